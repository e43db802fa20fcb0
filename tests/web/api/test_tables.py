"""JSON over HTTP: tables, what one sees of them and does at them."""

from __future__ import annotations

from starlette.testclient import TestClient
from tests.web.conftest import Person, sight_of, until


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
        told = sight_of(until(socket, "update"))
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
