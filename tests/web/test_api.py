"""JSON over HTTP."""

from __future__ import annotations

import json
from pathlib import Path

from starlette.testclient import TestClient
from tests.web.conftest import Person, until

LONG_MATCH = 2000  # actions: more than any match takes


def test_games_tell_what_can_be_chosen(client: TestClient) -> None:
    games = {game["name"]: game for game in client.get("/api/games").json()}
    assert set(games) == {"doge_ship", "serenissima", "venedig"}
    assert games["doge_ship"]["players"] == [2, 5]
    assert client.get("/api/games/chess").status_code == 404


def test_components_tell_the_origin_of_every_value(client: TestClient) -> None:
    answer = client.get("/api/games/doge_ship/components").json()
    assert set(answer["origins"]) <= {"source", "published", "reconstructed"}
    assert answer["kinds"]


def test_a_match_by_link_between_two_people(anna: Person, ben: Person) -> None:
    opened = anna.open("me", "open")
    table, link = opened["table"], opened["links"]["1"]
    joined = ben.post(f"/api/tables/{table}/join", {"seat": 1, "token": link["token"], "name": "Ben"})
    assert joined.status_code == 201
    again = Person(ben.client, "Cleo").post(f"/api/tables/{table}/join", {"seat": 1, "token": link["token"]})
    assert (again.status_code, again.json()["error"]["code"]) == (403, "link")
    people = {0: anna, 1: ben}
    for _ in range(10):
        seat = anna.sight(table)["view"]["actors"][0]
        assert people[seat].act(table, seat).status_code == 200
    assert anna.sight(table, 0)["position"] == 10


def test_a_seat_token_is_good_for_its_seat_alone(client: TestClient, anna: Person) -> None:
    first, second = anna.open("me", "open"), anna.open("me", "open")
    body = {"seat": 1, "token": first["links"]["1"]["token"], "name": "Program"}
    token = client.post(f"/api/tables/{first['table']}/join", json=body).json()["token"]
    headers = {"Authorization": f"Bearer {token}"}
    assert client.get(f"/api/tables/{first['table']}?seat=1", headers=headers).status_code == 200
    assert client.get(f"/api/tables/{first['table']}?seat=0", headers=headers).status_code == 403
    assert client.get(f"/api/tables/{second['table']}?seat=1", headers=headers).status_code == 403
    opened = client.post("/api/tables", json={"game": "doge_ship", "seats": [{"kind": "me"}] * 2}, headers=headers)
    assert opened.status_code == 403


def test_a_seat_token_shows_nothing_of_the_guests_other_seats(client: TestClient, anna: Person) -> None:
    opened = anna.open("me", "open", "open")
    table, link = opened["table"], opened["links"]["1"]
    joined = anna.post(f"/api/tables/{table}/join", {"seat": 1, "token": link["token"], "name": "Program"}).json()
    headers = {"Authorization": f"Bearer {joined['token']}"}
    base = f"/api/tables/{table}"
    for query in ("", "?seat=1"):
        seen = client.get(base + query, headers=headers).json()
        assert (seen["is_owner"], seen["links"], seen["seats_here"]) == (False, {}, [1])
        assert [player["is_me"] for player in seen["players"]] == [False, True, False]
        assert not seen["players"][2]["can_stand_in"]
    assert anna.sight(table, 0)["seats_here"] == [0, 1]
    for part in ("/replay", "/board.svg"):
        assert client.get(f"{base}{part}?seat=0", headers=headers).status_code == 403
        assert client.get(f"{base}{part}?seat=1", headers=headers).status_code == 200
    for _ in range(2):
        seat = anna.sight(table)["view"]["actors"][0]
        if seat == 2:
            break
        assert anna.act(table, seat).status_code == 200
        seen = client.get(f"{base}/replay?seat=1", headers=headers).json()
        assert seen["perspectives"] == [None, 1]
        assert (seen["played"] is None) == (seat != 1)
    with client.websocket_connect(f"/ws/{table}", headers=headers) as socket:
        socket.send_json({"type": "watch"})
        told = until(socket, "update")["sight"]
        assert (told["is_owner"], told["links"], told["seats_here"]) == (False, {}, [1])
    for page in (f"/t/{table}", "/", "/me"):
        assert client.get(page, headers={**headers, "Accept": "text/html"}).status_code == 403
    assert client.post("/me/move", headers=headers).status_code == 403


def test_only_the_guest_of_a_seat_acts_for_it(anna: Person, ben: Person) -> None:
    table = anna.open("me", "screen")["table"]
    seat = anna.sight(table)["view"]["actors"][0]
    seen = anna.sight(table, seat)
    body = {"seat": seat, "seq": seen["seq"], "action": seen["choices"][0]["text"]}
    refused = ben.post(f"/api/tables/{table}/actions", body)
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "seat")
    assert anna.sight(table)["position"] == 0


def test_an_action_that_answers_an_old_decision_is_stale(anna: Person) -> None:
    table = anna.open("me", "screen")["table"]
    seat = anna.sight(table)["view"]["actors"][0]
    seen = anna.sight(table, seat)
    body = {"seat": seat, "seq": seen["seq"], "action": seen["choices"][0]["text"]}
    assert anna.post(f"/api/tables/{table}/actions", body).status_code == 200
    again = anna.post(f"/api/tables/{table}/actions", body)
    assert again.status_code in (409, 422)
    assert anna.sight(table)["position"] == 1


def test_a_running_match_gives_no_record(anna: Person) -> None:
    table = anna.open("me", "screen")["table"]
    refused = anna.get(f"/api/tables/{table}/record")
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "running")
    assert anna.sight(table)["fairness"]["seed"] is None


def test_a_record_of_an_edition_that_has_changed_since_is_verified_and_imported(
    client: TestClient, anna: Person
) -> None:
    record = (Path(__file__).parents[1] / "golden" / "older" / "doge_ship_2p_1.json").read_text(encoding="utf-8")
    assert client.post("/api/records/verify", content=record, headers=anna.headers).json()["holds"] is True
    kept = client.post("/api/records", content=record, headers=anna.headers).json()["table"]
    replay = client.get(f"/api/tables/{kept}/replay", params={"at": 5}).json()
    assert replay["edition"]["digest"] == json.loads(record)["edition"]["digest"]
    games = {game["name"]: game for game in client.get("/api/games").json()}
    assert [edition["name"] for edition in games["doge_ship"]["editions"]] == ["standard"]


def test_a_finished_match_is_verified_downloaded_and_imported(client: TestClient, anna: Person) -> None:
    table = anna.open("bot", "bot")["table"]
    seen = anna.sight(table)
    for _ in range(LONG_MATCH):
        if seen["finished"]:
            break
        seen = anna.get(f"/api/tables/{table}", since=seen["seq"], wait=10).json()
    assert seen["finished"]
    assert seen["result"]["scores"]
    assert anna.get(f"/api/tables/{table}/verify").json()["holds"] is True
    record = anna.get(f"/api/tables/{table}/record").text
    kept = client.post("/api/records", content=record, headers=anna.headers)
    assert kept.status_code == 201
    copy = client.get(f"/api/tables/{kept.json()['table']}/replay", params={"seat": 1, "at": 5}).json()
    assert copy["position"] == 5
    forged = record.replace('"seed": "', '"seed": "0')
    assert client.post("/api/records/verify", content=forged, headers=anna.headers).json()["holds"] is False
    assert client.post("/api/records", content=forged, headers=anna.headers).status_code == 422
