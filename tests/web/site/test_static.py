"""Scripts and stylesheets. tools/lint_js.py looks at them more closely, where node is present."""

from __future__ import annotations

import re

import pytest

from arsenale.web.site.rendering import STATIC
from tools import js_types

STYLESHEETS = sorted(path.name for path in (STATIC / "css").glob("*.css"))


@pytest.mark.parametrize("name", STYLESHEETS)
def test_stylesheets_have_one_declaration_a_line(name: str) -> None:
    text = (STATIC / "css" / name).read_text(encoding="utf-8")
    bare = re.sub(r"/\*.*?\*/|\"[^\"]*\"|\([^()]*\)", "", text, flags=re.DOTALL)
    crowded = [line for line in bare.splitlines() if re.search(r"[;{]\s*\S", line)]
    assert crowded == []


def test_the_types_of_the_scripts_are_those_of_the_server() -> None:
    assert js_types.FILE.read_text(encoding="utf-8") == js_types.written(), "run tools/js_types.py"
