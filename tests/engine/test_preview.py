"""Previews of a game that says nothing of its own, and what a refused action meets later."""

from __future__ import annotations

from arsenale.engine import DealtWorld, Effect, look_later

from .toy import Regatta, RegattaState, play

GAME = Regatta()


def match() -> RegattaState:
    return GAME.start(players=2, seed=1)


def preview(state: RegattaState, seat: int, *texts: str) -> list[Effect]:
    return GAME.preview(state, seat, *[GAME.parse(text) for text in texts])


def test_what_the_dice_decide_is_not_called_sure() -> None:
    assert preview(match(), 0, "row") == []


def test_a_certain_gain_is_told_by_the_score() -> None:
    state = play(GAME, match(), "0 ask 1")
    assert preview(state, 1, "yes") == [Effect("score", {"points": "+1"})]
    assert preview(state, 1, "no") == []


def test_what_happens_for_certain_is_told_by_its_event() -> None:
    state = match()
    charm = state.charms[0]
    assert preview(state, 0, "rest") == [Effect("happens", {"what": ("event-charm", {"charm": charm})})]


def test_nothing_is_told_of_sealed_bids() -> None:
    """Others may have bid the same in every world: that makes it no certainty."""
    state = play(GAME, match(), "0 call", "1 bid 1")
    for other in (0, 1, 2):
        state.bids[1] = other
        for text in ("bid 0", "bid 1", "bid 2"):
            assert preview(state, 0, text) == []


def test_the_end_of_the_match_is_a_loss() -> None:
    state = play(GAME, match(), "0 rest", "1 rest", "0 rest", "1 rest", "0 rest")
    told = preview(state, 1, "rest")
    assert [(effect.key, effect.loss) for effect in told] == [("ends", True), ("happens", False)]


def test_a_row_of_actions_ends_where_someone_else_decides() -> None:
    state = match()
    world = DealtWorld(state, 0)
    row = (GAME.parse("ask 1"), GAME.parse("rest"))
    assert world.outcome(row).actions == row[:1]


def test_a_dealt_world_keeps_nothing_of_the_real_chance() -> None:
    state = match()
    other = state.copy()
    for _ in range(5):
        other.rng.word()
    rolled = [
        DealtWorld(one, 0).outcome((GAME.parse("row"),)).after.far  # type: ignore[attr-defined]
        for one in (state, other)
    ]
    assert rolled[0] == rolled[1]


def test_nothing_is_looked_for_beyond_the_own_turn() -> None:
    assert look_later(match(), 0, GAME.parse("bid 1")) is None
