"""What guests send from pages: their name, their language, a link to another device."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient
from tests.web.conftest import HTML, another, context, csrf_of

from arsenale.web.access.guests import COOKIE


def test_names_are_escaped_on_pages(browser: TestClient) -> None:
    token = csrf_of(browser.get("/", headers=HTML).text)
    browser.post("/me", data={"csrf": token, "name": "<script>x</script>"})
    page = browser.get("/me", headers=HTML).text
    assert "<script>x" not in page
    assert "&lt;script&gt;" in page


def test_a_private_link_moves_a_guest_to_another_device(client: TestClient, browser: TestClient) -> None:
    me = browser.cookies[COOKIE]
    guest = context(client).signer.read_cookie(me.strip('"'))
    assert guest is not None
    other = another(client)
    token = csrf_of(other.get("/", headers=HTML).text)
    link = context(client).signer.move(guest)
    assert other.get("/me/move", params={"token": link}, headers=HTML).status_code == 200
    moved = other.post("/me/move/accept", data={"csrf": token, "token": link})
    assert moved.status_code == 303
    assert other.get("/api/me").json() == browser.get("/api/me").json()
    assert other.get("/me/move", params={"token": "forged"}, headers=HTML).status_code == 403


@pytest.mark.parametrize("target", ["https://evil.example", "//evil.example", "/\\evil.example", "javascript:x"])
def test_no_redirect_leaves_the_site(browser: TestClient, target: str) -> None:
    token = csrf_of(browser.get("/", headers=HTML).text)
    sent = browser.post("/language", data={"csrf": token, "language": "de", "next": target})
    assert sent.headers["location"] == "/"
