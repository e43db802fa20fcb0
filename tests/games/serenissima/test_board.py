"""The drawn board: nothing overlaps, everything can be clicked, fights and routes are shown, and it is small."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
import zlib
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, pairwise
from typing import Any

import pytest

from arsenale.games import speech
from arsenale.games.serenissima.board import figures
from arsenale.games.serenissima.board.canvas import Canvas
from arsenale.games.serenissima.board.cells import BORDERS
from arsenale.games.serenissima.board.chart import OUTSIDE, cells
from arsenale.games.serenissima.board.galleys import HEIGHT, LOW, SMALL_HEIGHT, SMALL_WIDTH, WIDTH, anchored
from arsenale.games.serenissima.board.map import CARD_HEIGHT, card_body, card_width
from arsenale.games.serenissima.board.places import places_of
from arsenale.games.serenissima.board.rows import arranged
from arsenale.games.serenissima.board.small import badge_box, harbour_box, name_box, small_badge
from arsenale.games.serenissima.board.story import chances
from arsenale.games.serenissima.state import SerenissimaState
from arsenale.games.serenissima.view import SerenissimaView
from arsenale.render import LAYOUTS
from arsenale.words import LANGUAGES, Speech

from ...conformance.settings import Setting
from ...conformance.walks import Position, walk
from .builders import GAME, board, dice, play
from .editions import ODD, loaded, with_ports, with_spaces

NAMES = ["Anna", "Bruno", "Carla", "Dario"]
EDITION: Any = GAME.edition
SVG = "{http://www.w3.org/2000/svg}"
FLEETS = {1: "0 valencia 2 wood", 3: "0 valencia 3 gold", 2: "1 cagliari 4", 7: "2 napoli 3 wine"}
PORTS = {"valencia": "0 3 wine fort", "genova": "1 3", "napoli": "2 2 wood stone basilica"}
Box = tuple[float, float, float, float]


@lru_cache
def words_of(language: str) -> Speech:
    return speech(GAME, language, NAMES)


def seen(state: SerenissimaState) -> SerenissimaView:
    return GAME.view(state, None)


def draw(state: Any, *, layout: str = "wide", language: str = "en", seat: int | None = None) -> str:
    reader = state.actors()[0] if seat is None else seat
    return GAME.svg(GAME.view(state, reader), words_of(language), legal=state.legal(reader), layout=layout)


def positions(players: int, count: int) -> Iterator[Position]:
    yield from walk(Setting("serenissima", players, (("money", "open"),)), "hurry", tenths=9).sample(count)


def pieces(drawn: str) -> dict[str, ET.Element]:
    return {str(piece.get("id")): piece for piece in ET.fromstring(drawn).iter(f"{SVG}g") if piece.get("id")}


def overlap(one: Box, other: Box) -> bool:
    return min(one[2], other[2]) > max(one[0], other[0]) and min(one[3], other[3]) > max(one[1], other[1])


def cards(places: Any) -> dict[str, list[Box]]:
    """What the ports' cards cover, with their flags and towers."""
    found = {}
    for zone, spaces in zip(EDITION.zones, EDITION.spaces, strict=True):
        x, y = places[zone].card
        if spaces:
            right = x + card_width(spaces, places[zone].room)
            found[zone] = [(x - 10, y - 7, right, y + CARD_HEIGHT), (right - 46, y - 18, right - 4, y - 7)]
        else:
            found[zone] = [(x - 6, y, x + 96, y + 18)]
    return found


# The chart


def test_cards_and_anchorages_lie_apart() -> None:
    places = places_of(EDITION, "wide")
    boxes = {f"anchorage {zone}": [place.anchorage] for zone, place in places.items()} | cards(places)
    for (one, covered), (other, more) in combinations(boxes.items(), 2):
        for box in covered:
            assert not [wide for wide in more if overlap(box, wide)], (one, other)
            assert box[0] >= 0
            assert box[2] <= 1180
            assert box[3] <= 620


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_the_phone_galleys_harbours_names_and_badges_lie_apart(language: str) -> None:
    places = places_of(EDITION, "phone")
    canvas = Canvas(EDITION, (), seen(board(galleys=FLEETS)), words_of(language), ())
    anchorages = {zone: place.anchorage for zone, place in places.items()}
    harbours = {zone: harbour_box(place.harbour) for zone, place in places.items() if place.harbour}
    names = {zone: name_box(place, canvas.zone_name(zone)) for zone, place in places.items()}
    badges = {zone: badge_box(small_badge(canvas, places, zone)) for zone in places}
    pairs = [*combinations((*anchorages.values(), *harbours.values(), *names.values()), 2)]
    pairs += [(badge, anchorage) for badge in badges.values() for anchorage in anchorages.values()]
    assert not [pair for pair in pairs if overlap(*pair)]
    assert all(box[0] >= 0 and box[2] <= 382 and box[3] <= 236 for box in (*names.values(), *anchorages.values()))


@pytest.mark.parametrize(("layout", "width", "height"), [("wide", WIDTH, LOW), ("phone", SMALL_WIDTH, SMALL_HEIGHT)])
@pytest.mark.parametrize("count", [1, 2, 3, 5, 8])
def test_galleys_of_a_zone_do_not_overlap(count: int, layout: str, width: float, height: float) -> None:
    for zone, place in places_of(EDITION, layout).items():
        corners, scale = anchored(count, place, width, height)
        ships = [(x, y, x + width * scale, y + height * scale) for x, y in corners]
        assert scale > (0.4 if layout == "wide" else 0.33), (zone, scale)
        assert not [pair for pair in combinations(ships, 2) if overlap(*pair)]
        left, top, right, bottom = place.anchorage
        assert all(left <= ship[0] and ship[2] <= right for ship in ships), zone
        assert all(top <= ship[1] and ship[3] <= bottom for ship in ships), zone


def test_eight_galleys_of_a_zone_are_drawn_apart_with_all_their_places() -> None:
    fleet = {number: f"{number % 4} candia {1 + number % 3} wood" for number in range(1, 9)}
    drawn = pieces(draw(play(board(galleys=fleet, players=4), "action")))
    boxes = []
    for number in range(1, 9):
        galley = drawn[f"galley-{number}"]
        scale = float(re.findall(r"scale\(([\d.]+)\)", ET.tostring(galley, "unicode"))[0])
        x, y = (float(part) for part in re.findall(r"-?[\d.]+", str(galley.get("transform"))))
        boxes.append((x, y, x + WIDTH * scale, y + LOW * scale))
        holds = [rect for rect in galley.iter(f"{SVG}rect") if rect.get("class") == "hold"]
        assert len(holds) == 5
    assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]


def test_one_galley_is_drawn_large() -> None:
    for place in places_of(EDITION, "wide").values():
        assert anchored(1, place, WIDTH, HEIGHT)[1] > 0.9


def test_se_2_2_the_cells_border_where_galleys_can_sail() -> None:
    drawn = {frozenset(border.split()[:2]) for border in BORDERS if OUTSIDE not in border.split()[:2]}
    for zone, others in enumerate(EDITION.next_zones):
        for other in others:
            assert frozenset((EDITION.zones[zone], EDITION.zones[other])) in drawn
    assert set(cells()) == set(EDITION.zones)
    assert all(ring[0] == ring[-1] for rings in cells().values() for ring in rings)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("name", ["two open seas", "30 ports"])
def test_zones_of_other_editions_stand_in_rows(name: str, layout: str) -> None:
    edition = loaded(ODD[name]).edition
    places = places_of(edition, layout)
    assert list(places) == edition.zones
    boxes = [place.anchorage for place in places.values()]
    if layout == "wide":
        boxes += [(*place.card, place.card[0] + place.room, place.card[1] + CARD_HEIGHT) for place in places.values()]
    else:
        boxes += [harbour_box(place.harbour) for place in places.values() if place.harbour]
    assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]
    assert max(box[2] for box in boxes) <= (382 if layout == "phone" else 1180)
    assert max(box[3] for box in boxes) <= (236 if layout == "phone" else 620)


def test_se_2_2_there_neighbours_lie_close_and_a_lane_leads_to_each() -> None:
    edition = loaded(ODD["two open seas"]).edition
    cells = arranged(edition.next_zones, 7, 3)
    assert len(set(cells)) == len(edition.zones)
    steps = [
        max(abs(cells[zone] % 7 - cells[other] % 7), abs(cells[zone] // 7 - cells[other] // 7))
        for zone, others in enumerate(edition.next_zones)
        for other in others
    ]
    assert sum(step == 1 for step in steps) > 0.6 * len(steps)
    assert max(steps) <= 3
    drawn = loaded(ODD["two open seas"]).scenery(4)
    assert drawn.count('class="border"') == len(steps) // 2


@pytest.mark.parametrize("room", [102.0, 122.0, 173.0])
@pytest.mark.parametrize("spaces", range(1, 10))
def test_se_0_a_warehouse_of_any_size_fits_its_card(spaces: int, room: float) -> None:
    game = loaded(with_ports(with_spaces(spaces)))
    view = game.view(game.start(players=4, seed=1), None)
    canvas = Canvas(game.edition, (), view, words_of("en"), ())
    width = card_width(spaces, room)
    drawn = ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{card_body(canvas, "tunis", width)}</svg>')
    slots = [piece for piece in drawn.iter(f"{SVG}rect") if piece.get("class") == "slot"]
    boxes = [tuple(float(str(slot.get(name))) for name in ("x", "y", "width", "height")) for slot in slots]
    assert len(boxes) == spaces
    assert all(x >= 15 and x + wide <= width and y >= 23 and y + high <= CARD_HEIGHT for x, y, wide, high in boxes)
    assert all(after[0] >= before[0] + before[2] for before, after in pairwise(boxes))


# What can be chosen


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_legal_action_can_be_clicked_once(players: int) -> None:
    assert GAME.list_only == ()
    for number, position in enumerate(positions(players, 90)):
        offered = re.findall(r'data-action="([^"]*)"', draw(position.state, layout=LAYOUTS[number % 2]))
        assert sorted(offered) == sorted(GAME.format(action) for action in position.state.legal(position.seat))


def test_controls_on_a_phone_are_large_enough_for_a_finger() -> None:
    for position in positions(4, 40):
        for piece in pieces(draw(position.state, layout="phone")).values():
            if piece.get("data-action"):
                edges = [child for child in piece if "edge" in str(child.get("class")) and child.get("height") != "0"]
                sizes = [(float(str(edge.get("width"))), float(str(edge.get("height")))) for edge in edges]
                assert any(min(size) >= 44 for size in sizes), piece.get("data-action")


def test_se_2_1_pieces_are_loaded_by_chips() -> None:
    state = play(board(galleys=FLEETS, ports=PORTS), "action")
    found = pieces(draw(state))
    for name in ("load-sailor-port", "load-wood-supply", "dump-wood", "load-gold-3", "put-wood-3", "swap-wood-gold-3"):
        assert found[f"do-{name}"].get("role") == "button", name


def test_se_4_the_shop_shows_prices_and_limits() -> None:
    state = play(board(galleys=FLEETS, ports={**PORTS, "valencia": "0 3 stone"}, ducats=9), "invest")
    drawn = draw(state)
    assert "you have 2 of 6" in drawn
    assert "Forts, 5 left" in drawn
    assert "Sailors, 14 in stock" in drawn


# What is shown


def test_se_2_2_zones_within_reach_tell_their_distance_and_the_route_is_drawn() -> None:
    galleys = {**FLEETS, 1: "0 valencia 4 wood"}
    state = play(board(galleys=galleys, ports=PORTS), "action", "sail algeria")
    found = pieces(draw(state))
    assert found["zone-tunis"].get("data-action") == "sail tunis"
    assert "1 zone away" in str(found["zone-tunis"].findtext(f"{SVG}title"))
    assert "3 zones away" in str(found["zone-ionian"].findtext(f"{SVG}title"))
    assert found["zone-ionian"].get("data-why") == "sail ionian"
    assert "away" not in str(found["zone-candia"].findtext(f"{SVG}title"))
    turn = GAME.view(state, 0)["turn"]
    assert turn is not None
    assert turn["route"] == ["algeria"]
    assert "voyage" in found


def test_se_2_3_a_blockade_says_who_and_with_how_many() -> None:
    galleys = {**FLEETS, 4: "1 cagliari 2"}
    state = play(board(galleys=galleys, ports=PORTS), "action", "sail cagliari", "sail tunis")
    drawn = draw(state)
    assert "Anna has 2 sailors aboard; Bruno has 6 sailors in galleys here." in drawn
    assert {"do-block", "do-pass", "voyage"} <= set(pieces(drawn))


def test_se_3_4_a_fight_shows_the_last_roll_and_the_odds_of_the_next() -> None:
    galleys = {1: "0 valencia 5", 2: "1 valencia 4"}
    state = dice(play(board(galleys=galleys, ports=PORTS), "action"), "SS--- S---")
    play(state, "attack galley 2")
    assert GAME.view(state, None)["roll"] == {
        "galley": 1,
        "attack": {"dice": 5, "skulls": 2},
        "defence": {"dice": 4, "skulls": 1},
    }
    drawn = draw(state)
    assert drawn.count('href="#g-skull"') == 4  # three on dice, one on the button
    assert len(re.findall(r'id="die-', drawn)) == 9
    assert "Next roll: 4 against 2 dice. It beats the enemy with 69 %, it is sunk with 0 %." in drawn
    assert draw(state, seat=1).count('href="#g-skull"') == 3


def test_chances() -> None:
    assert chances(1, 1, 1, 0.5) == (0.25, 0.5)
    assert chances(2, 3, 4, 0.5) == (0, 0)
    assert chances(3, 1, 1, 0.5) == pytest.approx((0.4375, 0.5))


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


def test_a_drawing_is_small() -> None:
    found = list(positions(4, 40))
    states: list[tuple[Any, int]] = [(position.state, position.seat) for position in found]
    views = [(GAME.view(state, seat), state.legal(seat)) for state, seat in states]
    words = words_of("de")
    drawings = [GAME.svg(view, words, legal=legal) for view, legal in views]
    sizes = sorted(len(zlib.compress(drawn.encode())) for drawn in drawings)
    assert sizes[len(sizes) // 2] < 8_000
    assert sizes[-1] < 12_000


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
