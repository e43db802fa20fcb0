"""The chart: cards, anchorages and cells lie apart, and other editions find room too."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from itertools import combinations, pairwise
from typing import Any

import pytest

from arsenale.games.serenissima.board.anchoring import NUMBER, berthed, moored
from arsenale.games.serenissima.board.boats import LETTERS
from arsenale.games.serenissima.board.canvas import Canvas
from arsenale.games.serenissima.board.cells import BORDERS
from arsenale.games.serenissima.board.chart import OUTSIDE, cells
from arsenale.games.serenissima.board.map import CARD_HEIGHT, card_body, card_width
from arsenale.games.serenissima.board.places import places_of
from arsenale.games.serenissima.board.rows import arranged
from arsenale.games.serenissima.board.small import harbour_box, name_box
from arsenale.games.serenissima.board.voyage import BADGE, badge_place
from arsenale.render import LAYOUTS
from arsenale.words import LANGUAGES

from .builders import GAME, board, play
from .drawn import FLEETS, SVG, draw, pieces, seen, words_of
from .editions import ODD, loaded, with_ports, with_spaces

EDITION: Any = GAME.edition
Box = tuple[float, float, float, float]


def overlap(one: Box, other: Box) -> bool:
    return min(one[2], other[2]) > max(one[0], other[0]) and min(one[3], other[3]) > max(one[1], other[1])


def cards(places: Any) -> dict[str, list[Box]]:
    """What the ports' cards cover, with their flags, towers and coins."""
    found = {}
    for zone, spaces in zip(EDITION.zones, EDITION.spaces, strict=True):
        x, y = places[zone].card
        if spaces:
            right = x + card_width(spaces, places[zone].room, places[zone].least)
            found[zone] = [(x - 10, y - 7, right + 12, y + CARD_HEIGHT), (right - 46, y - 18, right - 4, y - 7)]
        else:
            found[zone] = [(x - 6, y, x + 96, y + 18)]
    return found


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
def test_on_the_phone_galleys_harbours_and_names_lie_apart(language: str) -> None:
    places = places_of(EDITION, "phone")
    canvas = Canvas(EDITION, seen(board(galleys=FLEETS)), words_of(language), "phone")
    anchorages = {zone: place.anchorage for zone, place in places.items()}
    harbours = {zone: harbour_box(place.harbour) for zone, place in places.items() if place.harbour}
    names = {zone: name_box(place, canvas.zone_name(zone)) for zone, place in places.items()}
    pairs = [*combinations((*anchorages.values(), *harbours.values(), *names.values()), 2)]
    assert not [pair for pair in pairs if overlap(*pair)]
    assert all(box[0] >= 0 and box[2] <= 382 and box[3] <= 236 for box in (*names.values(), *anchorages.values()))


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("count", [1, 2, 3, 5, 8])
def test_galleys_of_a_zone_do_not_overlap(count: int, layout: str) -> None:
    for zone, place in places_of(EDITION, layout).items():
        (width, height, _), corners, scale = (moored if layout == "phone" else berthed)(count, place.anchorage)
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
        width, height, _ = berthed(8, places_of(EDITION, "wide")["candia"].anchorage).shape
        boxes.append((x, y, x + width * scale, y + height * scale))
        aboard = [str(thing.get("href")) for thing in galley.iter(f"{SVG}use")]
        assert aboard.count("#g-crew") == 1 + number % 3
        assert aboard.count("#g-wood") == 1
    assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]


def test_one_galley_is_drawn_large() -> None:
    for place in places_of(EDITION, "wide").values():
        assert berthed(1, place.anchorage).scale > 0.9


def test_three_galleys_of_a_zone_are_told_apart_on_both_charts() -> None:
    """d23c, p6b: by their numbers on a phone; on the wide chart with all that is aboard."""
    for zone, place in places_of(EDITION, "phone").items():
        assert moored(3, place.anchorage).scale * LETTERS > 7.8, zone  # pixels
    for zone, place in places_of(EDITION, "wide").items():
        assert berthed(3, place.anchorage).scale > 0.65, zone
    assert berthed(3, places_of(EDITION, "wide")["napoli"].anchorage).scale > 0.9


def test_on_the_phone_a_lone_galley_shows_its_owner() -> None:
    assert NUMBER not in [moored(1, place.anchorage).shape for place in places_of(EDITION, "phone").values()]


def test_se_2_2_no_distance_hides_a_galley() -> None:
    canvas = Canvas(EDITION, seen(board(galleys=FLEETS)), words_of("en"))
    left, top = canvas.frame.chart
    for zone, spaces in zip(EDITION.zones, EDITION.spaces, strict=True):
        width = BADGE * 2 if spaces else BADGE  # in a port also what the cargo sells for
        x, y = badge_place(canvas, zone, width)
        badge = (x - left, y - top, x - left + width, y - top + BADGE)
        for other, place in canvas.places.items():
            assert not overlap(badge, place.anchorage), (zone, other)


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
    canvas = Canvas(game.edition, view, words_of("en"))
    width = card_width(spaces, room)
    drawn = ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{card_body(canvas, "tunis", width)}</svg>')
    slots = [piece for piece in drawn.iter(f"{SVG}rect") if piece.get("class") == "slot"]
    boxes = [tuple(float(str(slot.get(name))) for name in ("x", "y", "width", "height")) for slot in slots]
    assert len(boxes) == spaces
    assert all(x >= 15 and x + wide <= width and y >= 23 and y + high <= CARD_HEIGHT for x, y, wide, high in boxes)
    assert all(after[0] >= before[0] + before[2] for before, after in pairwise(boxes))
