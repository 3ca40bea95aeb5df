"""Output of toolkits: one translation of each sentence, in the order of their numbers."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from bleu_core.api.evaluation import evaluate
from bleu_core.errors import BleuError
from bleu_core.files.addresses import FieldKind, Role
from bleu_core.files.assumptions import DetokenizedLines, FirstTranslations
from bleu_core.files.documents import Document, documents_by_role, read_document
from bleu_core.files.errors import FileMalformed, NoUnits
from bleu_core.files.reading.contents import Contents, Format, KeyKind, Table
from bleu_core.files.reading.formats import read_contents

WORDS = "gato perro casa puerto barco mar viento isla noche tarde".split()


def sentences(seed: int, count: int = 40) -> list[str]:
    rng = random.Random(seed)
    return [" ".join(rng.choices(WORDS, k=9)) + "." for _ in range(count)]


def tokenized(text: str) -> str:
    return text.replace(".", " .")


def n_best(texts: Sequence[str], *, best: int = 1, missing: Sequence[int] = ()) -> str:
    return "".join(
        f"{number} ||| {text if rank == 0 else WORDS[rank]} ||| LM0= -1.5 d: 0 ||| -{rank}.5\n"
        for number, text in enumerate(texts)
        for rank in range(best)
        if number not in missing
    )


def log(
    texts: Sequence[str], references: Sequence[str] = (), *, letters: str = "STHDP", best: int = 1
) -> str:
    """Return a log in the order of lengths, between messages, as fairseq writes it."""
    lines = ["2024-01-01 10:00:00 | INFO | fairseq_cli.generate | loading model(s)"] * 12
    for number in sorted(range(len(texts)), key=lambda number: len(texts[number])):
        text = texts[number]
        lines += [f"S-{number}\tsource {number}"] if "S" in letters else []
        lines += [f"T-{number}\t{references[number]}"] if references else []
        for rank in range(best):
            shown = text if rank == 0 else WORDS[rank]
            lines += [f"H-{number}\t-{rank}.25\t{tokenized(shown)}"] if "H" in letters else []
            lines += [f"D-{number}\t-{rank}.25\t{shown}"] if "D" in letters else []
            lines += [f"P-{number}\t-0.1 -0.2 -0.3"] if "P" in letters else []
    return "\n".join([*lines, "Generate test with beam=5: BLEU4 = 23.10", ""])


def contents_of(tmp_path: Path, text: str) -> Contents:
    path = tmp_path / "output.txt"
    path.write_text(text, "utf-8")
    return read_contents(path)


def table_of(tmp_path: Path, text: str) -> Table:
    (table,) = contents_of(tmp_path, text).tables
    return table


def document_of(tmp_path: Path, text: str, role: Role = Role.CANDIDATE) -> Document:
    path = tmp_path / f"{role.value}.out"
    path.write_text(text, "utf-8")
    return read_document(path, role=role)


def test_an_n_best_list_has_the_first_translation_of_each_sentence(tmp_path: Path) -> None:
    texts = sentences(1)
    contents = contents_of(tmp_path, n_best(texts, best=3))
    (table,) = contents.tables
    (field,) = table.fields
    assert (contents.format, field.kind, list(field.cells)) == (
        Format.N_BEST,
        FieldKind.SYSTEM,
        texts,
    )
    assert (table.key_kind, list(table.keys)[:3]) == (KeyKind.SEGMENT_ID, ["0", "1", "2"])
    assert list(table.lines)[:3] == [1, 4, 7]
    assert field.assumptions == (FirstTranslations(40),)
    alone = document_of(tmp_path, n_best(texts))
    assert (alone.segments, alone.assumptions) == (tuple(texts), ())


def test_an_n_best_list_may_have_empty_translations_and_any_order(tmp_path: Path) -> None:
    table = table_of(tmp_path, "1 ||| b ||| f ||| -1\n\n0 |||  ||| f ||| -1 ||| 0-0\n")
    assert list(table.fields[0].cells) == ["", "b"]
    assert list(table.lines) == [3, 1]


def test_a_sentence_without_a_translation_is_empty(tmp_path: Path) -> None:
    texts = sentences(1)
    document = document_of(tmp_path, n_best(texts, missing=[3, 17, 18]))
    expected = ["" if number in (3, 17, 18) else text for number, text in enumerate(texts)]
    assert document.segments == tuple(expected)
    assert [document.units.is_in_file(number) for number in (2, 3, 4)] == [True, False, True]


def test_a_part_of_the_input_has_no_empty_translations(tmp_path: Path) -> None:
    texts = sentences(1)
    half = document_of(tmp_path, n_best(texts, missing=range(1, 40, 2)))
    assert (half.segments, list(half.units.keys)[:2]) == (tuple(texts[::2]), ["0", "2"])
    later = "".join(n_best(texts).splitlines(keepends=True)[30:])
    assert document_of(tmp_path, later).segments == tuple(texts[30:])


def test_numbers_beyond_any_file_take_no_memory(tmp_path: Path) -> None:
    table = table_of(tmp_path, "0 ||| a ||| f ||| -1\n999999999 ||| b ||| f ||| -1\n")
    assert list(table.keys) == ["0", "999999999"]


@pytest.mark.parametrize(("line", "truncated"), [(2, False), (3, True)])
def test_a_damaged_line_of_an_n_best_list(tmp_path: Path, line: int, truncated: bool) -> None:
    lines = n_best(sentences(1)[:3]).splitlines()
    lines[line - 1] = lines[line - 1][:10]
    # Recognition needs more lines than that.
    text = "\n".join([*lines[:2], *([] if truncated else lines[2:]), *lines[2:3]])
    with pytest.raises(FileMalformed) as caught:
        contents_of(tmp_path, n_best(sentences(2)) * 2 + text)
    assert (caught.value.format, caught.value.truncated) == ("n_best", truncated)
    assert caught.value.line == 80 + line


def test_the_log_of_fairseq_is_source_reference_and_system(tmp_path: Path) -> None:
    texts, references = sentences(1), sentences(2)
    contents = contents_of(tmp_path, log(texts, references, best=2))
    (table,) = contents.tables
    assert contents.format is Format.FAIRSEQ
    assert [(field.kind, list(field.cells)) for field in table.fields] == [
        (FieldKind.SOURCE, [f"source {number}" for number in range(40)]),
        (FieldKind.REFERENCE, references),
        (FieldKind.SYSTEM, texts),
    ]
    assert table.fields[1].assumptions == ()
    assert table.fields[2].assumptions == (FirstTranslations(40), DetokenizedLines())
    assert list(table.keys) == list(map(str, range(40)))


def test_each_role_takes_its_text_of_the_log(tmp_path: Path) -> None:
    texts, references = sentences(1), sentences(2)
    text = log(texts, references)
    reference = document_of(tmp_path, text, Role.REFERENCE)
    assert (reference.segments, reference.assumptions) == (tuple(references), ())
    candidate = document_of(tmp_path, text)
    assert (candidate.segments, candidate.assumptions) == (tuple(texts), (DetokenizedLines(),))
    assert list(candidate.units.sources)[:2] == ["source 0", "source 1"]
    roles = documents_by_role(contents_of(tmp_path, text))
    assert {role: len(found) for role, found in roles.items()} == dict.fromkeys(Role, 1)


@pytest.mark.parametrize("letters", ["H", "SH", "HP"])
def test_translations_that_are_not_detokenized_are_read_too(tmp_path: Path, letters: str) -> None:
    texts = sentences(1)
    document = document_of(tmp_path, log(texts, letters=letters))
    assert (document.segments, document.assumptions) == (tuple(map(tokenized, texts)), ())


def test_detokenized_lines_that_are_the_same_need_no_note(tmp_path: Path) -> None:
    table = table_of(tmp_path, "H-0\t-1.5\tun gato\nD-0\t-1.5\tun gato\nH-1\t-1\tdos\n")
    assert (list(table.fields[0].cells), table.fields[0].assumptions) == (["un gato", "dos"], ())


def test_the_score_may_be_cut_out_of_the_log(tmp_path: Path) -> None:
    table = table_of(tmp_path, "H-1\tdos perros\nH-0\t\n")
    assert list(table.fields[0].cells) == ["", "dos perros"]


def test_a_log_without_texts(tmp_path: Path) -> None:
    with pytest.raises(NoUnits):
        contents_of(tmp_path, "P-0\t-0.1\nP-1\t-0.2\nP-2\t-0.2\n")


def test_outputs_have_the_score_of_their_texts(tmp_path: Path) -> None:
    references = sentences(2)
    texts = [text.replace("gato", "perro") for text in references]
    files = {"r.txt": "\n".join(references), "c.txt": "\n".join(texts),
             "c.nbest": n_best(texts, best=2), "c.log": log(texts, references)}  # fmt: skip
    for name, text in files.items():
        (tmp_path / name).write_text(text, "utf-8")

    def score(reference: str, candidate: str) -> float:
        evaluation = evaluate(
            candidates=[read_document(tmp_path / candidate, role=Role.CANDIDATE)],
            references=[read_document(tmp_path / reference, role=Role.REFERENCE)],
        )
        return evaluation.candidates[0].bleu.percent

    expected = score("r.txt", "c.txt")
    assert 0 < expected < 100
    for reference in ("r.txt", "c.log"):
        for candidate in ("c.nbest", "c.log"):
            assert score(reference, candidate) == expected


def test_a_log_is_no_prose_and_prose_is_no_log(tmp_path: Path) -> None:
    for text in ("T-34 tanks\nS-300 missiles\nH-1 visas\n", "1 ||| 2\n3 ||| 4\n", "D-1\n"):
        try:
            assert contents_of(tmp_path, text).format is Format.TEXT
        except BleuError as error:
            pytest.fail(repr(error))
