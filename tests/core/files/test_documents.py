"""Files are split into segments by LF, CRLF and CR only, and every refusal has its reason."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bleu_core.errors import Cancelled, WrongType
from bleu_core.files.addresses import STANDARD_INPUT
from bleu_core.files.assumptions import EncodingFound
from bleu_core.files.documents import Document, read_document
from bleu_core.files.encodings import Encoding, EncodingSource
from bleu_core.files.errors import (
    FileEmpty,
    FileIsDirectory,
    FileMissing,
    FileNotText,
    FileUnreadable,
)
from bleu_core.files.reading import plain
from bleu_core.files.reading.plain import split_lines
from bleu_core.files.reading.raw import RawFile
from bleu_core.progress import Progress, Stage


@pytest.mark.parametrize(
    ("text", "lines", "ends", "lone"),
    [
        ("", (), (), ()),
        ("a", ("a",), (), ()),
        ("a\n", ("a",), ("LF",), ()),
        ("a\nb", ("a", "b"), ("LF",), ()),
        ("a\n\n", ("a", ""), ("LF",), ()),
        ("\n", ("",), ("LF",), ()),
        ("\na", ("", "a"), ("LF",), ()),
        ("a\r\nb\r\n", ("a", "b"), ("CRLF",), ()),
        ("a\rb\r", ("a", "b"), ("CR",), ()),
        ("a\r\nb\n", ("a", "b"), ("LF", "CRLF"), ()),
        ("a\rb\nc\n", ("a", "b", "c"), ("LF", "CR"), (1,)),
        ("a\nb\rc\rd\n", ("a", "b", "c", "d"), ("LF", "CR"), (2, 3)),
        ("a\r\nb\rc\r\n", ("a", "b", "c"), ("CRLF", "CR"), (2,)),
        ("a\r\r\nb", ("a", "", "b"), ("CRLF", "CR"), (1,)),
        ("a\n\rb", ("a", "", "b"), ("LF", "CR"), (2,)),
    ],
)
def test_lines_are_split_and_their_ends_reported(
    text: str, lines: tuple[str, ...], ends: tuple[str, ...], lone: tuple[int, ...]
) -> None:
    assert split_lines(text) == (lines, ends, lone)


@pytest.mark.parametrize("char", "\u2028\u2029\x85\x0b\x0c\x1c\x1d\x1e\x1f")
def test_other_separators_never_end_a_line(char: str) -> None:
    assert split_lines(f"a{char}b\n{char}\nc{char}") == (
        (f"a{char}b", char, f"c{char}"),
        ("LF",),
        (),
    )


TEXTS = st.text(st.sampled_from("ab \r\n\u2028\x85\x0b\x0c"), max_size=30)


@settings(deadline=None, max_examples=300)
@given(text=TEXTS)
def test_lines_are_those_of_universal_newlines(text: str) -> None:
    expected = [line.removesuffix("\n") for line in io.StringIO(text, newline=None)]
    lines, ends, lone = split_lines(text)
    assert list(lines) == expected
    rest = text.replace("\r\n", "")
    assert set(ends) == {
        kind
        for kind, used in (("LF", "\n" in rest), ("CR", "\r" in rest), ("CRLF", rest != text))
        if used
    }
    assert bool(lone) == ("CR" in ends and len(ends) > 1)
    if lone:
        assert len(lone) == rest.count("\r")


@settings(deadline=None, max_examples=200)
@given(text=TEXTS.map("{}é\n中".format), piece=st.integers(0, 12))
def test_a_file_read_in_pieces_has_the_lines_of_the_whole(text: str, piece: int) -> None:
    raw = RawFile(Path("text.txt"), text.encode())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plain, "_PIECE", piece)
        contents = plain.read(raw)
    assert contents.encoding == Encoding("UTF-8", EncodingSource.VALID_UTF8)
    assert (
        contents.tables[0].fields[0].cells,
        contents.line_ends,
        contents.lone_carriage_returns,
    ) == split_lines(text)


def test_a_file_that_stops_being_utf8_is_read_as_a_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain, "_PIECE", 1)
    data = "uno\ndos\nmañana sí\n".encode("cp1252")
    contents = plain.read(RawFile(Path("text.txt"), data))
    assert contents.encoding == Encoding("Windows-1252", EncodingSource.GUESSED)
    assert contents.tables[0].fields[0].cells == ("uno", "dos", "mañana sí")


def test_a_document_knows_its_file(tmp_path: Path) -> None:
    path = tmp_path / "ref.zh-TW.txt"
    path.write_bytes("一\r\n二\r三\n".encode())
    document = read_document(path)
    assert document.name == "ref.zh-TW.txt"
    assert document.path == path
    assert document.segments == ("一", "二", "三")
    assert document.line_ends == ("LF", "CRLF", "CR")
    assert document.lone_carriage_returns == (2,)
    assert document.encoding is not None
    assert document.encoding.source is EncodingSource.VALID_UTF8


def test_white_space_stays_part_of_a_segment(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes("\ta \n\u3000\n".encode())
    assert read_document(path).segments == ("\ta ", "\u3000")


def test_a_file_with_carriage_returns_alone_has_none_that_stand_out(tmp_path: Path) -> None:
    path = tmp_path / "mac.txt"
    path.write_bytes(b"a\rb\r")
    document = read_document(path)
    assert document.segments == ("a", "b")
    assert document.lone_carriage_returns == ()


def test_segments_in_memory_may_be_empty_but_not_missing() -> None:
    document = Document.from_segments("x", ["a", ""])
    assert document.segments == ("a", "")
    assert (document.path, document.encoding, document.line_ends) == (None, None, ())
    with pytest.raises(WrongType, match=r"segments\[1\]: expected a string, not None"):
        Document.from_segments("x", ["a", None])  # type: ignore[list-item]


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "no"
    with pytest.raises(FileMissing) as caught:
        read_document(path)
    assert caught.value.path == path


def test_a_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileIsDirectory) as caught:
        read_document(tmp_path)
    assert caught.value.path == tmp_path


@pytest.mark.parametrize("data", [b"", b"\xef\xbb\xbf", b"\xff\xfe"])
def test_a_file_without_segments_is_named(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "empty"
    path.write_bytes(data)
    with pytest.raises(FileEmpty) as caught:
        read_document(path)
    assert caught.value.path == path


def test_a_path_no_system_takes_is_refused() -> None:
    path = Path("a\0b")
    with pytest.raises(FileUnreadable) as caught:
        read_document(path)
    assert caught.value.path == path
    assert caught.value.reason
    assert not caught.value.permission


@pytest.mark.skipif(
    sys.platform == "win32" or not hasattr(os, "geteuid") or os.geteuid() == 0,
    reason="needs a user whom file permissions bind",
)
def test_a_file_without_permission_says_so(tmp_path: Path) -> None:
    path = tmp_path / "secret"
    path.write_bytes(b"a")
    path.chmod(0)
    with pytest.raises(FileUnreadable) as caught:
        read_document(path)
    assert caught.value.permission
    assert caught.value.path == path


def test_permission_is_told_from_other_refusals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"a")
    for error, permission in (
        (PermissionError(13, "no entry"), True),
        (OSError(5, "broken"), False),
    ):

        def refuse(*_: object, error: OSError = error) -> None:
            raise error

        monkeypatch.setattr(Path, "open", refuse)
        with pytest.raises(FileUnreadable) as caught:
            read_document(path)
        assert caught.value.reason == error.strerror
        assert caught.value.permission is permission


@pytest.mark.parametrize(
    ("data", "offset"),
    [
        (b"\x7fELF\x02\x01\x01\0\0\0", 7),
        (b"abc\0\0\0", 3),
    ],
)
def test_binary_data_is_refused_with_its_place(tmp_path: Path, data: bytes, offset: int) -> None:
    path = tmp_path / "x.txt"
    path.write_bytes(data)
    with pytest.raises(FileNotText) as caught:
        read_document(path)
    assert (caught.value.path, caught.value.offset) == (path, offset)


@pytest.mark.parametrize(
    "text", ["A dog\0 ran home.\n", "A dog\0 ran home!!\n", "El niño\0 comió.\n", "我\0们\n"]
)
def test_one_nul_in_text_is_never_taken_for_utf16(tmp_path: Path, text: str) -> None:
    """The number of bytes does not matter, although pairs of bytes always look Chinese."""
    path = tmp_path / "x.txt"
    for padding in ("", "x"):
        data = (text + padding).encode()
        path.write_bytes(data)
        with pytest.raises(FileNotText) as caught:
            read_document(path)
        assert caught.value.offset == data.index(0)


def test_a_nul_is_placed_in_a_marked_utf16_file_too(tmp_path: Path) -> None:
    path = tmp_path / "x.txt"
    path.write_bytes("a\0b\n".encode("utf-16"))
    with pytest.raises(FileNotText) as caught:
        read_document(path)
    # The mark and "a" take two bytes each.
    assert caught.value.offset == 4


def test_a_given_encoding_lets_nul_pass(tmp_path: Path) -> None:
    path = tmp_path / "x.txt"
    path.write_bytes(b"a\0b\n")
    assert read_document(path, encoding="utf-8").segments == ("a\0b",)


def test_standard_input_is_read_as_a_file_is(monkeypatch: pytest.MonkeyPatch) -> None:
    class Input:
        buffer = io.BytesIO("a\rb\nc\u2028d\r\n".encode())

    monkeypatch.setattr(sys, "stdin", Input)
    document = read_document(STANDARD_INPUT)
    assert document.segments == ("a", "b", "c\u2028d")
    assert document.lone_carriage_returns == (1,)
    assert document.path == STANDARD_INPUT


def test_reading_reports_its_progress_to_the_end(tmp_path: Path) -> None:
    path = tmp_path / "x"
    size = 9 * 1024 * 1024
    path.write_bytes(b"abcdefg\n" * (size // 8))
    steps: list[tuple[Stage, int, int]] = []
    progress = Progress(lambda *step: steps.append(step), interval=0)
    read_document(path, progress=progress)
    assert [total for _, _, total in steps] == [size] * len(steps)
    # The reader reports the bytes first, and the lines afterwards.
    stages = [stage for stage, _, _ in steps]
    assert stages == sorted(stages, key=(Stage.READING, Stage.PARSING).index)
    for stage in (Stage.READING, Stage.PARSING):
        done = [done for own, done, _ in steps if own is stage]
        assert len(done) > 1
        assert done == sorted(set(done))
        assert done[-1] == size


def test_reading_stops_when_asked(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"a\n")
    with pytest.raises(Cancelled):
        read_document(path, progress=Progress(cancelled=lambda: True))


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.po", 'msgid ""\nmsgstr "charset={}"\n\nmsgid "Yes"\nmsgstr "Sí"\n'),
        (
            "strings.xml",
            '<?xml version="1.0" encoding="{}"?>'
            '<resources><string name="a">Sí</string></resources>',
        ),
        (
            "a.ttml",
            '<?xml version="1.0" encoding="{}"?><tt xmlns="http://www.w3.org/ns/ttml"><body><div>'
            '<p begin="1s" end="2s">Sí</p></div></body></tt>',
        ),
        ("a.html", '<html><head><meta charset="{}"></head><body><p>Sí</p></body></html>'),
    ],
)
def test_a_declaration_that_the_bytes_contradict_is_an_assumption(
    tmp_path: Path, name: str, text: str
) -> None:
    path = tmp_path / name
    for declared, assumed in (("utf-8", ()), ("koi8-r", (EncodingFound("UTF-8", "koi8-r"),))):
        path.write_text(text.format(declared), encoding="utf-8")
        document = read_document(path)
        assert (document.segments, document.assumptions) == (("Sí",), assumed)


def test_plain_text_in_utf7_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes("Sí, mañana.\nÉl está aquí.\n".encode("utf-7"))
    assert read_document(path).segments == ("Sí, mañana.", "Él está aquí.")
