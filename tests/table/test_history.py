"""The actions that count, by turns."""

from __future__ import annotations

from tests.games.serenissima.builders import GAME, asked, board, dice

from arsenale.table.history import History


def test_the_booty_of_a_galley_that_sank_belongs_to_the_turn_of_the_attacker() -> None:
    state = board(galleys={1: "0 tunis 1 wood", 2: "1 tunis 3", 3: "0 genova 2"}, ports={"genova": "0 3"}, players=3)
    history = History(GAME, players=3, seed="1", options=GAME.complete({}), rules=GAME.rules)
    history.state = dice(state, "- SSS")
    for text in ("action", "attack galley 2"):
        history.add(0, GAME.parse(text), history.position + 1)
    assert asked(history.state) == ("booty", 1)
    assert state.galley_owner[1] < 0
    history.add(1, GAME.parse("take wood"), history.position + 1)
    assert [played.asked.owner for played in history.played] == [0, 0, 0]
    assert len({played.turn for played in history.played}) == 1
    history.add(1, GAME.parse("action"), history.position + 1)
    assert (history.played[-1].asked.owner, history.played[-1].turn) == (1, history.played[0].turn + 1)
