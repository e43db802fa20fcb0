"""Rules of the stylesheet for a sea chart: coast, zones of the sea, routes, ships and harbours."""

from __future__ import annotations

from typing import Final

_RULES: Final = """
.border { fill: none; stroke: var(--lagoon-foam); stroke-width: 2.6; stroke-linecap: round; opacity: 0.75; }
.border.thin { stroke-width: 1.1; }
.tint-0 { fill: var(--lagoon-foam); fill-opacity: 0.24; }
.tint-1 { fill: var(--lagoon-foam); fill-opacity: 0.06; }
.tint-2 { fill: var(--lagoon-deep); fill-opacity: 0.2; }
.rhumb { stroke: var(--ink-soft); stroke-width: 0.6; opacity: 0.22; }
.coast-shoal { fill: none; stroke: var(--lagoon-foam); stroke-width: 9; stroke-linejoin: round; opacity: 0.4; }
.coast-outer { fill: var(--land); stroke: var(--ink-soft); stroke-width: 3.2; stroke-linejoin: round; }
.coast-inner { fill: none; stroke: var(--land); stroke-width: 1.5; stroke-linejoin: round; }
.coast-shoal.thin { stroke-width: 4; }
.coast-outer.thin { stroke-width: 1.8; }
.coast-inner.thin { stroke-width: 0.7; }
.relief { fill: none; stroke: var(--ink-soft); stroke-width: 1; stroke-linejoin: round; opacity: 0.6; }
.relief-shade { fill: var(--ink-soft); opacity: 0.22; }
.grove { fill: var(--free-edge); opacity: 0.55; }
.rose-dark { fill: var(--venetian); stroke: var(--ink-soft); stroke-width: 0.5; }
.rose-light { fill: var(--paper-high); stroke: var(--ink-soft); stroke-width: 0.5; }
.rose-ring { stroke: var(--ink-soft); stroke-width: 0.7; }
.scale-ground { stroke: var(--paper-high); stroke-width: 5; }
.scale { fill: none; stroke: var(--ink-soft); stroke-width: 5; }
.rim { stroke: var(--ink-soft); stroke-width: 1; }
.zone-cell { fill: #ffffff00; stroke: none; }
g[data-action] > .zone-cell { fill: var(--lagoon-foam); fill-opacity: 0.35; stroke: var(--lagoon-foam); }
g[data-action] > .zone-cell { stroke-width: 2; }
g[data-action]:hover > .zone-cell { fill: var(--lagoon-foam); fill-opacity: 0.7; }
g[data-action]:focus-visible > .zone-cell { stroke: var(--ink); stroke-width: 3; }
g[data-action] > .plate { stroke: var(--glow); stroke-width: 2; stroke-opacity: 0.9; }
.mooring { fill: none; stroke: none; }
g[data-action] > .mooring { fill: none; stroke: var(--glow); stroke-width: 3; }
g[data-action]:hover > .plate { fill: var(--paper-high); stroke-width: 3; stroke-opacity: 1; }
.reach { fill: var(--lagoon-foam); fill-opacity: 0.4; pointer-events: none; }
.target:not([data-action]) { display: none; }
.way { visibility: hidden; }
.raised { transform-box: fill-box; transform-origin: center; transition: transform 0.12s; }
.crowded:hover > .raised, .crowded:focus-visible > .raised { transform: scale(1.7); }
.bare { fill: #ffffff00; }
g[data-action]:hover > .bare { fill: var(--glow-soft); fill-opacity: 0.35; }
g[data-action^="attack"] > .edge { stroke: var(--venetian); stroke-width: 2.5; stroke-dasharray: 5 2; }
.afloat { fill: var(--glow-soft); stroke: var(--glow); stroke-width: 2; fill-opacity: 0.55; }
.hold { fill: #fbf3df; stroke: #5c3c1e; stroke-width: 0.6; }
.sail { stroke: #fff6e4; stroke-width: 1; stroke-linejoin: round; }
.voyage { fill: none; stroke: var(--glow); stroke-width: 4; stroke-dasharray: 2 8; stroke-linecap: round; }
.steps { fill: var(--glow); stroke: var(--paper-high); stroke-width: 1.5; }
.on-steps { fill: var(--paper-high); }
.distance { fill: #2c5f6e; stroke: var(--paper-high); stroke-width: 1.2; }
.on-distance { fill: #fffdf5; }
.swell { fill: none; stroke: #bfe0dc; stroke-width: 1.1; stroke-linecap: round; }
.leader { stroke: var(--ink-soft); stroke-width: 1; }
.harbour { fill: #fbf3df; stroke: var(--ink); stroke-width: 1.4; }
.chain { fill: none; stroke: var(--ink-soft); stroke-width: 2.4; stroke-dasharray: 5 2; }
.halo-text.thin { stroke-width: 1.6px; stroke-opacity: 0.7; }
.store { fill: #f4e9cd; stroke: #b79f6c; stroke-width: 0.8; }
.amphora { fill: #8f2b55; stroke: #4a132a; }
.crew { stroke: #2e2a24; stroke-width: 0.9; stroke-linejoin: round; }
.fine-dark { stroke: #2e2a24; stroke-width: 0.8; stroke-linejoin: round; }
.handle { fill: none; stroke: #6d1f42; stroke-width: 1.7; }
.handle-light { fill: none; stroke: #fff6e4; stroke-width: 1.5; }
.dome { fill: #8fbdb6; stroke: #2e2a24; stroke-width: 0.8; }
.house-roof { fill: none; stroke: #a23b2e; stroke-width: 1.8; stroke-linejoin: round; }
.oars { fill: none; stroke: var(--wood-low); stroke-width: 1.1; stroke-linecap: round; }
.chain-link { fill: none; stroke: var(--ink-soft); stroke-width: 1.6; }
.billow { fill: none; stroke: #4d8a88; stroke-width: 1.4; stroke-linecap: round; }
.sea-name { fill: #f4faf4; letter-spacing: 0.06em; }
.sea-name.thin { letter-spacing: 0; }
.pawn-black { fill: #26262a; stroke: #f3e4c0; stroke-width: 1; }
.pawn-white { fill: #fffdf5; stroke: #2e2a24; stroke-width: 1.1; }
"""

MOST_ZONES: Final = 36
# A way is drawn while the zone it leads to is pointed at: both carry the same number. A ship that is pointed at among
# many is raised, and the others of its zone fade.
RULES: Final = _RULES + "".join(
    [
        f".to-{zone}:hover ~ #reach .way-{zone}, .to-{zone}:focus-visible ~ #reach .way-{zone} "
        "{ visibility: visible; }\n"
        f".board:has(.at-{zone}:hover) .at-{zone}:not(:hover) {{ opacity: 0.3; }}\n"
        for zone in range(MOST_ZONES)
    ]
)
