"""Whatever loses a piece, cards or a port, or ends the match, says so before it is done: every kind, in every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest
from tests.web.browser.moments import moment_at
from tests.web.browser.visitor import Visitor
from tests.web.conftest import RealServer

import arsenale
from arsenale.engine import Record, seeded

LOSSES = {
    "doge_ship": {"ends-match-counted", "give-up-tile", "give-up-part"},
    "serenissima": {"sinks", "sinks-with", "overboard", "ends-match"},
    "venedig": {"no-site", "one-type-goes", "cards-gone", "last-piece", "gold-unused", "ends-match"},
}
MATCHES = 12  # random ones for two; together they hold every kind
MOST_ACTIONS = 1_000


class Loss(NamedTuple):
    """A choice that loses something that not every choice of the decision loses."""

    record: Record
    position: int
    seat: int
    text: str


def losses_of(name: str) -> dict[str, Loss]:
    """The first choice of each kind."""
    game, found = arsenale.load(name), dict[str, Loss]()
    for match in range(MATCHES):
        state = game.start(players=2, seed=f"loss {match}")
        record, rng = Record.of(game, 2, f"loss {match}"), seeded(f"loss {match}")
        while state.actors() and len(record.actions) < MOST_ACTIONS and found.keys() != LOSSES[name]:
            seat = state.actors()[0]
            legal = state.legal(seat)
            told = game.previews(state, seat, [(action,) for action in legal])
            kinds = [frozenset(effect.key for effect in effects if effect.loss) for effects in told]
            for action, lost in zip(legal, kinds, strict=True):
                for kind in lost - frozenset.intersection(*kinds):
                    found.setdefault(kind, Loss(record, len(record.actions), seat, game.format(action)))
            action = legal[rng.below(len(legal))]
            record.add(game, seat, action)
            state.apply(seat, action)
    return found


@pytest.mark.parametrize("game", LOSSES)
def test_every_kind_of_loss_is_warned_of_and_asked_for_once(
    visit: Callable[..., Visitor], server: RealServer, game: str
) -> None:
    losses = losses_of(game)
    assert losses.keys() == LOSSES[game]
    anna = visit()
    for kind, (record, position, seat, text) in losses.items():
        found = moment_at(server.database, server.address, record, position, seat)
        anna.context.add_cookies([found.cookie])  # type: ignore[list-item]
        page = anna.go(found.path)
        anna.wait_for_my_decision()
        anna.open_choices()
        before = anna.seq()
        page.click(f'#choices .is-warned[data-text="{text}"]')
        page.wait_for_selector("#picked .warning")
        assert page.inner_text("#picked .warning").strip(), kind
        assert anna.seq() == before
        page.click("#picked .main")
        anna.wait_until_played(before)
