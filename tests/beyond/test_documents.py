"""What the documents say of the catalogue is true."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

import perihelion
from perihelion import words
from perihelion.beyond.box import Box
from perihelion.beyond.catalogue.contents import contents
from perihelion.beyond.catalogue.reading import FIELDS
from perihelion.beyond.ids import POWER_WORDS
from perihelion.beyond.pieces.cards import CORRECTED
from perihelion.beyond.pieces.counting import COUNT_WORDS
from perihelion.beyond.state import Beyond
from perihelion.tabletop.refusal import BadSetup

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "howto" / "correct-the-cards.md"
EXAMPLE = ROOT / "examples" / "beyond-corrections.toml"


def test_the_page_of_the_cards_is_that_of_the_catalogue() -> None:
    page = runpy.run_path(str(ROOT / "tools" / "beyond_cards.py"))["page"]

    written = (ROOT / "docs" / "reference" / "cards-beyond.md").read_text("utf-8")

    assert written == page(Box(contents({}))), "run tools/beyond_cards.py"


def test_the_example_of_a_file_of_corrections_can_be_played() -> None:
    g = perihelion.new_game("beyond", 2, 1, {"catalogue": str(EXAMPLE)})
    assert isinstance(g, Beyond)

    corrected = [tech.slug for tech in g.box.techs if tech.known == CORRECTED]

    assert corrected == ["hypercomputing", "galactic-empire"]
    assert {one.slug: int(one.vp) for one in g.box.systems}["sirius"] == 2


def test_the_guide_shows_the_refusal_of_a_broken_file_as_it_is(tmp_path: Path) -> None:
    text = EXAMPLE.read_text("utf-8").replace("\nvp = 2\n", "\nvp = 22\n")
    (tmp_path / "broken.toml").write_text(text, "utf-8")

    with pytest.raises(BadSetup) as caught:
        perihelion.new_game("beyond", 2, 1, {"catalogue": str(tmp_path / "broken.toml")})

    said = words.refusal("en", "beyond", caught.value.code, caught.value.facts)
    assert said in GUIDE.read_text("utf-8")


def test_the_guide_names_every_effect_count_and_ability() -> None:
    guide = GUIDE.read_text("utf-8")
    levels = {f"techs_level_{level}" for level in (2, 3)}  # "techs_level_1 to techs_level_4"

    missing = [
        word
        for word in [*FIELDS, *COUNT_WORDS, *POWER_WORDS[:-1]]
        if f"`{word}`" not in guide and word not in levels
    ]

    assert missing == []
