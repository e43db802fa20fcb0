"""Build the compiled tree: a copy of the package in build/fast with the hot modules compiled by mypyc.

The source stays plain Python and is what the tests run. The compiled tree lies beside it, and one path file in the
environment puts it first on the import path, so that `.venv/bin/arsenale` uses it; `--plain` takes that file away.

Exit status: 0 done or up to date, 3 no C compiler or no Python headers, 4 the build failed.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import importlib.metadata
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from fnmatch import fnmatch
from pathlib import Path

# The modules to compile, relative to the package. They form one group: calls between them are native.
COMPILED = (
    "engine/*.py",
    "games/*/*.py",
    "games/*/*/*.py",
    "bots/search*.py",
)
# Of those, these stay plain: package fronts, and what runs a few times a match at most or is extended by plain code.
PLAIN = (
    "*__init__.py",
    "*/board*.py",
    "*/game.py",
    "*/record.py",
    "*/phrases.py",
    "*/score_sheet.py",
    "*/shortcuts.py",
    "*/text.py",
    "*/usage.py",
    "*/view.py",
)

ROOT = Path(__file__).resolve().parent.parent
NO_COMPILER = 3
BUILD_FAILED = 4
PATH_FILE = "__arsenale_fast.pth"  # sorts before the editable install's own path file
STAMP = ".compiled"


def main() -> int:
    parser = argparse.ArgumentParser(description="Build the compiled tree beside the source.")
    parser.add_argument("--root", type=Path, default=ROOT, help="the project to build (default: this one)")
    parser.add_argument("--plain", action="store_true", help="go back to the plain source")
    parser.add_argument("--in-staging", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.in_staging:
        build_here()
        return 0
    if options.plain:
        path_file().unlink(missing_ok=True)
        print("arsenale runs on the plain source")
        return 0
    return build(options.root / "src" / "arsenale", options.root / "build" / "fast")


def build(source: Path, target: Path) -> int:
    """Bring `target` up to date with `source` and switch the environment to it; on failure switch it to plain."""
    modules = compiled_modules(source)
    digest = digest_of(source, modules)
    stamp = target / STAMP
    if stamp.exists() and stamp.read_text() == digest:
        copy_tree(source, target / "arsenale")
        switch_to(target)
        return 0
    path_file().unlink(missing_ok=True)
    shutil.rmtree(target, ignore_errors=True)
    missing = what_is_missing()
    if missing:
        print(f"not compiled: {missing}")
        return NO_COMPILER
    print(f"compiling {len(modules)} modules, about a minute ...", flush=True)
    staging = target.with_name("staging")
    shutil.rmtree(staging, ignore_errors=True)
    copy_tree(source, staging / "arsenale")
    if not compile_in(staging):
        return BUILD_FAILED
    (staging / STAMP).write_text(digest)
    staging.rename(target)
    switch_to(target)
    print("compiled: arsenale now runs at full speed ('make plain' goes back)")
    return 0


def compiled_modules(package: Path) -> list[Path]:
    """The files to compile, relative to the package, in a fixed order."""
    candidates = sorted(path.relative_to(package) for path in package.rglob("*.py"))
    return [path for path in candidates if matches(path, COMPILED) and not matches(path, PLAIN)]


def matches(path: Path, patterns: tuple[str, ...]) -> bool:
    # fnmatch lets "*" cross a slash; counting the parts keeps "engine/*.py" out of deeper folders.
    depth = len(path.parts)
    return any(
        fnmatch(path.as_posix(), pattern) and (pattern.startswith("*") or pattern.count("/") + 1 == depth)
        for pattern in patterns
    )


def digest_of(package: Path, modules: list[Path]) -> str:
    """Changes when a compiled module, anything it imports from the package, or the tools that build it change."""
    digest = hashlib.sha256()
    for text in (sys.version, importlib.metadata.version("mypy"), Path(__file__).read_text(), *map(str, modules)):
        digest.update(text.encode())
    for path in sorted(with_imports(package, modules)):
        digest.update(path.as_posix().encode() + b"\0" + (package / path).read_bytes())
    return digest.hexdigest()


def with_imports(package: Path, modules: list[Path]) -> set[Path]:
    """The modules and all that they import from the package, directly or not: their types shape the compiled code."""
    seen: set[Path] = set()
    waiting = list(modules)
    while waiting:
        path = waiting.pop()
        if path in seen:
            continue
        seen.add(path)
        waiting.extend(imported_files(package, path))
    return seen


def imported_files(package: Path, path: Path) -> list[Path]:
    parents = ["arsenale", *path.parent.parts]
    names: set[str] = set()
    for node in ast.walk(ast.parse((package / path).read_bytes())):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = parents[: len(parents) + 1 - node.level] if node.level else []
            origin = ".".join([*base, *([node.module] if node.module else [])])
            names.add(origin)
            names.update(f"{origin}.{alias.name}" for alias in node.names)
    inside = [Path(*name.split(".")[1:]) for name in names if name.split(".")[0] == "arsenale"]
    files = [file for stem in inside for file in (stem.with_suffix(".py") if stem.name else stem, stem / "__init__.py")]
    return [file for file in files if (package / file).is_file()]


def what_is_missing() -> str | None:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if sys.platform != "win32" and shutil.which(str(compiler).split()[0]) is None:
        return "no C compiler found"
    if not (Path(sysconfig.get_paths()["include"]) / "Python.h").is_file():
        return "the Python headers are not installed"
    if importlib.util.find_spec("mypyc") is None:
        return "mypyc is not installed"
    return None


def copy_tree(source: Path, target: Path) -> None:
    """Copy what changed, drop what is gone; compiled modules in the target stay."""
    wanted = files_of(source)
    for path in sorted(wanted):
        copy = target / path
        if copy.is_file() and copy.read_bytes() == (source / path).read_bytes():
            continue
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source / path, copy)
    for path in files_of(target) - wanted:
        (target / path).unlink()


def files_of(package: Path) -> set[Path]:
    """All files but those that Python or the build made, relative to the package."""
    made = {".so", ".pyd", ".pyc"}
    return {path.relative_to(package) for path in package.rglob("*") if path.is_file() and path.suffix not in made}


def compile_in(staging: Path) -> bool:
    """Run mypyc in a process of its own, then import every compiled module to see that it is native and loads."""
    environment = {**os.environ, "PYTHONPATH": str(staging)}
    command = [sys.executable, str(Path(__file__).resolve()), "--in-staging"]
    log = staging.with_name("compile.log")
    with log.open("w") as output:
        run = subprocess.run(
            command, cwd=staging, env=environment, stdout=output, stderr=subprocess.STDOUT, check=False
        )
    if run.returncode == 0:
        return True
    lines = log.read_text().splitlines()
    telling = [line for line in lines if "error" in line.lower()] or lines
    print("\n".join(telling[-12:]))
    print("not compiled: the build failed, all of it is in build/compile.log")
    return False


def build_here() -> None:
    """Compile the tree in the current folder in place. Runs in a process of its own: setuptools works by folder."""
    import setuptools
    from mypyc.build import mypycify

    modules = compiled_modules(Path("arsenale"))
    paths = [str(Path("arsenale") / module) for module in modules]
    extensions = mypycify(["--strict", "--python-executable", sys.executable, *paths], opt_level="3", debug_level="0")
    setuptools.setup(
        name="arsenale-fast",
        packages=[],
        ext_modules=extensions,
        script_args=["--quiet", "build_ext", "--inplace"],
    )
    shutil.rmtree("build")
    shutil.rmtree(".mypy_cache", ignore_errors=True)
    check = (
        "import importlib, sys\n"
        "for name in sys.argv[1:]:\n"
        "    file = importlib.import_module(name).__file__\n"
        "    assert not file.endswith('.py'), f'error: {name} was not compiled'\n"
    )
    names = [".".join(Path(path).with_suffix("").parts) for path in paths]
    subprocess.run([sys.executable, "-c", check, *names], check=True)


def path_file() -> Path:
    return Path(sysconfig.get_paths()["purelib"]) / PATH_FILE


def switch_to(target: Path) -> None:
    path_file().write_text(f"{target}\n")


if __name__ == "__main__":
    sys.exit(main())
