"""Subtitles in two languages, and others that only look like that."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from bleu_core.files.contents import Field, Tag, plain_text
from bleu_core.files.errors import CueUndivided
from bleu_core.files.reading.formats import read_contents

ENGLISH = (
    "the bird of the {} is on the {} in the morning",
    "we have a {} and a {} for you",
    "it was the {} that you saw with the {}",
    "and this is the {} of a man who has a {}",
)
SPANISH = (
    "el pájaro de la {} está en el {} por la mañana",
    "tenemos un {} y una {} para los niños",
    "fue la {} que se ve con el {}",
    "y esta es la {} de un hombre que no tiene {}",
)
CHINESE = (
    "早上{}的鸟在{}上",
    "我们有一个{}和一个{}给你",
    "这是你看到的{}和{}",
    "这是一个有{}的人的{}",
)
NAMES = "Ana Bo Cy Di Ed Flo Gil Hal Ida Jan Kim Leo Mia Ned Ola Pia".split()


def said(patterns: Sequence[str], cues: int = 32) -> list[str]:
    return [
        patterns[n // 2 % 4].format(NAMES[n % 16], NAMES[n * 7 % 16] + NAMES[n // 2])
        for n in range(cues)
    ]


def fields(folder: Path, cues: Sequence[str]) -> tuple[Field, ...]:
    path = folder / "a.srt"
    blocks = (
        f"{n}\n00:{n:02}:00,000 --> 00:{n:02}:01,000\n{cue}\n" for n, cue in enumerate(cues, 1)
    )
    path.write_text("\n".join(blocks), "utf-8")
    (table,) = read_contents(path).tables
    return table.fields


def both(upper: Sequence[str], lower: Sequence[str]) -> list[str]:
    return [f"{one}\n{other}" for one, other in zip(upper, lower, strict=True)]


def texts(field: Field) -> list[str]:
    return list(map(plain_text, field.cells))


@pytest.mark.parametrize(
    ("upper", "lower", "names"),
    [
        (ENGLISH, SPANISH, ["en", "es"]),
        (SPANISH, ENGLISH, ["es", "en"]),
        (CHINESE, ENGLISH, ["zh-CN", "en"]),
    ],
)
def test_each_language_is_a_text(
    tmp_path: Path, upper: Sequence[str], lower: Sequence[str], names: list[str]
) -> None:
    one, other = fields(tmp_path, both(said(upper), said(lower)))
    assert [one.name, other.name] == names
    assert (texts(one), texts(other)) == (said(upper), said(lower))


def test_a_line_alone_is_shown_for_both_languages(tmp_path: Path) -> None:
    cues = both(said(ENGLISH), said(SPANISH))
    one, other = fields(tmp_path, [*cues, "[music]"])
    assert (texts(one)[-1], texts(other)[-1]) == ("[music]", "[music]")


def test_scripts_tell_where_the_second_language_begins(tmp_path: Path) -> None:
    english = ["\n".join(text.rsplit(" ", 1)) for text in said(ENGLISH)]
    one, other = fields(tmp_path, both(english, said(CHINESE)))
    assert texts(one) == said(ENGLISH)
    assert texts(other) == said(CHINESE)


def test_tags_stay_in_their_language(tmp_path: Path) -> None:
    cues = both([f"<i>{text}</i>" for text in said(ENGLISH)], said(SPANISH))
    one, other = fields(tmp_path, cues)
    italic = Tag("i", "<i>"), Tag("/i", "</i>")
    assert one.cells[0] == (italic[0], said(ENGLISH)[0], italic[1])
    assert other.cells[0] == said(SPANISH)[0]


@pytest.mark.parametrize("start", ["", "12:30\n"])
def test_languages_that_cannot_be_divided_are_refused(tmp_path: Path, start: str) -> None:
    cues = both(said(ENGLISH), said(SPANISH))
    cues[3] = start + (cues[3] if start else cues[3].replace(" and ", "\nand "))
    with pytest.raises(CueUndivided) as caught:
        fields(tmp_path, cues)
    assert caught.value.line == 17


@pytest.mark.parametrize(
    "cues",
    [
        # One language in two lines, in halves of sentences or in a dialog.
        both(said(ENGLISH), said(ENGLISH)[::-1]),
        [text.replace(" the ", "\nthe ", 1) for text in said(ENGLISH)],
        both(said(CHINESE), said(CHINESE)[::-1]),
        # Names of speakers above their words.
        both([NAMES[n % 4].upper() for n in range(32)], said(ENGLISH)),
        # A song in another language, in fewer than half of the cues.
        [*both(said(ENGLISH)[:10], said(SPANISH)[:10]), *said(ENGLISH)],
        [*both(said(ENGLISH), said(SPANISH)), *said(ENGLISH)],
    ],
)
def test_other_cues_of_two_lines_are_one_text(tmp_path: Path, cues: list[str]) -> None:
    (field,) = fields(tmp_path, cues)
    assert texts(field) == [cue.replace("\n", " ") for cue in cues]
