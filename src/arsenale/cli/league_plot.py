"""The plot of a league: win shares with their intervals, as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from ..bots.league import League
from ..bots.ratings import Standing

LEFT: Final = 170  # for the names
WIDTH: Final = 460  # of the scale from 0 to 100 %
RIGHT: Final = 130  # for the figures
TOP: Final = 64
ROW: Final = 34
BAR: Final = 16
STYLE: Final = (
    "text{font:14px sans-serif;fill:#2b2118}.small{font-size:12px;fill:#6b5c4c}.title{font-size:16px;font-weight:600}"
    ".bar{fill:#b5482f}.grid{stroke:#ddd2c0}.fair{stroke:#2f5d7c;stroke-dasharray:5 4}.mark{stroke:#2b2118}"
)


def plot(league: League, matches: int, found: Sequence[Standing]) -> str:
    """One bar a bot, the strongest on top; the dashed line is the share that each seat would have by chance."""
    height = TOP + ROW * len(found) + 34
    bottom = TOP + ROW * len(found)
    title = f"{league.game}, {league.players} players: {matches} matches"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + RIGHT} {height}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<rect width="100%" height="100%" fill="#fbf7ef"/><text class="title" x="16" y="26">{escape(title)}</text>',
        '<text class="small" x="16" y="46">share of the seats taken that won, with 95 % interval; rating</text>',
    ]
    for share in range(0, 101, 25):
        x = _x(share / 100)
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="{TOP - 6}" y2="{bottom}"/>')
        parts.append(f'<text class="small" x="{x}" y="{bottom + 18}" text-anchor="middle">{share} %</text>')
    for number, one in enumerate(found):
        parts += _row(one, TOP + ROW * number)
    fair = _x(1 / league.players)
    parts.append(f'<line class="fair" x1="{fair}" x2="{fair}" y1="{TOP - 6}" y2="{bottom}"/>')
    return "\n".join([*parts, "</svg>", ""])


def _row(one: Standing, y: int) -> list[str]:
    middle = y + BAR / 2
    low, high = _x(one.low), _x(one.high)
    return [
        f'<text x="{LEFT - 10}" y="{middle + 5}" text-anchor="end">{escape(one.bot)}</text>',
        f'<rect class="bar" x="{LEFT}" y="{y}" width="{round(WIDTH * one.share, 1)}" height="{BAR}" rx="2"/>',
        f'<path class="mark" d="M{low} {middle}H{high}M{low} {y + 3}v10M{high} {y + 3}v10"/>',
        f'<text x="{LEFT + WIDTH + 12}" y="{middle + 5}">{one.share:.1%} · {one.rating:.0f}</text>',
    ]


def _x(share: float) -> float:
    return round(LEFT + WIDTH * share, 1)
