"""The worked examples of the printed rules."""

from __future__ import annotations

from .builders import (
    active,
    asked,
    board,
    dice,
    events_of,
    finish_round,
    goods_of,
    legal,
    play,
    refused,
    stored_in,
    zone,
)


def test_example_of_valencia() -> None:
    """Blue's galley 4: crew, wood, the way to Tripoli, the blockade in Algeria, the blocked sale, the fight."""
    blue, red = 0, 1
    state = board(
        galleys={4: "0 valencia 1", 6: "0 valencia 3", 7: "1 algeria 2 marble", 8: "1 algeria 2"},
        ports={"valencia": "0 1", "genova": "1 3", "venezia": "2 3", "alexandria": "3 3"},
    )
    assert (active(state), asked(state)) == (4, ("choose-turn", blue))
    # Two sailors come over from galley 6; the one in València must stay.
    play(state, "action")
    assert refused(state, "load sailor port") == ("SE-2.1", "port-needs-sailor")
    # Blue could also have given their only sailor away, to the port or to galley 6; galley 4 would have sunk.
    assert {"put sailor port", "put sailor 6"} <= set(legal(state))
    play(state, "load sailor 6", "load sailor 6")
    assert (state.galley_sailors[4], state.galley_sailors[6]) == (3, 1)
    # Two wood for one ducat: the first is free in the own port.
    play(state, "load wood supply", "load wood supply")
    assert (state.ducats[blue], goods_of(state, 4)) == (4, ["wood", "wood"])
    # Three sailors, up to three zones: Tripoli is within reach.
    play(state, "sail algeria")
    assert state.pending[-1].question(state)["left"] == 2
    play(state, "sail tunis")
    # Red has four sailors in two galleys, more than three, and blocks.
    assert asked(state) == ("block-move", red)
    play(state, "block")
    assert state.galley_zone[4] == zone("algeria")
    # One wood would bring three ducats in Algeria; red blocks that too.
    play(state, "sell wood")
    assert asked(state) == ("block-sale", red)
    play(state, "block")
    assert (state.ducats[blue], stored_in(state, "algeria")) == (4, [])
    # The fight against galley 7: two dice against two, one skull each.
    assert {"attack galley 7", "attack galley 8", "done"} <= set(legal(state))
    dice(state, "S- S-  S- S")
    first = events_of(state, "attack galley 7")[-1].args
    assert (first["value"], first["defence"], first["kills"], first["losses"]) == (2, 2, 1, 1)
    # Blue goes on: still two against one now, and again a skull each. Galley 7 sinks.
    second = next(event.args for event in events_of(state, "roll on") if event.key == "fought-galley")
    assert (second["value"], second["defence"]) == (2, 1)
    assert (state.galley_sailors[4], state.galley_owner[7]) == (1, -1)
    # The marble is taken aboard; blue could go on with a value of one, and ends the turn.
    play(state, "take marble")
    assert goods_of(state, 4) == ["wood", "wood", "marble"]
    assert state.pending[-1].question(state)["value"] == 1
    assert "attack galley 8" in legal(state)
    play(state, "done")
    assert active(state) == 6


def test_example_of_the_price_in_algeria() -> None:
    """Without the blockade the wood would have brought three ducats."""
    state = board(galleys={4: "0 algeria 3 wood"}, ports={"valencia": "0 1"})
    play(state, "action", "sell wood")
    assert state.ducats[0] == 8


def test_example_of_napoli_taken_beside_a_black_galley() -> None:
    """Orange's galley 8 lands though black lies there with as many sailors, not more."""
    orange, black = 2, 3
    state = board(
        galleys={8: f"{orange} genova 3 wood", 9: f"{black} napoli 3"},
        ports={"valencia": "0 3", "genova": "1 3", "venezia": "2 3", "constantinople": "3 3"},
    )
    play(state, "action", "sail napoli")
    assert "sell wood" in legal(state)
    play(state, "land 1")
    assert (state.port_owner[zone("napoli")], state.port_sailors[zone("napoli")]) == (orange, 1)
    assert (active(state), state.galley_sailors[8]) == (9, 2)


def test_example_of_the_seven_ducat_investment() -> None:
    """Black buys five sailors and a basilica for Antakya, which makes gold and stores marble."""
    black = 0
    state = board(
        galleys={9: "0 ionian 2", 12: "0 constantinople 2", 14: "1 genova 3"},
        ports={"constantinople": "0 2", "antakya": "0 2 marble", "genova": "1 3"},
        ducats=7,
    )
    play(state, "invest", "hire sailor constantinople", "hire sailor antakya")
    assert refused(state, "hire sailor antakya") == ("SE-2.1", "port-full-of-sailors")
    play(state, *["hire sailor galley 12"] * 3, "basilica antakya")
    assert (state.ducats[black], state.has_basilica[zone("antakya")]) == (0, True)
    assert active(state) == 12  # no ducats left: the investment is over


def test_example_of_the_payout_of_valencia() -> None:
    """Two hourglasses pass the payout space: four goods bring 15, the basilica 5."""
    state = board(
        galleys={1: "0 valencia 3", 2: "0 valencia 3"},
        ports={"valencia": "0 3 stone marble wine gold basilica"},
        ducats=[5, 0, 0, 0],
    )
    state.track = 5
    finish_round(state, "2 hourglasses")
    assert state.ducats[0] == 5 + 20
