"""Make `board/cells.py` of Serenissima: the borders of the sea zones on the real coast.

Every point of the sea belongs to the zone whose seeds are nearest by water; borders are smoothed and written in
hundredths of degrees. python tools/chart_cells.py > src/arsenale/games/serenissima/board/cells.py
"""

from __future__ import annotations

import heapq
import sys
from math import hypot
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from arsenale.games.serenissima.board.coast import COAST  # noqa: E402

WEST, EAST, SOUTH, NORTH = -60, 390, 285, 470  # tenths of degrees: the grid
WIDTH, HEIGHT = EAST - WEST, NORTH - SOUTH
NARROW = 0.78  # a degree east against a degree north
OUTSIDE = "-"

# Where a zone spreads from, in degrees; a third number is a handicap in degrees.
SEEDS: dict[str, list[tuple[float, ...]]] = {
    "valencia": [(0.6, 39.0), (-1.2, 37.2), (1.6, 38.6), (2.7, 38.9)],
    "barcelona": [(2.6, 40.9), (3.8, 42.2), (3.6, 41.0)],
    "algeria": [(3.2, 37.4), (0.8, 36.6), (5.6, 37.6), (8.3, 37.8)],
    "cagliari": [(7.0, 39.5), (5.4, 39.7), (6.8, 40.8), (9.4, 38.7), (7.6, 38.9)],
    "genova": [(8.8, 43.9), (7.0, 43.0), (10.0, 42.9)],
    "napoli": [(13.4, 40.6), (11.6, 41.0), (13.0, 39.6), (15.2, 39.6)],
    "tunis": [(10.2, 37.9), (10.8, 37.4), (11.6, 36.8), (12.2, 37.9), (11.4, 35.6)],
    "messina": [(15.8, 37.4), (16.2, 38.0), (15.6, 36.2), (14.4, 38.5)],
    "tripoli": [(13.6, 33.6), (11.4, 34.2), (15.0, 33.4), (16.2, 32.6)],
    "cyrenaica": [(21.4, 33.2), (19.4, 32.0), (23.0, 32.7), (20.2, 33.2)],
    "venezia": [(12.9, 45.0), (13.8, 44.2)],
    "ragusa": [(17.4, 42.4), (16.0, 42.9), (18.9, 41.0)],
    "corfu": [(19.6, 39.2), (19.5, 39.9), (20.2, 38.5)],
    "modon": [(21.4, 36.6), (22.6, 36.3), (23.3, 37.3), (21.0, 37.4)],
    "candia": [(25.0, 34.4), (24.6, 35.9), (26.9, 34.4), (27.2, 35.8), (22.4, 34.8)],
    "constantinople": [(25.4, 38.9), (25.0, 40.0), (28.0, 40.75), (26.2, 37.8), (24.2, 38.4), (23.2, 39.4)],
    "alexandria": [(29.6, 32.0), (27.2, 32.0), (32.0, 32.1), (33.8, 32.4)],
    "famagusta": [(32.6, 34.2), (31.0, 35.2), (33.2, 35.9), (30.8, 34.2)],
    "antakya": [(35.5, 35.2), (34.9, 36.2), (35.2, 33.9)],
    "ionian": [(18.2, 36.6), (18.0, 35.2), (18.4, 38.2), (19.8, 35.8), (18.2, 39.7), (20.4, 35.0)],
    OUTSIDE: [(-4.5, 36.0), (-3.0, 44.5), (30.5, 42.6), (36.0, 43.0), (28.6, 42.6), (34.0, 45.9), (36.5, 46.2)],
}


def land() -> list[list[bool]]:
    """By grid cell, north first."""
    mask = [[False] * WIDTH for _ in range(HEIGHT)]
    rings = []
    for text in COAST:
        tenths = [int(part) for part in text.split()]
        rings.append(list(zip(tenths[::2], tenths[1::2], strict=True)))
    for row in range(HEIGHT):
        north = NORTH - row - 0.5
        for ring in rings:
            cuts = []
            for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1], strict=True):
                if (y1 > north) != (y2 > north):
                    cuts.append(x1 + (north - y1) * (x2 - x1) / (y2 - y1))
            cuts.sort()
            for start, end in zip(cuts[::2], cuts[1::2], strict=True):
                for column in range(max(0, round(start - WEST)), min(WIDTH, round(end - WEST))):
                    mask[row][column] = True
    return mask


def spread(mask: list[list[bool]]) -> list[list[str]]:
    """The zone of every cell: by water first, then into the land."""
    zones = [[""] * WIDTH for _ in range(HEIGHT)]
    queue: list[tuple[float, int, int, str]] = []
    for zone, seeds in SEEDS.items():
        for east, north, *handicap in seeds:
            queue.append((sum(handicap) * 10, int(NORTH - north * 10), int(east * 10 - WEST), zone))
    for over_land in (False, True):
        heapq.heapify(queue)
        while queue:
            cost, row, column, zone = heapq.heappop(queue)
            if zones[row][column] and not (over_land and cost == 0):
                continue
            zones[row][column] = zone
            for down in (-1, 0, 1):
                for right in (-1, 0, 1):
                    y, x = row + down, column + right
                    if not (0 <= y < HEIGHT and 0 <= x < WIDTH) or zones[y][x] or (mask[y][x] and not over_land):
                        continue
                    heapq.heappush(queue, (cost + hypot(down, right * NARROW), y, x, zone))
        for row in range(HEIGHT):  # so that every zone is closed
            zones[row][0] = zones[row][-1] = OUTSIDE
        zones[0] = [OUTSIDE] * WIDTH
        zones[-1] = [OUTSIDE] * WIDTH
        queue = [(0.0, y, x, zones[y][x]) for y in range(HEIGHT) for x in range(WIDTH) if zones[y][x]]
    return zones


Corner = tuple[int, int]


def borders(zones: list[list[str]]) -> list[tuple[str, str, list[Corner]]]:
    """The lines between two zones, from junction to junction, as corners of the grid."""
    links: dict[Corner, list[tuple[Corner, tuple[str, str]]]] = {}

    def link(a: Corner, b: Corner, one: str, other: str) -> None:
        if one != other:
            pair = (min(one, other), max(one, other))
            links.setdefault(a, []).append((b, pair))
            links.setdefault(b, []).append((a, pair))

    for y in range(HEIGHT):
        for x in range(WIDTH):
            if x + 1 < WIDTH:
                link((x + 1, y), (x + 1, y + 1), zones[y][x], zones[y][x + 1])
            if y + 1 < HEIGHT:
                link((x, y + 1), (x + 1, y + 1), zones[y][x], zones[y + 1][x])
    found = []
    seen: set[frozenset[Corner]] = set()
    junctions = [corner for corner, ends in links.items() if len(ends) != 2]
    for start in junctions:
        for first, pair in links[start]:
            if frozenset((start, first)) in seen:
                continue
            chain = [start, first]
            seen.add(frozenset((start, first)))
            while len(links[chain[-1]]) == 2:
                one, other = links[chain[-1]]
                follow = one[0] if one[0] != chain[-2] else other[0]
                seen.add(frozenset((chain[-1], follow)))
                chain.append(follow)
            found.append((*pair, chain))
    return found


def smooth(chain: list[Corner]) -> list[tuple[float, float]]:
    points = [(float(x), float(y)) for x, y in chain]
    for _ in range(60):
        inner = [
            ((before[0] + 2 * here[0] + after[0]) / 4, (before[1] + 2 * here[1] + after[1]) / 4)
            for before, here, after in zip(points, points[1:], points[2:], strict=False)
        ]
        points = [points[0], *inner, points[-1]]
    return thin(points, 0.6)


def thin(points: list[tuple[float, float]], most: float) -> list[tuple[float, float]]:
    """Douglas and Peucker."""
    if len(points) < 3:
        return points
    (x1, y1), (x2, y2) = points[0], points[-1]
    length = hypot(x2 - x1, y2 - y1) or 1e-9
    away = [abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length for x, y in points[1:-1]]
    worst = max(range(len(away)), key=away.__getitem__)
    if away[worst] <= most:
        return [points[0], points[-1]]
    return thin(points[: worst + 2], most)[:-1] + thin(points[worst + 1 :], most)


def written(point: tuple[float, float]) -> str:
    return f"{round((WEST + point[0]) * 10)} {round((NORTH - point[1]) * 10)}"


def main() -> None:
    mask = land()
    zones = spread(mask)
    print('"""The borders of the sea zones, made by tools/chart_cells.py: two zones, then hundredths of degrees.')
    print("\nOn land they run on, where nobody sees them; `-` is no zone: Atlantic and Black Sea.")
    print('"""\n\nfrom __future__ import annotations\n\nBORDERS = (')
    for one, other, chain in borders(zones):
        if any(0 < y < HEIGHT and 0 < x < WIDTH for x, y in chain):
            line = f"{one} {other} {' '.join(written(point) for point in smooth(chain))}"
            rows = [line]
            while len(rows[-1]) > 110:
                cut = rows[-1].rindex(" ", 0, 110) + 1
                rows[-1:] = [rows[-1][:cut], rows[-1][cut:]]
            print("\n".join(f'    "{row}"' for row in rows) + ",")
    print(")")


if __name__ == "__main__":
    main()
