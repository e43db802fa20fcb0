"""The standard edition keeps every fact the rules tell (one test a fact), and broken editions are refused by name."""

from pathlib import Path

import pytest
from tests.games.doge_ship.build import GAME

from arsenale.engine.edition import EditionError
from arsenale.games import speech
from arsenale.games.doge_ship import terms
from arsenale.games.doge_ship.edition import NOTES, load
from arsenale.games.doge_ship.terms import BARRIER, BUY, CONSTRUCT, DUCATS, GALLEY, GONDOLA, INTRIGUE, REPLACE
from arsenale.words import LANGUAGES

STANDARD = (Path(terms.__file__).parent / "editions" / "standard.toml").read_text(encoding="utf-8")
EDITION = load(STANDARD, "standard.toml")
RED, GREEN = 0, 6
GALLEYS, BARRIERS, GONDOLAS = range(36), range(36, 62), range(62, 76)
BLUE_BLUE_GREEN_RED = (2, 1, 1, 0)


def provenance(kind: str, name: str) -> dict[str, str]:
    return next(row.provenance for row in EDITION.components if (row.kind, row.id) == (kind, name))


def note(kind: str, name: str) -> str:
    return next(row.note for row in EDITION.components if (row.kind, row.id) == (kind, name))


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
    assert note("cell", "red 5") == "disputed-plus"


def test_ds_0_red_6_is_replace() -> None:
    assert cell(RED + 5) == (REPLACE, (), False, 0)
    assert provenance("cell", "red 6")["action"] == "source"


def test_ds_0_one_green_cell_is_construct_barrier_and_galley() -> None:
    assert CELLS[GREEN : GREEN + 6].count((CONSTRUCT, (BARRIER, GALLEY), True, 0)) == 1
    assert provenance("cell", "green 6") == {"panel": "published", "value": "published", "action": "source"}


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
        costs = [EDITION.tile_cost[tile] for tile in GALLEYS if EDITION.tile_stack[tile] == zone]
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
    barrier = terms.BARRIER_TILES[9]
    assert EDITION.barrier_priority[barrier] == 10
    assert (EDITION.barrier_action[barrier], EDITION.barrier_bonus[barrier]) == (CONSTRUCT, terms.BONUS_DUCATS)
    assert EDITION.barrier_amount[barrier] == 1
    assert provenance("barrier", "10") == {
        "priority": "source",
        "cost": "reconstructed",
        "action": "source",
        "bonus": "source",
    }


def test_ds_2_3_3_one_barrier_is_construct_for_one_more_gondola() -> None:
    assert [bonus_of(tile) for tile in BARRIERS].count((CONSTRUCT, terms.BONUS_EXTRA, GONDOLA)) == 1
    assert provenance("barrier", "16")["bonus"] == "source"


def test_ds_0_barriers_and_gondolas_cost_0_or_1() -> None:
    assert {EDITION.tile_cost[tile] for tile in (*BARRIERS, *GONDOLAS)} == {0, 1}


def test_ds_2_3_1_one_gondola_gives_6_ducats() -> None:
    assert 6 in EDITION.gondola_ducats
    assert provenance("gondola", "10")["gives"] == "source"


def test_ds_2_3_1_most_gondolas_give_ducats_and_some_approvals() -> None:
    ducats = sum(EDITION.gondola_ducats[tile] > 0 for tile in GONDOLAS)
    approvals = sum(EDITION.gondola_approvals[tile] > 0 for tile in GONDOLAS)
    assert ducats + approvals == 14
    assert 0 < approvals < ducats / 2


def test_ds_2_3_2_the_doge_tile_of_the_example_is_purple_in_the_zone_of_its_part() -> None:
    assert EDITION.doge_values[0][:3] == (0, 2, 1)
    assert EDITION.doge_purple[0] & 1 << EDITION.tile_stack[10]
    origins = provenance("doge", "1")
    assert [origins[field] for field in ("blue", "green", "red")] == ["source"] * 3
    assert origins["yellow"] == origins["purple"] == "reconstructed"
    assert note("doge", "1") == "zone-of-its-part"


def test_ds_3_2_one_high_water_has_level_4() -> None:
    assert EDITION.doge_water.count(4) == 1
    assert provenance("doge", "14")["event"] == "source"


def test_ds_1_2_some_doge_tiles_have_no_event() -> None:
    events = [(EDITION.doge_water[doge], EDITION.doge_inspects[doge]) for doge in EDITION.doges]
    assert events.count((0, False)) == 7
    assert events.count((0, True)) == 4
    assert sorted(level for level, inspects in events if level and not inspects) == [1, 2, 2, 3, 4]


def test_ds_1_2_several_zones_of_every_doge_tile_are_purple() -> None:
    assert {EDITION.doge_purple[doge].bit_count() for doge in EDITION.doges} == {2, 3}


def test_ds_1_2_some_doge_values_are_negative() -> None:
    assert {value for doge in EDITION.doges for value in EDITION.doge_values[doge]} == {-1, 0, 1, 2, 3}


# How we filled in the rest


def test_dear_galley_parts_are_stronger() -> None:
    def strength(tile: int) -> int:
        return EDITION.galley_vp[tile] + sum(EDITION.galley_squares[tile]) + EDITION.galley_approval[tile]

    for cost in range(2, 7):
        weaker = [strength(tile) for tile in range(36) if EDITION.tile_cost[tile] == cost]
        stronger = [strength(tile) for tile in range(36) if EDITION.tile_cost[tile] == cost + 1]
        assert max(weaker) <= min(stronger)


def test_no_two_galley_parts_of_a_zone_have_the_same_squares() -> None:
    assert len({(EDITION.tile_stack[tile], EDITION.galley_squares[tile]) for tile in GALLEYS}) == 36


def test_no_two_barriers_are_alike() -> None:
    assert len({(EDITION.tile_cost[tile], *bonus_of(tile)) for tile in BARRIERS}) == 26


def bonus_of(tile: int) -> tuple[int, int, int]:
    return EDITION.barrier_action[tile], EDITION.barrier_bonus[tile], EDITION.barrier_amount[tile]


def test_over_all_doge_tiles_no_colour_and_no_zone_is_favoured() -> None:
    assert {sum(EDITION.doge_values[doge]) for doge in EDITION.doges} == {4}
    assert {sum(colour) for colour in zip(*EDITION.doge_values, strict=True)} == {16}
    assert {sum(purple >> zone & 1 for purple in EDITION.doge_purple) for zone in range(6)} == {7}


# The lists the rules read


def test_tiles_have_one_numbering() -> None:
    assert EDITION.tiles == tuple(range(76))
    assert EDITION.doges == tuple(range(16))
    assert EDITION.tile_kind[:76] == [GALLEY] * 36 + [BARRIER] * 26 + [GONDOLA] * 14
    assert EDITION.tile_stack[36:76] == [terms.BARRIER_STACK] * 26 + [terms.GONDOLA_STACK] * 14
    assert len(EDITION.tile_cost) == terms.TILES


def test_all_components_are_listed_with_an_origin_for_every_value() -> None:
    kinds = [row.kind for row in EDITION.components]
    assert [kinds.count(kind) for kind in ("cell", "galley", "barrier", "gondola", "doge")] == [36, 36, 26, 14, 16]
    for row in EDITION.components:
        assert set(row.values) - {"id"} <= set(row.provenance)


def test_the_header_and_the_digest() -> None:
    assert (EDITION.game, EDITION.name, EDITION.version) == ("doge_ship", "standard", 4)
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
            "cost = -1, vp = 2, approval = true",
            "galley 11, cost: expected a whole number from 0 to 20, found -1"),
        (
            "cost = 5, vp = 2, approval = true",
            "cost = 5, vp = 200, approval = true",
            "galley 11, vp: expected a whole number from -20 to 30, found 200"),
        ('vp = 2, approval = true,  squares = ["blue", "blue"', 'vp = 2, approval = "yes", squares = ["blue", "blue"',
         'galley 11, approval: expected true or false, found "yes"'),
        ('["blue", "red"]', '["blue", "pink"]',
         'galley 7, squares: expected "blue", "green", "red" or "yellow", found "pink"'),
        ('["blue", "red"]', '"blue"', 'galley 7, squares: expected a list of 0 to 6 words, found "blue"'),
        ('zone = "bow upper"', 'zone = "bow"', 'galley 31, zone: expected "stern lower", "middle lower", "bow lower", '
         '"stern upper", "middle upper" or "bow upper", found "bow"'),
        ("id = 12, zone", "id = 11, zone", "galley 11: expected each galley once, found it twice "
         "(galley, entry 11 of the list; galley, entry 12 of the list)"),
        ('panel = "red", value = 6', 'panel = "red", value = 5', "cell red 5: expected each cell once, found it twice "
         "(cell, entry 5 of the list; cell, entry 6 of the list)"),
        ('panel = "red", value = 6', 'panel = "red", value = 7',
         "cell, entry 6 of the list, value: expected a whole number from 1 to 6, found 7"),
        ('panel = "red", value = 6', 'panel = "pink", value = 6', 'cell, entry 6 of the list, panel: expected "red", '
         '"green", "white", "yellow", "blue" or "black", found "pink"'),
        ("priority = 25, cost = 1", "priority = 25, cost = 21",
         "barrier 25, cost: expected a whole number from 0 to 20, found 21"),
        ("priority = 26,", "priority = 33,",
         "barrier, entry 26 of the list, priority: expected a whole number from 1 to 32, found 33"),
        ("priority = 26,", "priority = 25,", "barrier 25: expected each barrier once, found it twice "
         "(barrier, entry 25 of the list; barrier, entry 26 of the list)"),
        ("[[doge]]\nid = 2\nblue = 3", "[[doge]]\nid = 2\nblue = 30",
         "doge 2, blue: expected a whole number from -9 to 9, found 30"),
        ("[[doge]]\nid = 2\n", "[[doge]]\nid = 3\n", "doge 3: expected each doge once, found it twice "
         "(doge, entry 2 of the list; doge, entry 3 of the list)"),
        ("high water 4", "high water", 'doge 14, event: expected "none", "inspection", "high water 1" to '
         '"high water 20", or both joined by "+" (such as "high water 2 + inspection"), found "high water"'),
        ('purple = ["stern lower", "bow upper"]', 'purple = ["bow upper", "bow upper"]',
         'doge 4, purple: expected every word at most once, found "bow upper" twice'),
        ('"6 ducats"', '"6 ducat"', 'gondola 4, gives: expected "1 ducat" to "20 ducats" or "1 approval" to '
         '"20 approvals", found "6 ducat"'),
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
        "1 ducats",
        "10 ducats",
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


def test_too_few_doge_tiles_are_refused() -> None:
    start = STANDARD.index("[[doge]]\nid = 3\n")
    with pytest.raises(EditionError) as caught:
        load(STANDARD[:start], "my.toml")
    expected = "3 or more tiles: one in force and two for an intrigue (DS-2.4)"
    assert str(caught.value) == f"my.toml: doge: expected {expected}, found 2"


def test_the_standard_edition_has_nothing_to_warn_of() -> None:
    assert EDITION.warnings == []


def test_a_file_of_another_game_is_refused() -> None:
    assert refusal('"doge_ship"', '"venedig"') == 'my.toml: game: expected "doge_ship", found "venedig"'


def refusal(old: str, new: str) -> str:
    """What the loader says once the first `old` of the standard edition has become `new`."""
    assert old in STANDARD
    with pytest.raises(EditionError) as caught:
        load(STANDARD.replace(old, new, 1), "my.toml")
    return str(caught.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_has_words(language: str) -> None:
    notes = [row.note for row in EDITION.components if row.note]
    assert sorted(notes) == sorted(NOTES)
    for key in notes:
        assert speech(GAME, language).say(f"note-{key}")


def test_an_unknown_note_is_refused() -> None:
    message = refusal('note = "disputed-plus"', 'note = "whatever"')
    assert (
        message
        == 'my.toml: cell, entry 5 of the list, note: expected "disputed-plus" or "zone-of-its-part", found "whatever"'
    )


def test_a_note_does_not_change_the_digest() -> None:
    assert load(STANDARD.replace('note = "disputed-plus", ', ""), "my.toml").digest == EDITION.digest
