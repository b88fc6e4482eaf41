"""Frames that are read at a glance are those that the parser of websockets would read, and no others."""

from hypothesis import example, given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from tianxia.server.ops.frames import ends_whole, text_in

MOST = 70_000
FRAMES = st.builds(
    Frame,
    st.sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.CONT]),
    st.one_of(st.binary(max_size=200), st.integers(0, MOST).map(bytes)),
    st.booleans(),
)


@given(FRAMES, st.booleans())
def test_only_a_whole_masked_text_is_read(frame: Frame, masked: bool) -> None:
    data = frame.serialize(mask=masked)
    wanted = bytes(frame.data) if masked and frame.fin and frame.opcode is Opcode.TEXT else None
    assert text_in(data, MOST) == wanted


@given(FRAMES, st.data())
def test_nothing_is_read_of_a_part_or_of_two(frame: Frame, choice: st.DataObject) -> None:
    data = frame.serialize(mask=True)
    assert text_in(data[: choice.draw(st.integers(0, len(data) - 1))], MOST) is None
    assert text_in(data + data, MOST) is None


def test_a_text_that_is_too_long_is_left_to_the_parser() -> None:
    data = Frame(Opcode.TEXT, b"x" * 300).serialize(mask=True)
    assert text_in(data, 300) is not None
    assert text_in(data, 299) is None


@given(st.lists(FRAMES, max_size=4), FRAMES, st.data())
@example([], Frame(Opcode.TEXT, b""), None)
def test_data_ends_whole_only_after_a_whole_frame(
    frames: list[Frame], last: Frame, choice: st.DataObject | None
) -> None:
    whole, data = b"".join(frame.serialize(mask=True) for frame in frames), last.serialize(mask=True)
    assert ends_whole(whole + data)
    cut = choice.draw(st.integers(1, len(data) - 1)) if choice is not None else 1
    assert not ends_whole(whole + data[:cut])
