"""What the dice and the Doge cards are likely to bring, held against what the rules themselves do."""

from __future__ import annotations

import pytest
from tests.games.serenissima.builders import board

from arsenale.engine import seeded
from arsenale.games.serenissima.odds import Odds
from arsenale.games.serenissima.rounds import end_round
from arsenale.games.serenissima.state import SerenissimaState
from arsenale.games.serenissima.terms import PAYOUTS, WINE_CARD

TRIALS = 4000
CARDS = (0, 1, 1, 2, 3)
ODDS = Odds(CARDS, [(), (), (4, 8, 12), (4, 8, 12), (6, 9, 12)], 0.5, 5)


def rounds_of(start: SerenissimaState, seed: str) -> tuple[list[int], int]:
    """The rounds played to the end from the state on: payouts at the end of each, and wine cards in all."""
    state = start.redealt(None, seeded(seed))
    payouts: list[int] = []
    wine = 0
    while not state.finished:
        before = state.payouts
        card = state.deck[0]
        end_round(state)
        wine += card == WINE_CARD
        payouts.append(state.payouts - before)
    return payouts, wine


@pytest.mark.parametrize(
    ("players", "track", "deck"), [(2, 0, CARDS), (3, 6, (0, 1, 3)), (4, 10, (1, 2)), (4, 2, CARDS)]
)
def test_the_outlook_is_what_the_cards_do(players: int, track: int, deck: tuple[int, ...]) -> None:
    """SE-5.1, SE-5.2, SE-5.4"""
    start = board(galleys={1: "0 venezia 3"}, players=players)
    start.track = track
    start.deck = deck
    start.payouts = sum(space <= track for space in start.edition.track_payouts[players])
    found = start.edition.odds.outlook(players, track, deck)
    matches = [rounds_of(start, f"match {number}") for number in range(TRIALS)]
    close = pytest.approx
    assert found.rounds == close(sum(len(paid) for paid, _ in matches) / TRIALS, abs=0.12)
    assert found.wine_cards == close(sum(wine for _, wine in matches) / TRIALS, abs=0.08)
    for number in range(6):
        played = sum(len(paid) > number for paid, _ in matches) / TRIALS
        assert found.played[number] == close(played, abs=0.04)
        payouts = sum(sum(paid[number:]) for paid, _ in matches) / TRIALS
        assert found.payouts[number] == close(payouts, abs=0.06)
    assert found.payouts[0] == close(PAYOUTS - start.payouts)


def test_one_sailor_against_one() -> None:
    """SE-3.4 Of the four rolls one wins, one is lost, one kills both, and one is rolled again."""
    assert ODDS.taken(1, 1, 1, has_fort=False) == pytest.approx(1 / 3)


def test_a_second_sailor_aboard_survives_a_skull_but_rolls_no_die() -> None:
    """SE-3.4 The value stands, however many are left."""
    win = ODDS.taken(1, 2, 1, has_fort=False)
    # A roll kills the defender (1/2): won, as at most one of two dies. Else 1/4 loses one sailor, 1/4 nothing.
    assert win == pytest.approx((1 / 2 + 1 / 4 * 1 / 3) / (3 / 4))


def test_a_fort_fires_first() -> None:
    """SE-3.7 Two dice before the fight; here only one who loses nobody or one of two still has a chance."""
    free = ODDS.taken(1, 2, 1, has_fort=False)
    alone = ODDS.taken(1, 1, 1, has_fort=False)
    assert ODDS.taken(1, 2, 1, has_fort=True) == pytest.approx(free / 4 + alone / 2)


def test_nobody_lands_without_value_and_everybody_where_nobody_is() -> None:
    assert ODDS.taken(0, 5, 1, has_fort=False) == 0.0
    assert ODDS.taken(2, 3, 0, has_fort=False) == 1.0


def test_more_of_anything_helps_its_side() -> None:
    for value in range(1, 6):
        for sailors in range(1, 5):
            win = ODDS.taken(value, 5, sailors, has_fort=False)
            assert ODDS.taken(value, 5, sailors + 1, has_fort=False) < win
            assert ODDS.taken(value, 5, sailors, has_fort=True) < win
            if value < 5:
                assert ODDS.taken(value + 1, 5, sailors, has_fort=False) > win


def test_the_longest_track_with_the_most_cards_is_looked_over() -> None:
    """Eleven wine cards between two moves of the pawn, with and without a card that says they are shuffled."""
    for last in (2, 3):
        odds = Odds((0,) * 11 + (last,), [(), (), (20, 40, 60)], 0.5, 5)
        outlook = odds.outlook(2, 0, odds.cards)
        assert outlook.payouts[0] == pytest.approx(PAYOUTS)
        assert outlook.rounds == pytest.approx(30 * (12 if last == 2 else 6.5) - (5.5 if last == 2 else 0))
