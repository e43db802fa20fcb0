"""Compile modules in place, in the current folder. Runs in a process of its own, with the Python that has mypyc.

python run_mypyc.py PYTHON MODULE.py ...    PYTHON: of the environment in whose packages types are looked up
"""

from __future__ import annotations

import shutil
import sys

import setuptools
from mypyc.build import mypycify

# The modules form one group, so that calls between them are native; what they share goes into `arsenale__mypyc`.
GROUP = "arsenale"


def main(types_of: str, *modules: str) -> None:
    extensions = mypycify(
        ["--strict", "--python-executable", types_of, *modules], opt_level="3", debug_level="0", group_name=GROUP
    )
    setuptools.setup(
        name="arsenale-fast",
        packages=[],
        ext_modules=extensions,
        script_args=["--quiet", "build_ext", "--inplace"],
    )
    shutil.rmtree("build")
    shutil.rmtree(".mypy_cache", ignore_errors=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
