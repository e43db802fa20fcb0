"""Every page that one reaches from a table leads back to it, without any script."""

from __future__ import annotations

import re
from html import unescape
from urllib.parse import parse_qs, urlsplit

import pytest
from starlette.testclient import TestClient
from tests.web.conftest import HTML, csrf_of

from arsenale.web.site.way_back import onward, place_at

LINK = re.compile(r'<a\b[^>]*?href="([^"]*)"[^>]*>')
BACK = re.compile(r'<a class="button way-back" href="([^"]*)"')
FOREIGN = (
    "//evil.example",
    "https://evil.example/t/x",
    "/\\evil.example",
    "/t/x/../..",
    "javascript:alert(1)",
    "/me",
    "",
)


def links(page: str) -> list[str]:
    """Where a page leads; drawings are no pages."""
    return [unescape(address) for address in LINK.findall(page) if ".svg" not in address]


def test_from_page_to_page_the_way_back_to_the_table_stays(pages: TestClient) -> None:
    table = opened(pages)
    seen: set[str] = set()
    ahead = [address for address in links(pages.get(table, headers=HTML).text) if "from=" in address]
    assert any("/rules" in address for address in ahead)
    assert any("/components" in address for address in ahead)
    assert "/me" in str(ahead)
    while ahead:
        address = ahead.pop()
        path = urlsplit(address).path
        if path in seen:
            continue
        seen.add(path)
        page = pages.get(address, headers=HTML).text
        assert BACK.findall(page) == [table], address
        ahead += [one for one in links(page) if one.startswith("/games/")]
        for one in links(page):
            if one.startswith("/games/"):
                assert parse_qs(urlsplit(one).query).get("from") == [table], f"{one} on {address}"
    for part in ("rules", "rules/quick", "rules/rulings", "components", "learn"):
        assert f"/games/doge_ship/{part}" in seen


def opened(pages: TestClient) -> str:
    """The path of a new table of mine."""
    form = {"csrf": csrf_of(pages.get("/", headers=HTML).text)}
    answer = pages.post("/play/doge_ship", data=form, follow_redirects=False)
    assert answer.status_code == 303
    return str(answer.headers["Location"])


def test_a_replay_leads_back_to_its_table(pages: TestClient) -> None:
    table = opened(pages)
    assert BACK.findall(pages.get(f"{table}/replay", headers=HTML).text) == [table]


def test_settings_and_language_keep_the_way_back(pages: TestClient) -> None:
    table = opened(pages)
    fields = {
        "csrf": csrf_of(pages.get("/", headers=HTML).text),
        "name": "Zoe",
        "language": "en",
        "next": f"/me?from={table}",
    }
    assert f'name="next" value="/me?from={table}"' in pages.get(f"/me?from={table}", headers=HTML).text
    assert pages.post("/me", data=fields, follow_redirects=False).headers["Location"] == f"/me?from={table}"


@pytest.mark.parametrize("address", FOREIGN)
def test_nobody_is_led_to_another_site(pages: TestClient, address: str) -> None:
    page = pages.get("/games/doge_ship/components", params={"from": address}, headers=HTML)
    assert BACK.findall(page.text) == []
    assert place_at(address) is None
    assert "evil" not in page.text


def test_addresses_carry_the_way_back_before_their_anchor() -> None:
    place = place_at("/t/abc-_1?seat=2")
    assert place is not None
    assert onward("/games/x/rules#DS-2.1", place) == "/games/x/rules?from=/t/abc-_1%3Fseat%3D2#DS-2.1"
    assert onward("/games/x/components?edition=e", place) == "/games/x/components?edition=e&from=/t/abc-_1%3Fseat%3D2"
    assert onward("/games/x/rules", None) == "/games/x/rules"
