"""What happened is seen: cards for great moments, in every game; one key skips all of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.web.browser.visitor import Visitor

import arsenale
from arsenale.engine import Record
from arsenale.table import Place, Table, open_table, propose_action, table_of_record
from arsenale.table.show.beats import BeatView, beats

GOLDEN = Path(__file__).parents[2] / "golden"
GREAT = 3
NOW = 1000.0
MODULE = "/static/js/beats.js"

# Plays updates with these beats on a stage of its own, and notes every card that is shown until nothing is left.
PLAY = """async ({updates, module}) => {
  const { Playback } = await import(module);
  const stage = document.createElement("div");
  document.body.append(stage);
  const cards = [];
  const watch = new MutationObserver(() => {
    const card = stage.querySelector(".card:not([hidden])");
    if (card) cards.push({
      keys: card.dataset.keys.split(" "),
      text: card.textContent,
      hasArt: card.querySelector(".art svg").childElementCount > 0,
      isStill: card.getAnimations({subtree: true}).length === 0,
    });
    // As a click would.
    card?.click();
  });
  watch.observe(stage, {subtree: true, childList: true, attributes: true, attributeFilter: ["hidden"]});
  await new Promise((settle) => {
    const playback = new Playback(stage, {show: () => {}, settle});
    playback.position = 0;
    playback.queue.push(...updates);
    playback.run();
  });
  watch.disconnect();
  stage.remove();
  return cards;
}"""


def golden_tables(game: str) -> list[Table]:
    """Finished matches that together hold nearly every great moment of the game."""
    tables = []
    for path in sorted(GOLDEN.glob(f"{game}_*.json")):
        record = Record.from_json(path.read_text(encoding="utf-8"))
        tables.append(table_of_record(record, arsenale.load(game), at=NOW)[0])
    return tables


def quiet_venedig() -> Table:
    """VE-5.4 Nobody lays, builds or drains until the match ends."""
    places = [Place.guest("anna", "Anna"), Place.screen("anna", "Ben")]
    table = Table(open_table(arsenale.load("venedig"), places, at=NOW, owner="anna", seed="quiet"))
    for _ in range(200):
        if table.is_over or any(event.key == "stalled" for played in table.history.played for event in played.events):
            return table
        seat = table.state.actors()[0]
        texts = [table.game.format(action) for action in table.state.legal(seat)]
        # Casas that must be laid aside at the end of the turn are never drawn from the pile by those who pass.
        action = "done" if "done" in texts else texts[-1]
        table.commit(propose_action(table, "anna", seat=seat, seq=table.seq, action=action, at=NOW))
    raise AssertionError("expected the match to stall within 200 actions")


def great_updates(table: Table) -> list[dict[str, Any]]:
    """Updates with great moments, up to two for each of them."""
    counts: dict[str, int] = {}
    updates = []
    for position in range(table.position):
        shown = beats(table, None, "en", after=position, until=position + 1)
        keys = {beat["key"] for beat in shown if beat["weight"] == GREAT}
        if any(counts.get(key, 0) < 2 for key in keys):
            sight = {"beats": shown, "position": position + 1, "log_after": position, "seat": None}
            updates.append({"sight": sight})
            for key in keys:
                counts[key] = counts.get(key, 0) + 1
    return updates


def great_beats(updates: list[dict[str, Any]]) -> list[BeatView]:
    return [beat for update in updates for beat in update["sight"]["beats"] if beat["weight"] == GREAT]


@pytest.mark.parametrize("game", ["doge_ship", "serenissima", "venedig"])
def test_every_great_moment_has_its_card(visit: Callable[..., Visitor], game: str) -> None:
    anna = visit(motion=True, pace="normal")
    anna.open_table("me", "bot", game=game)
    tables = golden_tables(game) + ([quiet_venedig()] if game == "venedig" else [])
    seen: set[str] = set()
    for table in tables:
        updates = great_updates(table)
        cards = anna.page.evaluate(PLAY, {"updates": updates, "module": MODULE})
        wanted = great_beats(updates)
        assert [key for card in cards for key in card["keys"]] == [beat["key"] for beat in wanted]
        told = " ".join(card["text"] for card in cards)
        assert [beat["text"] for beat in wanted if beat["text"] not in told] == []
        assert all(card["hasArt"] for card in cards)
        seen |= {beat["key"] for beat in wanted}
    rules = arsenale.load(game).beats
    assert seen == {key for key, rule in rules.items() if rule.weight == GREAT} | {"finished"}


def test_without_motion_the_cards_stand_still(visit: Callable[..., Visitor]) -> None:
    anna = visit(motion=False, pace="normal")
    anna.open_table("me", "bot", game="serenissima")
    updates = great_updates(golden_tables("serenissima")[0])
    cards = anna.page.evaluate(PLAY, {"updates": updates, "module": MODULE})
    assert [key for card in cards for key in card["keys"]] == [beat["key"] for beat in great_beats(updates)]
    assert all(card["isStill"] for card in cards)


DISCARD = """() => [...document.querySelectorAll("#choices button")]
    .find((button) => /discard/i.test(button.textContent)).click()"""
CARD_OR_MINE = "() => document.querySelector('#interlude .card:not([hidden]), #ask.is-mine, #act.is-mine') !== null"


# The card comes before the entry that it tells of is shown.
CARD_OR_LATER = """before => document.querySelector('#interlude .card:not([hidden])') !== null
    || Number(document.querySelector('#table').dataset.seq) > before"""


def to_the_next_round(person: Visitor) -> None:
    """Discard markers until the round is over: then a new Doge comes (DS-1.2)."""
    for _ in range(6):
        person.page.wait_for_function(CARD_OR_MINE)
        if person.page.is_visible("#interlude .card"):
            return
        before = person.seq()
        person.page.evaluate(DISCARD)
        person.page.wait_for_function(CARD_OR_LATER, arg=before)
    person.page.wait_for_selector("#interlude .card")


@pytest.mark.parametrize("way", ["button", "key"])
def test_one_skips_to_ones_turn(visit: Callable[..., Visitor], way: str) -> None:
    anna = visit(motion=True, pace="slow")
    anna.open_table("me", "bot")
    anna.wait_for_my_decision()
    to_the_next_round(anna)
    assert not anna.page.is_visible("#ask.is-mine, #act.is-mine")
    if way == "button":
        anna.page.click(".skip-beats")
    else:
        anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector("#interlude", state="hidden")
    anna.wait_for_my_decision()
    offered = anna.page.locator("#choices button")
    is_poor = offered.count() == 1 and offered.first.get_attribute("data-text") == "bid 0"  # DS-3.3 nothing to bid with
    assert is_poor or offered.count() > 1


def test_after_a_great_moment_the_choices_tell_what_they_bring(visit: Callable[..., Visitor]) -> None:
    anna = visit(motion=True, pace="slow")
    anna.open_table("me", "bot")
    anna.wait_for_my_decision()
    to_the_next_round(anna)
    bar = anna.page.locator(".skip-beats").bounding_box()
    act = anna.page.locator("#act").bounding_box()
    assert bar is not None and act is not None  # noqa: PT018
    assert act["x"] < bar["x"] < act["x"] + act["width"], "what skips stands where one acts"
    anna.wait_for_my_decision()
    anna.page.wait_for_function(
        "() => { const {seq, previews} = document.querySelector('#table').dataset; return seq === previews; }"
    )


def test_at_no_pace_nothing_is_played(visit: Callable[..., Visitor]) -> None:
    anna = visit(motion=True, pace="off")
    anna.open_table("me", "bot")
    anna.wait_for_my_decision()
    anna.page.evaluate(
        """() => {
      window.opened = 0;
      const count = () => { window.opened += document.querySelector("#interlude").hidden ? 0 : 1; };
      new MutationObserver(count).observe(document.querySelector("#interlude"), {attributes: true});
    }"""
    )
    anna.play_on(12)
    assert anna.page.evaluate("() => window.opened") == 0


def test_the_story_has_one_line_a_turn_that_unfolds(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.open_table("me", "bot")
    anna.play_on(4)
    anna.wait_for_my_decision()
    anna.choose_until(lambda: anna.page.locator("#log .is-news").count() > 0)
    entries = anna.page.locator("#log details")
    assert entries.count() >= 3
    own = anna.page.locator("#log details", has_text=re.compile("^You[:,] "))
    assert own.count() >= 1
    assert not own.first.locator("li").first.is_visible()
    own.first.locator("summary").click()
    assert own.first.locator("li").first.is_visible()
    assert anna.page.locator("#log .is-news").count() >= 1
    film = anna.page.locator("#log .film")
    assert film.count() == 1
    film.click()
    anna.page.wait_for_function("() => { const s = document.querySelector('#slider'); return s && s.value === s.max; }")
