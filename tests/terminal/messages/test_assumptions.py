"""Each assumption has its own headline and advice, with the values it is about."""

from __future__ import annotations

import errno

import pytest

from bleu_core.files import assumptions
from bleu_core.files.addresses import Address, Role
from bleu_core.files.assumptions import Assumption, TimeJump, TimesShifted
from bleu_core.files.sets import Folder, Unpaired
from bleu_score.messages import folders
from bleu_score.messages.assumptions import SENTENCES, assumption_text
from bleu_score.messages.system import system_reason
from tests.helpers.sentences import assert_own_words

CASES: list[tuple[Assumption, str, str]] = [
    (
        assumptions.EncodingFound("UTF-8", "ISO-8859-1"),
        "read as UTF-8, not as ISO-8859-1",
        "declares one encoding",
    ),
    (assumptions.HeadingRow(3), "headings in row 3", "This row and the rows above"),
    (
        assumptions.RowsSplit("System", ("DeepL", "Google")),
        "several versions in the rows",
        "“System” divides the rows into texts: DeepL, Google.",
    ),
    (
        assumptions.SheetsJoined(("UI", "Help")),
        "several sheets, one text",
        "Sheets with the same columns are compared as one text, in this order: UI, Help.",
    ),
    (
        assumptions.FilesJoined(("a.xlf", "b.xlf")),
        "several files, one text",
        "The files inside are compared as one text, in this order: a.xlf, b.xlf.",
    ),
    (
        assumptions.SegmentsJoined(30),
        "units with split or merged segments: 30",
        "segmented differently",
    ),
    (assumptions.TargetByPosition("C"), "translation in column “C”", "to the right of"),
    (assumptions.TableAlone(), "only its table is compared", "mostly of a table"),
    (assumptions.SheetChosen("UI", 3), "sheet “UI”", "Sheets that could be compared: 3."),
    (
        assumptions.BestProposals(2),
        "units with several suggestions: 2",
        "with the highest match rate",
    ),
    (
        assumptions.ProposalsOfOrigin("MT", ("TM", "other")),
        "suggestions from one origin: MT",
        "suggestions from other origins: TM, other.",
    ),
    (TimesShifted(1.0, -4760), "times shifted by −4.76 s", "appear at the same time. To use"),
    (assumptions.TimesIgnored(), "by content, not by time", "do not belong together. To use the t"),
    (assumptions.KeysIgnored(), "by content, not by key", "To use the keys anyway"),
    (assumptions.KeysIgnored(by_position=True), "by position, not by key", "To use the keys any"),
    (
        assumptions.KeysUnmet("k1", "k2"),
        "paired by position, not by key",
        "are not those of the reference: for example, “k1” and “k2”.",
    ),
    (
        assumptions.KeysUnmet("", ""),
        "paired by position, not by key",
        "not those of the reference.",
    ),
    (
        assumptions.KeyColumns("ID", "Key"),
        "“ID” matched with “Key” in the reference",
        "identify the same segments",
    ),
    (assumptions.KeyColumns("", "Key"), "keys matched with “Key” in the", "same segments"),
    (
        assumptions.KeysFolded(("app.",), ("case",)),
        "keys matched without “app.”, upper and lower case",
        "Apart from that",
    ),
    (
        assumptions.KeysFolded(("",), ("separators", "zeros")),
        "keys matched without their first or last part, separators, leading zeros",
        "Apart from that",
    ),
    (assumptions.HiddenRows(12), "hidden rows: 12", "compared like the others"),
    (assumptions.TotalsRow(102), "totals in row 102", "This row is not compared."),
    (assumptions.TargetInferred("es", "only"), "translation in “es”", "the only text"),
    (assumptions.TargetInferred("es", "others"), "translation in “es”", "same language as"),
    (assumptions.TargetInferred("es", "differs"), "translation in “es”", "differ in this text"),
    (assumptions.TargetInferred("es", "declared"), "translation in “es”", "other language as that"),
    (assumptions.LinesOfProse(), "each line is a segment", "neither headings nor empty lines"),
]


@pytest.mark.parametrize(("assumption", "headline", "advice"), CASES)
def test_an_assumption_has_its_words(assumption: Assumption, headline: str, advice: str) -> None:
    found = assumption_text(assumption, "t.xlsx#column=MT")
    assert found[0] == f"“t.xlsx · MT”: {headline}" or headline in found[0]
    assert found[0].startswith("“t.xlsx · MT”: ")
    assert advice in found[1]


def test_every_assumption_was_looked_at() -> None:
    assert {type(assumption).__name__ for assumption, *_ in CASES} == {*SENTENCES}


def test_each_advice_is_told_from_the_others() -> None:
    first = {type(assumption).__name__: advice for assumption, _, advice in reversed(CASES)}
    rows = {name: advice for name, (_, advice) in SENTENCES.items() if "{" not in advice}
    words = {name: first[name] for name in rows}
    assert_own_words(rows, words)


@pytest.mark.parametrize(
    ("shift", "text"),
    [
        (TimesShifted(1.0, 5), "times shifted by +0.01 s"),
        (TimesShifted(1.003, 4), "times stretched ×1.0030"),
        (TimesShifted(1.003, -5), "times stretched ×1.0030 and shifted by −0.01 s"),
        (
            TimesShifted(25025 / 24000, 0, (25.0, 24000 / 1001)),
            "times stretched ×1.0427 (25 → 23.976 fps)",
        ),
        (TimesShifted(1.25, 0, (30000 / 1001, 24.0)), "times stretched ×1.2500 (29.97 → 24 fps)"),
        (
            TimesShifted(1.0, 0, None, (TimeJump(760_000, -3000),)),
            "times shifted by −3.00 s from 00:12:40 on",
        ),
        (
            TimesShifted(1.0, 1000, None, (TimeJump(760_000, -3000),)),
            "times shifted by +1.00 s, −3.00 s from 00:12:40 on",
        ),
    ],
)
def test_shifted_times_say_by_how_much(shift: TimesShifted, text: str) -> None:
    assert assumption_text(shift, "a.srt")[0] == f"“a.srt”: {text}"


# Reasons


REASONS = {
    "permission denied": ("EACCES", "EPERM"),
    "the file or folder does not exist": ("ENOENT", "ENOTDIR"),
    "no space is left on the disk": ("ENOSPC", "EDQUOT"),
    "the network connection was lost": (
        "ENETDOWN",
        "ENETUNREACH",
        "ENETRESET",
        "EHOSTDOWN",
        "EHOSTUNREACH",
        "ECONNRESET",
        "ECONNABORTED",
        "ENOTCONN",
        "ETIMEDOUT",
        "ESTALE",
        "EREMOTEIO",
    ),
    "the device is not available": ("ENODEV", "ENXIO"),
    "another program is using the file": ("EBUSY", "ETXTBSY", "EAGAIN"),
    "too many files are open": ("EMFILE", "ENFILE"),
    "it is closed": ("EBADF",),
    "it is a folder": ("EISDIR",),
    "the device reported an error": ("EIO",),
    "the disk is read-only": ("EROFS",),
    "the file is too large": ("EFBIG",),
    "the file name is too long": ("ENAMETOOLONG",),
    "the links form a loop": ("ELOOP",),
}


@pytest.mark.parametrize("reason", REASONS)
def test_each_error_of_the_system_has_its_reason(reason: str) -> None:
    # Not every system has all of them.
    numbers = [getattr(errno, name) for name in REASONS[reason] if hasattr(errno, name)]
    assert {system_reason(number) for number in numbers} <= {reason}


@pytest.mark.parametrize(
    ("reason", "text"),
    [
        ("ambiguous", "matches several files: a, b"),
        ("no_role", "its name does not show whether it is a reference"),
        ("link", "a link to a place outside the folder, which is not followed"),
        ("no_match", "no file matches"),
    ],
)
def test_a_file_without_a_counterpart_says_why(reason: str, text: str) -> None:
    folder = Folder(Address("mt"), Role.CANDIDATE, "mt")
    unpaired = Unpaired("app.po", folder, reason, ("a", "b"))  # type: ignore[arg-type]
    assert folders.reason_text(unpaired) == text
    assert folders.unpaired_text(unpaired) == f"app.po (candidate): {text}"
