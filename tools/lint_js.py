"""Check the scripts and stylesheets of the pages: types by TypeScript, faults and form by Biome.

Both come from npm, in the versions that tools/js/package.json names, into build/node. Where there is no node, or they
cannot be had, this says so loudly and succeeds: nobody needs node to work on the rest.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
CONFIG: Final = ROOT / "tools" / "js"
STATIC: Final = ROOT / "src" / "arsenale" / "web" / "static"
NODE: Final = ROOT / "build" / "node"
INSTALL_SECONDS: Final = 300
CHECK_SECONDS: Final = 120
INSTALL: Final = ("install", "--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts", "--fetch-retries=1")


class NotHere(Exception):
    """What checks the scripts cannot be had on this machine."""


def tools() -> tuple[str, str]:
    """Where tsc and biome are, installed if need be."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        raise NotHere("there is no node")
    wanted = (CONFIG / "package.json").read_text(encoding="utf-8")
    installed = NODE / "installed.json"
    if not installed.is_file() or installed.read_text(encoding="utf-8") != wanted:
        _install(npm, wanted)
        installed.write_text(wanted, encoding="utf-8")
    return _tool("tsc"), _tool("biome")


def _install(npm: str, wanted: str) -> None:
    NODE.mkdir(parents=True, exist_ok=True)
    (NODE / "package.json").write_text(wanted, encoding="utf-8")
    print(f"installing TypeScript and Biome into {NODE.relative_to(ROOT)}", flush=True)
    try:
        ran = subprocess.run([npm, *INSTALL], cwd=NODE, capture_output=True, text=True, timeout=INSTALL_SECONDS)
    except subprocess.TimeoutExpired as late:
        raise NotHere(f"npm took over {INSTALL_SECONDS} seconds") from late
    if ran.returncode != 0:
        raise NotHere(f"npm could not install them ({_fault(ran.stderr)})")


def _tool(name: str) -> str:
    """A tool that runs here: each is made for some systems and versions of node."""
    path = shutil.which(name, path=str(NODE / "node_modules" / ".bin"))
    if path is None:
        raise NotHere(f"npm has installed no {name}")
    ran = subprocess.run([path, "--version"], capture_output=True, text=True, timeout=CHECK_SECONDS)
    if ran.returncode != 0:
        raise NotHere(f"{name} does not run here ({_fault(ran.stderr)})")
    return path


def _fault(said: str) -> str:
    """The first line that tells of a fault."""
    lines = [line for line in said.splitlines() if "error" in line.lower()]
    return lines[0] if lines else "it does not say why"


def unchecked() -> list[str]:
    """Scripts that editors would not check."""
    return [
        path.name for path in sorted(STATIC.glob("js/*.js")) if not path.read_text("utf-8").startswith("// @ts-check")
    ]


def main() -> int:
    missing = unchecked()
    if missing:
        print(f"expected // @ts-check in the first line of {', '.join(missing)}")
        return 1
    try:
        tsc, biome = tools()
    except NotHere as why:
        said = f"** SKIPPED: scripts and stylesheets of the pages were not checked, as {why} **"
        print("*" * len(said), said, "*" * len(said), sep="\n")
        return 0
    checks = (
        [tsc, "-p", str(CONFIG)],
        [biome, "lint", f"--config-path={CONFIG}", "--error-on-warnings", str(STATIC)],
        [biome, "format", f"--config-path={CONFIG}", str(STATIC)],  # of the stylesheets alone
    )
    codes = [subprocess.run(check, cwd=ROOT, timeout=CHECK_SECONDS).returncode for check in checks]
    return max(codes, key=abs)


if __name__ == "__main__":
    sys.exit(main())
