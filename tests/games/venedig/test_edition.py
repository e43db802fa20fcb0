"""The standard edition keeps every fact the rules tell, its board every promise of its design (VE-0); and broken
editions are refused by name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from arsenale.engine.edition import EditionError
from arsenale.games.venedig import terms
from arsenale.games.venedig.edition import load
from arsenale.games.venedig.geography import DIRECTIONS, Hex, around
from arsenale.games.venedig.terms import FREE, SWAMP

STANDARD = (Path(terms.__file__).parent / "editions" / "standard.toml").read_text(encoding="utf-8")
EDITION = load(STANDARD, "standard.toml")
BOARD = EDITION.geography
LAND = set(BOARD.axial)
BRIDGES = [
    tuple(BOARD.axial[place] for place in BOARD.sites[site]) for site in range(BOARD.first_bridge, len(BOARD.sites), 2)
]
TRACK: list[Hex] = [place for hexes in BOARD.space_hexes for place in hexes]


def quarter_at(place: Hex) -> int | None:
    number = BOARD.number_at.get(place)
    return None if number is None else BOARD.quarter_of[number]


def quarters_beside(place: Hex) -> set[int]:
    return {quarter for other in around(place) if (quarter := quarter_at(other)) is not None}


# Known facts


def test_ve_0_there_are_42_building_cards_and_each_type_can_be_built() -> None:
    assert sum(EDITION.deck) == 42
    assert all(cards >= needed for cards, needed in zip(EDITION.deck, terms.NEEDS, strict=True))


def test_ve_0_there_are_86_swamp_tiles_and_18_treasures() -> None:
    assert sum(EDITION.swamp) == 86
    assert sum(EDITION.treasures) == 18


def test_ve_0_there_are_five_quarters() -> None:
    assert BOARD.quarter_names == ["cannaregio", "san polo", "dorsoduro", "san marco", "arsenale"]


def test_ve_0_the_board_is_86_swamp_9_under_pieces_and_10_free() -> None:
    assert len(LAND) == 105
    assert EDITION.start_land.count(SWAMP) == 86
    assert EDITION.start_land.count(FREE) == 10


def test_ve_0_the_track_has_60_spaces_of_which_one_is_passed_twice() -> None:
    assert len(BOARD.space_hexes) == 61
    assert BOARD.space_hexes[10] == BOARD.space_hexes[45]
    assert BOARD.borders[10].bit_count() == BOARD.borders[45].bit_count() == 4


def test_ve_0_start_and_57_to_60_border_no_quarter() -> None:
    assert [BOARD.borders[space] for space in (0, 57, 58, 59, 60)] == [0] * 5


def test_ve_4_2_our_gold_pays_for_33_spaces() -> None:
    gold = sum(value * tiles for value, tiles in enumerate(EDITION.swamp))
    gold += sum(value * tiles for value, tiles in enumerate(EDITION.treasures, start=3))
    assert gold // 5 == 33


def test_provenance_tells_what_is_printed_and_what_is_ours() -> None:
    by_id = {(row.kind, row.id): row for row in EDITION.components}
    assert by_id["building", "palazzo"].provenance == {
        "to_build": "published",
        "hexes": "published",
        "pieces": "published",
        "points": "published",
        "cards": "reconstructed",
    }
    assert by_id["total", ""].values == {"cards": 42, "swamp": 86, "treasures": 18}
    assert set(by_id["total", ""].provenance.values()) == {"published"}
    assert by_id["crossing", ""].values == {"passes": [10, 45], "quarters": 4}
    assert set(by_id["crossing", ""].provenance.values()) == {"source"}
    assert by_id["space", "57"].provenance == {"hexes": "reconstructed", "borders": "source"}
    assert by_id["swamp", "2"].provenance == {"gold": "source", "tiles": "reconstructed"}
    assert by_id["quarter", "d"].provenance["rows"] == "reconstructed"


def test_the_standard_edition_has_nothing_to_warn_of() -> None:
    assert EDITION.warnings == []


def test_ve_0_points_are_those_of_the_rules() -> None:
    points = {row.id: row.values["points"] for row in EDITION.components if row.kind == "building"}
    assert points == {"casa": 1, "palazzo": "unbuilt", "campo": "built", "basilica": 7, "ponte": "casas"}


# The design of our board


def test_ve_0_design_quarters_are_connected_and_of_18_to_24_hexes() -> None:
    for hexes in BOARD.quarter_hexes:
        assert 18 <= len(hexes) <= 24
        reached, waiting = {hexes[0]}, [hexes[0]]
        while waiting:
            for other in BOARD.neighbours[waiting.pop()]:
                if other not in reached:
                    reached.add(other)
                    waiting.append(other)
        assert reached == set(hexes)


def test_ve_0_design_hexes_of_different_quarters_never_touch() -> None:
    for place in LAND:
        assert quarters_beside(place) <= {quarter_at(place)}


def test_ve_0_design_start_pieces_stand_in_five_quarters() -> None:
    where = {
        what: {BOARD.quarter_of[n] for n, found in enumerate(EDITION.start_land) if found == what} for what in range(5)
    }
    four = [where[what] for what in range(4)]
    assert all(len(quarters) == 1 for quarters in four)
    homes = set.union(*four)
    assert len(homes) == 4
    assert len(where[4] - homes) == 1
    assert len(where[4] & homes) == 1


def test_ve_0_design_two_touching_free_hexes_in_each_quarter() -> None:
    for hexes in BOARD.quarter_hexes:
        one, other = (number for number in hexes if EDITION.start_land[number] == FREE)
        assert other in BOARD.neighbours[one]


def test_ve_0_design_eight_bridge_sites_straight_over_one_water_hex() -> None:
    assert len(BRIDGES) == 8
    for one, other in BRIDGES:
        spans = [d for d in DIRECTIONS if (one[0] + 2 * d[0], one[1] + 2 * d[1]) == other]
        assert len(spans) == 1
        assert (one[0] + spans[0][0], one[1] + spans[0][1]) not in LAND
        assert quarter_at(one) != quarter_at(other)


def test_ve_0_design_no_hex_lies_in_two_bridge_sites_and_one_is_under_the_start_ponte() -> None:
    ends = [place for bridge in BRIDGES for place in bridge]
    assert len(set(ends)) == len(ends)
    start = {BOARD.axial[number] for number, what in enumerate(EDITION.start_land) if what == terms.PONTE}
    assert start in [set(bridge) for bridge in BRIDGES]


def test_ve_0_design_a_bridge_between_any_two_quarters_that_face_so_and_two_a_quarter() -> None:
    facing = set()
    for place in LAND:
        for d in DIRECTIONS:
            middle, far = (place[0] + d[0], place[1] + d[1]), (place[0] + 2 * d[0], place[1] + 2 * d[1])
            if middle not in LAND and far in LAND and quarter_at(far) != quarter_at(place):
                facing.add(frozenset({quarter_at(place), quarter_at(far)}))
    joined = [frozenset({quarter_at(one), quarter_at(other)}) for one, other in BRIDGES]
    assert facing == set(joined)
    for quarter in range(5):
        assert sum(quarter in pair for pair in joined) >= 2


def test_ve_0_design_a_space_is_a_water_hex_touching_the_one_before_and_no_hex_comes_twice() -> None:
    assert not LAND & set(TRACK)
    for space in range(1, 61):
        here, before = BOARD.space_hexes[space], BOARD.space_hexes[space - 1]
        assert any(place in around(other) for place in here for other in before)
        assert len(here) == (2 if space in (10, 45) else 1)
    once = [place for space, hexes in enumerate(BOARD.space_hexes) if space != 45 for place in hexes]
    assert len(set(once)) == len(once)


def test_ve_0_design_the_track_crosses_itself() -> None:
    """The 8 hexes round the crossing are by turns water and land of four quarters; the waters 9, 44, 11, 46."""
    one, other = BOARD.space_hexes[10]
    assert other in around(one)
    ring = [place for place in around(one) + around(other) if place not in (one, other)]
    assert len(set(ring)) == 8
    walk = [ring[0]]
    while len(walk) < 8:
        walk.append(next(place for place in around(walk[-1]) if place in ring and place not in walk))
    is_land = [place in LAND for place in walk]
    assert is_land in ([True, False] * 4, [False, True] * 4)
    assert len({quarter_at(place) for place in walk if place in LAND}) == 4
    spaces = [
        next(s for s, hexes in enumerate(BOARD.space_hexes) if place in hexes) for place in walk if place not in LAND
    ]
    turned = spaces[spaces.index(9) :] + spaces[: spaces.index(9)]
    assert turned in ([9, 44, 11, 46], [9, 46, 11, 44])


def test_ve_0_design_spaces_1_to_56_border_a_quarter_and_each_quarter_12_spaces() -> None:
    assert all(BOARD.borders[space] for space in range(1, 57))
    for quarter in range(5):
        assert sum(mask >> quarter & 1 for mask in BOARD.borders) >= 12


def test_ve_0_design_a_space_borders_the_quarters_it_touches() -> None:
    for space, hexes in enumerate(BOARD.space_hexes):
        touched = set().union(*[quarters_beside(place) for place in hexes])
        assert BOARD.borders[space] == sum(1 << quarter for quarter in touched)


# Geometry


def test_hexes_are_numbered_row_by_row_in_each_quarter() -> None:
    assert BOARD.names[:4] == ["c1", "c2", "c3", "c4"]
    assert BOARD.axial[:4] == [(2, -6), (3, -6), (4, -6), (0, -5)]


def test_being_adjacent_is_mutual_and_at_most_sixfold() -> None:
    for number, neighbours in enumerate(BOARD.neighbours):
        assert len(neighbours) <= 6
        assert number not in neighbours
        assert all(number in BOARD.neighbours[other] for other in neighbours)


def test_sites_are_every_hex_pair_triple_and_bridge_once() -> None:
    hexes = [frozenset(site) for site in BOARD.sites[: BOARD.first_bridge]]
    assert len(set(hexes)) == len(hexes)
    pairs = BOARD.sites[BOARD.first_pair : BOARD.first_triple]
    assert len(pairs) == sum(len(neighbours) for neighbours in BOARD.neighbours) // 2
    for site in BOARD.sites[BOARD.first_pair : BOARD.first_bridge]:
        assert all(other in BOARD.neighbours[one] for one in site for other in site if one != other)
    assert len(BOARD.sites) - BOARD.first_bridge == 16


# Other files


def refusal(old: str, new: str) -> str:
    assert old in STANDARD, f"{old} is not in the file"
    with pytest.raises(EditionError) as caught:
        load(STANDARD.replace(old, new, 1), "mine.toml")
    return str(caught.value)


def changed(pattern: str, new: str) -> str:
    text, count = re.subn(pattern, new, STANDARD, count=1)
    assert count == 1, f"{pattern} is not in the file"
    with pytest.raises(EditionError) as caught:
        load(text, "mine.toml")
    return str(caught.value)


def test_a_file_may_name_the_quarters_a_space_borders_itself() -> None:
    named = STANDARD.replace("{ id = 1, hexes = [[-6, 1]],", '{ id = 1, hexes = [[-6, 1]], borders = ["m", "a"],', 1)
    assert load(named, "mine.toml").geography.borders[1] == 0b11000


def test_the_digest_is_of_the_values() -> None:
    assert load(STANDARD.replace("Venedig, standard edition", "Mine"), "mine.toml").digest == EDITION.digest
    more = re.sub(r"(gold = 0, tiles =) \d+", r"\1 25", STANDARD)
    more = re.sub(r"(gold = 1, tiles =) \d+", r"\1 35", more)
    assert load(more, "mine.toml").digest != EDITION.digest


def test_ve_0_a_file_that_tells_a_total_has_so_many() -> None:
    found = changed(r'(id = "casa",.*cards =) +\d+', r"\1 1")
    assert found == "mine.toml: total, cards: expected as many as there are, 35, found 42"
    found = changed(r"gold = 0, tiles = 26", "gold = 0, tiles = 27")
    assert found == "mine.toml: total, swamp: expected as many as there are, 87, found 86"
    found = changed(r"gold = 6, tiles = 4", "gold = 6, tiles = 3")
    assert found == "mine.toml: total, treasures: expected as many as there are, 17, found 18"


def test_ve_0_what_the_rules_say_of_a_building_cannot_be_otherwise() -> None:
    assert changed(r"to_build = 4", "to_build = 3").startswith("mine.toml: building basilica, to_build: expected")
    assert changed(r"hexes = 3, pieces", "hexes = 2, pieces").startswith(
        "mine.toml: building basilica, hexes: expected"
    )
    assert changed(r"points = 7", "points = 8").endswith("points: expected a whole number from 7 to 7, found 8")
    assert changed(r'points = "built"', 'points = "casas"').endswith('points: expected "built", found "casas"')
    assert changed(r"pieces =  5", "pieces =  1").startswith("mine.toml: building basilica, pieces: expected")


def test_ve_0_there_are_three_cards_for_each_of_five_players() -> None:
    text = STANDARD.replace("total = ", "# total = ")
    for building, cards in (("casa", 2), ("palazzo", 3), ("campo", 3), ("basilica", 3), ("ponte", 3)):
        text = re.sub(rf'(id = "{building}",.*cards =) +\d+', rf"\1 {cards}", text)
    with pytest.raises(EditionError) as caught:
        load(text, "mine.toml")
    assert str(caught.value) == (
        "mine.toml: building: expected at least 15 cards in all, 3 for each of 5 players (VE-0), found 14"
    )


def test_ve_0_tile_values() -> None:
    found = changed(r"\{ gold = 6, tiles", "{ gold = 7, tiles")
    assert found.endswith("gold: expected a whole number from 3 to 6, found 7")


def test_ve_0_exactly_five_quarters() -> None:
    found = changed(r'  \{ id = "a", name = "arsenale".*\n', "")
    assert found == "mine.toml: quarter: expected exactly 5 quarters (VE-0), found 4"


def test_quarters_have_names_and_letters_of_their_own() -> None:
    assert refusal('name = "arsenale"', 'name = "San Polo"').endswith(
        'expected a name of its own, found "san polo" twice'
    )
    assert "quarter c: expected each quarter once" in refusal('id = "a", name', 'id = "c", name')
    assert "expected" in refusal('id = "a", name', 'id = "A", name')


def test_rows_run_from_left_to_right_and_hold_every_hex_once() -> None:
    found = refusal("[-6, 2, 4]", "[-6, 4, 2]")
    assert (
        found == "mine.toml: quarter c, rows: expected rows [r, first q, last q] from left to right, found [-6, 4, 2]"
    )
    assert refusal("[-3, -2, -2]", "[-3, -2, 1]").endswith("rows: expected every hex once, found [1, -3] twice")


def test_ve_0_every_hex_but_the_free_and_the_built_gets_a_tile() -> None:
    found = refusal("[3, 3, 4]", "[3, 3, 5]")
    assert found == "mine.toml: quarter: expected at most 86 hexes with swamp, one for each tile (VE-0), found 87"


def test_free_hexes_lie_in_their_quarter_and_are_not_built() -> None:
    assert refusal("free = [[2, -5], [2, -4]]", "free = [[2, -5], [3, 0]]").endswith(
        "quarter c, free: expected hexes of this quarter, found hex m6"
    )
    assert refusal("free = [[2, -5], [2, -4]]", "free = [[2, -5], [0, 0]]").endswith(
        "free: expected hexes [q, r] of a quarter, found [0, 0]"
    )
    assert refusal("free = [[2, -5], [2, -4]]", "free = [[2, -5], [2, -5]]").endswith(
        "free: expected every hex once, free or under one piece, found hex c6 twice"
    )


def test_ve_0_start_pieces_take_as_many_hexes_as_their_type_and_none_twice() -> None:
    assert refusal("[[8, -5], [9, -5]]", "[[8, -5]]").endswith(
        "start palazzo, hexes: expected a list of exactly 2 rows of 2 whole numbers, found 1: [[8, -5]]"
    )
    assert refusal('"campo", hexes = [[-1, 5]]', '"campo", hexes = [[-1, 4]]').endswith("found hex d9 twice")
    assert refusal('"campo", hexes = [[-1, 5]]', '"campo", hexes = [[0, 0]]').endswith(
        "start campo, hexes: expected hexes [q, r] of a quarter, found [0, 0]"
    )


def test_ve_0_one_start_piece_of_each_type() -> None:
    found = changed(r'  \{ building = "campo".*\n', "")
    assert found == "mine.toml: start: expected exactly 5 entries, found 4 (missing: campo)"


def test_ve_0_a_bridge_joins_two_quarters_and_is_there_once() -> None:
    assert refusal("[[2, 0], [2, -2]]", "[[2, 0], [3, 0]]").endswith(
        "bridge 1, hexes: expected hexes of two quarters (VE-0), found two of the same"
    )
    assert refusal("{ id = 4, hexes = [[0, 2], [2, 2]]", "{ id = 4, hexes = [[2, -2], [2, 0]]").endswith(
        "bridge 4, hexes: expected a bridge site of its own, found one that is there already"
    )


def test_ve_0_the_crossing_has_the_numbers_of_the_rules() -> None:
    assert refusal("passes = [10, 45]", "passes = [11, 45]").endswith(
        "crossing, passes: expected [10, 45] (VE-0), found [11, 45]"
    )


def test_ve_0_the_track_has_all_its_spaces_and_lies_in_the_water() -> None:
    assert changed(r"  \{ id = 33,.*\n", "").endswith("expected exactly 61 entries, found 60 (missing: 33)")
    assert changed(r"\{ id = 20, hexes = \[\[.*?\]\]", "{ id = 20, hexes = [[2, 0]]").endswith(
        "space 20, hexes: expected water, found [2, 0], a hex of a quarter"
    )
