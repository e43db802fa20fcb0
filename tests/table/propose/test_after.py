"""Where a proposed entry leads."""

from __future__ import annotations

from arsenale.engine import seeded
from arsenale.table import outcome_after, propose_action

from ..build import NOW, new_table


def test_the_outcome_comes_with_the_action_that_ends_the_match() -> None:
    table = new_table()
    chance = seeded("outcome")
    while not table.is_over:
        seat = table.state.actors()[0]
        legal = table.state.legal(seat)
        guest = table.holders[seat].guest or ""
        action = legal[chance.below(len(legal))]
        entry = propose_action(table, guest, seat=seat, seq=table.seq, action=action, at=NOW)
        outcome = outcome_after(table, entry)
        table.commit(entry)
        assert (outcome is not None) == table.is_over
    assert outcome == table.outcome()
    assert table.record().verify(table.game).key() == table.state.key()
