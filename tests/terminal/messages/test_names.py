"""Names of texts as people read them: short, in one line, and as distinct as before."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from bleu_core.api.evaluation import evaluate
from bleu_core.files.addresses import Role
from bleu_core.files.documents import Document
from bleu_core.files.names import NamedFile
from bleu_score.i18n import speaking
from bleu_score.messages.names import (
    compared_names,
    names_of_compared,
    shared_part,
    short_names,
    text_name,
    text_names,
)

NAMES = {
    "plain.txt": "plain.txt",
    "plain.xlsx#column=MT1": "plain.xlsx · MT1",
    "mt/plain.xlsx#column=MT1": "mt/plain.xlsx · MT1",
    "plain.xlsx#column=MT1 (2)": "plain.xlsx · MT1 (2)",
    "book.xlsx#sheet=UI&column=MT 100%25 %26 more": "book.xlsx · UI · MT 100% & more",
    "book.xlsx#sheet=*&column=MT": "book.xlsx · MT",
    "pack.zip#file=a/b.xliff&alt-trans=MT": "pack.zip · a/b.xliff · MT",
    "memory.tmx#lang=es-MX": "memory.tmx · Mexican Spanish (es-MX)",
    "file.xliff#target": "file.xliff · Translation",
    "file.xliff#alt-trans": "file.xliff · Alternative translation",
    "file.xliff#alt-trans&quality=used": "file.xliff · Suggestions",
    "file.xliff#alt-trans=Engine&quality=used": "file.xliff · Engine",
    "file.xliff#alt-trans=previous-version": "file.xliff · earlier version",
    "file.xliff#alt-trans=unknown": "file.xliff · unknown origin",
    "t.csv#column=MT": "t.csv · MT",
    # No addresses.
    "part #2 of 3.txt": "part #2 of 3.txt",
    "a#column=x&nonsense=y": "a#column=x&nonsense=y",
    "#column=MT": "#column=MT",
    "two\nlines#column=a\tb": "two␣lines · a␣b",
}


@pytest.mark.parametrize("name", NAMES)
def test_a_name_of_a_text(name: str) -> None:
    assert text_name(name) == NAMES[name]


def test_a_name_is_in_words_of_the_user() -> None:
    with speaking("es"):
        assert text_name("file.xliff#target") == "file.xliff · Traducción"
        assert text_name("memory.tmx#lang=th") == "memory.tmx · tailandés (th)"


@pytest.mark.parametrize(
    ("name", "detailed"),
    [
        ("t.csv#column=MT&key=ID", "t.csv · MT · key: ID"),
        ("t.csv#headings=3&column=MT", "t.csv · MT · headings in row 3"),
        ("t.csv#headings=none&column=MT", "t.csv · MT · no headings"),
        ("t.csv#sheet=*&column=MT", "t.csv · MT · all tables"),
        ("a.zip#file=*&target", "a.zip · Translation · all tables"),
        ("a.xlf#alt-trans=MT", "a.xlf · MT · Alternative translation"),
        ("a.xlf#alt-trans=MT&quality=used", "a.xlf · MT · Alternative translation · as used"),
        ("a.xlf#alt-trans=MT&quality=best", "a.xlf · MT · Alternative translation · best match"),
        ("a.xlf#alt-trans=MT&quality=first", "a.xlf · MT · Alternative translation · first match"),
        ("a.xlf#alt-trans=MT&quality=70", "a.xlf · MT · Alternative translation · ≥ 70"),
    ],
)
def test_a_name_in_detail_says_how_the_text_was_selected(name: str, detailed: str) -> None:
    assert text_name(name, in_detail=True) == detailed
    assert text_name(name) == " · ".join(detailed.split(" · ")[:2])


def test_only_names_that_are_alike_are_detailed() -> None:
    names = ("t.csv#column=MT&key=ID", "t.csv#column=MT", "t.csv#headings=3&column=PE")
    assert [*text_names(names).values()] == ["t.csv · MT · key: ID", "t.csv · MT", "t.csv · PE"]


ALIKE = [
    "t.csv#column=MT&key=ID",
    "t.csv#headings=3&column=MT",
    "t.csv#headings=none&column=MT",
    "t.csv#field=MT",
    "t.csv#sheet=*&column=MT",
    "a.xlf#alt-trans=MT",
    "a.xlf#alt-trans=MT&quality=used",
    "a.xlf#alt-trans=MT&quality=best",
    "a.xlf#alt-trans=MT&quality=first",
    "a.xlf#alt-trans=MT&quality=70",
]


def test_names_of_different_texts_differ_and_say_how_only_where_they_must() -> None:
    for one, other in combinations([*NAMES, *ALIKE], 2):
        full = text_names([one, other])
        assert full[one] != full[other], full
        are_alike = text_name(one) == text_name(other)
        assert (full == {one: text_name(one), other: text_name(other)}) != are_alike
        short = short_names([one, other])
        assert short[one] != short[other], short
        assert all(short.values())


SHORT = [
    (["Project_Client_2024_v1.docx", "Project_Client_2024_v2.docx"], ["v1", "v2"]),
    (["sys.google.es", "sys.bergamot-tiny.es"], ["google", "bergamot-tiny"]),
    (["all.csv#column=MT1", "all.csv#column=MT10"], ["MT1", "MT10"]),
    (["de/chapter 1.xlf", "fr/chapter 1.xlf"], ["de", "fr"]),
    # One is the beginning of the other, or the end.
    (["sys.zh", "sys.zh (2)"], ["zh", "zh (2)"]),
    (["Client_v1", "Client_v1_final"], ["v1", "v1_final"]),
    (["Client", "Client_v1"], ["Client", "Client_v1"]),
    # A number, a version and a letter need the word before them.
    (["out MT1.txt", "out MT10.txt"], ["MT1", "MT10"]),
    (["Client_hyp_1.txt", "Client_hyp_2.txt"], ["hyp_1", "hyp_2"]),
    (["LLM GPT-4", "LLM GPT-4o"], ["GPT-4", "GPT-4o"]),
    (["Client system A", "Client system B"], ["system A", "system B"]),
    (["1_final_draft.txt", "2_final_draft.txt"], ["1_final", "2_final"]),
    # Chinese has no spaces: a word is not cut, unless Latin letters begin.
    (["译文_张三_终稿.docx", "译文_李四_终稿.docx"], ["张三", "李四"]),
    (["项目机器翻译.docx", "项目人工翻译.docx"], ["项目机器翻译.docx", "项目人工翻译.docx"]),
    (["译文GPT.txt", "译文DeepL.txt"], ["GPT", "DeepL"]),
    (["译文gpt.txt", "译文deepl.txt"], ["gpt", "deepl"]),
    (["mt+译文v1+a.txt", "mt+译文v2+a.txt"], ["v1", "v2"]),
    (["第1章.txt", "第10章.txt"], ["第1章.txt", "第10章.txt"]),
    # Accents stay with their letters, brackets with their words.
    (["mt cafe\u0301.txt", "mt cafe.txt"], ["cafe\u0301", "cafe"]),
    (["mt हिन्दी.txt", "mt हिन्दू.txt"], ["हिन्दी", "हिन्दू"]),
    (["mt (one).txt", "mt (two).txt"], ["(one)", "(two)"]),
    (["mt «one».txt", "mt «two».txt"], ["«one»", "«two»"]),
    # Nothing is gained.
    (["google.txt", "deepl.txt"], ["google.txt", "deepl.txt"]),
    (["v1.2.docx", "v1.3.docx"], ["v1.2.docx", "v1.3.docx"]),
    (["alone_v1.docx"], ["alone_v1.docx"]),
    ([], []),
]


@pytest.mark.parametrize(("names", "expected"), SHORT)
def test_what_all_names_share_is_left_out(names: list[str], expected: list[str]) -> None:
    assert [*short_names(names).values()] == expected


@pytest.mark.parametrize("names", [names for names, _ in SHORT])
def test_the_shared_part_makes_short_names_full_again(names: list[str]) -> None:
    shared = shared_part(names)
    short, full = short_names(names), text_names(names)
    for name in names:
        assert (shared.replace("…", short[name]) if shared else short[name]) == full[name]


def test_a_text_that_is_compared_with_itself_has_its_role() -> None:
    one, other = (Document.from_segments(name, ["A text."]) for name in ("a.txt", "b.txt"))
    texts = [(Role.CANDIDATE, one), (Role.REFERENCE, one), (Role.SOURCE, other)]
    assert names_of_compared(texts) == ["a.txt (Candidate)", "a.txt (Reference)", "b.txt"]


def test_candidates_and_references_are_named_together() -> None:
    text = [Document.from_segments("a/mt.txt", ["A text."])]
    evaluation = evaluate(candidates=text, references=text)
    both = ["a/mt.txt (Candidate)"], ["a/mt.txt (Reference)"]
    assert compared_names(evaluation) == both
    # A result may not have its texts.
    aligned = replace(evaluation.aligned, references=())
    without = replace(evaluation, aligned=aligned)
    assert compared_names(without) == (["a/mt.txt"], [])
    assert compared_names(without, [NamedFile("ref.txt")]) == (["a/mt.txt"], ["ref.txt"])
    # Files that only their folders tell apart have them.
    folders = [NamedFile("final/mt.txt")]
    assert compared_names(without, folders) == (["a/mt.txt"], ["final/mt.txt"])
