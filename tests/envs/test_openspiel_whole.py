"""OpenSpiel's own simulation, to the end of a game of each kind."""

from __future__ import annotations

import pytest

from envs.tables import NAMES, TABLES, Table

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is missing")


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_the_random_simulation_passes_to_the_end_of_the_game(table: Table) -> None:
    import perihelion.envs.openspiel  # noqa: F401

    game, players, options = table
    told = {name: "+".join(words) for name, words in options.items()}
    loaded = pyspiel.load_game(f"perihelion_{game}", {**told, "players": players, "outcomes": 16})

    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)
