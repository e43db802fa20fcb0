"""No byte that a viewer is sent depends on what they cannot know: the engine's secrecy test, repeated on the wire."""

from __future__ import annotations

import json
import time

import pytest
from starlette.testclient import TestClient
from tests.web.conftest import Person, context, until

from arsenale.engine import seeded
from arsenale.games import games, load
from arsenale.table import Place, Table, open_table, propose_action
from arsenale.web.live.live_table import LiveTable
from arsenale.web.live.viewer import Viewer
from arsenale.web.live.views import live_view


def sent(live: LiveTable, seat: int | None, layout: str) -> str:
    live.forget_drawn()
    guest = None if seat is None else "anna"
    viewer = Viewer(live, guest, seat, "en", layout=layout)
    viewer.wants_view = True
    return json.dumps([live_view(live, guest, seat, "en", layout=layout), viewer.update()], sort_keys=True)


@pytest.mark.parametrize("name", games())
def test_what_is_sent_stays_the_same_when_secrets_are_dealt_anew(name: str) -> None:
    game = load(name)
    places = [Place.screen("anna", f"P{seat}") for seat in range(min(3, game.seats[-1]))]
    table = Table(open_table(game, places, at=0.0, seed=f"wire {name}"))
    live = LiveTable(table, None)
    rng = seeded(f"choices {name}")
    for number in range(120):
        if table.is_over:
            break
        if number % 8 == 0:
            real = table.history.state
            for seat in (None, *range(table.meta.players)):
                layout = "phone" if number % 16 else "wide"
                told = sent(live, seat, layout)
                table.history.state = real.redealt(seat, seeded(f"deal {number}"))
                assert sent(live, seat, layout) == told, f"seat {seat} at position {number}"
                table.history.state = real
        seat = table.state.actors()[0]
        legal = table.state.legal(seat)
        action = legal[rng.below(len(legal))]
        table.commit(propose_action(table, "anna", seat=seat, seq=table.seq, action=action, at=time.time()))


def test_seed_ids_and_tokens_never_leave_the_server(client: TestClient, anna: Person, ben: Person) -> None:
    opened = anna.open("me", "open", "bot")
    table = opened["table"]
    meta = context(client).store.load(table).meta
    secret = [meta["details"]["seed"], anna.id, *(seat["token"] for seat in meta["seats"])]
    told = [ben.get(f"/api/tables/{table}{part}").text for part in ("", "/story", "/choices", "/replay", "/board.svg")]
    told.append(client.get("/api/tables?of=public").text)
    with client.websocket_connect(f"/ws/{table}", headers=ben.headers) as socket:
        socket.send_json({"type": "watch"})
        told.append(json.dumps(until(socket, "update")))
    assert not [text for text in secret if any(text in answer for answer in told)]
