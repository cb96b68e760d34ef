"""Games played by chance, with everything in them said in both languages."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

import perihelion
from perihelion import words
from perihelion.tabletop.question import Question
from perihelion.tabletop.refusal import BadSetup, IllegalAnswer
from perihelion.tabletop.table import Table
from shipped import SHIPPED


def playable(name: str, options: Mapping[str, object], players: int) -> bool:
    """Whether so many can play this variant."""
    try:
        perihelion.new_game(name, players, 1, options)
    except BadSetup:
        return False
    return True


GAMES = [
    (name, options, players)
    for name, game in perihelion.GAMES.items()
    for options in game.variants()
    for players in game.players()
    if playable(name, options, players)
]

SEEDS = {"race": 8, "roll": 4, "tiny": 2, "beyond": 4}
"""So many games are played aloud where games by chance are long; else twenty."""

ANSWERS = [*range(980), *range(1000, 5300, 7)]


class Ear:
    """Hears every different thing once, in both languages, and objects to what is no sentence."""

    def __init__(self) -> None:
        self.heard: set[str] = set()

    def hear(self, what: str, said: list[str]) -> None:
        for sentence in said:
            assert sentence, what
            assert "{" not in sentence, sentence
            assert not [game for game in perihelion.GAMES if f"{game}-" in sentence], sentence
            assert "  " not in sentence, sentence

    def new(self, what: str, facts: Mapping[str, object]) -> bool:
        both = f"{what} {sorted(facts.items(), key=str)}"
        fresh = both not in self.heard
        self.heard.add(both)
        return fresh

    def question(self, asked: Question) -> None:
        if self.new(asked.kind, asked.facts):
            self.hear(asked.kind, [asked.words(lang) for lang in words.LANGUAGES])
        for o in [*asked.options, *asked.given, *[barred.option for barred in asked.refused]]:
            if self.new("option", o.structure):
                self.hear(str(o.structure), [o.words(lang) for lang in words.LANGUAGES])
        for b in asked.refused:
            if self.new(b.refusal.code, b.refusal.facts):
                self.hear(b.refusal.code, [b.words(lang) for lang in words.LANGUAGES])

    def refusal(self, game: str, refused: IllegalAnswer) -> None:
        if self.new(refused.code, refused.facts):
            code, facts = refused.code, refused.facts
            self.hear(code, [words.refusal(lang, game, code, facts) for lang in words.LANGUAGES])

    def events(self, table: Table, players: int) -> None:
        for who in [None, *range(players)]:
            for e in table.events(who):
                if self.new(f"{e.kind} {e.seat}", e.facts):
                    told = (table.game(), e.kind, int(e.seat), e.facts, ["Ada", "Bob"])
                    self.hear(e.kind, [words.event(lang, *told) for lang in words.LANGUAGES])


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options", "players"), GAMES)
def test_everything_in_a_game_can_be_said(
    name: str, options: dict[str, object], players: int
) -> None:
    ear = Ear()

    for seed in range(SEEDS.get(name, 20)):
        play_aloud(ear, name, {**options, "automatic": seed % 4 != 1}, players, seed)

    assert len(ear.heard) > (1000 if players > 1 and name in SHIPPED else 100)


def play_aloud(ear: Ear, name: str, options: dict[str, object], players: int, seed: int) -> None:
    """Play a game to its end; now and then try something that is not allowed."""
    luck = random.Random(seed)
    table = perihelion.new_game(name, players, seed, options, log=True)
    while not table.over:
        seat = luck.choice(table.waiting())
        asked = table.question(seat)
        assert asked is not None
        ear.question(asked)
        if luck.random() < 0.3:
            try_anything(ear, table, luck, players)
        table.answer(seat, luck.choice(table.options(seat)))
    ear.events(table, players)
    try_anything(ear, table, luck, players)


def try_anything(ear: Ear, table: Table, luck: random.Random, players: int) -> None:
    """Give an answer, or several together, that make no sense; on a copy, in case they do."""
    twin = table.copy()
    seat = luck.randrange(players)
    answers = [luck.choice(ANSWERS) for _ in range(luck.randrange(1, 3))]
    try:
        if luck.random() < 0.5:
            twin.answer(seat, answers[0])
        else:
            twin.answer_all(seat, answers + twin.options(seat)[:1])
    except IllegalAnswer as refused:
        ear.refusal(table.game(), refused)
