"""What the table tells about sites: the best one free, who gets what; always as the rules would count it."""

from __future__ import annotations

from typing import Any

import pytest

from arsenale.games.venedig.building import points_of, sites_for
from arsenale.games.venedig.completed import land_of
from arsenale.games.venedig.sites import Offer, builder_to_be, offers, shares
from arsenale.games.venedig.terms import BUILDINGS, PONTE

from ...conformance.settings import Setting
from ...conformance.walks import walks
from .build import GAME, GEOGRAPHY, free, match, view


@pytest.mark.parametrize("players", [2, 5])
def test_ve_0_the_best_site_is_the_one_that_the_rules_would_count_highest(players: int) -> None:
    for walked in walks(Setting("venedig", players, ())):
        for position in walked.sample(40):
            state: Any = position.state
            found = offers(GEOGRAPHY, land_of(view(state, None)))
            for building in range(len(BUILDINGS)):
                sites = [action - GAME.edition.actions.site for action in sites_for(state, building)]
                worth = [points_of(state, building, site) for site in sites]
                offer = found[building]
                if offer is None:
                    assert not sites
                    continue
                assert offer.points == max(worth)
                assert offer.site == sites[worth.index(max(worth))]
                places = {frozenset(GEOGRAPHY.sites[site]) for site in sites}
                assert offer.is_only == (len(places) == 1)


def test_ve_0_a_bridge_is_one_site_whichever_quarter_counts() -> None:
    state = match(2)
    assert offers(GEOGRAPHY, land_of(view(state, None)))[PONTE] is None
    free(state, "d3", "m16")
    offer = offers(GEOGRAPHY, land_of(view(state, None)))[PONTE]
    assert isinstance(offer, Offer)
    assert offer.is_only


@pytest.mark.parametrize(
    ("laid", "holder", "turn", "expected"),
    [
        ((0, 0, 0), None, 0, None),
        ((1, 0, 0), None, 0, 0),  # has just begun it
        ((1, 0, 0), 0, 1, 0),
        ((1, 1, 0), 0, 1, 0),  # as many are not more
        ((1, 2, 0), 0, 1, 1),  # strictly more than each other
        ((1, 1, 2), 0, 2, 2),
    ],
)
def test_ve_1_2_the_master_builder_is_whose_he_would_be_if_laying_ended_now(
    laid: tuple[int, ...], holder: int | None, turn: int, expected: int | None
) -> None:
    assert builder_to_be(laid, holder, turn) == expected


def test_ve_1_7_the_master_builder_gets_all_the_others_half_rounded_down() -> None:
    assert shares((1, 0, 2, 1), 2, 7) == [(2, 7), (3, 3), (0, 3)]
    assert shares((0, 2, 0), 1, 5) == [(1, 5)]
    assert shares((0, 0), None, 5) == []
