"""The standard edition keeps every fact the rules tell (one test a fact), and broken editions are refused by name."""

from pathlib import Path

import pytest

from arsenale.engine.edition import EditionError
from arsenale.games.doge_ship import terms
from arsenale.games.doge_ship.edition import load
from arsenale.games.doge_ship.terms import BARRIER, BUY, CONSTRUCT, DUCATS, GALLEY, GONDOLA, INTRIGUE, REPLACE

STANDARD = (Path(terms.__file__).parent / "editions" / "standard.toml").read_text(encoding="utf-8")
EDITION = load(STANDARD, "standard.toml")
RED, GREEN = 0, 6
BLUE_BLUE_GREEN_RED = (2, 1, 1, 0)


def provenance(kind: str, name: str) -> dict[str, str]:
    return next(row.provenance for row in EDITION.components if (row.kind, row.id) == (kind, name))


def cell(index: int) -> tuple[int, tuple[int, ...], bool, int]:
    lists = EDITION
    return lists.cell_action[index], lists.cell_kinds[index], lists.cell_joined[index], lists.cell_amount[index]


CELLS = [cell(index) for index in range(36)]


# What the rules tell of the cells


def test_ds_0_red_3_is_construct_galley_or_gondola() -> None:
    assert cell(RED + 2) == (CONSTRUCT, (GONDOLA, GALLEY), False, 0)
    assert provenance("cell", "red 3")["action"] == "source"


def test_ds_0_red_5_is_buy_gondola_and_galley() -> None:
    assert cell(RED + 4) == (BUY, (GONDOLA, GALLEY), True, 0)
    assert provenance("cell", "red 5")["action"] == "source"


def test_ds_0_red_6_is_replace() -> None:
    assert cell(RED + 5) == (REPLACE, (), False, 0)
    assert provenance("cell", "red 6")["action"] == "source"


def test_ds_0_one_green_cell_is_construct_barrier_and_galley() -> None:
    assert CELLS[GREEN : GREEN + 6].count((CONSTRUCT, (BARRIER, GALLEY), True, 0)) == 1
    assert provenance("cell", "green 6") == {"panel": "source", "value": "reconstructed", "action": "source"}


def test_ds_0_one_cell_is_buy_barrier_or_galley() -> None:
    assert CELLS.count((BUY, (BARRIER, GALLEY), False, 0)) == 1
    assert provenance("cell", "white 5")["action"] == "source"


@pytest.mark.parametrize("panels", [3, 4, 5, 6])
def test_ds_0_all_intrigues_and_ducats_occur_at_every_player_count(panels: int) -> None:
    in_use = CELLS[: panels * 6]
    assert {amount for action, _, _, amount in in_use if action == INTRIGUE} == {1, 2, 3}
    assert {amount for action, _, _, amount in in_use if action == DUCATS} == {2, 3}


def test_ds_0_most_cells_are_one_buy_or_one_construct() -> None:
    single = [kinds for action, kinds, joined, _ in CELLS if action in (BUY, CONSTRUCT) and not joined]
    assert len(single) > 18


def test_ds_0_no_panel_is_specialised() -> None:
    for panel in range(6):
        actions = {action for action, _, _, _ in CELLS[panel * 6 : panel * 6 + 6]}
        assert {BUY, CONSTRUCT} < actions


def test_ds_0_joined_cells_stand_under_the_high_numbers() -> None:
    assert all(index % 6 >= 4 for index in range(36) if EDITION.cell_joined[index])


def test_ds_4_3_two_players_can_buy_and_build_parts() -> None:
    for action in (BUY, CONSTRUCT):
        assert sum(GALLEY in kinds for verb, kinds, _, _ in CELLS[:18] if verb == action) >= 3


# What the rules tell of the tiles


def test_ds_0_galley_costs_run_from_2_to_7() -> None:
    assert set(EDITION.tile_cost[:36]) == {2, 3, 4, 5, 6, 7}


def test_ds_0_six_galley_tiles_a_zone_with_mixed_costs() -> None:
    for zone in range(6):
        costs = [cost for cost, stack in zip(EDITION.tile_cost, EDITION.tile_stack, strict=True) if stack == zone]
        assert len(costs) == 6
        assert len(set(costs)) >= 4


def test_ds_2_3_2_the_galley_tile_of_the_example() -> None:
    assert EDITION.galley_vp[10] == 2
    assert EDITION.galley_squares[10] == BLUE_BLUE_GREEN_RED
    assert EDITION.galley_approval[10] == 1
    origins = provenance("galley", "11")
    assert [origins[field] for field in ("vp", "squares", "approval")] == ["source"] * 3
    assert origins["cost"] == "reconstructed"


def test_ds_0_some_galley_tiles_have_the_approval_symbol() -> None:
    assert 0 < sum(EDITION.galley_approval) < 18


def test_ds_2_3_3_barrier_10_is_construct_for_1_ducat() -> None:
    barrier = 9
    assert (EDITION.barrier_action[barrier], EDITION.barrier_bonus[barrier]) == (CONSTRUCT, terms.BONUS_DUCATS)
    assert EDITION.barrier_amount[barrier] == 1
    assert provenance("barrier", "10") == {
        "priority": "source",
        "cost": "reconstructed",
        "action": "source",
        "bonus": "source",
    }


def test_ds_2_3_3_one_barrier_is_construct_for_one_more_gondola() -> None:
    bonuses = list(zip(EDITION.barrier_action, EDITION.barrier_bonus, EDITION.barrier_amount, strict=True))
    assert bonuses.count((CONSTRUCT, terms.BONUS_EXTRA, GONDOLA)) == 1
    assert provenance("barrier", "16")["bonus"] == "source"


def test_ds_0_barriers_and_gondolas_cost_0_or_1() -> None:
    assert set(EDITION.tile_cost[36:62]) == {0, 1}
    assert set(EDITION.tile_cost[62:]) == {0, 1}


def test_ds_2_3_1_one_gondola_gives_6_ducats() -> None:
    assert 6 in EDITION.gondola_ducats
    assert provenance("gondola", "10")["gives"] == "source"


def test_ds_2_3_1_most_gondolas_give_ducats_and_some_approvals() -> None:
    ducats = sum(amount > 0 for amount in EDITION.gondola_ducats)
    approvals = sum(amount > 0 for amount in EDITION.gondola_approvals)
    assert ducats + approvals == 14
    assert 0 < approvals < ducats / 2


def test_ds_2_3_2_the_doge_tile_of_the_example_is_purple_in_the_zone_of_its_part() -> None:
    assert EDITION.doge_values[0][:3] == (0, 2, 1)
    assert EDITION.doge_purple[0] & 1 << EDITION.tile_stack[10]
    origins = provenance("doge", "1")
    assert [origins[field] for field in ("blue", "green", "red", "purple/middle lower")] == ["source"] * 4
    assert origins["yellow"] == "reconstructed"


def test_ds_3_2_one_high_water_has_level_4() -> None:
    assert EDITION.doge_event.count(4) == 1
    assert provenance("doge", "14")["event"] == "source"


def test_ds_1_2_some_doge_tiles_have_no_event() -> None:
    assert EDITION.doge_event.count(0) == 7
    assert EDITION.doge_event.count(terms.INSPECTION) == 4
    assert sorted(event for event in EDITION.doge_event if event > 0) == [1, 2, 2, 3, 4]


def test_ds_1_2_several_zones_of_every_doge_tile_are_purple() -> None:
    assert {purple.bit_count() for purple in EDITION.doge_purple} == {2, 3, 4}


def test_ds_1_2_some_doge_values_are_negative() -> None:
    assert {value for values in EDITION.doge_values for value in values} == {-1, 0, 1, 2, 3}


# How we filled in the rest


def test_dear_galley_parts_are_stronger() -> None:
    def strength(tile: int) -> int:
        return EDITION.galley_vp[tile] + sum(EDITION.galley_squares[tile]) + EDITION.galley_approval[tile]

    for cost in range(2, 7):
        weaker = [strength(tile) for tile in range(36) if EDITION.tile_cost[tile] == cost]
        stronger = [strength(tile) for tile in range(36) if EDITION.tile_cost[tile] == cost + 1]
        assert max(weaker) <= min(stronger)


def test_no_two_galley_parts_of_a_zone_have_the_same_squares() -> None:
    assert len(set(zip(EDITION.tile_stack[:36], EDITION.galley_squares, strict=True))) == 36


def test_no_two_barriers_are_alike() -> None:
    assert len(set(zip(EDITION.barrier_action, EDITION.barrier_bonus, EDITION.barrier_amount, strict=True))) == 26


def test_over_all_doge_tiles_no_colour_and_no_zone_is_favoured() -> None:
    assert {sum(values) for values in EDITION.doge_values} == {4}
    assert {sum(colour) for colour in zip(*EDITION.doge_values, strict=True)} == {16}
    assert {sum(purple >> zone & 1 for purple in EDITION.doge_purple) for zone in range(6)} == {8}


# The lists the rules read


def test_tiles_have_one_numbering() -> None:
    assert EDITION.tile_kind == [GALLEY] * 36 + [BARRIER] * 26 + [GONDOLA] * 14
    assert EDITION.tile_stack[36:] == [terms.BARRIER_STACK] * 26 + [terms.GONDOLA_STACK] * 14
    assert len(EDITION.tile_cost) == 76


def test_all_components_are_listed_with_an_origin_for_every_value() -> None:
    kinds = [row.kind for row in EDITION.components]
    assert [kinds.count(kind) for kind in ("cell", "galley", "barrier", "gondola", "doge")] == [36, 36, 26, 14, 16]
    for row in EDITION.components:
        assert set(row.values) - {"id"} <= set(row.provenance)


def test_the_header_and_the_digest() -> None:
    assert (EDITION.game, EDITION.name, EDITION.version) == ("doge_ship", "standard", 3)
    assert EDITION.title
    assert len(EDITION.digest) == 64
    assert load(STANDARD.replace('action = "3 ducats"', 'action = "2 ducats"'), "x.toml").digest != EDITION.digest


def test_the_order_of_two_icons_is_of_no_account() -> None:
    swapped = load(STANDARD.replace("construct galley or gondola", "construct gondola or galley"), "x.toml")
    assert swapped.cell_kinds == EDITION.cell_kinds


# Broken editions


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "cost = 5, vp = 2, approval = true",
            "cost = 9, vp = 2, approval = true",
            "galley 11, cost: expected a whole number from 2 to 7, found 9"),
        (
            "cost = 5, vp = 2, approval = true",
            "cost = 5, vp = -1, approval = true",
            "galley 11, vp: expected a whole number from 0 to 12, found -1"),
        ('vp = 2, approval = true,  squares = ["blue", "blue"', 'vp = 2, approval = "yes", squares = ["blue", "blue"',
         'galley 11, approval: expected true or false, found "yes"'),
        ('["blue", "red"]', '["blue", "pink"]',
         'galley 7, squares: expected "blue", "green", "red" or "yellow", found "pink"'),
        ('["blue", "red"]', '["blue"]', 'galley 7, squares: expected a list of 2 to 4 words, found 1: ["blue"]'),
        ('zone = "bow upper"', 'zone = "bow"', 'galley 31, zone: expected "stern lower", "middle lower", "bow lower", '
         '"stern upper", "middle upper" or "bow upper", found "bow"'),
        ('zone = "bow upper"', 'zone = "bow lower"',
         'galley: expected exactly 6 tiles of zone "bow lower" (DS-0), found 7'),
        ('panel = "red", value = 6', 'panel = "red", value = 5', "cell red 5: expected each cell once, found it twice "
         "(cell, entry 5 of the list; cell, entry 6 of the list)"),
        ('panel = "red", value = 6', 'panel = "red", value = 7',
         "cell, entry 6 of the list, value: expected a whole number from 1 to 6, found 7"),
        ('panel = "red", value = 6', 'panel = "pink", value = 6', 'cell, entry 6 of the list, panel: expected "red", '
         '"green", "white", "yellow", "blue" or "black", found "pink"'),
        ("priority = 25, cost = 1", "priority = 25, cost = 2",
         "barrier 25, cost: expected a whole number from 0 to 1, found 2"),
        ("priority = 26,", "priority = 27,",
         "barrier, entry 26 of the list, priority: expected a whole number from 1 to 26, found 27"),
        ("[[doge]]\nid = 2\nblue = 3", "[[doge]]\nid = 2\nblue = 30",
         "doge 2, blue: expected a whole number from -5 to 5, found 30"),
        ("[[doge]]\nid = 2\n", "[[doge]]\nid = 3\n", "doge 3: expected each doge once, found it twice "
         "(doge, entry 2 of the list; doge, entry 3 of the list)"),
        ("high water 4", "high water", 'doge 14, event: expected "none", "inspection" or "high water 1" to '
         '"high water 9", found "high water"'),
        ('purple = ["stern lower", "bow upper"]', 'purple = ["bow upper", "bow upper"]',
         'doge 4, purple: expected every word at most once, found "bow upper" twice'),
        ('"6 ducats"', '"6 ducat"', 'gondola 4, gives: expected "1 ducat" to "9 ducats" or "1 approval" to '
         '"9 approvals", found "6 ducat"'),
    ],
)  # fmt: skip
def test_a_broken_value_is_refused_by_name(old: str, new: str, message: str) -> None:
    assert refusal(old, new) == f"my.toml: {message}"


@pytest.mark.parametrize(
    "action",
    [
        "buy",
        "buy galley galley",
        "buy galley or galley",
        "construct gondola + barrier + galley",
        "intrigue 4",
        "4 ducats",
    ],
)
def test_a_cell_outside_the_grammar_is_refused(action: str) -> None:
    message = refusal('"buy gondola + galley"', f'"{action}"')
    assert message.startswith('my.toml: cell red 5, action: expected "buy" or "construct" with one of gondola')
    assert message.endswith(f'found "{action}"')


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('bonus = "buy galley"', 'bonus = "construct galley"', "barrier 20"),
        ('bonus = "construct galley"', 'bonus = "buy galley"', "barrier 26"),
        ('bonus = "3 ducats"', 'bonus = "buy gondola"', "barrier 14"),
    ],
)
def test_ds_2_3_3_an_extra_must_match_the_left_side(old: str, new: str, place: str) -> None:
    message = refusal(old, new)
    assert message.startswith(f"my.toml: {place}, bonus: expected ")
    assert "(on a barrier for " in message
    assert message.endswith(f"found {new.removeprefix('bonus = ')}")


@pytest.mark.parametrize(
    ("verb", "cells"),
    [
        ("buy", ['"buy gondola + galley"', '"buy galley"', '"buy barrier or galley"']),
        ("construct", ['"construct galley or gondola"', '"construct barrier + galley"', '"construct galley"']),
    ],
)
def test_ds_4_3_an_edition_that_cannot_finish_the_ship_is_refused(verb: str, cells: list[str]) -> None:
    text = STANDARD
    for phrase in cells:
        text = text.replace(f"action = {phrase}", 'action = "2 ducats"', 1)
    with pytest.raises(EditionError) as caught:
        load(text, "my.toml")
    expected = f"a cell of red, green, white to {verb} a galley part (DS-4.3)"
    assert str(caught.value) == f"my.toml: cell: expected {expected}, found none"


def test_a_tile_too_few_is_refused_with_its_number() -> None:
    lines = [line for line in STANDARD.splitlines() if not line.startswith("  { id = 12, zone")]
    with pytest.raises(EditionError) as caught:
        load("\n".join(lines), "my.toml")
    assert str(caught.value) == "my.toml: galley: expected exactly 36 entries, found 35 (missing: 12)"


def test_a_file_of_another_game_is_refused() -> None:
    assert refusal('"doge_ship"', '"venedig"') == 'my.toml: game: expected "doge_ship", found "venedig"'


def refusal(old: str, new: str) -> str:
    """What the loader says once the first `old` of the standard edition has become `new`."""
    assert old in STANDARD
    with pytest.raises(EditionError) as caught:
        load(STANDARD.replace(old, new, 1), "my.toml")
    return str(caught.value)
