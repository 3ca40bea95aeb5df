"""The translation among the texts of two files with the same languages, and cases to ask about."""

from __future__ import annotations

from pathlib import Path

import pytest

from bleu_core.api.evaluation import evaluate_files
from bleu_core.files.addresses import parse_address
from bleu_core.files.assumptions import TargetInferred
from bleu_core.files.errors import FieldUndecided
from bleu_core.settings import Settings

ENGLISH = ["The cat sat.", "Open the door.", "It is late now.", "He went home."]
GOOD = ["El gato se sentó.", "Abre la puerta.", "Ya es tarde.", "Se fue a casa."]
WEAK = ["Gato sentado.", "Abre la puerta.", "Es tarde ahora.", "Él fue casa."]


def tmx(path: Path, *texts: tuple[str, list[str]], source: str = "*all*") -> Path:
    units = "".join(
        "<tu>"
        + "".join(f'<tuv xml:lang="{tag}"><seg>{own[n]}</seg></tuv>' for tag, own in texts)
        + "</tu>"
        for n in range(len(ENGLISH))
    )
    path.write_text(
        f'<tmx version="1.4"><header srclang="{source}"/><body>{units}</body></tmx>', "utf-8"
    )
    return path


def table(path: Path, headings: list[str], *columns: list[str]) -> Path:
    rows = [headings, *zip(*columns, strict=True)] if headings else [*zip(*columns, strict=True)]
    path.write_text("\n".join("\t".join(row) for row in rows), "utf-8")
    return path


def inferred(reference: Path | str, candidate: Path | str, **more: str) -> tuple[object, ...]:
    """Check the compared texts, and return the assumptions about both files."""
    settings = Settings(**more)  # type: ignore[arg-type]
    aligned = evaluate_files(candidates=candidate, references=reference, settings=settings).aligned
    documents = (*aligned.references, *aligned.candidates)
    assert [list(one.segments) for one in documents] == [GOOD, WEAK]
    return tuple(dict.fromkeys(each for one in documents for each in one.assumptions))


def test_the_language_in_which_two_memories_differ_is_the_target(tmp_path: Path) -> None:
    reference = tmx(tmp_path / "a.tmx", ("en", ENGLISH), ("es-ES", GOOD))
    candidate = tmx(tmp_path / "b.tmx", ("es-es", WEAK), ("en", ENGLISH))
    assert inferred(reference, candidate) == (
        TargetInferred("es-ES", "differs"),
        TargetInferred("es-es", "differs"),
    )


@pytest.mark.parametrize(
    ("headings", "name"),
    [
        (["en", "es"], "es"),
        (["ID", "en", "es"], "es"),
        (["en", "es", "Notes"], "es"),
        ([], "B"),
        (["Text", "Wort"], "Wort"),
    ],
)
def test_the_column_in_which_two_tables_differ_is_the_target(
    tmp_path: Path, headings: list[str], name: str
) -> None:
    keys = [["k1", "k2", "k3", "k4"]] if "ID" in headings else []
    notes = [[["good"] * 4], [["bad"] * 4]] if "Notes" in headings else [[], []]
    reference = table(tmp_path / "a.tsv", headings, *keys, ENGLISH, GOOD, *notes[0])
    candidate = table(tmp_path / "b.tsv", headings, *keys, ENGLISH, WEAK, *notes[1])
    if name == "Wort":  # without headings, both rows are text
        reference = tmp_path / "a.tsv#headings=1"
        candidate = tmp_path / "b.tsv#headings=1"
    assert inferred(reference, candidate) == (TargetInferred(name, "differs"),)


def test_the_source_that_memories_declare_is_not_the_translation(tmp_path: Path) -> None:
    other = [text.upper() for text in ENGLISH]
    reference = tmx(tmp_path / "a.tmx", ("en", ENGLISH), ("es", GOOD), source="en")
    candidate = tmx(tmp_path / "b.tmx", ("es", WEAK), ("en", other), source="EN-us")
    assert inferred(reference, candidate) == (TargetInferred("es", "declared"),)


def test_of_several_translations_in_a_memory_none_is_chosen(tmp_path: Path) -> None:
    other = [text.upper() for text in ENGLISH]
    texts = ("es", GOOD), ("fr", GOOD[::-1])
    reference = tmx(tmp_path / "a.tmx", ("en", ENGLISH), *texts, source="en")
    changed = ("es", WEAK), ("fr", WEAK[::-1])
    candidate = tmx(tmp_path / "b.tmx", ("en", other), *changed, source="en")
    with pytest.raises(FieldUndecided):
        inferred(reference, candidate)


def test_a_memory_beside_a_file_without_a_choice(tmp_path: Path) -> None:
    reference = tmx(tmp_path / "a.tmx", ("en", ENGLISH), ("es", GOOD), source="en")
    candidate = tmp_path / "b.txt"
    candidate.write_text("\n".join(WEAK), "utf-8")
    assert inferred(reference, candidate) == (TargetInferred("es", "declared"),)


def test_the_language_of_the_other_files_or_of_the_settings_counts(tmp_path: Path) -> None:
    reference = tmx(tmp_path / "a.tmx", ("en", ENGLISH), ("es", GOOD))
    candidate = tmx(tmp_path / "b.tmx", ("en", ENGLISH), ("es", WEAK))
    assert inferred(f"{reference}#lang=es", candidate) == (TargetInferred("es", "others"),)
    # A language that the user gave is no assumption.
    assert inferred(reference, candidate, target_language="es") == ()


def test_a_target_column_is_the_reference_of_a_file_without_another(tmp_path: Path) -> None:
    reference = table(tmp_path / "a.tsv", ["Source", "Target"], ENGLISH, GOOD)
    candidate = table(tmp_path / "b.tsv", ["Source", "Target"], ENGLISH, WEAK)
    assert inferred(reference, candidate) == (TargetInferred("Target", "only"),)


@pytest.mark.parametrize("order", [1, -1])
def test_the_language_of_the_other_file_decides_among_references(
    tmp_path: Path, order: int
) -> None:
    texts = {"es: Reference": WEAK[::-1], "es-MX: Reference": GOOD, "es-MX: MT": ENGLISH}
    headings = ["Source", *list(texts)[::order]]
    reference = table(tmp_path / "a.tsv", headings, ENGLISH, *list(texts.values())[::order])
    candidate = tmx(tmp_path / "b.tmx", ("en", ENGLISH), ("es-MX", WEAK), source="en")
    assert TargetInferred("es-MX: Reference", "others") in inferred(
        reference, f"{candidate}#lang=es-MX"
    )


def test_a_column_of_systems_is_no_translation(tmp_path: Path) -> None:
    headings = ["Source", "System", "Text"]
    reference = table(tmp_path / "a.tsv", headings, ENGLISH, ["Human"] * 4, GOOD)
    candidate = table(tmp_path / "b.tsv", headings, ENGLISH, ["DeepL"] * 4, WEAK)
    assert inferred(reference, candidate) == (TargetInferred("Text", "differs"),)


def test_the_target_is_asked_for_if_both_texts_differ(tmp_path: Path) -> None:
    other = [text.upper() for text in ENGLISH]
    # The names of files do not help.
    reference = tmx(tmp_path / "a.en-es.tmx", ("en", ENGLISH), ("es", GOOD))
    candidate = tmx(tmp_path / "b.es.tmx", ("en", other), ("es", WEAK))
    with pytest.raises(FieldUndecided) as caught:
        inferred(reference, candidate)
    assert caught.value.path in (reference, candidate)
    assert caught.value.available == ("lang=en", "lang=es")
    # The same is true if a file is compared with itself.
    with pytest.raises(FieldUndecided):
        inferred(reference, reference)
    assert parse_address(f"{reference}#lang=es").selection.name == "es"


def test_the_member_in_which_the_cells_of_two_files_differ_is_the_target(tmp_path: Path) -> None:
    paths = []
    for name, texts in (("ref.csv", GOOD), ("mt.csv", WEAK)):
        cells = (repr({"en": en, "es": es}) for en, es in zip(ENGLISH, texts, strict=True))
        lines = (f'{n},"{cell}"' for n, cell in enumerate(cells))
        (tmp_path / name).write_text("\n".join(["id,translation", *lines]), "utf-8")
        paths.append(f"{tmp_path / name}#column=translation")
    assert inferred(*paths) == (TargetInferred("translation.es", "differs"),)
    assert inferred(*paths, target_language="es") == ()
