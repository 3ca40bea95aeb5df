"""Every diagnostic, error, band, choice and stage of the core has words in every language."""

from __future__ import annotations

import dataclasses
import errno
import os
from dataclasses import replace
from importlib import import_module
from itertools import product
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, get_args

import pytest

import bleu_core
from bleu_core import settings
from bleu_core.analysis.as_others import OtherScore, RuleEffect
from bleu_core.diagnostics.kinds import FoundIn, Kind
from bleu_core.diagnostics.model import UnmatchedOrders
from bleu_core.errors import BleuError, FileError, SettingInvalid, TokenizerModelError
from bleu_core.files.addresses import Role
from bleu_core.files.assumptions import Assumption, TimeJump
from bleu_core.files.contents import Format
from bleu_core.files.errors import (
    AccessRefused,
    FileMalformed,
    FileUnreadable,
    LineError,
)
from bleu_core.pairing.drift import BeadKind
from bleu_core.pairing.errors import DriftedAt, SegmentCountsDiffer
from bleu_core.pairing.pairs import PairedBy
from bleu_core.progress import Stage
from bleu_core.scoring.bands import BANDS
from bleu_core.scoring.programs import PROGRAMS, RULES, BleuRules, NoScore, rules_of
from bleu_score.i18n import LANGUAGES, set_language
from bleu_score.messages import assumptions, bands, choices, errors, files, others
from bleu_score.messages.assumptions import assumption_text
from bleu_score.messages.diagnostic_kinds import Reader, concern_name, kind_words
from bleu_score.messages.diagnostics import advice_on
from bleu_score.messages.errors import error_text
from bleu_score.messages.system import system_reason
from tests.helpers.diagnostics import SCORE_KINDS, diagnostics_of

for module in walk_packages(bleu_core.__path__, "bleu_core."):
    if module.name.endswith(".errors"):
        import_module(module.name)

# Errors, without what several of them have in common, which nothing raises.
SHAPES = {AccessRefused, FileError, LineError, TokenizerModelError}
KINDS = [kind for kind in BleuError.kinds() if kind not in SHAPES]

# Values of fields that allow only a few, by name of the field.
NAMED: dict[str, Any] = {
    "format": "spreadsheet",
    "formats": ("text", "po"),
    "resource": "cells",
}
VALUES: dict[str, Any] = {
    "int": 7,
    "str": "Zz",
    "bool": True,
    "Path": Path("some file.txt"),
    "object": "Zz",
    "SchemeProblem": "unit",
    "str | None": "Zz",
    "tuple[int, ...]": (3, 4),
    "tuple[Path, ...]": (Path("Zz"), Path("Yy")),
    "tuple[object, ...]": ("a", "b"),
    "tuple[str, ...]": ("Zz", "Yy"),
    "tuple[tuple[str, int], ...]": (("untranslated", 3), ("only_reference", 4)),
    "int | None": 7,
    "float": 1.04,
    "TargetEvidence": "only",
    "tuple[float, float] | None": (25.0, 24.0),
    "tuple[TimeJump, ...]": (TimeJump(65_000, 1_500),),
    "tuple[IgnoredInKeys, ...]": ("case", "zeros"),
    "tuple[DriftedAt, ...]": (DriftedAt(1, 2, 3, 4, "only_reference"),) * 2,
}


def instance(kind: type) -> Any:
    """Return an error or an assumption of a kind, with all fields filled."""
    fields = dataclasses.fields(kind)
    return kind(*(NAMED.get(field.name, VALUES.get(str(field.type))) for field in fields))


def test_a_kind_has_words_only_for_its_parts() -> None:
    for diagnostic in (each for kind in Kind for each in diagnostics_of(kind)):
        kind, words = diagnostic.kind, kind_words(diagnostic)
        in_text = FoundIn.TEXT in kind.parts
        if in_text:
            assert words.title, kind
            assert words.text, kind
        elif FoundIn.SCORE in kind.parts:
            assert words.headline, kind
            assert words.advice or words.text, kind
        if FoundIn.SCORE not in kind.parts:
            assert not words.headline + words.advice, kind


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("role", [Role.REFERENCE, Role.CANDIDATE])
def test_every_diagnostic_has_words(role: Role, language: str) -> None:
    diagnostics = [each for kind in SCORE_KINDS for each in diagnostics_of(kind, role=role)]
    english = [advice_on(diagnostic) for diagnostic in diagnostics]
    set_language(language)
    for diagnostic, in_english in zip(diagnostics, english, strict=True):
        words = advice_on(diagnostic)
        assert words.title, diagnostic
        assert words.text, diagnostic
        assert "{" not in words.title + words.text
        assert (words == in_english) is (language == "en"), words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [Kind.LEFT_OUT, Kind.TER_WITHOUT_WORDS])
def test_flags_are_named_in_the_terminal_only(kind: Kind, language: str) -> None:
    set_language(language)
    diagnostics = diagnostics_of(kind, role=Role.CANDIDATE)
    in_terminal = [advice_on(diagnostic).text for diagnostic in diagnostics]
    in_window = [
        advice_on(diagnostic, Reader(ter_check_box="Zz")).text for diagnostic in diagnostics
    ]
    assert any("--" in advice for advice in in_terminal)
    assert not any("--" in advice for advice in in_window)
    if kind is Kind.TER_WITHOUT_WORDS:
        assert not any("Zz" in advice for advice in in_terminal)
        assert any("Zz" in advice for advice in in_window)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_words(language: str) -> None:
    instances = [instance(kind) for kind in KINDS]
    english = [error_text(error) for error in instances]
    set_language(language)
    for error, in_english in zip(instances, english, strict=True):
        words = error_text(error)
        assert words != str(error)
        assert "{" not in words
        assert (words == in_english) is (language == "en"), words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_assumption_has_words(language: str) -> None:
    instances = [instance(kind) for kind in get_args(Assumption)]
    english = [assumption_text(each, "a.txt") for each in instances]
    set_language(language)
    for each, in_english in zip(instances, english, strict=True):
        words = assumption_text(each, "a.txt")
        assert all(words), each
        assert "a.txt" in words[0]
        assert "{" not in "".join(words)
        assert bool({*in_english} & {*words}) is (language == "en"), words


def test_every_row_is_of_an_error_or_an_assumption() -> None:
    tables = (errors.SENTENCES, errors.SENTENCES_OF_RUNS, errors.SENTENCES_OF_CHANGES)
    rows = {row.split()[0] for table in tables for row in table}
    assert rows == {kind.__name__ for kind in KINDS} - {"SchemeInvalid"}
    assert set(assumptions.SENTENCES) == {kind.__name__ for kind in get_args(Assumption)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_words(language: str) -> None:
    set_language(language)
    for band in BANDS:
        assert bands.band_name(band)
        # "High quality" needs no sentence.
        assert bool(bands.band_sentence(band)) == (band.id != "high_quality")
        assert str(band.start) in bands.band_range(band)
    assert len({choices.tokenizer_choice_name(name) for name in settings.TOKENIZERS}) == 12
    assert len({choices.smoothing_name(name) for name in settings.SMOOTHINGS}) == 5
    assert len({choices.reference_length_name(name) for name in settings.REFERENCE_LENGTHS}) == 2
    assert len({choices.profile_name(name) for name in (*settings.PROFILES, "")}) == 4
    assert len({choices.stage_name(stage) for stage in Stage}) == len(Stage)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_about_files_and_pairs_has_words(language: str) -> None:
    set_language(language)
    formats = [one.value for one in Format] + ["gzip"]
    assert len({files.format_name(name) for name in formats}) == len(formats)
    concerns = {concern_name(name) for name in settings.CONCERNS}
    assert len(concerns) == len(settings.CONCERNS)
    methods = get_args(PairedBy)
    assert len({files.pairing_name(method) for method in methods}) == len(methods)
    assert len({choices.tags_name(name) for name in settings.TAGS}) == 3
    normalizations = {choices.normalization_name(name) for name in settings.NORMALIZATIONS}
    assert len(normalizations) == len(settings.NORMALIZATIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_other_programs_has_words(language: str) -> None:
    set_language(language)
    rules = BleuRules("13a")
    reasons = {
        others.effect_of_rule(RuleEffect(rule, None, getattr(rules, rule), -1.0)) for rule in RULES
    }
    assert len(reasons) == len(RULES)
    assert not any("{" in text or "None" in text for text in reasons)
    failures = get_args(NoScore)
    scores = [OtherScore("nltk", rules, None, None, failure=failure) for failure in failures]
    assert len({others.why_text(score) for score in scores}) == len(failures)
    assert len({others.rules_text(rules_of(program)) for program in PROGRAMS}) == len(PROGRAMS) - 1
    notes = {others.program_note(program, rules_of(program, "zh-TW")) for program in PROGRAMS}
    assert len(notes) == 4
    assert others.program_note("sacrebleu", rules_of("sacrebleu", "es")) == ""
    assert len({others.program_name(program) for program in PROGRAMS}) == len(PROGRAMS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "kind",
    [
        *(kind.value for kind in BeadKind if kind is not BeadKind.PAIR),
        "empty_reference_end",
        "empty_candidate_end",
    ],
)
def test_every_kind_of_drift_has_words(kind: str, language: str) -> None:
    set_language(language)
    place = DriftedAt(10, 11, 12, 13, kind, 4)
    text = error_text(SegmentCountsDiffer("one", 30, "other", 31, 1, (place,)))
    assert ("12" in text) is (kind != "empty_candidate_end")
    assert ("13" in text) is (kind != "empty_reference_end")
    assert ("4" in text) is (kind in ("joined", "split"))
    assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_damaged_file_has_words(language: str) -> None:
    set_language(language)
    for name, line, truncated in product(("gzip", "xliff"), (None, 12), (False, True)):
        text = error_text(FileMalformed(Path("f"), name, line, 3, truncated, "detail"))
        assert ("12" in text) == (line is not None), text
        assert "detail" not in text
        assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_of_the_system_is_in_the_language_of_the_interface(language: str) -> None:
    set_language(language)
    english = os.strerror(errno.ENOSPC)
    error = FileUnreadable(Path("f"), english, False, errno.ENOSPC)
    assert english not in error_text(error)
    assert str(system_reason(errno.ENOSPC)) in error_text(error)
    # For an unusual reason, the system's own words are used.
    assert system_reason(errno.EDOM) is None
    assert system_reason(None) is None
    assert "odd" in error_text(FileUnreadable(Path("f"), "odd", False, errno.EDOM))


def test_a_reason_of_the_system_differs_from_language_to_language() -> None:
    reasons = set()
    for language in LANGUAGES:
        set_language(language)
        reasons.add(system_reason(errno.ENOSPC))
    assert len(reasons) == len(LANGUAGES)


@pytest.mark.parametrize("language", ["zh_CN", "zh_TW"])
def test_chinese_sentences_and_names_have_no_spaces_between(language: str) -> None:
    set_language(language)
    places = (DriftedAt(1, 2, 3, 4, "joined"),) * 2
    text = error_text(SegmentCountsDiffer("one", 30, "other", 31, 1, places))
    assert text.count("。") == 4
    assert "。 " not in text
    assert "。 " not in error_text(SegmentCountsDiffer("one", 30, "other", 31, 1, ()))
    text = error_text(SettingInvalid("-tok", "x", ("13a", "intl", "zh")))
    assert "13a、intl、zh" in text
    data = UnmatchedOrders((1, 2, 3, 4), "none", zero=True)
    diagnostic = replace(diagnostics_of(Kind.NO_MATCH)[0], data=data)
    assert "第 1、2、3、4 " in advice_on(diagnostic).title


def test_english_lists_and_sentences_have_spaces() -> None:
    set_language("en")
    error = SegmentCountsDiffer("one", 30, "other", 31, 1, ())
    assert "31. Line 1" in error_text(error)
    error = SettingInvalid("-tok", "x", ("13a", "intl"))
    assert "13a, intl." in error_text(error)
