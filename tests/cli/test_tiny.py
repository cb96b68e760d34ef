"""The board of Tiny Epic Galaxies."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from rich.console import Console, RenderableType

import perihelion
from cli.partner import Partner, play
from cli.terminal import Terminal
from cli.typed import run
from perihelion import words
from perihelion.cli.boards.tiny.board import TinyBoard
from perihelion.cli.boards.tiny.explain import listed
from perihelion.cli.layout import FORMS, FULL, SHORTEST, Picture
from perihelion.tabletop.table import Table
from perihelion.tiny.box import box_of
from perihelion.tiny.catalogue.planets import PLANETS
from perihelion.tiny.setup import read_setup
from perihelion.words.voice import Voice
from rulebook.tiny.scene import Scene

FACES = "dice energy energy move move"


@pytest.fixture(autouse=True)
def _strict_words() -> Iterator[None]:
    words.be_strict()
    yield
    words.be_strict(False)


def text(*parts: RenderableType, width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width, emoji=False)
    for part in parts:
        console.print(part, markup=False)
    out = console.file
    assert isinstance(out, io.StringIO)
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())


def board(table: Table, lang: str = "en", me: int | None = 0) -> TinyBoard:
    voice = Voice(lang, "tiny")
    return TinyBoard(voice, voice.names(len(table.order)), me)


def asked(table: Table, form: int = FULL, width: int = 100, lang: str = "en") -> str:
    """The table, and the choices of the player who is asked."""
    seat = int(table.next_seat())
    view = table.seen_by(seat)
    question = view.question(seat)
    assert question is not None
    drawn = board(table, lang, seat)
    offered = drawn.offers(view, question)
    picture: Picture = drawn.table(view, form, width)
    picture += drawn.choices(view, question, offered, form, width)
    return text(*picture, width=width)


# -- the table ---------------------------------------------------------------


@pytest.mark.parametrize("form", FORMS)
def test_a_track_shows_every_ship_and_the_points_at_its_end(form: int) -> None:
    scene = Scene(f"2p; A1 orb helios 1; B1 orb helios 2; B2 surf helios; {FACES}")

    shown = asked(scene.g, form)

    assert "·─T1─V1─★2 [V2]" in shown


def test_whoever_has_the_turn_is_marked_and_the_figures_of_all_are_there() -> None:
    scene = Scene(f"2p; A L3 e5 c2; B e1 c7; {FACES}")

    lines = asked(scene.g).splitlines()

    terra = next(line for line in lines if "Terra (you)" in line)
    vega = next(line for line in lines if line.startswith("  Vega"))
    figures = ["2", "5/7", "2/7", "3", "5", "4"]
    assert terra.split() == ["▶", "Terra", "(you)", *figures, "T1", "T2", "T3"]
    assert vega.split()[:4] == ["Vega", "0", "1/7", "7/7"]


def test_the_mission_is_shown_to_its_owner_alone() -> None:
    table = perihelion.new_game("tiny", 2, seed=4)
    while table.asking(table.next_seat()).kind() != "turn":
        seat = int(table.next_seat())
        table.answer(seat, table.options(seat)[0])

    mine = text(*board(table).table(table.seen_by(0), FULL, 100))
    theirs = text(*board(table, me=1).table(table.seen_by(0), FULL, 100))
    nobodys = text(*board(table, me=None).table(table.seen_by(None), FULL, 100))

    assert "mission " in mine
    assert "mission " not in theirs
    assert "mission " not in nobodys


def test_the_last_turns_are_announced_with_those_who_still_play() -> None:
    scene = Scene(f"3p; A owns terra-bettia nibiru shouhua; {FACES}", ended_by=0)

    shown = asked(scene.g)

    assert "Terra has reached 21 VP: the last turns. Still to play: Terra, Vega, Lyra." in shown


def test_the_rogue_shows_its_attack_and_how_far_the_skull_is() -> None:
    table = perihelion.new_game("tiny", 1, seed=4, options={"rogue": "hades"})

    shown = text(*board(table).table(table.seen_by(0), FULL, 100))

    assert "Hades" in shown
    assert "Attack 1: The rogue receives 1 energy. The rogue receives 1 culture." in shown
    assert "Attack 2: The rogue takes 2 energy from you." in shown
    assert "5 levels to the skull." in shown
    assert "0/5" in shown


# -- answers -----------------------------------------------------------------


def test_dice_are_named_by_their_own_numbers_and_equal_ones_stand_together() -> None:
    scene = Scene("2p; B c1; dice energy diplomacy energy culture; used move")

    lines = [line.strip() for line in asked(scene.g).splitlines()]

    assert "2 4  Acquire energy  +2 energy: 2→4 · Vega can follow" in lines
    assert "5  Acquire culture  nothing now" in lines
    assert "·3  Advance diplomacy: no ship on such a track" in lines
    assert "6 Roll dice again, free │ 7 Use the converter │ 8 End the turn" in lines


def test_a_used_die_is_refused_with_its_reason() -> None:
    typed = "1\n1\n" + "1\n" * 6

    result = run("play", "tiny", "--seed", "5", "--players", "2", typed=typed)

    assert "This die is used up for this turn." in result.output


def test_a_journey_has_a_number_for_landing_and_one_for_the_orbit() -> None:
    scene = Scene("2p; A1 orb jakks 1; dice move energy energy energy")
    scene.say("d1")

    whole, short = asked(scene.g), asked(scene.g, SHORTEST)

    assert whole.count("Jakks") == 2  # in the row of planets, and in the table of journeys
    assert short.count("Jakks") == 1
    assert any(line.split()[:5] == ["Jakks", "·", "·", "1", "·"] for line in whole.splitlines())
    assert any(line.split() == ["home", "14", "·"] for line in whole.splitlines())


def test_why_landing_would_bring_nothing_stands_beside_the_journey() -> None:
    scene = Scene("2p; dice move energy energy energy")
    scene.say("d1")

    shown = asked(scene.g)

    jorg = [line for line in shown.splitlines() if line.startswith("Jorg")]
    assert jorg[-1].endswith("landing: not enough culture")


def test_a_colonisation_is_announced_before_it_happens() -> None:
    scene = Scene("2p; A1 orb helios 2; dice diplomacy energy energy energy")

    assert "T1 colonises Helios ★2" in asked(scene.g)


def test_following_says_what_it_costs_and_brings() -> None:
    scene = Scene(f"2p; B e3 c2; {FACES}")
    scene.say("d1")

    shown = asked(scene.g)

    assert "Follow  culture 2→1 · +2 energy: 3→5" in shown
    assert "n  Do not follow, and do not ask again this turn" in shown


def test_what_a_follow_costs_is_seen_to_before_what_is_chosen() -> None:
    scene = Scene("2p; A e2; B e2 c4; dice colony energy energy energy")
    scene.act("d1", "with-energy")
    scene.say("follow")

    shown = asked(scene.g)

    assert "With this choice the follow is paid for: culture 4→3." in shown
    assert "Raise the empire to level 2 for 2 culture  culture 3→1, +1 VP" in shown


@pytest.mark.parametrize("letter", ["n", "т"])
def test_whoever_follows_nothing_more_in_a_turn_is_not_asked_again_in_it(letter: str) -> None:
    scene = Scene(f"2p; B e0 c5; {FACES}")
    scene.say("d1")
    drawn = board(scene.g, me=1)
    view = scene.g.seen_by(1)
    question = view.question(1)
    assert question is not None

    answers = drawn.meant(letter, view, question)
    scene.say("pass")
    scene.say("d2")
    again = scene.g.seen_by(1)
    second = again.question(1)
    assert second is not None
    standing = drawn.standing(again, second)
    drawn.forget()

    assert answers == [scene.g.answer_named("pass")]
    assert standing == scene.g.answer_named("pass")
    assert drawn.standing(again, second) is None
    assert drawn.meant("x", view, question) is None


def test_what_the_rogue_is_about_to_do_is_told_exactly() -> None:
    partner = Partner("tiny", 1, 11, {"rogue": "hades"})
    notes: list[str] = []

    while not partner.table.over:
        if partner.table.asking(0).kind() == "rogue-reroll":
            shown = asked(partner.table).splitlines()
            notes += [line.strip() for line in shown if "Let it happen" in line]
        partner.line()

    assert "2  Let it happen  a ship enters the orbit of Gyore" in notes
    assert "2  Let it happen  The rogue takes 2 culture from you." in notes
    assert "2  Let it happen  +4 energy: 0→4" in notes


# -- explanations ------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "name", "said"),
    [
        ("en", "helios", "Replace a planet in the row that has no ships."),
        ("ru", "гелиос", "Действие: издания расходятся."),
        ("en", "hoarder", "Have at least 3 energy and 3 culture: 2 VP."),
        ("ru", "аид", "Враждебная галактика отбирает у вас 2 энергии."),
        ("en", "colony", "Raise your empire by one level"),
        ("ru", "преобразователь", "положите в преобразователь два неиспользованных кубика"),
        ("en", "e", "things. Type more of the name."),
        ("en", "tatooine", "Nothing here is called “tatooine”."),
    ],
)
def test_planets_missions_rogues_and_faces_are_explained_by_name(
    lang: str, name: str, said: str
) -> None:
    scene = Scene(f"2p; {FACES}")
    view = scene.g.seen_by(0)
    question = view.question(0)
    assert question is not None

    drawn = board(scene.g, lang)
    explained = drawn.explain_named(view, question, drawn.offers(view, question), name)

    assert said in text(*explained)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_piece_is_listed_with_how_sure_it_is(lang: str) -> None:
    voice = Voice(lang, "tiny")
    box = box_of(read_setup(2, {}))

    shown = text(*listed(voice, box), width=140)

    for planet in PLANETS:
        assert voice.card(planet.slug) in shown
    assert shown.count(voice.say("attested-one-source")) == 11
    assert shown.count(voice.say("attested-printings-differ")) == 4
    assert shown.count(voice.say("attested-guess")) == 3


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_whatever_is_listed_can_be_explained(lang: str) -> None:
    box = box_of(read_setup(2, {}))
    names = [planet.name for planet in box.planets]
    names += [mission.name for mission in box.missions]
    names += [mat.name for mat in box.rogues]

    for name in names:
        found = TinyBoard.catalogue(Voice(lang, "tiny"), name, {})
        assert len(found) == 1


def test_the_list_of_pieces_can_be_had_for_any_game_that_has_one() -> None:
    tiny = run("cards", "--game", "tiny", "gamelyn")
    race = run("cards", "old earth")
    unknown = run("cards", "--game", "chess")

    assert "rogue galaxy, epic" in tiny.output
    assert "Old Earth" in race.output
    assert unknown.exit_code == 2


# -- the end -----------------------------------------------------------------


def test_the_points_are_told_by_source() -> None:
    partner = Partner("tiny", 2, 8)
    table = partner.table
    while partner.line() is not None:
        pass
    view = table.seen_by(0)

    shown = text(board(table).scores(view))

    totals = next(line.split()[1:] for line in shown.splitlines() if line.startswith("total"))
    assert totals == [str(points) for points in table.scores()]
    assert shown.count("mission ") == 2
    assert "★" in shown


@pytest.mark.parametrize(
    ("lang", "verdict"),
    [
        ("en", "The rogue wins: the empire of Hades has reached the skull."),
        ("ru", "Побеждает враждебная галактика Аид: её империя дошла до черепа."),
    ],
)
def test_a_lost_solo_game_is_the_victory_of_the_rogue(lang: str, verdict: str) -> None:
    partner = Partner("tiny", 1, 11, {"rogue": "hades"})
    while partner.line() is not None:
        pass

    shown = board(partner.table, lang).verdict(partner.table.seen_by(0))

    assert shown.startswith(verdict)


# -- whole games -------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "columns", "lines", "players", "rogue"),
    [
        ("en", 80, 24, 3, ""),
        ("ru", 120, 40, 2, ""),
        ("en", 120, 40, 1, "artemis"),
        ("ru", 80, 24, 1, "hades"),
    ],
)
def test_a_bot_can_play_through_the_terminal(
    lang: str, columns: int, lines: int, players: int, rogue: str
) -> None:
    order = ["play", "tiny", "--players", str(players), "--seed", "7", "--lang", lang]
    order += ["--solo", rogue] if rogue else []
    partner = Partner("tiny", players, 7, {"rogue": rogue} if rogue else {}, lang)

    with Terminal(*order, columns=columns, lines=lines) as terminal:
        screens = play(terminal, partner)
        code = terminal.close()

    assert code == 0
    assert len(screens) > 20
    assert max(len(line) for screen in screens for line in screen.split("\n")) <= columns
    assert "cli-" not in terminal.text
    assert "tiny-" not in terminal.text
    assert partner.board.verdict(partner.table.seen_by(0)).split(" ")[0] in screens[-1]
