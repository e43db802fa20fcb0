"""The websocket: updates, gaps, several connections, sealed decisions, spectators."""

from __future__ import annotations

import json

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocket, WebSocketDisconnect
from tests.web.conftest import Person, context, sight_of, until, wait_until

from arsenale.web.live.viewer import Viewer


def test_an_action_is_answered_and_told_to_every_tab(client: TestClient, anna: Person) -> None:
    table = anna.open("me", "screen")["table"]
    seat = anna.sight(table)["view"]["actors"][0]
    with (
        client.websocket_connect(f"/ws/{table}", headers=anna.headers) as first,
        client.websocket_connect(f"/ws/{table}", headers=anna.headers) as second,
        client.websocket_connect(f"/ws/{table}") as spectator,
    ):
        for socket, watched in ((first, seat), (second, seat), (spectator, None)):
            socket.send_json({"type": "watch", "seat": watched})
        seen = until(first, "update")
        until(second, "update")
        assert until(spectator, "update")["mine"]["choices"] == []
        action = seen["mine"]["choices"][0]["text"]
        first.send_json({"type": "act", "id": 7, "seat": seat, "seq": seen["seq"], "action": action})
        assert until(second, "update", seq=1)["after"] == 0
        watched = until(spectator, "update", seq=1)
        assert "choices" not in watched["mine"], "what is as it was is left out"
        assert watched["number"] == 2
        assert until(first, "answer", id=7)["ok"] is True


def test_a_gap_is_recovered_from_where_it_began(client: TestClient, anna: Person) -> None:
    table = anna.open("me", "screen")["table"]
    for _ in range(6):
        anna.act(table, anna.sight(table)["view"]["actors"][0])
    whole = anna.sight(table, 0)["story"]
    with client.websocket_connect(f"/ws/{table}", headers=anna.headers) as socket:
        socket.send_json({"type": "watch", "seat": 0, "since": 3})
        update = until(socket, "update")
        assert update["seq"] == 6
        rest = sight_of(update)["story"]
        assert update["table"]["log_after"] == 3
        assert [entry for entry in whole if entry["turn"] < rest[0]["turn"]] + rest == whole
        assert rest[0]["position"] >= 3


def test_malformed_messages_are_answered_and_the_connection_stays(client: TestClient, anna: Person) -> None:
    table = anna.open("me", "screen")["table"]
    with client.websocket_connect(f"/ws/{table}", headers=anna.headers) as socket:
        for text in ("", "{", "[]", "7", '{"type": "dance"}', '{"type": "act"}', '{"type":"watch","seat":"\\ud800"}'):
            socket.send_text(text)
            error = until(socket, "error")["error"]
            assert error["code"] == "bad"
            assert error["expected"]
        socket.send_text(json.dumps({"type": "chat", "text": "x" * 20_000}))
        assert until(socket, "error")["error"]["code"] == "size"
        socket.send_json({"type": "ping"})
        assert until(socket, "pong")["seq"] == 0


def test_nobody_watches_a_seat_of_someone_else(client: TestClient, anna: Person, ben: Person) -> None:
    table = anna.open("me", "screen")["table"]
    with client.websocket_connect(f"/ws/{table}", headers=ben.headers) as socket:
        socket.send_json({"type": "watch", "seat": 0})
        assert until(socket, "error")["error"]["code"] == "seat"


def test_another_site_gets_no_websocket(client: TestClient, anna: Person) -> None:
    table = anna.open("me", "screen")["table"]
    headers = {**anna.headers, "Origin": "https://evil.example"}
    with client.websocket_connect(f"/ws/{table}", headers=headers) as socket, pytest.raises(WebSocketDisconnect):
        socket.receive_text()


def test_an_unknown_table_says_so(client: TestClient) -> None:
    with client.websocket_connect("/ws/nowhere") as socket:
        assert until(socket, "error")["error"]["code"] == "unknown"


def test_chat_is_plain_text_and_reaches_spectators(client: TestClient, anna: Person) -> None:
    table = anna.open("me", "screen")["table"]
    with client.websocket_connect(f"/ws/{table}") as spectator:
        spectator.send_json({"type": "watch"})
        until(spectator, "update")
        anna.post(f"/api/tables/{table}/chat", {"text": "<b>ciao</b>"})
        assert until(spectator, "update", seq=1)["table"]["chat"][0]["text"] == "<b>ciao</b>"


def test_sealed_decisions_of_several_people_never_refuse_each_other(anna: Person) -> None:
    """The Doge Ship asks all players at once at the end of a round."""
    actors: list[int] = []
    table = ""
    for number in range(2000):
        if len(actors) > 1:
            break
        if not actors:
            # A match may end without such a decision where nobody has anything to bid.
            table = anna.open("me", "screen", "screen")["table"]
            actors = anna.sight(table)["view"]["actors"]
        choices = anna.sight(table, actors[0])["choices"]
        assert anna.act(table, actors[0], number * 7 % len(choices)).status_code == 200
        actors = anna.sight(table)["view"]["actors"]
    assert len(actors) > 1
    seen = {seat: anna.sight(table, seat) for seat in actors}
    for seat, sight in seen.items():
        # All of them answer what they saw before anybody had decided.
        body = {"seat": seat, "seq": sight["seq"], "action": sight["choices"][0]["text"]}
        answer = anna.post(f"/api/tables/{table}/actions", body)
        assert answer.status_code == 200, answer.text


def test_connections_are_counted_and_let_go(client: TestClient, anna: Person) -> None:
    table = anna.open("me", "screen")["table"]
    with client.websocket_connect(f"/ws/{table}", headers=anna.headers) as socket:
        socket.send_json({"type": "ping"})
        until(socket, "pong")
        assert context(client).connections[f"guest {anna.id}"] == 1


def test_the_owner_replaces_someone_only_when_they_have_been_gone_for_a_while(
    client: TestClient, anna: Person, ben: Person
) -> None:
    opened = anna.open("me", "open")
    table, link = opened["table"], opened["links"]["1"]
    body = {"seat": 1, "bot": "random"}
    ben.post(f"/api/tables/{table}/join", {"seat": 1, "token": link["token"]})
    with client.websocket_connect(f"/ws/{table}", headers=ben.headers) as socket:
        socket.send_json({"type": "watch", "seat": 1})
        until(socket, "update")
        live = client.portal.call(context(client).hub.table, table)  # type: ignore[union-attr]
        live._away_seconds = -1.0
        assert anna.post(f"/api/tables/{table}/stand-in", body).status_code == 403
        assert anna.post(f"/api/tables/{table}/open", {"seat": 1}).status_code == 403
    live._away_seconds = 60.0
    wait_until(lambda: not live.connected())
    assert anna.post(f"/api/tables/{table}/stand-in", body).status_code == 403
    live._away_seconds = -1.0
    assert anna.post(f"/api/tables/{table}/stand-in", body).status_code == 200
    assert ben.post(f"/api/tables/{table}/take-back", {"seat": 1}).status_code == 200


def test_a_fault_of_ours_is_logged_and_a_closed_socket_is_not(
    client: TestClient, anna: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = anna.open("me", "screen")["table"]

    def fault_of_ours(*_: object) -> None:
        raise RuntimeError("a fault of ours")

    async def is_closed(*_: object) -> None:
        raise RuntimeError("the socket is closed")

    def watched_with(target: type, name: str, fail: object) -> list[str]:
        caplog.clear()
        with monkeypatch.context() as patch, client.websocket_connect(f"/ws/{table}", headers=anna.headers) as socket:
            # A connection is counted only after it was accepted; what answers is.
            socket.send_json({"type": "ping"})
            until(socket, "pong")
            patch.setattr(target, name, fail)
            socket.send_json({"type": "watch", "seat": 0})
            wait_until(lambda: not context(client).connections[f"guest {anna.id}"])
        return [record.message for record in caplog.records if record.name == "arsenale.web.live.socket"]

    assert watched_with(Viewer, "update", fault_of_ours) == ["a connection broke"]
    assert watched_with(WebSocket, "send_text", is_closed) == []


def test_what_choices_would_bring_follows_the_update_to_the_seat_that_is_asked(
    client: TestClient, anna: Person
) -> None:
    table = anna.open("me", "screen")["table"]
    seat = anna.sight(table)["view"]["actors"][0]
    with client.websocket_connect(f"/ws/{table}", headers=anna.headers) as socket:
        socket.send_json({"type": "watch", "seat": seat})
        update = until(socket, "update")
        offered = [*update["mine"]["choices"], *update["mine"]["shortcuts"]]
        assert all("preview" not in one and "warning" not in one for one in offered)
        told = until(socket, "previews")
        assert (told["seq"], told["seat"]) == (update["seq"], seat)
        whole = anna.sight(table, seat)
        by_text = {one["text"]: one for one in [*whole["choices"], *whole["shortcuts"]]}
        assert set(told["choices"]) == {one["text"] for one in offered} == set(by_text)
        for text, brings in told["choices"].items():
            assert brings == {"preview": by_text[text]["preview"], "warning": by_text[text]["warning"]}


def test_who_is_not_asked_gets_no_previews(client: TestClient, anna: Person) -> None:
    table = anna.open("me", "screen")["table"]
    seat = anna.sight(table)["view"]["actors"][0]
    with client.websocket_connect(f"/ws/{table}", headers=anna.headers) as socket:
        socket.send_json({"type": "watch", "seat": 1 - seat})
        until(socket, "update")
        socket.send_json({"type": "watch", "seat": seat})
        assert until(socket, "previews")["seat"] == seat
