"""Build what can be installed elsewhere: a compiled wheel for this platform, a plain one for all, and the sources.

    python -m tools.dist [FOLDER]    default: dist

The compiled wheel is packed from build/fast, which is built first where it is not up to date.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.compile import FAST, NO_COMPILER, ROOT, SOURCE, NotCompiled, build_aloud, builder, copy_tree, one_at_a_time

PACKER = Path(__file__).with_name("run_setuptools.py")
BESIDE_THE_PACKAGE = ("pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md")


def main() -> int:
    parser = argparse.ArgumentParser(description="Build wheels and the sources.")
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "dist")
    folder = parser.parse_args().folder.resolve()
    shutil.rmtree(folder, ignore_errors=True)
    try:
        with one_at_a_time():
            python = builder()
    except NotCompiled as error:
        print(f"nothing packed: {error}", file=sys.stderr)
        return error.code
    pack_plain(folder, python)
    code = build_aloud()
    if code == 0:
        pack_compiled(folder, python)
    for path in sorted(folder.iterdir()):
        print(f"{path.stat().st_size / 1e6:6.2f} MB  {path}")
    return 0 if code == NO_COMPILER else code


def pack_plain(folder: Path, python: Path) -> None:
    """The wheel for every platform, and the sources."""
    pack(folder, python, SOURCE, "-", "sdist", "bdist_wheel")


def pack_compiled(folder: Path, python: Path) -> None:
    """The wheel for this platform, with the compiled modules of build/fast."""
    pack(folder, python, FAST / "arsenale", str(FAST), "bdist_wheel")


def pack(folder: Path, python: Path, package: Path, compiled: str, *commands: str) -> None:
    """From a clean copy of the project: what earlier builds or Python left in its folders is not packed."""
    with tempfile.TemporaryDirectory() as stage:
        copy_tree(package, Path(stage) / "src" / "arsenale")
        for name in BESIDE_THE_PACKAGE:
            shutil.copyfile(ROOT / name, Path(stage) / name)
        wanted = [part for command in commands for part in (command, "--dist-dir", str(folder))]
        packing = [str(python), str(PACKER), compiled, *wanted]
        done = subprocess.run(packing, cwd=stage, capture_output=True, encoding="utf-8", check=False)
    if done.returncode:
        raise SystemExit(f"expected setuptools to make {' and '.join(commands)}:\n{done.stdout}{done.stderr}")


if __name__ == "__main__":
    sys.exit(main())
