"""Rules of the stylesheet for islands in a lagoon: shores, quays, marsh, courses, house fronts."""

from __future__ import annotations

from typing import Final

RULES: Final = """
.water { fill: var(--lagoon); }
.shoal { fill: none; stroke: var(--lagoon-foam); stroke-linejoin: round; opacity: 0.38; }
.isle-shadow { fill: var(--shadow); stroke: var(--shadow); stroke-linejoin: round; }
.quay { fill: var(--stone); stroke: var(--ink-soft); stroke-linejoin: round; }
.quay-stone { fill: var(--stone); stroke: var(--stone); stroke-linejoin: round; }
.soil { fill: var(--land); stroke: var(--land); stroke-linejoin: round; }
.plot { fill: none; stroke: var(--ink-faint); stroke-width: 0.8; stroke-dasharray: 1.5 3; stroke-linecap: round; }
.cell { fill: transparent; stroke-linejoin: round; }
.marsh { fill: var(--marsh); stroke: var(--marsh); stroke-width: 2; stroke-linejoin: round; }
.pond { fill: var(--lagoon); }
.sedge { fill: none; stroke: var(--free-edge); stroke-width: 1.5; stroke-linecap: round; }
.paved { fill: #ffffff38; }
.glint { fill: none; stroke: var(--lagoon-foam); stroke-width: 1.1; stroke-linecap: round; opacity: 0.7; }
.lane { fill: #ffffff2b; stroke: var(--lagoon-foam); stroke-width: 1; stroke-linejoin: round; }
.lane-line { fill: none; stroke: var(--lagoon-foam); stroke-width: 1.3; stroke-dasharray: 0 5; stroke-linecap: round; }
.palo { fill: #f8efd9; stroke: #3a3028; stroke-width: 0.6; }
.palo-band { fill: #a23b2e; }
.crossing { fill: none; stroke: var(--ink); stroke-width: 1.9; stroke-dasharray: 0 4.4; stroke-linecap: round; }
.crossing { opacity: 0.75; }
.landing { fill: var(--ink-soft); }
.rose { fill: none; stroke: var(--lagoon-foam); stroke-width: 0.9; opacity: 0.75; }
.rose-fill { fill: var(--lagoon-foam); opacity: 0.55; }
.quarter-name { font-family: var(--serif); font-style: italic; fill: var(--ink); letter-spacing: 0.08em; }
.hex-name { fill: var(--ink); stroke: var(--paper-high); stroke-width: 2.4; stroke-linejoin: round; }
.hex-name { stroke-opacity: 0.75; paint-order: stroke; }
.drawn { stroke: #3a3028; stroke-width: 0.8; stroke-linejoin: round; stroke-linecap: round; }
.drawn-line { fill: none; stroke: #3a3028; stroke-width: 0.8; stroke-linejoin: round; stroke-linecap: round; }
.drawn-thin { fill: none; stroke: #3a302877; stroke-width: 0.6; stroke-linecap: round; }
.wall-white { fill: #f6eedb; }
.wall-shade { fill: #d9ccb0; }
.wall-gold { fill: #e9bd62; }
.wall-gold-low { fill: #c8953c; }
.tile-red { fill: #b24a38; }
.tile-red-low { fill: #8f3628; }
.tile-brown { fill: #a9713f; }
.tile-brown-low { fill: #855530; }
.lead { fill: #6ba39d; }
.lead-high { fill: #a9cfc7; }
.pane { fill: #4a3526; }
.pane-lit { fill: #fbe3a0; }
.slab { fill: #cfc8b6; }
.slab-line { fill: none; stroke: #f4efe2; stroke-width: 1.1; }
.well-dark { fill: #274f52; }
.ground-shadow { fill: #00000026; }
.fat { stroke-linejoin: round; }
.fat-ink { fill: #3a3028; stroke: #3a3028; }
.fat-wall { fill: #e9dec4; stroke: #e9dec4; }
.fat-roof { fill: #f8f1e0; stroke: #f8f1e0; }
.built, .lit, .near, .foot { pointer-events: none; }
.lit { fill: var(--glow-soft); fill-opacity: 0.16; stroke: var(--glow); stroke-width: 3.5; stroke-linejoin: round; }
.near { fill: var(--glow-soft); fill-opacity: 0.3; stroke: var(--glow); stroke-width: 1.8; stroke-linejoin: round; }
.foot { fill: var(--glow-soft); fill-opacity: 0.45; stroke: var(--glow); stroke-width: 2.4; stroke-linejoin: round; }
.lit, .near, .foot { display: none; }
g.space:focus, g.named:focus { outline: none; }
g.space:is(:hover, :focus-visible) > .lit,
g.in-0:is(:hover, :focus-visible) ~ g.by-0 > .near,
g.in-1:is(:hover, :focus-visible) ~ g.by-1 > .near,
g.in-2:is(:hover, :focus-visible) ~ g.by-2 > .near,
g.in-3:is(:hover, :focus-visible) ~ g.by-3 > .near,
g.in-4:is(:hover, :focus-visible) ~ g.by-4 > .near,
g.project:is(:hover, :focus) > .foot,
g[data-action]:is(:hover, :focus, .hint) > .foot { display: inline; }
.plot-edge { fill: transparent; stroke: none; }
g[data-action] > .edge.plot-edge { fill: var(--glow-soft); fill-opacity: 0.4; stroke: var(--glow); stroke-width: 1.5; }
g[data-action] > .edge.plot-edge { stroke-opacity: 0.9; }
g[data-action]:is(:hover, .hint) > .edge.plot-edge { fill-opacity: 0.6; stroke-width: 2.4; stroke-opacity: 1; }
g[data-action].hint > .edge.plot-edge { stroke: var(--venetian); stroke-width: 3.5; }
g[data-action]:focus-visible > .edge.plot-edge { stroke: var(--ink); stroke-width: 3; stroke-opacity: 1; }
g[data-action] > .edge.badge { stroke-width: 1.4; }
g[data-action]:is(:hover, .hint) > .edge.badge { fill: var(--glow-soft); stroke-width: 2.6; }
g[data-action] > .ground { fill: var(--glow-soft); fill-opacity: 0.3; }
.ground { fill: transparent; }
.site-line { fill: var(--free); fill-opacity: 0.7; }
.no-site { fill: var(--venetian); fill-opacity: 0.14; stroke: var(--venetian); stroke-width: 1; }
.step { fill: var(--paper-high); stroke: var(--edge); stroke-width: 1; stroke-linejoin: round; }
.step.now { fill: var(--glow-soft); stroke: var(--glow); stroke-width: 1.8; }
.chip { fill: var(--glow-soft); stroke: var(--glow); stroke-width: 1; }
.when { display: none; pointer-events: none; }
g[data-action^="lay"] > .when-lay, g[data-action^="solo"] > .when-solo,
g[data-action^="swap"] > .when-swap { display: inline; }
.badge { fill: var(--paper-high); }
.last-one { fill: var(--venetian); }
.home { opacity: 0.22; }
"""
