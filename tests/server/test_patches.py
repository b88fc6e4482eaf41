"""Views are sent as changes: set on the old view, they make the new one."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.server.house import applied
from tianxia.server.protocol.encoding import ENCODER
from tianxia.server.protocol.patches import Change, Shown, changes

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=3),
    max_leaves=12,
)
OBJECTS = st.dictionaries(st.sampled_from("abcd"), PLAIN, max_size=4)


def sent(told: list[Change]) -> list[Any]:
    """Changes as they arrive."""
    found: list[Any] = json.loads(ENCODER.encode(told))
    return found


@given(PLAIN, PLAIN)
def test_changes_make_the_new_value_of_the_old_one(old: Any, new: Any) -> None:
    assert applied(old, sent(changes(old, new))) == new


def test_only_what_differs_is_told() -> None:
    old = {"seats": [{"workers": 1, "cards": []}, {"workers": 2, "cards": [7]}], "round": 1}
    new = {"seats": [{"workers": 3, "cards": []}, {"workers": 2, "cards": [7, 9]}], "round": 1}
    assert sent(changes(old, new)) == [[["seats", 0, "workers"], 3], [["seats", 1, "cards"], [7, 9]]]
    assert changes(old, old) == []


@given(st.lists(st.tuples(OBJECTS, OBJECTS, OBJECTS), min_size=2, max_size=4))
def test_every_eye_keeps_up_with_its_view(course: list[tuple[Any, Any, Any]]) -> None:
    """What everybody sees is compared once, and each eye has its own part besides."""
    shown, has = Shown(), dict[int, Any]()
    for shared, *own in course:
        for eye, told in shown.step(shared, dict(enumerate(own))).items():
            has[eye] = shown.view(eye) if told is None else applied(has[eye], sent(told))
        assert has == {eye: {**shared, **part} for eye, part in enumerate(own)}


def test_an_eye_that_was_away_gets_the_whole_view() -> None:
    shown = Shown()
    shown.step({"round": 1}, {0: {}, 1: {}})
    told = shown.step({"round": 2}, {0: {"hand": 7}})
    assert sent(told[0] or []) == [[["round"], 2], [["hand"], 7]]
    assert shown.step({"round": 3}, {0: {}, 1: {}}) == {0: None, 1: None}, "nor can a part of a view be taken away"
    assert shown.view(2) is None


def test_an_eye_that_comes_in_spoils_no_other() -> None:
    """What an eye was sent is compared with what that eye is sent next."""
    shown = Shown()
    shown.keep({"round": 1}, 0, {})
    shown.keep({"round": 1}, 1, {})
    assert [told is None for told in shown.step({"round": 2}, {0: {}, 1: {}}).values()] == [False, False]
    shown.keep({"round": 3}, 1, {})
    assert [told is None for told in shown.step({"round": 3}, {0: {}, 1: {}}).values()] == [True, False]
