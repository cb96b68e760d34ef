"""What is declared of a game's fields is what its pieces have, what copies copy and what a program
that learns is shown.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given

import perihelion
from laws.examples import lengths, seeds, set_ups
from laws.witness import Witness, wander
from perihelion.tabletop.fields import Field
from perihelion.tabletop.layout import Layout, Part, Parts

SOURCE = Path(perihelion.__file__).parent
PLUGIN = Path(__file__).parents[1] / "plugin"
HEAD = ["dice", "order", "automatic", "setup", "box"]
"""What the constructor of a table takes before its fields: the kernel's, set-up and box."""


def pieces_of(layout: Layout, piece: Any) -> list[tuple[Layout, Any]]:
    """A piece and all those in it, each with its layout."""
    out = [(layout, piece)]
    for field in layout.fields:
        if isinstance(field, Part):
            out += pieces_of(field.layout, field.piece(piece))
        elif isinstance(field, Parts):
            for one in field.pieces(piece):
                out += pieces_of(field.layout, one)
    return out


def parameters(module: str, name: str) -> list[str]:
    """What the constructor of a class takes, read from its source: compiled classes do not tell."""
    inside, _, outside = module.partition(".")
    folder = SOURCE if inside == "perihelion" else PLUGIN / inside
    source = (folder / f"{outside.replace('.', '/')}.py").read_text()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef) and node.name == name:
            for method in node.body:
                if isinstance(method, ast.FunctionDef) and method.name == "__init__":
                    return [a.arg for a in method.args.args[1 : len(method.args.args)]]
    raise AssertionError(f"{name} has no constructor")


@given(set_ups, seeds, seeds, lengths)
def test_every_field_of_every_piece_is_declared_in_its_order(
    witness: Witness, set_up: int, seed: int, luck: int, stop: int
) -> None:
    g = wander(witness, set_up, seed, luck, stop)

    for layout, piece in pieces_of(g.layout(), g):
        kind = type(piece)
        taken = parameters(kind.__module__, kind.__name__)
        declared = [*HEAD, *layout.attributes] if piece is g else layout.attributes
        links = ["below"] if kind.__name__ == "Chain" else []  # how chains lie on each other
        assert taken == [*declared, *links]


def copied_apart(field: Field, here: Any, there: Any) -> bool:
    if isinstance(field, Part | Parts):
        return True  # its own fields are looked at
    for name in field.attributes:
        one, other = getattr(here, name), getattr(there, name)
        if one != other or (isinstance(one, list) and (one is other) and not field.shared):
            return False
        if isinstance(one, list) and not field.shared:
            if any(isinstance(a, list) and a is b for a, b in zip(one, other, strict=True)):
                return False
    return True


@given(set_ups, seeds, seeds, lengths)
def test_a_copy_has_every_declared_field_apart(
    witness: Witness, set_up: int, seed: int, luck: int, stop: int
) -> None:
    g = wander(witness, set_up, seed, luck, stop)
    twin = g.copy()

    here, there = pieces_of(g.layout(), g), pieces_of(twin.layout(), twin)
    assert len(here) == len(there)
    for (layout, mine), (_, other) in zip(here, there, strict=True):
        unchanged = mine is other  # as what the expansions would lay on the table of a base game
        assert not unchanged or not cast(Any, g).setup.expansions
        if unchanged:
            continue
        for field in layout.fields:
            assert copied_apart(field, mine, other), (type(mine), field.word)


@given(set_ups, seeds, seeds, lengths)
def test_the_piles_that_a_game_names_itself_are_those_of_its_fields(
    witness: Witness, set_up: int, seed: int, luck: int, stop: int
) -> None:
    g = wander(witness, set_up, seed, luck, stop)
    table = g.layout()

    assert table.seated(g) is table.seats.pieces(g)
    assert table.names(g) is cast(Any, g).box.names
    for layout, piece in [(table, g), *((table.seats.layout, seat) for seat in table.seated(g))]:
        named, declared = layout.piles(piece), Layout.piles(layout, piece)
        assert named == declared
        for spot, one, other in zip(layout.spots, named, declared, strict=True):
            assert (one is other) != spot.field.apart, spot.field.word


@pytest.mark.parametrize("game", ["tiny"])
def test_a_field_that_is_not_copied_is_noticed(game: str) -> None:
    g = perihelion.new_game(game, 2, seed=1)
    seat_layout = g.layout().seats.layout
    seat = g.layout().seats.pieces(g)[0]

    lists = [f for f in seat_layout.fields if isinstance(getattr(seat, f.attributes[0]), list)]
    assert lists
    assert not any(copied_apart(field, seat, seat) for field in lists)
