"""Who asks: cookies, bearer tokens, CSRF."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

from jinja2 import FunctionLoader
from starlette.testclient import TestClient
from tests.web.conftest import HTML, STUB, Person, another, context, csrf_of

from arsenale.web import Settings, create_app
from arsenale.web.access.guests import COOKIE
from arsenale.web.access.signer import Signer


def test_the_first_visit_makes_a_guest_with_a_safe_cookie(client: TestClient) -> None:
    cookie = another(client).get("/", headers=HTML).headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}=")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_a_forged_cookie_is_nobody(client: TestClient, anna: Person) -> None:
    forged = Signer("another secret").cookie(anna.id)
    answer = another(client).get("/api/me", headers={"Cookie": f"{COOKIE}={forged}"})
    assert answer.status_code == 401


def test_one_click_needs_the_csrf_token(browser: TestClient) -> None:
    refused = browser.post("/play/doge_ship", data={}, headers=HTML)
    assert refused.status_code == 403
    token = csrf_of(browser.get("/", headers=HTML).text)
    assert browser.post("/play/doge_ship", data={"csrf": token}).status_code == 303
    assert browser.post("/play/doge_ship", headers={"X-CSRF-Token": token}).status_code == 303


def test_another_site_posts_nothing_even_with_the_token(browser: TestClient) -> None:
    token = csrf_of(browser.get("/", headers=HTML).text)
    headers = {"X-CSRF-Token": token, "Origin": "https://evil.example"}
    assert browser.post("/play/doge_ship", headers=headers).status_code == 403


def test_cookie_users_need_the_token_for_the_interface_too(browser: TestClient) -> None:
    body = {"game": "doge_ship", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    assert browser.post("/api/tables", json=body).status_code == 403
    token = csrf_of(browser.get("/", headers=HTML).text)
    assert browser.post("/api/tables", json=body, headers={"X-CSRF-Token": token}).status_code == 201


def test_guests_are_known_again_after_a_restart(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "again.db"), bot_workers=1)
    with TestClient(create_app(settings)) as first:
        token = first.post("/api/guests", json={"name": "Anna", "language": "en"}).json()["token"]
    with TestClient(create_app(settings)) as second:
        answer = second.get("/api/tables", headers={"Authorization": f"Bearer {token}"})
    assert answer.status_code == 200


def test_behind_an_https_proxy_the_cookie_is_for_https_alone(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "proxy.db"), bot_workers=1, public_url="https://play.example.org")
    with TestClient(create_app(settings)) as proxied:
        context(proxied).templates.env.loader = FunctionLoader(lambda _: STUB)
        assert "Secure" in proxied.get("/", headers=HTML).headers["set-cookie"]


def test_guests_who_come_again_are_remembered(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "seen.db"), bot_workers=1)
    with TestClient(create_app(settings)) as first:
        guest = first.post("/api/guests", json={"name": "Anna", "language": "en"}).json()
        store = context(first).store
        known = store.guest(guest["guest"])
        assert known is not None
        store.save_guest(replace(known, seen_at=time.time() - 20 * 24 * 3600))
        passer_by = store.create_guest("Nobody", "en", at=time.time() - 40 * 24 * 3600)
    with TestClient(create_app(settings)) as second:
        assert second.get("/api/me", headers={"Authorization": f"Bearer {guest['token']}"}).status_code == 200
        again = context(second).store.guest(guest["guest"])
        assert again is not None
        assert time.time() - again.seen_at < 60
        assert context(second).store.guest(passer_by.id) is None
