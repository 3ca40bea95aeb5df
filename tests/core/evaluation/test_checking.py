"""A report on files is about the compared texts, and its plain data is what the terminal prints."""

from __future__ import annotations

import pytest

from bleu_core.api.evaluation import check_texts, evaluate
from bleu_core.diagnostics.fixes import with_fix
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Normalize
from bleu_core.evaluation import effects
from bleu_core.files.addresses import Role
from bleu_core.files.documents import Document
from bleu_core.pairing.alignment import align
from bleu_core.settings import Normalization, PairingOptions, Settings
from bleu_core.version import __version__

REFERENCE = Document.from_segments("r", ["The cat sat here.", "The dog sat there.", ""])
CANDIDATE = Document.from_segments("c", ["The <b>cat</b> sat here.", "", "A bird flew by."])


def test_a_report_as_plain_data_has_the_names_of_the_format() -> None:
    report = check_texts(
        candidates=[CANDIDATE], references=[REFERENCE], settings=Settings(effective_order=True)
    )
    content = report.to_dict()
    assert list(content) == ["format", "program", "pairs", "findings", "effects"]
    assert (content["format"], content["program"]) == (
        "bleu-desktop/1",
        f"bleu-desktop {__version__}",
    )
    assert content["pairs"] == {
        "method": "position",
        "segments": 3,
        "compared": 3,
        "left_out": {},
        "concerns": {"empty_reference": 1, "empty_candidate": 1},
        "repairs": 0,
    }
    assert content["findings"][1] == {
        "kind": "empty_reference",
        "document": "r",
        "role": "reference",
        "segment": 2,
        "line": 3,
        "count": 1,
        "segments": 3,
        "fixes": [{"setting": "pairing.leave_out", "value": "empty_reference"}],
        "data": {"segments": 1},
    }
    assert [(each["kind"], each["document"], each["segment"]) for each in content["findings"]] == [
        ("markup", "c", 0),
        ("empty_reference", "r", 2),
        ("empty_candidate", "c", 1),
    ]
    (effect,) = content["effects"]
    assert list(effect) == ["candidate", "fix", "before", "after"]
    assert effect["fix"] == {"setting": "normalize", "value": "markup"}
    assert effect["candidate"] == "c"
    assert effect["before"] < effect["after"]


@pytest.mark.parametrize("leave_out", [(), ("empty_candidate",)])
def test_rows_of_a_report_are_those_of_all_pairs(leave_out: tuple[str, ...]) -> None:
    settings = Settings(pairing=PairingOptions(leave_out=leave_out))  # type: ignore[arg-type]
    report = check_texts(candidates=[CANDIDATE], references=[REFERENCE], settings=settings)
    concerns = {found.kind: found for found in report.pair_diagnostics}
    assert concerns[Kind.EMPTY_CANDIDATE].rows == (1,)
    assert concerns[Kind.EMPTY_CANDIDATE].is_left_out is bool(leave_out)
    assert (
        report.aligned.kept
        == align(candidates=[CANDIDATE], references=[REFERENCE], settings=settings).kept
    )
    (empty,) = [
        found
        for found in report.diagnostics
        if found.kind is Kind.EMPTY_REFERENCE and found.where.document == "r"
    ]
    # The segment is the third of all pairs, but the second of the compared ones if one is left out.
    assert empty.rows == (2,)
    assert empty.where.segment == 2 - len(leave_out)


def test_texts_of_a_report_are_found_by_their_names_in_it() -> None:
    first = "The cat sat <b>here</b>."
    reference, other, same = (
        Document.from_segments(name, [first, f"A {word} is there."])
        for name, word in (("a.txt", "dog"), ("b.txt", "cat"), ("a.txt", "bird"))
    )
    report = check_texts(candidates=[other, same], references=[reference])
    # A reference has the name of a candidate.
    assert report.candidate_names == {"b.txt": "b.txt", "a.txt (2)": "a.txt"}
    of = {each.where.document: report.texts_of(each) for each in report.diagnostics}
    last = {name: tuple(each.segments[1] for each in own) for name, own in of.items()}
    assert last["a.txt (2)"] == ("A bird is there.", "A dog is there.")
    assert last["b.txt"] == ("A cat is there.", "A dog is there.")
    assert last["a.txt"] == ("A dog is there.", "A cat is there.")


def test_what_only_scores_show_joins_a_report_under_its_names() -> None:
    lines = [f"The quick brown fox number {number} jumped." for number in range(60)]
    reference, candidate = Document.from_segments("a", lines), Document.from_segments("a", lines)
    given = {"candidates": [candidate], "references": [reference]}
    report = check_texts(**given)
    joined = report.with_findings_of(evaluate(**given))
    # What is about no segment, such as their number, stands beside the score alone.
    added = joined.diagnostics[len(report.diagnostics) :]
    assert [(each.kind, each.where.document, each.where.role) for each in added] == [
        (Kind.IDENTICAL, "a (2)", Role.CANDIDATE)
    ]


def test_case_is_no_problem_if_it_is_ignored() -> None:
    reference = [f"The bus {number} left the station." for number in range(100)]
    given = {"candidates": {"sys": [*map(str.upper, reference)]}, "references": {"ref": reference}}
    assert [each.kind for each in check_texts(**given).diagnostics] == [Kind.CASE]
    assert check_texts(**given, settings=Settings(lowercase=True)).diagnostics == ()


@pytest.mark.parametrize("normalize", [(), ("markup",)])
def test_an_effect_is_the_difference_of_whole_scores(
    normalize: tuple[Normalization, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(effects, "_BLOCK", 3)
    lines = [f"She said “go {number}” to the <b>tired</b> horse." for number in range(10)]
    candidate = Document.from_segments("c", [line.replace("tired", "old") for line in lines])
    reference = Document.from_segments(
        "r", [line.replace("“", '"').replace("”", '"') for line in lines]
    )
    settings = Settings(normalize=normalize)
    report = check_texts(candidates=[candidate], references=[reference], settings=settings)
    assert Normalize("typography") in {effect.fix for effect in report.effects}
    for effect in report.effects:
        scores = [
            evaluate(
                candidates=[candidate],
                references=[reference],
                settings=settings if fix is None else with_fix(settings, fix, ()),
            )
            .candidates[0]
            .score.percent
            for fix in (None, effect.fix)
        ]
        assert [effect.before, effect.after] == scores
