"""The action space: dense ids, one text form each."""

from __future__ import annotations

import pytest

from arsenale.engine import Space, UnknownAction

SPACE = Space([("place", ("red", 1)), ("place", ("red", 2)), ("skip", ()), ("sail", ("stern lower",))])


def test_ids_are_dense_and_follow_the_list() -> None:
    assert len(SPACE) == 4
    assert [action.id for action in SPACE.actions] == [0, 1, 2, 3]
    assert [action.text for action in SPACE.actions] == ["place red 1", "place red 2", "skip", "sail stern lower"]
    assert (SPACE.actions[1].kind, SPACE.actions[1].args) == ("place", ("red", 2))
    assert repr(SPACE.actions[2]) == "Action(2, 'skip')"


def test_texts_are_read_whatever_their_case_and_spaces() -> None:
    assert SPACE.parse("place red 2") == 1
    assert SPACE.parse("  Place   RED\t2 \n") == 1
    assert SPACE.parse("SKIP") == 2


def test_a_known_verb_is_answered_with_examples() -> None:
    with pytest.raises(UnknownAction, match="expected an action such as 'place red 1' or 'place red 2', got 'Place x'"):
        SPACE.parse("Place x")


@pytest.mark.parametrize("text", ["", "   ", "jump", "1"])
def test_an_unknown_verb_is_answered_with_all_verbs(text: str) -> None:
    with pytest.raises(UnknownAction) as caught:
        SPACE.parse(text)
    assert str(caught.value) == f"expected an action that begins with one of place, sail, skip, got {text!r}"


def test_two_actions_cannot_share_a_text() -> None:
    with pytest.raises(ValueError, match="expected every action to have its own text form"):
        Space([("a", ("b", "c")), ("a", ("b c",))])


def test_a_number_outside_still_has_a_name_for_errors() -> None:
    assert SPACE.text_of(2) == "skip"
    assert SPACE.text_of(4) == "action 4"
    assert SPACE.text_of(-1) == "action -1"
