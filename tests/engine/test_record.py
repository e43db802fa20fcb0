"""Records: exact to replay, open to check, and clear about what is wrong with a bad one."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from arsenale.engine import BadRecord, Record, State, commitment

from .toy import Regatta, RegattaState, play

GAME = Regatta()
MOVES = ["0 ask 1", "1 yes", "1 call", "1 bid 2", "0 bid 0", "0 row", "1 rest", "0 rest", "1 rest"]

Content = dict[str, Any]


def finished() -> tuple[Record, RegattaState]:
    record = Record.of(GAME, 2, "sea", {"tide": "low"})
    state = GAME.start(players=2, seed="sea", options={"tide": "low"})
    for move in MOVES:
        seat, text = move.split(" ", 1)
        record.add(GAME, int(seat), GAME.parse(text))
        play(GAME, state, move)
    record.close(state)
    return record, state


def good() -> Content:
    content: Content = json.loads(finished()[0].to_json())
    return content


def fault(content: object) -> str:
    """What is said of a bad record."""
    with pytest.raises(BadRecord) as caught:
        Record.from_json(json.dumps(content)).verify(GAME)
    return str(caught.value)


def fault_after(change: Callable[[Content], object]) -> str:
    content = good()
    change(content)
    return fault(content)


# Good records


def test_a_record_says_all_that_makes_a_match() -> None:
    record, state = finished()
    assert good() == {
        "format": "arsenale-record",
        "version": 2,
        "game": "regatta",
        "rules": 1,
        "edition": {"name": "paper", "digest": "0" * 64},
        "players": 2,
        "options": {"wind": "fair", "tide": "low"},
        "commitment": commitment("sea"),
        "seed": "sea",
        "actions": [[int(move[0]), move[2:]] for move in MOVES],
        "outcome": {"scores": state.scores(), "winners": list(state.winners()), "key": state.key()},
    }
    assert record.commitment == commitment("sea")


def test_records_survive_json() -> None:
    record, state = finished()
    read = Record.from_json(record.to_json())
    assert read.to_json() == record.to_json()
    assert read.verify(GAME).key() == state.key()


def test_seeds_in_any_script_survive_json() -> None:
    for seed in ("Ω ß 🛶", "", '"quoted"\n'):
        record = Record.of(GAME, 2, seed)
        assert "\\u" not in record.to_json()
        read = Record.from_json(record.to_json())
        assert read.seed == seed
        assert read.verify(GAME).key() == GAME.start(players=2, seed=seed).key()


def test_a_number_as_seed_is_kept_as_its_digits() -> None:
    assert Record.of(GAME, 2, 7).seed == "7"
    assert Record.of(GAME, 2, 7).replay(GAME).key() == GAME.start(players=2, seed=7).key()


def test_an_unfinished_record_verifies_without_an_outcome() -> None:
    content = good()
    content["outcome"] = None
    content["actions"] = content["actions"][:3]
    assert Record.from_json(json.dumps(content)).verify(GAME).actors() == (0, 1)
    del content["outcome"]
    assert Record.from_json(json.dumps(content)).outcome is None


def test_a_record_replays_to_any_position() -> None:
    record, state = finished()
    assert record.replay(GAME, at=0).key() == GAME.start(players=2, seed="sea", options={"tide": "low"}).key()
    assert record.replay(GAME, at=2).scores() == [1, 1]
    assert record.replay(GAME, at=len(MOVES)).key() == record.replay(GAME).key() == state.key()


def test_a_watcher_sees_each_action_before_it_is_played() -> None:
    record, _ = finished()
    seen: list[tuple[str, int, str]] = []

    def watch(state: State, seat: int, action: int) -> None:
        step = state.step_of(seat)
        assert step is not None
        seen.append((step.key, seat, GAME.format(action)))

    record.replay(GAME, at=4, watch=watch)
    assert seen == [("turn", 0, "ask 1"), ("tow", 1, "yes"), ("turn", 1, "call"), ("bid", 1, "bid 2")]


def test_a_forgiving_text_replays_the_same() -> None:
    content = good()
    content["actions"][0][1] = "  ASK   1 "
    assert Record.from_json(json.dumps(content)).verify(GAME).key() == finished()[1].key()


# Bad records


@pytest.mark.parametrize(
    "text", ["", "{", "regatta", '{"format": "arsenale-record",}', "[" * 100_000, "\0", "1" * 10_000]
)
def test_what_is_not_json(text: str) -> None:
    with pytest.raises(BadRecord, match="expected a record in JSON, found a fault: "):
        Record.from_json(text)


@pytest.mark.parametrize("content", [[], 1, "record", None, True, [[[]]]])
def test_what_is_no_table(content: object) -> None:
    assert fault(content) == f"expected the record to be a table of values, found {content!r}"


def test_nested_too_deeply_to_be_shown() -> None:
    for depth in (900, 940, 960, 980, 990):
        with pytest.raises(BadRecord):
            Record.from_json("[" * depth + "]" * depth)


@pytest.mark.parametrize("found", ["chess-record", None, 1, ["arsenale-record"]])
def test_another_format(found: object) -> None:
    assert fault_after(lambda content: content.update(format=found)) == (
        f"expected format 'arsenale-record', found {found!r}"
    )


@pytest.mark.parametrize("found", [0, 3, "1", None, True, 1.0, [1]])
def test_another_version(found: object) -> None:
    assert fault_after(lambda content: content.update(version=found)) == f"expected version 1 to 2, found {found!r}"


def test_a_record_from_before_rules_had_versions_is_of_the_first() -> None:
    content = good()
    del content["rules"]
    content["version"] = 1
    record = Record.from_json(json.dumps(content))
    assert record.rules == 1
    assert record.verify(GAME).finished


@pytest.mark.parametrize("rules", [0, 2, -1])
def test_rules_that_this_release_does_not_play_are_named_in_one_sentence(rules: int) -> None:
    record, _ = finished()
    record.rules = rules
    message = f"expected rules version 1 of regatta, which this release plays, got {rules}"
    with pytest.raises(BadRecord, match=f"^{message}$"):
        record.verify(GAME)


@pytest.mark.parametrize("name", ["game", "rules", "edition", "players", "options", "commitment", "seed", "actions"])
def test_a_missing_field_is_named(name: str) -> None:
    message = fault_after(lambda content: content.pop(name))
    assert message.startswith(f"expected the field {name!r}, found only ")


@pytest.mark.parametrize("name", ["name", "digest"])
def test_a_missing_field_of_the_edition_is_named(name: str) -> None:
    assert fault_after(lambda content: content["edition"].pop(name)).startswith(f"expected the field {name!r}")


def test_nothing_but_format_and_version() -> None:
    assert fault({"format": "arsenale-record", "version": 1}).startswith("expected the field 'edition'")
    assert fault_after(lambda content: content.update(edition={})) == "expected the field 'name', found only nothing"


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("game", 7, "expected game to be a text, found 7"),
        ("edition", "paper", "expected edition to be a table of values, found 'paper'"),
        ("edition", {"name": 1, "digest": ""}, "expected name to be a text, found 1"),
        ("edition", {"name": "", "digest": None}, "expected digest to be a text, found None"),
        ("players", "2", "expected players to be a whole number, found '2'"),
        ("players", 2.0, "expected players to be a whole number, found 2.0"),
        ("players", True, "expected players to be a whole number, found True"),
        ("players", None, "expected players to be a whole number, found None"),
        ("options", [], "expected options to be a table of values, found []"),
        ("options", {"tide": 1}, "expected tide to be a text, found 1"),
        ("commitment", None, "expected commitment to be a text, found None"),
        ("seed", 7, "expected seed to be a text, found 7"),
        ("actions", {}, "expected actions to be a list, found {}"),
        ("actions", ["row"], "expected action 1 to be [seat, text], found 'row'"),
        ("actions", [[0]], "expected action 1 to be [seat, text], found [0]"),
        ("actions", [[0, "row", 1]], "expected action 1 to be [seat, text], found [0, 'row', 1]"),
        ("actions", [[0, "rest"], [1, 2]], "expected action 2 to be [seat, text], found [1, 2]"),
        ("actions", [["0", "row"]], "expected the seat of action 1 to be a whole number, found '0'"),
        ("outcome", 1, "expected outcome to be a table of values, found 1"),
        ("outcome", {}, "expected the field 'scores', found only nothing"),
        ("outcome", {"scores": 9}, "expected scores to be a list of whole numbers, found 9"),
        ("outcome", {"scores": [True]}, "expected each of the scores to be a whole number, found True"),
        ("outcome", {"scores": []}, "expected the field 'winners', found only scores"),
        ("outcome", {"scores": [], "winners": ["0"]}, "expected each of the winners to be a whole number, found '0'"),
        ("outcome", {"scores": [], "winners": [], "key": None}, "expected key to be a text, found None"),
    ],
)
def test_a_wrong_type_is_named(name: str, value: object, message: str) -> None:
    assert fault_after(lambda content: content.update({name: value})) == message


def test_what_is_found_is_shown_in_short() -> None:
    message = fault_after(lambda content: content.update(actions={"x": "y" * 1000}))
    assert len(message) < 120


def test_a_seed_that_is_no_text_of_any_script() -> None:
    message = fault_after(lambda content: content.update(seed="\ud800"))
    assert message == "expected seed to be a text that UTF-8 can write, found '\\ud800'"


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("game", "chess", "expected a record of regatta, found one of chess"),
        ("players", 1, "expected 2 to 3 players for regatta, got 1"),
        ("players", -(10**30), f"expected 2 to 3 players for regatta, got {-(10**30)}"),
        ("options", {"rain": "yes"}, "expected an option of regatta (wind, tide), got 'rain'"),
        ("options", {"tide": "none"}, "expected option tide to be one of high, low, got 'none'"),
    ],
)
def test_what_does_not_fit_the_game(name: str, value: object, message: str) -> None:
    assert fault_after(lambda content: content.update({name: value})) == message


def test_another_edition() -> None:
    message = fault_after(lambda content: content["edition"].update(name="stone", digest="f" * 64))
    assert message == (
        "expected edition paper with digest 000000000000, found stone with ffffffffffff: "
        "give the edition file that was played with"
    )


@pytest.mark.parametrize(
    ("number", "entry", "message"),
    [
        (1, [0, "jump"], "action 1 of seat 0: expected an action that begins with one of "),
        (1, [0, "ask 9"], "action 1 of seat 0: expected an action such as 'ask 0' or 'ask 2', got 'ask 9'"),
        (1, [0, "ask 0"], "action 1 of seat 0: ask 0 is refused by RG-2: nobody-there"),
        (1, [1, "row"], "action 1 of seat 1: row is refused by RG-1: not-your-decision"),
        (2, [0, "yes"], "action 2 of seat 0: yes is refused by RG-2: not-your-decision"),
        (4, [7, "bid 1"], "action 4 of seat 7: bid 1 is refused by RG-3: not-your-decision"),
        (4, [-1, "bid 1"], "action 4 of seat -1: bid 1 is refused by RG-3: not-your-decision"),
        (5, [1, "bid 1"], "action 5 of seat 1: bid 1 is refused by RG-3: not-your-decision"),
    ],
)
def test_a_wrong_action_is_found_where_it_is(number: int, entry: list[object], message: str) -> None:
    def change(content: Content) -> None:
        content["actions"][number - 1] = entry

    assert fault_after(change).startswith(message)


def test_an_action_after_the_end() -> None:
    message = fault_after(lambda content: content["actions"].append([0, "row"]))
    assert message == "action 10 of seat 0: row is refused by RG-5: match-over {}"


def test_another_seed_is_not_the_committed_one() -> None:
    message = fault_after(lambda content: content.update(seed="lake"))
    assert message == f"expected the seed of commitment {commitment('sea')[:12]}, found one of another commitment"


def test_another_seed_with_its_own_commitment_has_another_outcome() -> None:
    message = fault_after(lambda content: content.update(seed="lake", commitment=commitment("lake")))
    assert "as recorded, replay gives" in message


@pytest.mark.parametrize(("fact", "value"), [("scores", [9, 9]), ("winners", [0, 1]), ("key", "0" * 32)])
def test_a_wrong_outcome_is_named(fact: str, value: object) -> None:
    message = fault_after(lambda content: content["outcome"].update({fact: value}))
    assert message.startswith(f"expected {fact} {value} as recorded, replay gives ")


@pytest.mark.parametrize("at", [-1, len(MOVES) + 1, 10**9])
def test_a_position_out_of_range(at: int) -> None:
    with pytest.raises(BadRecord, match=f"expected a position from 0 to {len(MOVES)}, got {at}"):
        finished()[0].replay(GAME, at=at)


# Fuzz: whatever comes in, only BadRecord comes out

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters(), max_size=6),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=8,
)
FIELDS = ["format", "version", "game", "edition", "players", "options", "commitment", "seed", "actions", "outcome"]
moves = st.sampled_from([action.text for action in GAME.space.actions]) | st.text(max_size=6)
actions = st.lists(st.tuples(st.integers(-1, 3), moves).map(list) | json_values, max_size=12)


def survives(text: str) -> None:
    try:
        Record.from_json(text).verify(GAME)
    except BadRecord as error:
        assert str(error)  # noqa: PT017


@given(st.text())
def test_any_text(text: str) -> None:
    survives(text)


@given(json_values)
def test_any_json(content: object) -> None:
    survives(json.dumps(content))


@hypothesis_settings(max_examples=300)
@given(st.dictionaries(st.sampled_from(FIELDS), json_values, min_size=1, max_size=3))
def test_any_value_in_any_field(changes: Content) -> None:
    survives(json.dumps({**good(), **changes}))


@hypothesis_settings(max_examples=300)
@given(actions, st.integers(2, 3))
def test_any_actions(actions: list[object], players: int) -> None:
    survives(json.dumps({**good(), "actions": actions, "players": players, "outcome": None}))


@given(st.data())
def test_any_cut_or_changed_letter(data: st.DataObject) -> None:
    text = finished()[0].to_json()
    place = data.draw(st.integers(0, len(text) - 1))
    survives(text[:place])
    survives(text[:place] + data.draw(st.characters()) + text[place + 1 :])
