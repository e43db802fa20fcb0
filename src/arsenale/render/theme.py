"""Colours and the stylesheet: parchment and lagoon by day, deep water and candle light by night."""

from __future__ import annotations

from typing import Final

from . import style_chart, style_lagoon, style_shipyard

LIGHT: Final = {
    "paper": "#f5ecd7",
    "paper-high": "#fdf8ea",
    "paper-low": "#e9dcbd",
    "edge": "#c4ad7c",
    "ink": "#2e2a24",
    "ink-soft": "#665c48",
    "ink-faint": "#a8997a",
    "sky": "#e6ebdd",
    "lagoon": "#8fbdb6",
    "lagoon-deep": "#4d8a88",
    "lagoon-foam": "#d7e8e1",
    "venetian": "#a23b2e",
    "gold": "#b98a2f",
    "gold-high": "#e6bd5c",
    "glow": "#c47a00",
    "glow-soft": "#f6d27a",
    "wood": "#b98655",
    "wood-low": "#7c522f",
    "wood-high": "#dab384",
    "purple": "#7a4a95",
    "purple-soft": "#d9c4e3",
    "free": "#dfe9d2",
    "free-edge": "#7d9c6b",
    "stone": "#b9b4a6",
    "land": "#eadcb4",
    "marsh": "#b3bf8f",
    "shadow": "#00000022",
}
NIGHT: Final = {
    "paper": "#122c36",
    "paper-high": "#1b3b46",
    "paper-low": "#0c222b",
    "edge": "#3d5c60",
    "ink": "#f3e4c0",
    "ink-soft": "#c3b48d",
    "ink-faint": "#6f7f78",
    "sky": "#0e2731",
    "lagoon": "#17505b",
    "lagoon-deep": "#0b3640",
    "lagoon-foam": "#3f8187",
    "venetian": "#d9776a",
    "gold": "#d8aa52",
    "gold-high": "#f0cf84",
    "glow": "#ffc65c",
    "glow-soft": "#6d5522",
    "wood": "#8e6440",
    "wood-low": "#4e3420",
    "wood-high": "#b58a5c",
    "purple": "#b48bd0",
    "purple-soft": "#4b3560",
    "free": "#1d4540",
    "free-edge": "#5f9a85",
    "stone": "#7b8078",
    "land": "#5b5740",
    "marsh": "#3b4f3c",
    "shadow": "#00000055",
}

# The same by day and night: what players and dice are painted with.
SEATS: Final = ("#ae3027", "#2a79bd", "#dca024", "#1f7550", "#562a73")
ON_SEATS: Final = ("#fff6e4", "#fff6e4", "#2e2a24", "#fff6e4", "#fff6e4")
PAINTS: Final = {
    "red": "#b3372d",
    "green": "#3c7f4f",
    "white": "#f8f3e6",
    "yellow": "#dfb037",
    "blue": "#2b65a8",
    "black": "#2c2c30",
}
ON_PAINTS: Final = {
    "red": "#fff6e4",
    "green": "#fff6e4",
    "white": "#2e2a24",
    "yellow": "#2e2a24",
    "blue": "#fff6e4",
    "black": "#f3e4c0",
}

SERIF: Final = 'Georgia, "Palatino Linotype", Palatino, "Book Antiqua", "DejaVu Serif", serif'
SANS: Final = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "DejaVu Sans", sans-serif'

_RULES = """
svg.board { display: block; width: 100%; height: auto; }
.t { font-family: var(--sans); fill: var(--ink); pointer-events: none; user-select: none; }
.s { font-family: var(--serif); }
.i { font-family: var(--serif); font-style: italic; }
.b { font-weight: 700; }
.soft { fill: var(--ink-soft); }
.n { font-variant-numeric: tabular-nums; }
.sheet { fill: var(--paper); }
.card { fill: var(--paper-high); stroke: var(--edge); stroke-width: 1; }
.tray { fill: var(--paper-low); stroke: var(--edge); stroke-width: 1; }
.slot { fill: none; stroke: var(--ink-faint); stroke-width: 1; stroke-dasharray: 2 3; }
.draft { fill: none; stroke: var(--ink-faint); stroke-width: 1; stroke-dasharray: 3 3; }
.rule { fill: none; stroke: var(--ink-faint); stroke-width: 0.75; }
.line { fill: none; stroke: var(--ink); stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
.ink { fill: var(--ink); }
.f-soft { fill: var(--ink-soft); }
.f-gold { fill: var(--gold); }
.f-gold-high { fill: var(--gold-high); }
.f-venetian { fill: var(--venetian); }
.f-purple { fill: var(--purple); }
.f-lagoon { fill: var(--lagoon); }
.f-deep { fill: var(--lagoon-deep); }
.f-foam { fill: var(--lagoon-foam); }
.f-sky { fill: var(--sky); }
.f-wood { fill: var(--wood); }
.f-wood-low { fill: var(--wood-low); }
.f-wood-high { fill: var(--wood-high); }
.f-paper { fill: var(--paper-high); }
.f-stone { fill: var(--stone); }
.f-land { fill: var(--land); }
.f-marsh { fill: var(--marsh); }
.shore { stroke: var(--ink-soft); stroke-width: 0.9; stroke-linejoin: round; }
.course { fill: none; stroke: var(--lagoon-foam); stroke-width: 1.2; stroke-dasharray: 1 4; stroke-linecap: round; }
.track { fill: #ffffff14; stroke: var(--lagoon-deep); stroke-width: 0.8; }
.bridge-site { stroke: var(--ink-soft); stroke-width: 2; stroke-dasharray: 2 4; opacity: 0.8; }
.reed { fill: none; stroke: #5d6b3c; stroke-width: 1.8; stroke-linecap: round; }
.reed-head { fill: none; stroke: #6e4a2b; stroke-width: 3; stroke-linecap: round; }
.points { pointer-events: none; }
.route { stroke: var(--lagoon-foam); stroke-width: 2.5; stroke-dasharray: 1 6; stroke-linecap: round; }
.buoy { fill: var(--lagoon-foam); stroke: var(--lagoon-deep); }
.good-wood { fill: #9a6a3a; stroke: #5c3c1e; }
.good-stone { fill: #9b9a94; stroke: #5a5954; }
.good-marble { fill: #f3eee6; stroke: #8d867a; }
.good-wine { fill: #7b2447; stroke: #4a132a; }
.good-gold { fill: #e4b84c; stroke: #8a6414; }
.good-spice { fill: #c8591f; stroke: #7a3410; }
.good-line { fill: none; stroke: #00000077; stroke-width: 1.2; }
.good-light { fill: #fff6e4; }
.good-dark { fill: #8a6414; }
.f-shadow { fill: var(--shadow); }
.foam { fill: none; stroke: var(--lagoon-foam); stroke-width: 1.5; stroke-linecap: round; }
.timber { stroke: var(--wood-low); stroke-width: 1; stroke-linejoin: round; }
.plank { fill: none; stroke: var(--wood-low); stroke-width: 0.8; opacity: 0.65; }
.fine { stroke: var(--ink); stroke-width: 0.9; stroke-linejoin: round; stroke-linecap: round; }
.gilt { stroke: var(--gold); stroke-width: 1.2; fill: none; stroke-linecap: round; }
.gilt-thin { stroke: var(--gold); stroke-width: 0.8; fill: none; }
.gilt-bold { stroke: var(--gold-high); stroke-width: 2.4; fill: none; stroke-linecap: round; stroke-linejoin: round; }
.gilt-edge { stroke: var(--gold); stroke-width: 1; stroke-linejoin: round; }
.sign { fill: none; stroke: var(--ink); stroke-width: 2.4; stroke-linecap: round; }
.line-thin { fill: none; stroke: #2e2a24; stroke-width: 0.9; stroke-linecap: round; }
.hull { fill: #34302c; stroke: var(--ink); stroke-width: 0.9; stroke-linejoin: round; }
.skin { fill: #e3bd93; }
.wheel { fill: none; stroke: #2e2a24; stroke-width: 1.3; stroke-linecap: round; }
.window { fill: #f2cf7a; }
.oar { fill: var(--wood-high); stroke: var(--wood-low); stroke-width: 1.4; stroke-linejoin: round; }
.rail { fill: none; stroke: var(--wood-high); stroke-width: 3; }
.mast { fill: none; stroke: var(--wood-low); stroke-width: 3; stroke-linecap: round; }
.dusk { fill: #f0d7ae; }
.storm { fill: #7d8f96; }
.sun { fill: #e58f5a; }
.arcade { fill: #f8efd9; opacity: 0.5; }
.far { fill: #8a7462; }
.curtain { fill: #3d5a52; }
.curtain-fold { fill: #93322a; }
.mantle { fill: #b98a2f; }
.ermine { fill: #f8f3e6; stroke: #6b6250; stroke-width: 0.6; }
.frame { stroke: var(--gold); stroke-width: 3; }
.halo-text { paint-order: stroke; stroke: var(--paper-high); stroke-width: 3px; }
.haze { fill: var(--ink-faint); opacity: 0.35; }
.measure { fill: none; stroke: #e9f2ec; stroke-width: 1; opacity: 0.8; }
.on-water { fill: #f4faf4; }
.next { fill: var(--glow-soft); fill-opacity: 0.18; stroke: var(--glow); stroke-width: 1.2; stroke-dasharray: 5 3; }
.tide { fill: #4d8a88; stroke: #22504f; stroke-width: 0.9; }
.ripple { fill: none; stroke: #4d8a88; stroke-width: 1.4; stroke-linecap: round; }
.bay { fill: #8fbdb6; }
.swell { fill: #4d8a88; }
.spray { fill: none; stroke: #d7e8e1; stroke-width: 1.5; stroke-linecap: round; }
.canvas { fill: #f8efd9; stroke: #6b6250; stroke-width: 1; stroke-linejoin: round; }
.canvas-red { fill: #b3473a; }
.seat-edge { stroke: var(--paper-high); stroke-width: 1.5; }
.die { stroke: #00000055; stroke-width: 1; }
.coin { fill: #e4b84c; stroke: #8a6414; stroke-width: 1.2; }
.on-coin { fill: #2e2a24; }
.wax { fill: #a23b2e; stroke: #6d1f17; stroke-width: 1; }
.on-wax { fill: #fff6e4; }
.on-dark { fill: #fff6e4; }
.on-light { fill: #2e2a24; }
.tag { fill: #e4b84c; stroke: #8a6414; stroke-width: 1; }
.coin-ring { stroke: #a87c22; stroke-width: 0.8; }
.wax-ring { stroke: #6d1f17; stroke-width: 0.9; }
.ribbon { fill: #c9a24a; stroke: #8a6414; stroke-width: 0.6; }
.leaf { fill: var(--free-edge); }
.mark-line { fill: none; stroke-width: 2.3; stroke-linecap: round; stroke-linejoin: round; }
.on-seat-line-1 { stroke: #fff6e4; }
.lion-line { stroke: #fff6e4; stroke-width: 1.2; stroke-linecap: round; fill: none; }
.fish-line { stroke: #562a73; stroke-width: 1.2; fill: none; stroke-linecap: round; }
g.free > .edge { fill: var(--free); stroke: var(--free-edge); }
.plot-free { fill: var(--free); stroke: var(--free-edge); stroke-width: 1.25; }
g.dear > .edge { fill: var(--paper-high); stroke: var(--edge); }
g.taken > .edge { fill: var(--paper-low); stroke: var(--edge); }
g.taken > .what { opacity: 0.28; }
.edge { stroke-width: 1.25; }
.turn { stroke: var(--glow); stroke-width: 2.5; }
g.dim { opacity: 0.45; }
.asked .quiet { opacity: 0.5; }
g[data-action] { cursor: pointer; }
g[data-action] > .edge { stroke: var(--glow); stroke-width: 1.8; }
g[data-action] > .halo { fill: none; stroke: var(--glow-soft); stroke-width: 5; opacity: 0.45; }
g[data-action]:hover > .edge { fill: var(--glow-soft); stroke-width: 3; }
g[data-action]:hover > .halo { opacity: 1; }
g[data-action]:focus-visible > .edge, g[data-why]:focus-visible > .edge { stroke: var(--ink); stroke-width: 3.5; }
g[data-action]:focus, g[data-why]:focus { outline: none; }
g[data-why] { cursor: help; }

"""


def stylesheet() -> str:
    """One text for the page and for drawings that stand alone.

    The theme follows the reader's system; `data-theme="light"` or `"night"` on the root element decides otherwise.
    """
    fixed = {"serif": SERIF, "sans": SANS}
    return "\n".join(
        [
            f":root {{ color-scheme: light; {_properties({**LIGHT, **fixed})} }}",
            "@media (prefers-color-scheme: dark) {",
            f':root:not([data-theme="light"]) {{ color-scheme: dark; {_properties(NIGHT)} }}',
            "}",
            f':root[data-theme="night"] {{ color-scheme: dark; {_properties(NIGHT)} }}',
            _RULES.strip(),
            style_lagoon.RULES.strip(),
            style_chart.RULES.strip(),
            style_shipyard.RULES.strip(),
            *[f".seat-{seat} {{ fill: {colour}; }}" for seat, colour in enumerate(SEATS)],
            *[f".line-{seat} {{ stroke: {colour}; }}" for seat, colour in enumerate(SEATS)],
            *[f".on-seat-{seat} {{ fill: {colour}; }}" for seat, colour in enumerate(ON_SEATS)],
            *[f".paint-{name} {{ fill: {colour}; }}" for name, colour in PAINTS.items()],
            *[f".on-{name} {{ fill: {colour}; }}" for name, colour in ON_PAINTS.items()],
            "",
        ]
    )


def _properties(values: dict[str, str]) -> str:
    return " ".join(f"--{name}: {value};" for name, value in values.items())
