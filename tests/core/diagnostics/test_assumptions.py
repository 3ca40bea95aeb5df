"""Assumptions are listed beside the score of the text that they are about."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from bleu_core.api.evaluation import evaluate
from bleu_core.diagnostics.kinds import Kind
from bleu_core.files.addresses import Role
from bleu_core.files.assumptions import HeadingRow, KeysUnmet, SheetsJoined
from bleu_core.files.contents import KeyKind
from bleu_core.files.documents import Document
from bleu_core.files.units import Units

TEXT = ["The cat is on the mat.", "It rains."]


def test_each_candidate_has_its_own_assumptions_and_those_of_the_references() -> None:
    reference = Document.from_segments("ref.xlsx", TEXT)
    good, weak = (Document.from_segments(name, TEXT) for name in ("good.xlsx", "weak.xlsx"))
    result = evaluate(
        candidates=[replace(good, assumptions=(HeadingRow(3),)), weak],
        references=[replace(reference, assumptions=(SheetsJoined(("UI", "Help")),))],
        source=replace(reference, name="src.xlsx", assumptions=(HeadingRow(2),)),
    )
    found = [
        [
            (diagnostic.where.document, diagnostic.where.role, diagnostic.data)
            for diagnostic in candidate.diagnostics
            if diagnostic.kind is Kind.ASSUMED
        ]
        for candidate in result.candidates
    ]
    of_all = [
        ("ref.xlsx", Role.REFERENCE, SheetsJoined(("UI", "Help"))),
        ("src.xlsx", Role.SOURCE, HeadingRow(2)),
    ]
    own = ("good.xlsx", Role.CANDIDATE, HeadingRow(3))
    assert sorted(map(str, found[0])) == sorted(map(str, [own, *of_all]))
    assert found[1] == of_all


def test_an_assumption_about_a_file_is_listed_once_for_all_its_texts() -> None:
    texts = [
        replace(
            Document.from_segments(f"eval.xlsx#column={name}", TEXT),
            path=Path("folder/eval.xlsx"),
            assumptions=(HeadingRow(3),),
        )
        for name in ("MT", "Reference")
    ]
    (candidate,) = evaluate(candidates=texts[:1], references=texts[1:]).candidates
    (found,) = [
        diagnostic for diagnostic in candidate.diagnostics if diagnostic.kind is Kind.ASSUMED
    ]
    assert (found.where.document, found.data) == ("eval.xlsx", HeadingRow(3))


def test_an_assumption_about_pairs_is_that_of_the_text_it_was_made_for() -> None:
    def document(name: str, sign: str) -> Document:
        keys = [f"{sign}{number * 11}" for number in range(20)]
        texts = tuple(f"Text number {number} of all" for number in range(20))
        return Document(name, Units(texts, keys=keys, key_kind=KeyKind.NAME))

    result = evaluate(
        candidates=[document("one", "x"), document("two", "r"), document("three", "z")],
        references=[document("ref", "r")],
        source=document("src", "s"),
    )
    found = [
        [(each.where.document, each.data) for each in one.diagnostics if each.kind is Kind.ASSUMED]
        for one in result.candidates
    ]
    assert found == [[("one", KeysUnmet("x0", "r0"))], [], [("three", KeysUnmet("z0", "r0"))]]
