"""Diagnostics as plain data keep the names and the order that ``bleu-desktop/1`` has."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bleu_core.corpus.addresses import Role
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import (
    Fix,
    LeaveOut,
    Normalize,
    PairOtherwise,
    UseTokenizer,
)
from bleu_core.diagnostics.serialization import finding_dict, fix_dict, warning_dict
from tests.helpers.diagnostics import SCORE_KINDS, TEXT_KINDS, diagnostics_of

# Of what `diagnostics_of` returns: the name, and what follows it.
WARNINGS: dict[Kind, list[dict[str, Any]]] = {
    Kind.GUESSED_ENCODING: [{"id": "guessed_encoding", "document": "a.txt", "encoding": "GB18030"}],
    Kind.LONE_CARRIAGE_RETURNS: [
        {"id": "lone_carriage_returns", "document": "a.txt", "count": 12, "first": 37}
    ],
    Kind.FOREIGN_SEGMENTS: [
        {
            "id": "foreign_segments",
            "document": "a.txt",
            "count": 12,
            "segments": 1204,
            "first": 37,
            "language": language,
            "reference": reference,
        }
        for language, reference in (("en", "id"), (None, None))
    ],
    **{
        kind: [
            {
                "id": kind.value,
                "document": "a.txt",
                "count": 12,
                "segments": 1204,
                "first": 37,
            }
        ]
        for kind in (
            Kind.MIXED_CHINESE,
            Kind.REPEATED_BLOCK,
            Kind.IS_SOURCE,
            Kind.ALL_CAPITALS,
            Kind.ALL_LOWER_CASE,
            Kind.LOOKALIKES,
        )
    },
    Kind.SCRIPTS_DIFFER: [
        {"id": "scripts_differ", "reference": "Cyrl", "candidate": "Latn"},
        {"id": "scripts_differ", "reference": "Hans", "candidate": "Hant"},
    ],
    Kind.TOKENIZED: [
        {
            "id": "already_tokenised",
            "document": "a.txt",
            "count": 12,
            "segments": 1204,
            "chinese": chinese,
        }
        for chinese in (False, True)
    ],
    Kind.UNRELATED: [{"id": "unrelated", "document": "a.txt"}],
    Kind.IDENTICAL: [{"id": "identical", "document": "a.txt"}],
    Kind.LANGUAGES_DIFFER: [
        {"id": "languages_differ", "document": "a.txt", "reference": "zh-TW", "candidate": "es"}
    ],
    Kind.WRONG_LANGUAGE: [
        {"id": "wrong_language", "document": "a.txt", "language": "en", "reference": "id"},
        {"id": "wrong_language", "document": "a.txt", "language": None, "reference": None},
    ],
    Kind.STRUCTURED: [{"id": "structured", "document": "a.txt", "count": 12, "segments": 1204}],
    Kind.SHIFTED: [{"id": "shifted", "document": "a.txt", "first": 37}],
    Kind.TIMES_DIFFER: [
        {"id": "times_differ", "document": "a.txt", "count": 12, "segments": 1204, "first": 37}
    ],
    Kind.UNTRANSLATED: [
        {
            "id": "untranslated",
            "document": "a.txt",
            "count": 12,
            "segments": 1204,
            "first": 37,
        }
    ],
    Kind.OTHER_SOURCE: [
        {"id": "other_source", "document": "a.txt", "count": 12, "segments": 1204, "first": 37}
    ],
    Kind.HEADING: [
        {"id": "heading", "document": "a.txt", "count": 12, "segments": 1204, "first": 37}
    ],
    Kind.NO_MATCH: [
        {"id": "no_match", "orders": [3, 4], "smoothing": "none", "zero": True},
        {"id": "no_match", "orders": [3, 4], "smoothing": "exp", "zero": True},
        {"id": "no_match", "orders": [3, 4], "smoothing": "exp", "zero": False},
    ],
    Kind.EMPTY_CANDIDATES: [{"id": "empty_candidates", "count": 12, "first": 37}],
    Kind.EMPTY_REFERENCES: [
        {"id": "empty_references", "count": 12, "first": 37, "unmatched": 0},
        {"id": "empty_references", "count": 12, "first": 37, "unmatched": 7},
    ],
    Kind.CHARACTER_FALLBACK: [
        {"id": "character_fallback", "language": "ja", "extra": "japanese"},
        {"id": "character_fallback", "language": "th", "extra": None},
    ],
    Kind.LEFT_OUT: [
        {
            "id": "left_out",
            "concerns": [["untranslated", 3], ["only_reference", 4]],
            "segments": 1204,
        }
    ],
    Kind.FILES_LEFT_OUT: [
        {"id": "files_left_out", "broken": 1, "incomplete": 2, "unpaired": 3},
        {"id": "files_left_out", "broken": 0, "incomplete": 0, "unpaired": 1},
    ],
    Kind.FEW_SEGMENTS: [{"id": "few_segments", "segments": 1204, "recommended": 100}],
    Kind.SHORT_SEGMENTS: [{"id": "short_segments", "count": 12, "segments": 1204, "tokens": 4}],
    Kind.ASSUMED: [
        {"id": "assumed", "document": "a.txt", "assumed": "heading_row", "row": 3},
        {
            "id": "assumed",
            "document": "a.txt",
            "assumed": "sheets_joined",
            "names": ["UI", "Help"],
        },
        {"id": "assumed", "document": "a.txt", "assumed": "sheet_chosen", "name": "UI", "count": 3},
        {"id": "assumed", "document": "a.txt", "assumed": "hidden_rows", "count": 12},
        {"id": "assumed", "document": "a.txt", "assumed": "totals_row", "row": 102},
        *(
            {
                "id": "assumed",
                "document": "a.txt",
                "assumed": "target_inferred",
                "text": "es",
                "evidence": evidence,
            }
            for evidence in ("only", "others", "differs", "declared", "name")
        ),
        {"id": "assumed", "document": "a.txt", "assumed": "segments_joined", "units": 30},
        {"id": "assumed", "document": "a.txt", "assumed": "target_by_position", "column": "C"},
        {"id": "assumed", "document": "a.txt", "assumed": "table_alone"},
        {"id": "assumed", "document": "a.txt", "assumed": "best_proposals", "units": 2},
        {
            "id": "assumed",
            "document": "a.txt",
            "assumed": "files_joined",
            "names": ["a.xlf", "b.xlf"],
        },
        {
            "id": "assumed",
            "document": "a.txt",
            "assumed": "proposals_of_origin",
            "origin": "MT",
            "others": ["TM"],
        },
        *(
            {
                "id": "assumed",
                "document": "a.txt",
                "assumed": "times_shifted",
                "rate": rate,
                "offset": offset,
                "frame_rates": frame_rates,
            }
            for rate, offset, frame_rates in (
                (1.0, -4760, None),
                (25025 / 24000, 0, [25.0, 24000 / 1001]),
                (1.003, 90, None),
            )
        ),
        {"id": "assumed", "document": "a.txt", "assumed": "times_ignored"},
        {"id": "assumed", "document": "a.txt", "assumed": "frame_rate_assumed", "rate": 25.0},
        {"id": "assumed", "document": "a.txt", "assumed": "lines_of_prose"},
    ],
    # The language, though messages name it with its region.
    Kind.TER_WITHOUT_WORDS: [
        {"id": "ter_without_words", "language": "zh"},
        {"id": "ter_without_words", "language": "th"},
    ],
}


def as_json(content: dict[str, Any]) -> str:
    return json.dumps(content, ensure_ascii=False, indent=1)


@pytest.mark.parametrize("kind", SCORE_KINDS, ids=lambda kind: kind.value)
def test_a_warning_as_plain_data(kind: Kind) -> None:
    warnings = diagnostics_of(kind)
    for warning, content in zip(warnings, WARNINGS[kind], strict=True):
        # What later versions add stands behind the fields the format began with.
        fixes = {"fixes": [fix_dict(fix) for fix in warning.fixes]} if warning.fixes else {}
        expected = {**content, "document": "a.txt", **fixes}
        assert as_json(warning_dict(warning)) == as_json(expected)


@pytest.mark.parametrize(
    ("fix", "setting", "value"),
    [
        (Normalize("detok"), "normalize", "detok"),
        (UseTokenizer("none"), "tokenizer", "none"),
        (PairOtherwise("alignment"), "pairing.by", "alignment"),
        (LeaveOut("heading", is_on=False), "pairing.leave_out", "heading"),
        (LeaveOut("heading", is_on=True), "pairing.keep", "heading"),
    ],
)
def test_a_fix_as_plain_data(fix: Fix, setting: str, value: str) -> None:
    assert fix_dict(fix) == {"setting": setting, "value": value}


def test_a_further_reference_in_another_script_has_a_name_of_its_own() -> None:
    (latin, _) = diagnostics_of(Kind.SCRIPTS_DIFFER, "b.txt", Role.REFERENCE)
    assert as_json(warning_dict(latin)) == as_json(
        {"id": "reference_scripts_differ", "document": "b.txt", "first": "Cyrl", "other": "Latn"}
    )


# Of each kind its name if it is another in the format, the normalization, and the details.
FINDINGS: dict[Kind, tuple[str, str | None, list[list[dict[str, Any]]]]] = {
    Kind.GUESSED_ENCODING: ("guessed_encoding", None, [[{"name": "GB18030", "count": None}]]),
    Kind.SCRIPTS_DIFFER: (
        "other_script",
        None,
        [
            [{"name": "Latn", "count": None}, {"name": "Cyrl", "count": None}],
            [{"name": "Hant", "count": None}, {"name": "Hans", "count": None}],
        ],
    ),
    Kind.LENGTH_RATIO: (
        "length_ratio",
        None,
        [[{"name": "document", "count": 12}, {"name": "reference", "count": 1204}]],
    ),
    Kind.TOKENIZED: ("tokenised", "detok", [[], [{"name": "Hani", "count": None}]]),
    Kind.MARKUP: ("markup", "markup", [[]]),
    Kind.INVISIBLE: (
        "invisible",
        "invisible",
        [[{"name": f"U+{number:04X}", "count": 9} for number in range(0x200B, 0x2012)]],
    ),
    Kind.UNUSUAL_SPACES: (
        "unusual_spaces",
        "spaces",
        [[{"name": "U+00A0", "count": 3}, {"name": "U+0009", "count": 1}]],
    ),
    Kind.MIXED_LINE_ENDS: (
        "mixed_line_ends",
        None,
        [[{"name": "LF", "count": None}, {"name": "CRLF", "count": None}]],
    ),
    Kind.SHIFTED: ("shifted", None, [[]]),
}


@pytest.mark.parametrize("kind", FINDINGS, ids=lambda kind: kind.value)
def test_a_finding_as_plain_data(kind: Kind) -> None:
    name, normalization, details_of_each = FINDINGS[kind]
    told = [as_json(finding_dict(finding)) for finding in diagnostics_of(kind)]
    assert told == [
        as_json(
            {
                "kind": name,
                "document": "a.txt",
                "count": 12,
                "segments": 1204,
                "first": 36,
                "example": "An example.",
                "normalisation": normalization,
                "details": details,
            }
        )
        for details in details_of_each
    ]


def test_names_in_the_format_are_distinct() -> None:
    findings = [finding_dict(diagnostics_of(kind)[0])["kind"] for kind in TEXT_KINDS]
    assert len(set(findings)) == len(findings)
    warnings = [warning_dict(diagnostics_of(kind)[0])["id"] for kind in SCORE_KINDS]
    assert len(set(warnings)) == len(warnings) == len(WARNINGS)
