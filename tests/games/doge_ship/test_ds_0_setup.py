"""DS-0 Components and set-up."""

from __future__ import annotations

import pytest
from tests.games.doge_ship.build import GAME, actor, can, match, play, ship, stack, view, yard

from arsenale.games.doge_ship.state import DogeState
from arsenale.games.doge_ship.terms import PANELS, SECTIONS, TILES, ZONES, tile_name, tile_number

ALL_COUNTS = pytest.mark.parametrize("players", [2, 3, 4, 5])
PLAYERS_AND_LENGTHS = pytest.mark.parametrize(
    ("players", "lengths", "parts"), [(2, [2, 2, 2], 12), (3, [3, 2, 3], 16), (4, [3, 4, 3], 20), (5, [4, 3, 4], 22)]
)


def started(players: int, seed: int) -> DogeState:
    return GAME.start(players=players, seed=seed)


@ALL_COUNTS
def test_ds_0_six_galley_stacks_of_six_26_barriers_14_gondolas(players: int) -> None:
    stacks = view(started(players, 1))["stacks"]
    assert [stacks[zone]["left"] for zone in ZONES] == [6] * 6
    assert stacks["barrier"]["left"] == 26
    assert stacks["gondola"]["left"] == 14


@ALL_COUNTS
def test_ds_0_sixteen_doge_tiles_one_of_them_in_force(players: int) -> None:
    state = started(players, 1)
    assert sorted((*state.doge_stack, state.doge)) == list(range(16))
    assert view(state)["doge_left"] == 15
    assert view(state)["doge_old"] == []


def test_ds_0_each_stack_holds_the_tiles_of_its_zone() -> None:
    state = started(2, 1)
    for number, zone in enumerate(ZONES):
        assert sorted(stack(state, zone)) == sorted(f"galley {6 * number + tile}" for tile in range(1, 7))


@ALL_COUNTS
def test_ds_0_everybody_starts_with_0_vp_12_ducats_0_approvals_and_5_markers(players: int) -> None:
    state = started(players, 1)
    seen = view(state)
    assert seen["vp"] == [0] * players
    assert seen["ducats"] == [12] * players
    assert seen["markers"] == [5] * players
    assert [view(state, seat)["approvals"][seat] for seat in range(players)] == [0] * players


@ALL_COUNTS
def test_ds_0_yards_finished_barriers_and_ship_are_empty(players: int) -> None:
    seen = view(started(players, 1))
    assert seen["yards"] == [[]] * players
    assert seen["barriers"] == [[]] * players
    assert seen["ship"] == {"lower": [], "upper": []}


@ALL_COUNTS
def test_ds_0_the_first_player_is_random_and_the_others_follow_by_seat(players: int) -> None:
    firsts = set()
    for seed in range(40):
        state = started(players, seed)
        first = state.order[0]
        assert state.order == tuple((first + place) % players for place in range(players))
        assert actor(state) == first
        firsts.add(first)
    assert firsts == set(range(players))


@ALL_COUNTS
def test_ds_0_two_to_five_players_use_three_to_six_panels(players: int) -> None:
    seen = view(started(players, 1))
    assert list(seen["dice"]) == list(PANELS[: players + 1])
    assert PANELS == ("red", "green", "white", "yellow", "blue", "black")


@ALL_COUNTS
def test_ds_0_only_cells_of_panels_in_use_can_be_chosen(players: int) -> None:
    state = match(players)
    for number, panel in enumerate(PANELS):
        assert can(state, f"place {panel} 1") == (number < players + 1)


@pytest.mark.parametrize("players", [0, 1, 6])
def test_ds_0_two_to_five_can_play(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 5 players"):
        GAME.start(players=players, seed=1)


@PLAYERS_AND_LENGTHS
def test_ds_0_the_length_of_the_ship_depends_on_the_players(players: int, lengths: list[int], parts: int) -> None:
    assert view(started(players, 1))["lengths"] == lengths
    assert 2 * sum(lengths) == parts


@PLAYERS_AND_LENGTHS
def test_ds_0_both_decks_have_the_same_sections(players: int, lengths: list[int], parts: int) -> None:
    """At every place of both decks exactly the parts of its section can be built."""
    sections = [section for section, length in enumerate(lengths) for _ in range(length)]
    for deck in (0, 1):
        for place, section in enumerate(sections):
            fits = []
            for tried in range(3):
                state = match(players)
                part = f"galley {6 * (tried + 3 * deck) + 1}"
                yard(state, actor(state), part)
                ship(state, place if deck == 0 else len(sections), 0 if deck == 0 else place)
                play(state, "place white 4")
                fits.append(actor(state) == 0 and can(state, f"construct {part}"))
            assert fits == [tried == section for tried in range(3)], (deck, place, SECTIONS[section])


def test_ds_0_every_stack_is_shuffled() -> None:
    starts = [started(3, seed) for seed in range(20)]
    for number in range(8):
        assert len({state.stacks[number] for state in starts}) > 10
    assert len({state.doge_stack for state in starts}) == 20


def test_ds_0_the_cost_of_the_top_barrier_and_gondola_is_public() -> None:
    for seed in range(10):
        state = started(2, seed)
        for name in ("barrier", "gondola"):
            top = state.stacks[6 if name == "barrier" else 7][0]
            assert view(state)["stacks"][name]["top_cost"] == state.edition.tile_cost[top]


def test_ds_0_of_a_galley_stack_only_the_number_of_tiles_is_public() -> None:
    stacks = view(started(2, 1))["stacks"]
    assert all(stacks[zone] == {"left": 6} for zone in ZONES)


def test_ds_0_ducats_have_no_upper_limit() -> None:
    state = match()
    state.ducats[0] = 500
    play(state, "discard")
    assert state.ducats[0] == 501


def test_ds_0_ties_of_an_inspection_are_dense_unless_the_table_says_otherwise() -> None:
    assert started(2, 1).dense_ties
    assert not GAME.start(players=2, seed=1, options={"inspection_ties": "standard"}).dense_ties
    with pytest.raises(ValueError, match="inspection_ties"):
        GAME.start(players=2, seed=1, options={"inspection_ties": "loose"})


def test_ds_0_the_same_seed_deals_the_same_match() -> None:
    assert started(4, 7).key() == started(4, 7).key()
    assert started(4, 7).key() != started(4, 8).key()


def test_ds_0_every_tile_has_a_name_of_its_own() -> None:
    names = [tile_name(tile) for tile in range(TILES)]
    assert len(set(names)) == TILES
    assert [tile_number(name) for name in names] == list(range(TILES))
    assert list(started(2, 1).edition.tiles) == list(range(76))
