"""Build the compiled tree: a copy of the package in build/fast with the hot modules compiled by mypyc.

The source stays plain Python and is what the tests run. The compiled tree lies beside it, and one path file in the
environment puts it first on the import path, so that `.venv/bin/arsenale` uses it; `--plain` takes that file away. The
path file is read when Python starts: a server that runs, and the processes in which its bots think, stay with the tree
they began with.

    python -m tools.compile    with the Python of the environment that is to use the tree

Exit status: 0 done or up to date, 3 no C compiler or no Python headers, 4 the build failed.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from fnmatch import fnmatch
from importlib.util import find_spec
from pathlib import Path

from tools import environment

# The modules to compile, relative to the package. They form one group: calls between them are native.
COMPILED = (
    "engine/*.py",
    "games/*/*.py",
    "games/*/*/*.py",
    "bots/search/*.py",
)
# Of those, these stay plain: package fronts, what runs a few times a match at most or is extended by plain code, and
# shapes of views: a compiled TypedDict is `typing`'s, of which no schema can be made before Python 3.12.
PLAIN = (
    "*__init__.py",
    "*/beats.py",
    "*/board*.py",
    "*/digest.py",
    "*/game.py",
    "*/painter.py",
    "*/record.py",
    "*/phrases.py",
    "*/score_sheet.py",
    "*/shortcuts.py",
    "*/text.py",
    "*/usage.py",
    "*/view_types.py",
)

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "arsenale"
BUILD = ROOT / "build"
FAST = BUILD / "fast"
LOG = BUILD / "compile.log"
FAILED = BUILD / "compile.failed"  # the stamp of the last build that failed
STAMP = ".made-from"
COMPILER = Path(__file__).with_name("run_mypyc.py")
BUILDER = ROOT / ".venv-build"  # has mypyc, where the environment for playing has not
PATH_FILE = "__arsenale_fast.pth"  # sorts before the editable install's own path file
PINNED = ("mypy", "mypy_extensions", "librt", "setuptools")  # what the compiled code depends on
NICE = 10  # a build beside a running server takes only the time that nobody else wants

NO_COMPILER = 3
BUILD_FAILED = 4


class NotCompiled(Exception):
    """Why there is no compiled tree: one line, and below it what the log tells."""

    def __init__(self, reason: str, code: int = BUILD_FAILED) -> None:
        super().__init__(reason)
        self.code = code


def main() -> int:
    parser = argparse.ArgumentParser(description="Build the compiled tree beside the source.")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--plain", action="store_true", help="go back to the plain source")
    how.add_argument("--if-built", action="store_true", help="build nothing: use the tree if it is up to date")
    how.add_argument("--beside", action="store_true", help="build beside a server, which holds our standard input")
    options = parser.parse_args()
    if options.plain:
        switch_to_plain()
        print("arsenale runs on the plain source")
    elif options.if_built:
        use_if_built()
    elif options.beside:
        return build_beside()
    else:
        return build_aloud()
    return 0


def use_if_built() -> bool:
    """Switch the environment to the compiled tree if that is up to date, else to the plain source."""
    if not is_made_from(FAST / STAMP, SOURCE):
        switch_to_plain()
        return False
    copy_tree(SOURCE, FAST / "arsenale")
    switch_to_compiled()
    return True


def build_aloud() -> int:
    with one_at_a_time():
        if use_if_built():
            return 0
        try:
            check_for_compiler()
            print(f"compiling {len(compiled_modules(SOURCE))} modules, about a minute ...", flush=True)
            build()
        except NotCompiled as error:
            print(f"not compiled: {error}")
            return error.code
    print("compiled: arsenale now runs at full speed ('make plain' goes back)")
    return 0


def build_beside() -> int:
    """One line at the end; nothing at all if this very source failed to compile before."""
    os.nice(NICE)
    threading.Thread(target=leave_with_server, daemon=True).start()
    with one_at_a_time():
        if is_made_from(FAST / STAMP, SOURCE) or is_made_from(FAILED, SOURCE):
            return 0
        try:
            check_for_compiler()
            build()
        except NotCompiled as error:
            reason = str(error).splitlines()[0]
            print(f"Not compiled ({reason}): the games stay as fast as they are.", flush=True)
            return error.code
    print("The games are compiled now: the next start is faster.", flush=True)
    return 0


def leave_with_server() -> None:
    """Standard input ends when the server ends, however that happens; we and all we have started go too."""
    # Not through sys.stdin: its lock would be in the way when we leave by ourselves.
    while os.read(0, 1):
        pass
    os.killpg(os.getpgrp(), signal.SIGKILL)


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Two builds at once would write into the same folder. The lock goes when its process does."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "compile.lock").open("w") as lock:
        if os.name == "posix":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build() -> None:
    """Compile a copy of the source, put it in the place of the tree before, and switch the environment to it."""
    python = builder()
    staging = BUILD / "staging"
    shutil.rmtree(staging, ignore_errors=True)
    copy_tree(SOURCE, staging / "arsenale")
    stamp = stamp_of(staging / "arsenale")
    if not compile_in(staging, python):
        FAILED.write_text(stamp)
        raise NotCompiled(told_by_log("the build failed"))
    (staging / STAMP).write_text(stamp)
    shutil.rmtree(FAST, ignore_errors=True)
    staging.rename(FAST)
    FAILED.unlink(missing_ok=True)
    switch_to_compiled()


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


def stamp_of(package: Path) -> str:
    """Of what a tree is made: the tools, and each file whose change asks for a new build."""
    modules = compiled_modules(package)
    files = {path.as_posix(): digest_of(package / path) for path in sorted(with_imports(package, modules))}
    return json.dumps({"tools": digest_of_tools(modules), "files": files}, indent=1)


def is_made_from(stamp: Path, package: Path) -> bool:
    """Is what carries this stamp up to date? Reads only the files that the stamp names: it is asked at every start."""
    if not stamp.is_file():
        return False
    made = json.loads(stamp.read_text())
    return bool(made["tools"] == digest_of_tools(compiled_modules(package))) and all(
        (package / name).is_file() and digest_of(package / name) == digest for name, digest in made["files"].items()
    )


def digest_of(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def digest_of_tools(modules: list[Path]) -> str:
    texts = [sys.version, *pinned(), Path(__file__).read_text(), COMPILER.read_text(), *map(str, modules)]
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()


def pinned() -> list[str]:
    """The versions of the packages that shape the compiled code."""
    return [line for line in environment.CONSTRAINTS.read_text().splitlines() if line.split("==")[0] in PINNED]


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


def check_for_compiler() -> None:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if sys.platform != "win32" and shutil.which(str(compiler).split()[0]) is None:
        raise NotCompiled("no C compiler found", NO_COMPILER)
    if not (Path(sysconfig.get_paths()["include"]) / "Python.h").is_file():
        raise NotCompiled("the Python headers are not installed", NO_COMPILER)


def builder() -> Path:
    """The Python that compiles: this one if it has mypyc, else that of an environment of its own."""
    BUILD.mkdir(exist_ok=True)
    LOG.write_text("")
    if all(find_spec(name) for name in ("mypyc", "setuptools")):
        return Path(sys.executable)
    # What is not complete was interrupted, and nobody knows where.
    complete, pins = BUILDER / ".complete", "\n".join([sys.version, *pinned()])
    if not complete.is_file() or complete.read_text() != pins:
        shutil.rmtree(BUILDER, ignore_errors=True)
        try:
            with LOG.open("a") as log:
                environment.make(BUILDER, log)
                environment.install(BUILDER, "mypy", "setuptools", log=log)
        except environment.CannotInstall as error:
            raise NotCompiled(told_by_log("mypy could not be installed")) from error
        complete.write_text(pins)
    return environment.python_of(BUILDER)


def compile_in(staging: Path, python: Path) -> bool:
    """Run mypyc in a process of its own, then import every compiled module to see that it is native and loads."""
    modules = [str("arsenale" / module) for module in compiled_modules(staging / "arsenale")]
    compiling = [str(python), str(COMPILER), sys.executable, *modules]
    importing = [sys.executable, "-c", CHECK, *(".".join(Path(module).with_suffix("").parts) for module in modules)]
    alone = {**os.environ, "PYTHONPATH": str(staging)}
    with LOG.open("a") as log:
        return all(
            subprocess.run(command, cwd=staging, env=alone, stdout=log, stderr=log, check=False).returncode == 0
            for command in (compiling, importing)
        )


CHECK = """
import importlib, sys
for name in sys.argv[1:]:
    file = importlib.import_module(name).__file__
    assert not file.endswith(".py"), f"error: {name} was not compiled"
"""


def told_by_log(reason: str) -> str:
    """The reason, and below it the end of the log, best those lines that speak of errors."""
    lines = LOG.read_text().splitlines()
    telling = [line for line in lines if "error" in line.lower()] or lines
    return "\n".join([f"{reason}, see {LOG.relative_to(ROOT)}", *telling[-12:]])


def path_file() -> Path:
    return Path(sysconfig.get_paths()["purelib"]) / PATH_FILE


def switch_to_compiled() -> None:
    path_file().write_text(f"{FAST}\n")


def switch_to_plain() -> None:
    path_file().unlink(missing_ok=True)


if __name__ == "__main__":
    sys.exit(main())
