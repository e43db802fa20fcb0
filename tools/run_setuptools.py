"""Pack the project in the current folder. Runs in a process of its own, with the Python that has setuptools.

python run_setuptools.py TREE COMMAND ...    TREE: where compiled modules are taken from; -: from nowhere
"""

from __future__ import annotations

import shutil
import sys
import sysconfig
from pathlib import Path

import setuptools
from setuptools.command.build_ext import build_ext

SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")


def main(tree: str, *commands: str) -> None:
    compiled = [] if tree == "-" else sorted(Path(tree).rglob(f"*{SUFFIX}"))
    names = {".".join(path.relative_to(tree).parts).removesuffix(SUFFIX): path for path in compiled}

    class CopyCompiled(build_ext):  # type: ignore[misc]  # setuptools brings no types
        """The modules are compiled already."""

        def build_extension(self, ext: setuptools.Extension) -> None:
            target = Path(self.get_ext_fullpath(ext.name))
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(names[ext.name], target)

    setuptools.setup(
        ext_modules=[setuptools.Extension(name, []) for name in names],
        cmdclass={"build_ext": CopyCompiled},
        script_args=["--quiet", *commands],
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
