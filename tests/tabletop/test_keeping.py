"""While positions are kept, nobody looks for circles in them."""

from __future__ import annotations

import gc

import pytest

from perihelion import Keeping


def test_the_collector_rests_and_goes_on_afterwards() -> None:
    assert gc.isenabled()

    with Keeping():
        assert not gc.isenabled()

    assert gc.isenabled()


def test_it_can_be_entered_again_within_itself() -> None:
    keeping = Keeping()

    with keeping:
        with keeping, Keeping():
            assert not gc.isenabled()
        assert not gc.isenabled()

    assert gc.isenabled()


def test_an_error_does_not_leave_it_resting() -> None:
    with pytest.raises(ZeroDivisionError), Keeping():
        assert 1 // 0

    assert gc.isenabled()


def test_whoever_had_turned_it_off_finds_it_off() -> None:
    gc.disable()
    try:
        with Keeping():
            pass
        assert not gc.isenabled()
    finally:
        gc.enable()
