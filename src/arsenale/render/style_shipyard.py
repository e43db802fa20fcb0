"""Rules of the stylesheet for a shipyard: places on a ship, ghosts of parts, what a part is worth now."""

from __future__ import annotations

from typing import Final

RULES: Final = """
.worth { fill: var(--glow-soft); fill-opacity: 0.55; }
.worth.faint { fill-opacity: 0.25; }
.alarm { fill: var(--paper-high); fill-opacity: 0.9; stroke: var(--venetian); stroke-width: 1.5; }
.ghost { opacity: 0; pointer-events: none; }
.berth { fill: #ffffff00; }
g[data-action] > .edge.berth { fill: #ffffff00; }
g[data-action]:hover > .edge.berth { fill: var(--glow-soft); fill-opacity: 0.3; }
g[data-action] > .edge.next { fill-opacity: 0.4; stroke-dasharray: none; }
g[data-action]:hover > .edge.next { fill-opacity: 0.15; }
g[data-action]:hover > .ghost, g[data-action]:focus > .ghost, g[data-action].hint > .ghost { opacity: 0.85; }
g.quiet[data-action] > .edge { stroke: var(--edge); stroke-width: 1.25; }
g.quiet[data-action]:hover > .edge { stroke: var(--glow); }
g.quiet[data-action] > .halo { stroke: none; }
.asked .shut { opacity: 0.4; }
"""
