"""Cookies, CSRF, headers, escaping, size and rate limits."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

import pytest
from jinja2 import FunctionLoader
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.web.conftest import STUB, Person, another, csrf_of, house

from arsenale.web import Settings, create_app
from arsenale.web.guests import COOKIE, Signer

HTML = {"Accept": "text/html"}


@pytest.fixture
def browser(client: TestClient) -> TestClient:
    """Someone who has opened the start page, with a jar of his own."""
    fresh = another(client)
    fresh.get("/", headers=HTML)
    return fresh


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


@pytest.mark.parametrize("path", ["/", "/api/games", "/nowhere", "/theme.css"])
def test_every_answer_carries_the_security_headers(client: TestClient, path: str) -> None:
    headers = another(client).get(path, headers=HTML).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe-inline" not in policy
    assert headers["x-content-type-options"] == "nosniff"


def test_names_are_escaped_on_pages(browser: TestClient) -> None:
    token = csrf_of(browser.get("/", headers=HTML).text)
    browser.post("/me", data={"csrf": token, "name": "<script>x</script>"})
    page = browser.get("/me", headers=HTML).text
    assert "<script>x" not in page
    assert "&lt;script&gt;" in page


def test_a_private_link_moves_a_guest_to_another_device(client: TestClient, browser: TestClient) -> None:
    me = browser.cookies[COOKIE]
    guest = house(client).signer.read_cookie(me.strip('"'))
    assert guest is not None
    other = another(client)
    token = csrf_of(other.get("/", headers=HTML).text)
    link = house(client).signer.move(guest)
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


def test_long_bodies_names_and_remarks_are_refused(client: TestClient, anna: Person) -> None:
    assert client.post("/api/records", content=b"x" * 2_100_000).status_code == 413
    assert anna.post("/api/guests", {"name": "x" * 31}).status_code == 422
    table = anna.open("me", "screen")["table"]
    assert anna.post(f"/api/tables/{table}/chat", {"text": "x" * 501}).status_code == 422


@pytest.mark.usefixtures("still_clock")
def test_too_much_at_once_is_told_to_wait(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "rate.db"), rate=0.02, bot_workers=1)
    with TestClient(create_app(settings)) as slow:
        house(slow).templates.env.loader = FunctionLoader(lambda _: STUB)
        answers = [slow.get("/api/games") for _ in range(12)]
    assert {answer.status_code for answer in answers} == {200, 429}
    assert int(answers[-1].headers["retry-after"]) >= 1


def test_guests_are_known_again_after_a_restart(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "again.db"), bot_workers=1)
    with TestClient(create_app(settings)) as first:
        token = first.post("/api/guests", json={"name": "Anna", "language": "en"}).json()["token"]
    with TestClient(create_app(settings)) as second:
        answer = second.get("/api/tables", headers={"Authorization": f"Bearer {token}"})
    assert answer.status_code == 200


def test_settings_come_from_arguments_then_environment() -> None:
    environment = {"ARSENALE_PORT": "9000", "ARSENALE_HOST": "0.0.0.0"}
    read = Settings.read(environment, port=9001, host=None)
    assert (read.port, read.host) == (9001, "0.0.0.0")
    with pytest.raises(ValueError, match="ARSENALE_PORT"):
        Settings.read({"ARSENALE_PORT": "many"})


@pytest.mark.parametrize("length", ["²", "-1", "ten", "9" * 30])
def test_a_length_must_be_a_plain_number(client: TestClient, length: str) -> None:
    answer = client.post("/api/records", content=b"", headers={b"Content-Length": length.encode("latin-1")})
    assert answer.status_code == 413


def test_behind_an_https_proxy_the_cookie_is_for_https_alone(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "proxy.db"), bot_workers=1, public_url="https://play.example.org")
    with TestClient(create_app(settings)) as proxied:
        house(proxied).templates.env.loader = FunctionLoader(lambda _: STUB)
        assert "Secure" in proxied.get("/", headers=HTML).headers["set-cookie"]


def test_guests_who_come_again_are_remembered(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "seen.db"), bot_workers=1)
    with TestClient(create_app(settings)) as first:
        guest = first.post("/api/guests", json={"name": "Anna", "language": "en"}).json()
        store = house(first).store
        known = store.guest(guest["guest"])
        assert known is not None
        store.save_guest(replace(known, seen_at=time.time() - 20 * 24 * 3600))
        passer_by = store.create_guest("Nobody", "en", at=time.time() - 40 * 24 * 3600)
    with TestClient(create_app(settings)) as second:
        assert second.get("/api/me", headers={"Authorization": f"Bearer {guest['token']}"}).status_code == 200
        again = house(second).store.guest(guest["guest"])
        assert again is not None
        assert time.time() - again.seen_at < 60
        assert house(second).store.guest(passer_by.id) is None


def test_a_server_answers_to_its_own_names_only(client: TestClient) -> None:
    for host, status in (("localhost:8000", 200), ("127.0.0.1", 200), ("[::1]:80", 200), ("evil.example:8000", 422)):
        assert client.get("/api/games", headers={"Host": host}).status_code == status
    for host in ("", "[", "localhost.evil.example"):
        assert client.get("/api/games", headers={"Host": host}).status_code == 422
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/ws/any", headers={"Host": "evil.example"}):
        pass


def test_which_names_a_server_has_is_a_setting() -> None:
    assert Settings(host="0.0.0.0").accepts_host("192.168.1.5:8000")
    assert Settings(host="192.168.1.5").accepts_host("192.168.1.5:8000")
    public = Settings(host="0.0.0.0", public_url="https://play.example.org")
    assert public.accepts_host("Play.Example.org")
    assert not public.accepts_host("192.168.1.5")
