"""The drawn board of Venedig: one drawing a building, what borders what, points on sites, nothing hides another."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from statistics import median
from typing import Any

import pytest

import arsenale
from arsenale.engine import Game, State
from arsenale.games import speech
from arsenale.games.venedig.board.figures import part, piece
from arsenale.games.venedig.board.grid import hexagon, letterings, outline
from arsenale.games.venedig.board.plan import map_for
from arsenale.games.venedig.phrases import action_phrase
from arsenale.games.venedig.terms import BUILDINGS, SECOND_PASS, SPACES
from arsenale.render import LAYOUTS
from arsenale.words import LANGUAGES, Speech

from ...conformance.settings import Setting
from ...conformance.walks import Position, walks
from .build import free, match, play, project, stand
from .build import view as view_of

GAME: Game[Any] = arsenale.load("venedig")
EDITION: Any = GAME.edition
GEOGRAPHY = EDITION.geography
NAMES = ["Ann", "Bob", "Zoë", "Dan", "Eve"]
COUNTS = list(GAME.seats)
SVG = "{http://www.w3.org/2000/svg}"


@lru_cache
def words_of(language: str, players: int) -> Speech:
    return speech(GAME, language, NAMES[:players])


def positions(players: int, count: int) -> Iterator[Position]:
    for walked in walks(Setting("venedig", players, ())):
        yield from walked.sample(count)


def draw(state: State, seat: int | None, *, language: str = "en", layout: str = "wide") -> ET.Element:
    legal = [] if seat is None else state.legal(seat)
    return ET.fromstring(
        GAME.svg(GAME.view(state, seat), words_of(language, state.players), legal=legal, layout=layout)
    )


def found(drawn: ET.Element, piece_id: str) -> ET.Element:
    return next(element for element in drawn.iter() if element.get("id") == piece_id)


def standing(drawn: ET.Element) -> list[ET.Element]:
    return [element for element in drawn.iter() if str(element.get("id")).startswith("built-")]


def place_of(element: ET.Element) -> tuple[float, float]:
    numbers = re.findall(r"-?[\d.]+", str(element.get("transform")))
    return float(numbers[0]), float(numbers[1])


@pytest.mark.parametrize("players", COUNTS)
def test_ve_0_every_piece_on_the_board_is_drawn_once_over_all_its_hexes(players: int) -> None:
    for position in positions(players, 25):
        view: Any = GAME.view(position.state, None)
        drawn = draw(position.state, None)
        uses = [str(use.get("href")) for built in standing(drawn) for use in built.iter(f"{SVG}use")]
        counts = Counter(re.sub(r"^#on-|-\d$", "", href) for href in uses)
        assert counts == {
            name: total - view["supply"].get(name, 0)
            for name, total in zip(BUILDINGS, EDITION.pieces, strict=True)
            if total > view["supply"].get(name, 0)
        }
        ids = [str(element.get("id")) for element in standing(drawn)]
        hexes = [name for built in ids for name in built.split("-")[1:]]
        built = [name for name, what in view["hexes"].items() if what not in ("swamp", "free")]
        assert sorted(hexes) == sorted(built)


@pytest.mark.parametrize("pairs", [("c1 c2", "c6 c7"), ("c1 c6", "c2 c7")])
def test_palazzi_that_touch_are_drawn_as_they_were_built(pairs: tuple[str, str]) -> None:
    """Both ways the same four hexes are covered: only the pieces tell which belong together."""
    state = match(2)
    for pair in pairs:
        stand(state, "palazzo", *pair.split())
    for layout in LAYOUTS:
        ids = {str(element.get("id")) for element in standing(draw(state, None, layout=layout))}
        assert {f"built-{pair.replace(' ', '-')}" for pair in pairs} <= ids


def test_ve_1_4_the_view_tells_which_hexes_form_one_building() -> None:
    state = match(2, palazzo=3)
    assert {"building": "palazzo", "hexes": ["a10", "a11"]} in view_of(state, None)["buildings"]
    play(state, "solo palazzo", "done", "build palazzo", "site d8 d9")
    assert view_of(state, 1)["buildings"][-1] == {"building": "palazzo", "hexes": ["d8", "d9"]}


def test_an_outline_goes_once_around() -> None:
    assert outline([(0, 0)], is_soft=False).count("L") == 5
    assert outline([(0, 0), (1, 0)], is_soft=False).count("L") == 9
    assert outline([(0, 0), (1, 0), (0, 1)]).count("Q") == 12
    ring = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    assert outline(ring).count("M") == 2
    assert hexagon(0, 0, 1).startswith("M0 -1")


def test_ve_0_a_space_tells_and_lights_up_the_quarters_it_borders() -> None:
    drawn = draw(GAME.start(players=3, seed="x"), 0)
    for space in range(SPACES + 1):
        if space == SECOND_PASS:
            continue
        group = found(drawn, f"space-{space}")
        lit = [str(use.get("href"))[-1] for use in group.iter(f"{SVG}use") if use.get("class") == "lit"]
        wanted = [letter for bit, letter in enumerate(GEOGRAPHY.letters) if GEOGRAPHY.borders[space] >> bit & 1]
        assert lit == wanted
        title = str(group.findtext(f"{SVG}title"))
        for bit, name in enumerate(GEOGRAPHY.quarter_names):
            assert (name.title() in title) == bool(GEOGRAPHY.borders[space] >> bit & 1)


def test_a_quarter_tells_the_spaces_that_border_it() -> None:
    drawn = draw(GAME.start(players=3, seed="x"), 0)
    for bit, letter in enumerate(GEOGRAPHY.letters):
        words = str(found(drawn, f"name-{letter}").findtext(f"{SVG}title"))
        told = {
            space
            for first, last in re.findall(r"(\d+)(?:–(\d+))?", words)
            for space in range(int(first), int(last or first) + 1)
        }
        assert told == {space for space in range(SPACES + 1) if GEOGRAPHY.borders[space] >> bit & 1}
        shown = found(drawn, f"by-{letter}")
        assert any(use.get("href") == f"#near-{letter}" for use in shown.iter())
        inside = [hex_name for hex_name in GEOGRAPHY.names if hex_name[0] == letter]
        assert {found(drawn, f"hex-{name}").get("class") for name in inside} == {f"in-{bit}"}
        assert shown.get("class") == f"by-{bit}"


@pytest.mark.parametrize("players", COUNTS)
def test_sites_show_the_points_they_would_give(players: int) -> None:
    seen = set()
    for position in positions(players, 400):
        state, seat = position.state, position.seat
        view: Any = GAME.view(state, seat)
        question = view["questions"][0]
        if question["key"] != "site" or (question["args"]["building"], players) in seen:
            continue
        seen.add((question["args"]["building"], players))
        wanted = Counter(str(action_phrase(EDITION, view, action)[1]["points"]) for action in state.legal(seat))
        shown = Counter(text.text for text in found(draw(state, seat), "sites").iter(f"{SVG}text"))
        assert shown == wanted
    assert seen


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("players", COUNTS)
def test_gondolas_never_lie_on_each_other(players: int, layout: str) -> None:
    side = map_for(EDITION, layout).side
    state = GAME.start(players=players, seed="x")
    far: Any = state.copy()
    far.gondolas = [SPACES + seat * 4 for seat in range(players)]
    last: Any = state.copy()
    last.gondolas = [SPACES + 20 + seat for seat in range(players)]
    for position in (state, far, last):
        drawn = draw(position, None, layout=layout)
        places = [place_of(found(drawn, f"gondola-{seat}")) for seat in range(players)]
        for (x1, y1), (x2, y2) in combinations(places, 2):
            assert abs(x1 - x2) > side or abs(y1 - y2) > 0.8 * side


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_the_quarters_stand_in_open_water(language: str, layout: str) -> None:
    plan = map_for(EDITION, layout)
    names = tuple(words_of(language, 2).name(name).title() for name in GEOGRAPHY.quarter_names)
    for lettered in letterings(plan, EDITION, names):
        assert plan.is_open(*lettered.middle)
        assert lettered.size > 0.6 * plan.side


def test_only_the_owner_sees_what_their_tiles_are_worth() -> None:
    for position in positions(3, 40):
        for seat in (None, *range(3)):
            drawn = draw(position.state, seat)
            ids = [element.get("id") for element in drawn.iter()]
            assert ("gold" in ids) == (seat is not None)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("players", COUNTS)
def test_an_update_is_small(players: int, layout: str) -> None:
    words = words_of("de", players)
    before: dict[str, str] = {}
    sizes = []
    for position in walks(Setting("venedig", players, ()))[0].positions[:200]:
        sheets = GAME.painter.public(GAME.view(position.state, None), words, layout)
        now = {fragment.key: fragment.svg for sheet in sheets for fragment in sheet.fragments}
        if before:
            changed = [svg for key, svg in now.items() if before.get(key) != svg]
            sizes.append(len("".join(changed).encode()))
        before = now
    assert median(sizes) < 4_000
    assert max(sizes) < 16_000


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("players", COUNTS)
def test_what_everybody_sees_is_the_same_from_every_seat_and_never_changes_its_size(players: int, layout: str) -> None:
    words = words_of("en", players)
    sizes = set()
    for position in positions(players, 12):
        drawn = [GAME.painter.public(GAME.view(position.state, seat), words, layout) for seat in position.onlookers]
        assert all(sheets == drawn[0] for sheets in drawn)
        sizes.add(tuple((sheet.name, sheet.width, sheet.height) for sheet in drawn[0]))
        keys = [fragment.key for sheet in drawn[0] for fragment in sheet.fragments]
        assert len(keys) == len(set(keys))
        for seat in range(players):
            own = GAME.painter.own(GAME.view(position.state, seat), words, layout, position.state.legal(seat))
            projects = {f"project-{building}" for building in BUILDINGS}
            assert {fragment.key for fragment in own} <= {f"hand-{seat}", f"purse-{seat}", "sites"} | projects
            assert {fragment.key for fragment in own} <= set(keys)
    (sheets,) = sizes
    assert [name for name, _, _ in sheets] == ["board", *[f"mat-{seat}" for seat in range(players)]]


def words_on(element: ET.Element) -> str:
    return " ".join(text.text or "" for text in element.iter(f"{SVG}text"))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_ve_1_4_a_project_says_that_there_is_no_site_before_anybody_completes_it(layout: str) -> None:
    state = match(3, ponte=1)
    project(state, "ponte", {1: 2}, builder=1)
    assert "no site" in words_on(found(draw(state, 0, layout=layout), "project-ponte")).lower()
    free(state, "d3", "m16")
    row = found(draw(state, 0, layout=layout), "project-ponte")
    assert "no site" not in words_on(row).lower()
    assert "d3 m16 in Dorsoduro, 0 points" in str(row.findtext(f"{SVG}title"))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_ve_1_7_a_project_shows_who_would_get_how_much(layout: str) -> None:
    state = match(3, palazzo=1)
    project(state, "palazzo", {2: 1}, builder=2)
    row = found(draw(state, None, layout=layout), "project-palazzo")
    assert "+8" in words_on(row)
    assert "Zoë would get 8 points" in str(row.findtext(f"{SVG}title"))
    play(state, "lay palazzo 1")
    row = found(draw(state, None, layout=layout), "project-palazzo")
    assert "+8" in words_on(row)
    assert "+4" in words_on(row)
    words = str(row.findtext(f"{SVG}title"))
    assert "2 of 3 cards" in words
    assert "Zoë would get 8 points · Ann would get 4 points" in words


@pytest.mark.parametrize("layout", LAYOUTS)
def test_ve_0_the_bar_shows_the_part_of_the_turn(layout: str) -> None:
    state = match(2, first=1, casa=1)

    def lit(seat: int) -> list[bool]:
        bar = found(draw(state, None, layout=layout), f"turn-{seat}")
        return ["now" in str(part.get("class")).split() for part in bar.iter(f"{SVG}path")]

    assert lit(1) == [True, False, False]
    assert not any(lit(0))
    play(state, "done")
    assert lit(1) == [False, True, False]
    play(state, "done")
    assert lit(1) == [False, False, True]
    play(state, "draw pile")
    assert lit(0) == [True, False, False]
    assert not any(lit(1))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_ve_4_3_a_hand_is_seen_by_its_owner_and_counted_by_all(layout: str) -> None:
    state = match(2, casa=2, ponte=1)
    closed = found(draw(state, 1, layout=layout), "hand-0")
    assert [use.get("href") for use in closed.iter(f"{SVG}use")] == ["#b-back"] * 3
    drawn = draw(state, 0, layout=layout)
    ids = {str(element.get("id")) for element in found(drawn, "hand-0").iter() if element.get("id")}
    assert ids == {"hand-0", "hand-casa-0", "hand-casa-1", "hand-ponte-0"}
    assert found(drawn, "hand-casa-0").get("data-action") == "lay casa"
    assert found(drawn, "hand-ponte-0").get("data-action") == "lay ponte 1"


def test_the_numbers_that_matter_about_a_player() -> None:
    state = match(2, casa=2)
    project(state, "palazzo", {0: 1}, builder=0)
    figures = GAME.painter.figures(view_of(state, None), 0)
    assert [(figure.key, figure.value) for figure in figures] == [
        ("cards", "2"),
        ("swamp", "0"),
        ("treasures", "0"),
        ("builders", "1"),
    ]
    known = set(re.findall(r'id="([^"]*)"', GAME.scenery(2)))
    assert {figure.icon for figure in figures} <= known


@pytest.mark.parametrize(
    "name", [*BUILDINGS, "swamp", "free", "treasure", "builder", "bridge-site", "card-casa", "gondola-2"]
)
def test_every_component_has_a_picture(name: str) -> None:
    view: Any = GAME.view(GAME.start(players=2, seed="x"), None)
    drawn = piece(EDITION, view, words_of("fr", 2), name)
    known = {element.get("id") for element in ET.fromstring(drawn).iter()}
    assert set(re.findall(r'href="#([^"]*)"', drawn)) <= known


def test_parts_of_the_board_can_be_cut_out() -> None:
    for name in ("board", "map", "projects", "pool"):
        x, y, width, height = part(4, name)
        assert 0 <= x < x + width <= 1110
        assert 0 <= y < y + height <= 774
    with pytest.raises(ValueError, match="expected a part of the board"):
        part(4, "harbour")
    view: Any = GAME.view(GAME.start(players=2, seed="x"), None)
    with pytest.raises(ValueError, match="expected a component"):
        piece(EDITION, view, words_of("en", 2), "crane")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_ve_1_4_every_spot_of_a_site_stands_for_a_site_it_belongs_to(layout: str) -> None:
    """Where sites overlap, for the one whose points stand nearest: together they cover all their hexes once."""
    state: Any = match(2, palazzo=3)
    free(state, "p16", "p14")
    play(state, "solo palazzo", "done", "build palazzo")
    drawn = found(draw(state, 0, layout=layout), "sites")
    plan = map_for(EDITION, layout)
    sites = [GEOGRAPHY.sites[int(str(one.get("id"))[5:])] for one in drawn if str(one.get("id")).startswith("site-")]
    covered = sum(area(path.get("d")) for path in drawn.iter(f"{SVG}path") if path.get("class") == "ground")
    hexes = len({place for site in sites for place in site})
    assert hexes > 4
    assert covered == pytest.approx(hexes * plan.side**2 * 1.5 * 3**0.5, rel=0.01)


def area(d: str | None) -> float:
    """Of all polygons of a path."""
    total = 0.0
    for loop in str(d).split("Z")[:-1]:
        numbers = [float(number) for number in re.findall(r"-?[\d.]+", loop)]
        points = list(zip(numbers[::2], numbers[1::2], strict=True))
        pairs = zip(points, [*points[1:], points[0]], strict=True)
        total += abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairs)) / 2
    return total


@pytest.mark.parametrize("layout", LAYOUTS)
def test_ve_1_1_a_card_says_how_many_are_laid_and_what_is_missing_then(layout: str) -> None:
    state = match(2, ponte=2, campo=1)
    drawn = draw(state, 0, layout=layout)
    said = {name: words_on(found(drawn, f"hand-{name}")) for name in ("campo-0", "ponte-0", "ponte-1")}
    assert "lay 2 missing" in said["campo-0"]
    assert "lay one 2 missing" in said["ponte-0"]
    assert "lay both 1 missing" in said["ponte-1"]


def test_ve_0_an_arrow_says_what_must_be_finished_before_it() -> None:
    drawn = draw(match(2, casa=1), 0)
    assert "first finish laying" in str(found(drawn, "turn-0-drain").findtext(f"{SVG}title"))
    assert "Part 1" in str(found(drawn, "turn-0-lay").findtext(f"{SVG}title"))
