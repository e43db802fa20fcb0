"""The drawn board: nothing overlaps, everything can be clicked, fights and routes are shown, and it is small."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from typing import Any

import pytest

from arsenale.games.serenissima.board import figures
from arsenale.games.serenissima.board.places import places_of
from arsenale.render import LAYOUTS
from arsenale.words import LANGUAGES

from ...conformance.settings import Setting
from ...conformance.walks import Position, walk
from .builders import GAME, board, dice, play
from .drawn import FLEETS, SVG, draw, pieces, seen, words_of

EDITION: Any = GAME.edition
PORTS = {"valencia": "0 3 wine fort", "genova": "1 3", "napoli": "2 2 wood stone basilica"}
Box = tuple[float, float, float, float]


def positions(players: int, count: int) -> Iterator[Position]:
    yield from walk(Setting("serenissima", players, (("money", "open"),)), "hurry", tenths=9).sample(count)


# What can be chosen


@pytest.mark.parametrize("players", [2, 3, 4])
def test_numbers_zones_and_galleys_are_clicked_on_the_board_and_all_else_is_a_control(players: int) -> None:
    for number, position in enumerate(positions(players, 90)):
        offered = re.findall(r'data-action="([^"]*)"', draw(position.state, layout=LAYOUTS[number % 2]))
        legal = [GAME.action(action) for action in position.state.legal(position.seat)]
        bought = [text for text in offered if text.startswith("buy galley ")]
        clicked = [text for text in offered if text not in bought]
        on_board = [action.text for action in legal if action.kind not in GAME.list_only]
        # On a phone a galley is found on the chart and, by a larger target, on the wheel.
        if LAYOUTS[number % 2] == "phone":
            on_board += [text for text in on_board if " galley " in text]
        assert sorted(clicked) == sorted(on_board)
        # SE-4.2 Each free number of the wheel stands for one port; the others are controls.
        assert set(bought) <= {action.text for action in legal}
        assert sorted({text.split()[2] for text in bought}) == sorted(text.split()[2] for text in bought)
        assert {text.split()[2] for text in bought} == {str(one.args[1]) for one in legal if one.kind == "buy"}


def largest_target(piece: ET.Element) -> float:
    """The side of the largest square in which a finger finds it."""
    edges = [child for child in piece if "edge" in str(child.get("class")) and child.get("width")]
    return max([min(float(str(edge.get("width"))), float(str(edge.get("height")))) for edge in edges], default=0)


def test_what_is_clicked_on_a_phone_is_large_enough_for_a_finger() -> None:
    """At least once: a galley on the chart is small, its number on the wheel is not."""
    for position in positions(4, 40):
        targets: dict[str, float] = {}
        for piece in pieces(draw(position.state, layout="phone")).values():
            action = piece.get("data-action")
            if action:
                targets[action] = max(targets.get(action, 0), largest_target(piece))
        assert [action for action, side in targets.items() if side < 44] == []


def test_se_4_1_on_a_phone_whoever_taps_a_boat_that_takes_a_sailor_means_it_and_not_its_zone() -> None:
    """p13b: what lies later in the drawing lies over it."""
    state = play(board(galleys={5: "0 genova 1", 8: "1 genova 2"}, ports={**PORTS, "genova": "0 1"}), "invest")
    found = pieces(draw(state, layout="phone"))
    assert found["galley-5"].get("data-action") == "hire sailor galley 5"
    assert found["zone-genova"].get("data-action") == "hire sailor genova"
    assert [key for key in found if key in ("zone-genova", "galley-5")] == ["zone-genova", "galley-5"]
    # Where nothing is offered on the boat, the tap goes on to what lies under it.
    assert found["galley-8"].get("data-action") is None


def test_se_4_2_a_free_number_buys_at_the_port_of_the_active_galley_or_tells_why_not() -> None:
    ports = {"valencia": "0 1", "tunis": "0 1"}
    state = play(board(galleys={1: "0 tunis 3", 2: "1 genova 3"}, ports=ports), "invest")
    numbers = pieces(draw(state))
    assert numbers["number-3"].get("data-action") == "buy galley 3 tunis"
    play(state, "buy galley 3 tunis")
    refused = str(pieces(draw(state))["number-4"].get("data-why")).split("|")
    refusal = GAME.why_not(state, 0, GAME.parse(refused[0]))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("SE-4.2", "one-galley-an-investment")
    taken = GAME.why_not(state, 0, GAME.parse(str(pieces(draw(state))["number-2"].get("data-why"))))
    assert taken is not None


def test_the_choice_of_the_turn_comes_first_then_sales_loading_and_landing_and_the_rest_is_folded() -> None:
    order = GAME.control_order
    assert order[:2] == ("action", "invest")
    assert order.index("sell") < order.index("load") < order.index("land") < order.index("attack")
    assert not {"put", "dump", "swap"} & set(order)
    assert {action.kind for action in GAME.space.actions} >= set(order)


# What is shown


def owns(state: Any, seat: int, layout: str = "wide") -> dict[str, str]:
    """What only this seat sees, by key."""
    view = GAME.view(state, seat)
    return {fragment.key: fragment.svg for fragment in GAME.painter.own(view, words_of("en"), layout)}


def test_se_2_2_zones_within_reach_tell_their_distance_and_the_route_is_drawn() -> None:
    galleys = {**FLEETS, 1: "0 valencia 4 wood"}
    state = play(board(galleys=galleys, ports=PORTS), "action", "sail algeria")
    found = pieces(draw(state))
    assert found["zone-tunis"].get("data-action") == "sail tunis"
    assert "1 zone away" in str(found["way-tunis"].findtext(f"{SVG}title"))
    assert "3 zones away" in str(found["way-ionian"].findtext(f"{SVG}title"))
    assert str(found["zone-ionian"].get("data-why")).startswith("sail ionian")
    assert "way-candia" not in found
    assert len(found["voyage"]) > 0
    ways = [str(way.get("class")) for way in found["reach"].iter(f"{SVG}path")]
    assert f"voyage way way-{EDITION.zones.index('tunis')}" in ways
    assert f"to-{EDITION.zones.index('tunis')}" in str(found["zone-tunis"].get("class"))


def test_se_3_1_zones_within_reach_tell_what_the_cargo_brings() -> None:
    galleys = {1: "0 algeria 3 wood gold", 2: "1 cagliari 4"}
    ports = {"genova": "1 3", "valencia": "0 2", "tunis": "1 1 gold"}
    state = play(board(galleys=galleys, ports=ports), "action")
    found = pieces(draw(state))
    titles = {zone: str(found[f"way-{zone}"].findtext(f"{SVG}title")) for zone in ("tunis", "genova", "valencia")}
    prices = {zone: EDITION.prices[EDITION.zones.index(zone)] for zone in titles}
    assert titles["tunis"] == f"Tunis: 1 zone away, the cargo sells for {prices['tunis'][1]}"
    assert titles["genova"].endswith(f"the cargo sells for {prices['genova'][0]}")  # it makes gold
    assert titles["valencia"].endswith("stores 1 good")  # one's own, and it makes wood


def test_what_is_within_reach_is_for_the_seat_that_is_asked_alone() -> None:
    state = play(board(galleys=FLEETS, ports=PORTS), "action")
    assert {"reach", "shallows"} == set(owns(state, 0))
    assert owns(state, 1) == {}
    (sheet, *_) = GAME.painter.public(GAME.view(state, 0), words_of("en"))
    empty = {fragment.key: fragment.svg for fragment in sheet.fragments}
    assert empty["reach"] == '<g id="reach"/>'


def test_se_5_2_a_port_shows_what_it_pays_at_the_next_payout() -> None:
    state = board(galleys=FLEETS, ports=PORTS)
    for layout in LAYOUTS:
        found = pieces(draw(state, layout=layout))
        paid = EDITION.payouts[EDITION.zones.index("napoli")][2] + 5
        coins = [one.text for one in found["zone-napoli"].iter(f"{SVG}text") if "on-coin" in str(one.get("class"))]
        assert coins == [str(paid)]
        owned = [one.text for one in found["deed-napoli"].iter(f"{SVG}text") if "on-coin" in str(one.get("class"))]
        assert owned == [str(paid)]


def test_se_5_2_the_figures_of_a_player_begin_with_their_next_payout() -> None:
    state = board(galleys=FLEETS, ports={**PORTS, "tunis": "0 1 wine gold"})
    paid = sum(EDITION.payouts[EDITION.zones.index(zone)][goods] for zone, goods in (("valencia", 1), ("tunis", 2)))
    figures = GAME.painter.figures(seen(state), 0)
    assert [(figure.key, figure.value) for figure in figures[:3]] == [
        ("payout", f"+{paid}"),
        ("ports", "2"),
        ("galleys", "2/6"),
    ]
    words, known = words_of("de"), GAME.scenery(4)
    for figure in figures:
        assert words.say(f"figure-{figure.key}") != f"figure-{figure.key}"
        assert f'id="{figure.icon}"' in known


def test_a_mat_shows_the_galleys_and_ports_of_its_owner() -> None:
    state = board(galleys=FLEETS, ports=PORTS)
    sheets = {sheet.name: sheet for sheet in GAME.painter.public(seen(state), words_of("en"))}
    assert list(sheets) == ["board", "mat-0", "mat-1", "mat-2", "mat-3"][: state.players + 1]
    keys = {name: [fragment.key for fragment in sheet.fragments] for name, sheet in sheets.items()}
    assert keys["mat-0"] == ["ground-0", "purse-0", "crew-1", "crew-3", "deed-valencia"]
    assert keys["mat-2"] == ["ground-2", "purse-2", "crew-7", "deed-napoli"]


def test_se_0_hidden_money_is_on_ones_own_mat_alone() -> None:
    state = board(galleys=FLEETS, ports=PORTS, ducats=37, money="hidden")
    public = "".join(
        fragment.svg
        for sheet in GAME.painter.public(GAME.view(state, 1), words_of("en"))
        for fragment in sheet.fragments
    )
    assert "37" not in re.findall(r">([^<>]+)<", public)
    own = owns(state, 1)
    assert set(own) == {"purse-1"}
    assert ">37<" in own["purse-1"]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_everybody_sees_is_the_same_from_every_seat(layout: str) -> None:
    words = words_of("fr")
    for position in walk(Setting("serenissima", 3, (("money", "hidden"),)), "hurry", tenths=9).sample(20):
        state: Any = position.state
        shared = GAME.painter.public(seen(state), words, layout)
        for seat in range(3):
            assert GAME.painter.public(GAME.view(state, seat), words, layout) == shared


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_sheet_never_changes_its_size(layout: str) -> None:
    sizes = set()
    for position in positions(4, 20):
        state: Any = position.state
        sheets = GAME.painter.public(seen(state), words_of("en"), layout)
        sizes.add(tuple((sheet.name, sheet.width, sheet.height) for sheet in sheets))
    assert len(sizes) == 1


def test_se_3_7_only_the_port_of_the_active_galley_can_be_attacked() -> None:
    state = play(board(galleys={1: "0 genova 5", 2: "1 cagliari 4"}, ports={**PORTS, "tunis": "1 1"}), "action")
    found = pieces(draw(state))
    assert found["raid"].get("data-action") == "attack port"
    places = places_of(EDITION, "wide")
    x, y = (float(part) for part in re.findall(r"-?[\d.]+", str(found["raid"].get("transform"))))
    assert (x - 10, y - 62) == places["genova"].card


def test_se_3_4_a_fight_shows_the_dice_of_the_last_roll() -> None:
    galleys = {1: "0 valencia 5", 2: "1 valencia 4"}
    state = dice(play(board(galleys=galleys, ports=PORTS), "action"), "SS--- S---")
    play(state, "attack galley 2")
    assert GAME.view(state, None)["roll"] == {
        "galley": 1,
        "attacker": 0,
        "defender": 1,
        "target": 2,
        "attack": {"dice": 5, "skulls": 2},
        "defence": {"dice": 4, "skulls": 1},
    }
    drawn = ET.tostring(pieces(draw(state))["last-roll"], "unicode")
    assert drawn.count('href="#g-skull"') == 3
    assert len(re.findall(r'id="die-', drawn)) == 9
    assert (drawn.count('class="seat-0 die"'), drawn.count('class="seat-1 die"')) == (5, 4)
    assert drawn.count('href="#g-ship"') == 2
    assert {"mark-0", "mark-1"} <= set(re.findall(r'href="#([^"]*)"', drawn))


def test_se_3_7_the_dice_of_a_port_are_its_owners_and_a_fort_stands_for_itself() -> None:
    state = play(board(galleys={1: "0 genova 5"}, ports={**PORTS, "genova": "1 3 fort", "tunis": "1 1"}), "action")
    play(dice(state, "S- SSSSS SSS"), "attack port")
    drawn = ET.tostring(pieces(draw(state))["last-roll"], "unicode")
    assert 'href="#g-fort"' in drawn
    assert 'class="seat-1 die"' in drawn
    play(state, "roll on")
    drawn = ET.tostring(pieces(draw(state))["last-roll"], "unicode")
    assert 'href="#g-port"' in drawn


def test_the_phones_chart_shows_every_galley() -> None:
    """With its number, also where there is no room for more."""
    crowd = {number: f"{number % 4} corfu 1" for number in range(8, 13)}
    drawn = pieces(draw(board(galleys={**FLEETS, **crowd}, ports=PORTS), layout="phone"))
    for galley in (*FLEETS, *crowd):
        numbers = [one.text for one in drawn[f"galley-{galley}"].iter(f"{SVG}text")]
        assert numbers == [str(galley)]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_galley_is_told_of_with_its_place_and_what_is_aboard(layout: str) -> None:
    """p14b: not "goods: – – Genova"."""
    drawn = pieces(draw(board(galleys={5: "0 genova 1", 6: "1 tunis 2 wine"}, ports=PORTS), layout=layout))
    for piece in ("galley-5", "crew-5"):
        assert drawn[piece].findtext(f"{SVG}title") == "galley 5 of Anna in Genova: 1 sailor, no goods"
    assert drawn["crew-6"].findtext(f"{SVG}title") == "galley 6 of Bruno in Tunis: 2 sailors, goods: wine"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_on_a_mat_the_ports_stand_apart_from_the_galleys(layout: str) -> None:
    """d9p: no port under a galley as if it were its own."""
    drawn = pieces(draw(board(galleys=FLEETS, ports={**PORTS, "tunis": "0 1"}), layout=layout))
    assert "#g-port" in [str(use.get("href")) for use in drawn["ground-0"].iter(f"{SVG}use")]
    left = {key: place_of(drawn[key])[0] for key in ("crew-1", "crew-3", "deed-valencia", "deed-tunis")}
    assert left["deed-valencia"] - left["crew-1"] > 20
    rules = list(drawn["ground-0"].iter(f"{SVG}line"))
    assert len(rules) == 1
    assert place_of(drawn["crew-1"])[1] < float(str(rules[0].get("y1"))) < place_of(drawn["deed-valencia"])[1]


def place_of(piece: ET.Element) -> tuple[float, float]:
    x, y = (float(part) for part in re.findall(r"-?[\d.]+", str(piece.get("transform"))))
    return x, y


@pytest.mark.parametrize("count", [1, 3, 5])
def test_se_5_1_the_doge_cards_stay_on_the_phones_sheet(count: int) -> None:
    state = board(galleys=FLEETS, ports=PORTS)
    state.discards = (1, 2, 1, 0, 2)[:count]
    found = pieces(draw(state, layout="phone"))
    place = re.search(r"[(]([0-9.]+)", str(found[f"doge-card-{count}"].get("transform")))
    assert place is not None
    assert float(place[1]) + 25 <= 390


def test_se_3_1_only_the_prices_of_free_spaces_are_told() -> None:
    drawn = draw(board(galleys=FLEETS, ports={**PORTS, "cyrenaica": "1 1 wood"}))
    assert "Cyrenaica makes gold; stored: wood; free spaces pay 4, 5;" in drawn


def test_se_0_closed_ports_are_marked() -> None:
    state = board(galleys=FLEETS, ports=PORTS, players=3, closed=("algeria",))
    for layout in LAYOUTS:
        drawn = draw(state, layout=layout)
        assert "Algeria is closed" in drawn
        assert re.search(r'id="zone-algeria"[^>]* class="closed[" ]', drawn)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_title_without_leftovers(language: str) -> None:
    for position in positions(4, 8):
        for piece in pieces(draw(position.state, language=language)).values():
            if piece.get("role") == "button":
                title = piece.findtext(f"{SVG}title") or ""
                assert title
                assert "{" not in title


def test_a_usual_action_changes_few_fragments() -> None:
    words, sizes = words_of("de"), []
    before: dict[str, str] = {}
    for position in walk(Setting("serenissima", 4, (("money", "open"),)), "hurry", tenths=9).positions[:300]:
        state: Any = position.state
        sheets = GAME.painter.public(seen(state), words)
        after = {fragment.key: fragment.svg for sheet in sheets for fragment in sheet.fragments}
        sizes.append(sum(len(svg) for key, svg in after.items() if before.get(key) != svg))
        before = after
    assert sorted(sizes)[len(sizes) // 2] < 4_000


# Pictures for the rulebook


@pytest.mark.parametrize("name", ["wood", "spice", "sailor", "fort", "skull", "galley-3", "port-valencia"])
def test_components_are_drawn_alone(name: str) -> None:
    view = seen(board(galleys=FLEETS, ports=PORTS))
    drawn = figures.piece(EDITION, view, words_of("fr"), name)
    assert set(re.findall(r'href="#([^"]*)"', drawn)) <= set(re.findall(r' id="([^"]*)"', drawn))
    ET.fromstring(drawn)


def test_parts_and_components_that_are_not_there() -> None:
    assert figures.part(4, "chart") == (10, 62, 1180, 620)
    with pytest.raises(ValueError, match="expected a part of the board"):
        figures.part(4, "moon")
    with pytest.raises(ValueError, match="expected a component"):
        figures.piece(EDITION, seen(board(galleys=FLEETS)), words_of("en"), "moon")
