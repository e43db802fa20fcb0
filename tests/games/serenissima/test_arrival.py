"""What the preview of a voyage tells: all that is public of where it leads."""

from __future__ import annotations

from arsenale.engine import Effect
from arsenale.games import speech
from arsenale.games.serenissima.state import SerenissimaState

from .builders import GAME, board, dice, play, zone

NAMES = ("Anna", "Bruno", "Carla", "Dario")
HOMES = {"valencia": "0 3", "genova": "1 3", "venezia": "2 1", "constantinople": "3 1"}


def preview(state: SerenissimaState, *texts: str) -> list[Effect]:
    return GAME.preview(state, state.actors()[0], *[GAME.parse(text) for text in texts])


def said(state: SerenissimaState, *texts: str) -> list[str]:
    words = speech(GAME, "en", NAMES)
    return [words.effect(effect) for effect in preview(state, *texts)]


def keys(effects: list[Effect]) -> list[str]:
    return [effect.key for effect in effects]


def test_se_3_6_a_neutral_port_is_there_to_be_taken() -> None:
    """d5h: nothing was told of it; nor how far it is."""
    state = play(board(galleys={1: "0 valencia 4"}, ports=HOMES), "action")
    assert said(state, "sail barcelona") == [
        "Barcelona is neutral: whoever lands takes it (pays 0 at a payout)",
        "1 of 4 zones",
    ]


def test_se_3_7_a_hostile_port_tells_the_strength_on_arrival_and_who_waits_there() -> None:
    """d12h."""
    galleys = {5: "0 valencia 5", 8: "1 genova 1", 9: "2 genova 2"}
    state = board(galleys=galleys, ports={**HOMES, "genova": "1 2 fort", "tunis": "1 1"})
    play(state, "action")
    assert said(state, "sail barcelona", "sail genova") == [
        "fights there with 3 against galley 8 (1 sailor), the port (2 sailors, fort), galley 9 (2 sailors)",
        "2 of 5 zones",
    ]
    play(state, "sail barcelona")
    assert said(state, "sail genova")[-1] == "2 of 5 zones"
    weak = play(board(galleys={5: "0 valencia 2"}, ports={**HOMES, "tunis": "1 1"}), "action", "sail barcelona")
    assert "no strength is left there for an attack" in said(weak, "sail genova")


def test_se_3_8_a_last_port_is_told_as_such() -> None:
    state = play(board(galleys={5: "0 barcelona 3"}, ports=HOMES), "action")
    assert said(state, "sail genova")[0] == "the last port of Bruno: it cannot be attacked"


def test_se_2_1_before_the_turn_a_lit_zone_tells_that_nothing_is_loaded() -> None:
    """d5h, p1: the board offers it before "Action" is chosen."""
    state = board(galleys={1: "0 valencia 3"}, ports=HOMES)
    assert keys(preview(state, "action", "sail barcelona"))[-1] == "loads-nothing"
    assert "loads-nothing" not in keys(preview(state, "action", "load wood supply"))
    assert "loads-nothing" not in keys(preview(state, "action", "done"))
    full = board(galleys={1: "0 cagliari 4 stone"}, ports=HOMES)
    assert "loads-nothing" not in keys(preview(full, "action", "sail genova"))
    play(state, "action")
    assert "loads-nothing" not in keys(preview(state, "sail barcelona"))


def test_se_2_3_who_may_stop_it_makes_all_that_waits_there_uncertain() -> None:
    galleys = {1: "0 valencia 3 wine", 7: "1 barcelona 4", 8: "1 genova 1"}
    state = play(board(galleys=galleys, ports=HOMES), "action")
    told = preview(state, "sail barcelona")
    assert keys(told) == ["sells-for", "neutral-there", "foes-there", "zones", "may-stop"]
    assert [effect.sure for effect in told] == [False, False, False, True, False]


def test_se_2_3_where_somebody_may_stop_it_on_the_way_the_preview_is_still_of_the_goal() -> None:
    galleys = {1: "0 valencia 3 gold", **{number: f"1 {port} 5" for number, port in ((7, "algeria"), (8, "cagliari"))}}
    state = play(board(galleys=galleys, ports=HOMES), "action")
    told = preview(state, "sail algeria", "sail tunis")
    assert next(effect for effect in told if effect.key == "neutral-there").args["port"] == "tunis"
    assert keys(told)[-1] == "may-block"
    assert not next(effect for effect in told if effect.key == "sells-for").sure
    further = preview(state, "sail algeria", "sail tunis", "sail messina")
    assert next(effect for effect in further if effect.key == "neutral-there").args["port"] == "messina"
    assert next(effect for effect in further if effect.key == "zones").args == {"moved": 3, "zones": 3}


def test_se_2_2_in_an_own_port_and_at_sea_nothing_waits() -> None:
    state = play(board(galleys={1: "0 valencia 3"}, ports={**HOMES, "barcelona": "0 1"}), "action")
    assert keys(preview(state, "sail barcelona")) == ["zones"]
    state = play(board(galleys={1: "0 ragusa 3"}, ports=HOMES), "action")
    assert keys(preview(state, "sail ionian")) == ["zones"]


# What is built, and what "done" ends


def test_se_4_3_a_fort_and_a_basilica_tell_what_they_bring() -> None:
    """d22a."""
    ports = {**HOMES, "barcelona": "0 1 wood", "napoli": "0 1 gold"}
    state = play(board(galleys={1: "0 valencia 3"}, ports=ports), "invest")
    assert said(state, "fort barcelona") == ["2 dice fire at whoever attacks Barcelona, before the fight"]
    assert said(state, "basilica napoli") == ["Napoli pays you +5 at every payout"]


def test_se_1_done_tells_what_it_ends() -> None:
    """p7b."""
    state = board(galleys={1: "0 valencia 3", 4: "0 valencia 2"}, ports=HOMES)
    for first in ("action", "invest"):
        assert said(play(state.copy(), first), "done") == ["ends the turn of galley 1"]
    assert keys(preview(state, "action", "done")) == ["ends-turn"]
    play(state, "action", "done", "action")
    assert keys(preview(state, "done"))[0] == "ends-round"  # which says it of the turn


def test_se_3_4_to_leave_booty_tells_what_is_left() -> None:
    state = board(galleys={1: "0 tunis 3", 7: "1 tunis 1 wine gold"}, ports=HOMES)
    play(dice(state, "S-- -"), "action", "attack galley 7")
    assert said(state, "done") == ["left to the sea: wine, gold"]


def test_se_1_an_investment_names_what_can_be_bought() -> None:
    rich = board(galleys={1: "0 valencia 3"}, ports={**HOMES, "valencia": "0 3 stone"}, ducats=9)
    assert said(rich, "invest") == ["buy sailors, a galley, a fort; the galley stays where it is"]
    poor = board(galleys={1: "0 valencia 3", 4: "0 tunis 1"}, ports=HOMES, ducats=0)
    assert said(poor, "invest") == ["nothing can be bought now: the turn is over"]


def test_se_0_a_voyage_tells_the_same_whatever_others_hold() -> None:
    state = play(board(galleys={1: "0 valencia 3 wine", 7: "1 genova 2"}, ports=HOMES, money="hidden"), "action")
    twin = state.copy()
    twin.ducats = [twin.ducats[0], 90, 0, 3]
    rows = [one.actions for one in GAME.shortcuts(state, 0)]
    assert GAME.previews(state, 0, rows) == GAME.previews(twin, 0, rows)
    assert state.galley_zone[1] == zone("valencia")
