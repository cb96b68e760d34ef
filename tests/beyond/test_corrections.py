"""Files that put the catalogue right: what a wrong one is told, and what a good one changes."""

from __future__ import annotations

from pathlib import Path

import pytest

import perihelion
from perihelion import words
from perihelion.beyond.catalogue.finding import line_of
from perihelion.beyond.pieces.cards import CORRECTED
from perihelion.beyond.state import Beyond
from perihelion.tabletop.refusal import BadSetup

EXAMPLE = Path(__file__).parents[2] / "examples" / "beyond-corrections.toml"


def dealt(file: Path, text: str, **options: object) -> Beyond:
    """A game with this file of corrections."""
    file.write_text(text, "utf-8")
    g = perihelion.new_game("beyond", 2, 1, {"catalogue": str(file), **options})
    assert isinstance(g, Beyond)
    return g


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "corrections.toml"


def complaint(file: Path, text: str) -> dict[str, object]:
    """What is said of this file."""
    with pytest.raises(BadSetup) as refused:
        dealt(file, text)
    assert refused.value.code == "BAD_CATALOGUE"
    facts = dict(refused.value.facts)
    for lang in ("en", "ru"):  # in words, with line and field, in both languages
        said = words.refusal(lang, "beyond", "BAD_CATALOGUE", facts)
        assert f" {facts['line']} " in said or f" {facts['line']}," in said
        assert str(facts["field"]) in said
        assert "$" not in said
        assert "why" not in said
    return facts


# -- files that cannot be read -------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[system.sirius\nvp = 2\n", 1),
        ("[system.sirius]\nvp = 2\nstrength = \n", 3),
        ("[system.sirius]\n\n# better\nvp = two\n", 4),
        ("[system.sirius]\nvp = 2 vp = 3\n", 2),
        ("[system.sirius]\ncolonise_bonus = [{ do = 'jump', n = 3 }\n", 2),
        ("[system.sirius]\nvp = 2\n\n[system.sirius]\nvp = 3\n", 4),  # the same card twice
        ("[system.sirius]\nvp = 2\nvp = 3\n", 3),
    ],
)
def test_a_file_that_is_no_toml_is_refused_with_the_line(file: Path, text: str, line: int) -> None:
    said = complaint(file, text)

    assert (said["why"], said["line"]) == ("NOT_TOML", line)


@pytest.mark.parametrize("content", [None, b"\xff\xfe\x00[system]"])
def test_a_file_that_is_missing_or_no_text_is_refused(file: Path, content: bytes | None) -> None:
    if content is not None:
        file.write_bytes(content)

    with pytest.raises(BadSetup) as refused:
        perihelion.new_game("beyond", 2, 1, {"catalogue": str(file)})

    assert refused.value.code == "UNREADABLE_FILE"
    assert refused.value.facts == {"file": str(file)}
    assert str(file) in words.refusal("ru", "beyond", "UNREADABLE_FILE", refused.value.facts)


@pytest.mark.parametrize("value", [5, None, True, ["my.toml"]])
def test_the_option_names_a_file_or_says_what_such_a_file_says(value: object) -> None:
    with pytest.raises(BadSetup) as refused:
        perihelion.new_game("beyond", 2, 1, {"catalogue": value})

    assert refused.value.code == "BAD_SETUP_OPTION"


def test_a_mark_that_editors_put_at_the_beginning_does_no_harm(file: Path) -> None:
    g = dealt(file, "\ufeff[trade]\nore_to_population = 2\n")

    assert list(g.box.rates) == [2, 1, 1]


# -- files that say what cannot be ---------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "field", "why"),
    [
        # unknown tables, cards and fields
        ("[systems.sirius]\nvp = 2\n", 1, "systems", "UNKNOWN_FIELD"),
        ("[trade]\n\n[system.sirrius]\nvp = 2\n", 3, "system.sirrius", "UNKNOWN_FIELD"),
        ("[system.sirius]\nvp = 2\npoints = 3\n", 3, "system.sirius.points", "UNKNOWN_FIELD"),
        ("[slot.V-A]\nneed = 1\n", 1, "slot.V-A", "UNKNOWN_FIELD"),
        ("[board.5]\n", 1, "board.5", "UNKNOWN_FIELD"),
        ("[faction.romans.basic]\n", 1, "faction.romans", "UNKNOWN_FIELD"),
        (
            "[technology.hypercomputing]\nvp = { fixed = 3 }\n",
            2,
            "technology.hypercomputing.vp",
            "UNKNOWN_FIELD",
        ),
        # wrong types
        ("[system.sirius]\nvp = '2'\n", 2, "system.sirius.vp", "WANT_NUMBER"),
        ("[system.sirius]\nvp = 2.5\n", 2, "system.sirius.vp", "WANT_NUMBER"),
        ("[system.sirius]\nvp = true\n", 2, "system.sirius.vp", "WANT_NUMBER"),
        ("[system.sirius]\nvp = 1979-05-27\n", 2, "system.sirius.vp", "WANT_NUMBER"),
        ("[system.sirius]\nstrength = 0\n", 2, "system.sirius.strength", "WANT_NUMBER"),
        ("[system.sirius]\nname = 3\n", 2, "system.sirius.name", "WANT_TEXT"),
        ("[system.sirius]\nname = ' '\n", 2, "system.sirius.name", "WANT_TEXT"),
        ("[system.sirius]\nname = 'a|b'\n", 2, "system.sirius.name", "PLAIN_NAME"),
        ('[system.sirius]\nname_ru = "a\\nb"\n', 2, "system.sirius.name_ru", "PLAIN_NAME"),
        ("[system.sirius]\nstarting = 1\n", 2, "system.sirius.starting", "WANT_FLAG"),
        ("[system]\nsirius = 3\n", 2, "system.sirius", "WANT_TABLE"),
        ("[achievement.empire]\ncells = 5\n", 2, "achievement.empire.cells", "WANT_LIST"),
        ("[achievement.empire]\ncells = []\n", 2, "achievement.empire.cells", "WANT_COUNT"),
        ("[achievement.empire]\ncells = [5,\n 'x']\n", 3, "achievement.empire.cells.2",
         "WANT_NUMBER"),
        ("[event.ono]\narrow = 'blue'\n", 2, "event.ono.arrow", "WANT_WORD"),
        (
            "[achievement.empire]\ncondition = { count = 'techs_all' }\n",
            2,
            "achievement.empire.condition.at_least",
            "MISSING_FIELD",
        ),
    ],
)  # fmt: skip
def test_a_wrong_field_is_named_with_its_line(
    file: Path, text: str, line: int, field: str, why: str
) -> None:
    said = complaint(file, text)

    assert (said["line"], said["field"], said["why"]) == (line, field, why)


@pytest.mark.parametrize(
    ("steps", "field", "why"),
    [
        ("{ do = 'jmup', n = 1 }", "do", "WANT_WORD"),
        ("{ n = 1 }", "do", "MISSING_FIELD"),
        ("'jump'", "", "WANT_TABLE"),
        ("{ do = 'jump' }", "n", "MISSING_FIELD"),
        ("{ do = 'jump', n = 13 }", "n", "WANT_NUMBER"),
        ("{ do = 'jump', n = 1, level = 2 }", "level", "UNKNOWN_FIELD"),
        ("{ do = 'jump', m = 1 }", "m", "UNKNOWN_FIELD"),
        ("{ do = 'gain_ore', n = { count = 'planets' } }", "n.count", "WANT_WORD"),
        ("{ do = 'gain_ore', n = { each = 2 } }", "n.count", "MISSING_FIELD"),
        ("{ do = 'supply_to_ship', level = 5 }", "level", "WANT_NUMBER"),
        ("{ do = 'supply_to_ship', level = 1, at = 'moon' }", "at", "WANT_WORD"),
        ("{ do = 'pop_to_ship', level = 1, optional = 1 }", "optional", "WANT_FLAG"),
        ("{ do = 'pop_to_ship', level = 1, cost = { gold = 1 } }", "cost.gold", "UNKNOWN_FIELD"),
        ("{ do = 'automate', track = 'wood' }", "track", "WANT_WORD"),
        ("{ do = 'research' }", "level", "MISSING_FIELD"),
        ("{ do = 'research', level = 5 }", "level", "WANT_NUMBER"),
        ("{ do = 'research', level = { max = 4 } }", "level.expr", "MISSING_FIELD"),
        ("{ do = 'research', level = 1, levels = [1, 2] }", "level", "UNKNOWN_FIELD"),
        ("{ do = 'research', levels = [1, 7] }", "levels.2", "WANT_NUMBER"),
        ("{ do = 'colonize', discs = 2 }", "discs", "UNKNOWN_FIELD"),
        ("{ do = 'colonize', target = 'any' }", "target", "WANT_WORD"),
        ("{ do = 'copy_action', occupied_ok = false }", "occupied_ok", "WANT_WORD"),
        ("{ do = 'copy_action', scope = 'colonize' }", "scope", "WANT_WORD"),
        ("{ do = 'choose', options = [] }", "options", "WANT_COUNT"),
        ("{ do = 'choose', options = [{ cost = {} }] }", "options.1.steps", "MISSING_FIELD"),
        ("{ do = 'move_supply', from = 'left', to = 'A' }", "from", "WANT_WORD"),
        ("{ do = 'draw_systems', deck = 'A', draw = 3, keep = 2 }", "keep", "WANT_NUMBER"),
        ("{ do = 'donate_ship', optional = false }", "optional", "WANT_WORD"),
    ],
)
def test_a_wrong_effect_is_found_within_a_list(
    file: Path, steps: str, field: str, why: str
) -> None:
    text = f"""# a file
[technology.hypercomputing]
types = ["science"]
immediate = [
    {{ do = "gain_ore", n = 1 }},  # {{ not this one }}
    {steps},
]
"""
    said = complaint(file, text)

    path = "technology.hypercomputing.immediate.2" + (f".{field}" if field else "")
    assert (said["line"], said["field"], said["why"]) == (6, path, why)


@pytest.mark.parametrize(
    ("text", "line", "field", "why"),
    [
        (
            "[technology.terraforming]\nlevel = 2\n",
            2,
            "technology.terraforming.level",
            "LEVEL_IS_FIXED",
        ),
        ("[event.ore-boom]\nopens_guild = 'academy-guild'\n", 2, "event.ore-boom.opens_guild",
         "NO_GUILD_EVENT"),
        ("[event.ono]\nopens_guild = 'academy-guild'\n", 2, "event.ono.opens_guild",
         "ONE_EVENT_A_GUILD"),
        ("[system.sirius]\nvp = 2\ndeck = 'B'\n", 3, "system.sirius.deck", "TWELVE_IN_A_DECK"),
        ("[system.tau-ceti]\nstarting = true\n", 2, "system.tau-ceti.starting", "TWO_STARTING"),
        ("[slot.III-A]\nrequires = ['II-A']\nneed = 2\n", 3, "slot.III-A.need", "NOT_JOINED"),
        ("[slot.III-A]\nrequires = ['I-1']\n", 2, "slot.III-A.requires.1", "WANT_WORD"),
        ("[board.2]\nlines = [" + "'sol-A1'," * 8 + "]\n", 2, "board.2.lines", "NOT_CONNECTED"),
        ("[board.2]\nlines = [" + "'sol-X9'," * 8 + "]\n", 2, "board.2.lines.1", "WANT_LINE"),
        ("[mats]\ncolumn_capacity = { A = 9, B = 9, C = 9, D = 9 }\n", 2, "mats.column_capacity",
         "TWENTY_CUBES"),
        ("[faction.united-nations.basic]\nships = [1, 1]\n", 1,
         "faction.united-nations.basic.ships_from", "COLUMN_FOR_EACH_SHIP"),
        ("[faction.united-nations.basic]\npopulation_from = ['D', 'D', 'D', 'D', 'D']\n", 2,
         "faction.united-nations.basic.population_from", "NOT_SO_MANY_CUBES"),
        ("[faction.united-nations.advanced]\nabilities = [\n  { track = 'food', off = 2,"
         " trigger = 'passive', passive = 'jump_bonus', amount = 1, steps = [] },\n]\n", 3,
         "faction.united-nations.advanced.abilities.1.steps", "UNKNOWN_FIELD"),
        ("[event.ore-boom]\non_reveal = [{ who = 'discoverer', steps = [{ do = 'link_system',"
         " deck = 'A' }] }]\n", 2, "event.ore-boom.on_reveal", "ONLY_ONE_SUCH_EVENT"),
    ],
)  # fmt: skip
def test_what_cannot_be_as_a_whole_is_named_too(
    file: Path, text: str, line: int, field: str, why: str
) -> None:
    said = complaint(file, text)

    assert (said["line"], said["field"], said["why"]) == (line, field, why)


def test_corrections_without_a_file_are_refused_without_a_line() -> None:
    with pytest.raises(BadSetup) as refused:
        perihelion.new_game("beyond", 2, 1, {"catalogue": {"system": {"sirius": {"vp": "2"}}}})

    assert (refused.value.facts["line"], refused.value.facts["field"]) == (0, "system.sirius.vp")
    said = words.refusal("en", "beyond", refused.value.code, refused.value.facts)
    assert said == (
        "The corrections of the catalogue are wrong at “system.sirius.vp”: "
        "a whole number is wanted, from 0 to 20."
    )


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (["a"], 1),
        (["a", "b.c"], 3),
        (["a", "d", "e"], 4),
        (["a", "list", "2", "x"], 8),
        (["a", "list", "3", "y", "2"], 11),
        (["t", "1"], 13),
        (["t", "2", "z"], 16),
        (["nowhere"], 1),
    ],
)
def test_any_way_of_writing_is_found_again(path: list[str], line: int) -> None:
    text = """[a]   # comment = 1
'quoted' = "a = [1]"
"b.c" = 1
d.e = 2
text = \"\"\"
list = [ "no" ]\"\"\"
list = [ { x = '# no' },
  { x = 1, 'k' = [] }, # { y = 2 }
  { y = [
    1,
    2 ] },
]
[[t]]
z = 1
[[t]]
z = 2
"""
    assert line_of(text, path) == line


# -- files that put things right -----------------------------------------------


def test_numbers_names_and_effects_are_replaced(file: Path) -> None:
    g = dealt(
        file,
        """
        [system.sirius]
        name = "Canicula"
        name_ru = "Собачья звезда"
        strength = 2
        vp = 7
        specialisation = ["food", "ore"]
        control_bonus = []
        colonise_bonus = [{ do = "gain_ore", n = 5 }]

        [technology.galactic-hq]
        activated = false
        vp = { fixed = 9 }

        [event.dyson-sphere]
        action = false

        [guild.academy-guild]
        spaces = 2
        cost = { ore = 1, return_pop = 1 }

        [achievement.breadbasket]
        condition = { count = "food_discs_on_mat", at_most = 3 }
        cells = [6, 1]

        [points]
        level_2 = 4
        """,
    )
    box = g.box

    sirius = next(one for one in box.systems if one.slug == "sirius")
    assert (sirius.strength, sirius.vp, sirius.kinds, sirius.known) == (2, 7, 3, CORRECTED)
    assert sirius.control.effects == []
    assert [one["message"] for one in sirius.colonise.told()] == ["gain-ore"]
    assert box.title("sirius") == "sirius|en:Canicula|ru:Собачья звезда"
    hq = next(one for one in box.techs if one.slug == "galactic-hq")
    assert (hq.activated, hq.points.fixed) == (None, 9)
    assert next(one for one in box.events if one.slug == "dyson-sphere").actions == []
    academy = next(one for one in box.guilds if one.slug == "academy-guild").action
    assert (academy.spaces, academy.cost.ore, academy.cost.population) == (2, 1, 1)
    bread = next(one for one in box.achievements if one.slug == "breadbasket")
    assert (bread.least, bread.most, list(bread.cells)) == (0, 3, [6, 1])
    assert list(box.level_vp) == [0, 1, 4, 3, 0]
    untouched = next(one for one in box.systems if one.slug == "wolf-359")
    assert untouched.known != CORRECTED


def test_a_corrected_mat_is_what_the_game_begins_with(file: Path) -> None:
    g = dealt(
        file,
        """
        [mats]
        column_capacity = { A = 6, B = 5, C = 5, D = 4 }
        [faction.united-nations.basic]
        population_from = ["A", "B", "C"]
        ore = 4
        ships = [2, 3]
        ships_from = ["D", "D"]
        """,
        factions=["united-nations", "nishida-ostergaard"],
    )

    seat = g.seats[0]
    assert (seat.population, seat.ore, list(seat.supply)) == (3, 4, [5, 4, 4, 2])
    assert (seat.ships[1], seat.ships[2]) == (1, 1)  # of levels 2 and 3, in Sol


def test_a_corrected_effect_is_carried_out(file: Path) -> None:
    g = dealt(file, "[basic.recruit]\nsteps = [{ do = 'gain_ore', n = 3 }]\n")
    seat = g.next_seat()
    before = g.seats[seat].ore

    g.answer(seat, "basic-space:recruit")

    assert g.seats[seat].ore == before + 3


def test_the_shipped_example_is_played_to_its_end_and_again_without_the_file() -> None:
    g = perihelion.new_game("beyond", 3, 8, {"catalogue": str(EXAMPLE)}, log=True)
    assert isinstance(g, Beyond)
    assert g.box.title("hypercomputing") == "hypercomputing|en:Hypercomputing|ru:Гипервычисления"

    perihelion.play_out(g, perihelion.dice(8))

    assert g.over
    again = perihelion.replay(g.record())
    assert again.pack() == g.pack()
    assert again.scores() == g.scores()
