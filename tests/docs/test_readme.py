"""What the README shows works."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_python_example_runs_as_it_stands() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    assert len(example.strip().splitlines()) <= 12
    ran = subprocess.run(
        [sys.executable, "-c", example],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": str(ROOT / "src")},
    )
    *moves, last = ran.stdout.splitlines()
    assert len(moves) > 50
    assert re.fullmatch(r"\[\d+, \d+, \d+, \d+\] \(\d.*\)", last)


def test_every_link_of_the_documentation_leads_somewhere() -> None:
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
    for page in pages:
        for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            if "://" not in target:
                assert (page.parent / target).exists(), f"{page.relative_to(ROOT)} links to {target}"


def test_every_decision_is_in_the_list_of_the_documentation() -> None:
    listed = re.findall(r"\]\(decisions/([^)]+)\)", (ROOT / "docs" / "README.md").read_text(encoding="utf-8"))
    assert listed == sorted(page.name for page in (ROOT / "docs" / "decisions").glob("*.md"))


def test_the_readme_shows_how_to_play_and_test_and_a_picture_of_each_board() -> None:
    for command in ("make play", "make test"):
        assert re.search(rf"^{command}\b", README, flags=re.MULTILINE)
    for game in ("doge_ship", "serenissima", "venedig"):
        assert f"](docs/pictures/{game}.svg)" in README


def test_make_knows_every_target_that_the_documentation_names() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):(?!=)", makefile, flags=re.MULTILINE))
    told = set(re.findall(r"^#   make ([a-z-]+)", makefile, flags=re.MULTILINE))
    assert told <= targets
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
    for page in pages:
        text = page.read_text(encoding="utf-8")
        blocks = "\n".join(re.findall(r"^```.*?^```", text, flags=re.DOTALL | re.MULTILINE))
        named_in_blocks = re.findall(r"^make ([a-z-]+)", blocks, flags=re.MULTILINE)
        for named in re.findall(r"`make ([a-z-]+)", text) + named_in_blocks:
            assert named in told, f"{page.relative_to(ROOT)} names make {named}"


def test_continuous_integration_lints_and_tests() -> None:
    steps = re.findall(
        r"^(?:exec )?make (\w+)$", (ROOT / ".ci" / "run").read_text(encoding="utf-8"), flags=re.MULTILINE
    )
    assert steps == ["lint", "test"]
