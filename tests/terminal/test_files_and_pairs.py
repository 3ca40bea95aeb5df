"""`bleu-score` with the files of translators: addresses, pairs, left-out segments, `--check`."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.office_files import docx, docx_table
from tests.terminal.conftest import Run

SYLLABLES = "ba ce di fo gu la me ni po ru sa te vi zo".split()
WORDS = ["the", "a", "of", "in", *(one + two for one in SYLLABLES for two in SYLLABLES)]


def sentences(count: int, seed: int = 1) -> list[str]:
    rng = random.Random(seed)
    return [" ".join(rng.choices(WORDS, k=rng.randint(5, 12))) + "." for _ in range(count)]


def xliff(units: Sequence[tuple[str, str, str]]) -> bytes:
    body = "".join(
        f'<trans-unit id="{key}"><source>{source}</source><target>{target}</target></trans-unit>'
        for key, source, target in units
    )
    return (
        '<xliff version="1.2"><file original="f" source-language="en" target-language="es" '
        f'datatype="plaintext"><body>{body}</body></file></xliff>'
    ).encode()


@pytest.fixture
def units() -> list[tuple[str, str, str]]:
    return [(f"u{n}", f"source {n}", text) for n, text in enumerate(sentences(60))]


def test_shuffled_units_score_100_without_a_word_of_drift(
    bleu_score: Any, write: Callable[..., str], units: list[tuple[str, str, str]]
) -> None:
    reference = write("r.xliff", xliff(units))
    random.Random(5).shuffle(units)
    candidate = write("c.xliff", xliff(units))
    run = bleu_score(reference, "-i", candidate)
    assert run.code == 0
    assert "BLEU = 100.00 (1.0000)" in run.out
    assert "Paired by key. Segments compared: 60 of 60." in run.out
    assert "|pairs:key|" in run.out
    assert "drift" not in run.out.lower()
    assert "Target language: Spanish (es), stated in the file." in run.out


def test_left_out_segments_are_reported_and_can_be_kept(
    bleu_score: Any, write: Callable[..., str], units: list[tuple[str, str, str]]
) -> None:
    reference = write("r.xliff", xliff(units))
    candidate = write("c.xliff", xliff(units[5:]))
    run = bleu_score(reference, "-i", candidate)
    assert "Paired by key. Segments compared: 55 of 60." in run.out
    assert "Only in the reference: 5 (excluded)" in run.out
    assert "|out:only_reference[5]|" in run.out
    assert "BLEU = 100.00" in run.out
    kept = json.loads(
        bleu_score(reference, "-i", candidate, "--keep", "only_reference", "-f", "json").out
    )
    assert kept["pairs"] == {
        "method": "key",
        "segments": 60,
        "compared": 60,
        "left_out": {},
        "concerns": {"only_reference": 5},
        "repairs": 0,
    }
    assert kept["candidates"][0]["brevity_penalty"] < 1


def test_a_table_with_all_columns_is_a_whole_evaluation(
    bleu_score: Any, write: Callable[..., str]
) -> None:
    texts = sentences(30)
    rows = ["ID,Source,Reference,MT1,MT2"]
    rows += [f"{n},s{n},{text},{text},{text} x" for n, text in enumerate(texts)]
    table = write("all.csv", rows)
    run = bleu_score(table, "-q")
    assert run.code == 0
    names = [line.split("\t")[0] for line in run.out.splitlines()]
    assert names == ["all.csv · MT1", "all.csv · MT2"]
    assert "all.csv · MT1\tBLEU = 100.00" in run.out
    by_address = bleu_score(f"{table}#column=Reference", "-i", f"{table}#column=mt1", "-q")
    assert by_address.out == "all.csv · MT1\tBLEU = 100.00\n"


def test_a_file_of_several_texts_needs_a_choice(
    bleu_score: Any, write: Callable[..., str], tmp_path: Path
) -> None:
    table = write("t.csv", ["one,two", "a b,c d", "e f,g h"])
    run = bleu_score(table)
    assert run.code == 2
    assert "contains several texts. Choose one: column=A, column=B." in run.err
    assert f"For example: {table}#column=B\n" in run.err
    # For a document, the example is a column, not the whole text, which includes the source.
    document = tmp_path / "review.docx"
    rows = [[f"The text of sentence {n}.", f"El contenido de la frase {n}."] for n in "123"]
    document.write_bytes(docx(docx_table(*rows)))
    run = bleu_score(document, "-i", document)
    assert "Choose one: column=A, column=B, text." in run.err
    assert f"For example: {document}#column=B\n" in run.err
    missing = bleu_score(f"{table}#column=Z", "-i", f"{table}#column=B")
    assert missing.code == 2
    assert "has no “column=Z”. Available: column=A, column=B." in missing.err


def test_a_baseline_can_be_named_by_its_address(bleu_score: Any, write: Callable[..., str]) -> None:
    rows = ["Reference,MT1,MT2", *(f"{text},{text},{text} x" for text in sentences(30))]
    table = write("all.csv", rows)
    candidates = [f"{table}#column=MT1", f"{table}#column=MT2"]
    run = bleu_score(
        f"{table}#column=Reference", "-i", *candidates, "--paired-bs", "--baseline", candidates[1]
    )
    assert run.code == 0
    assert "BLEU: all.csv · MT1 compared with all.csv · MT2" in run.out


def test_a_name_of_two_candidates_names_neither(bleu_score: Any, write: Callable[..., str]) -> None:
    reference, *candidates = (
        write(name, sentences(30)) for name in ("r.txt", "a/mt.txt", "b/mt.txt")
    )
    words = [reference, "-i", *candidates, "--paired-ar"]
    assert bleu_score(*words, "--baseline", candidates[1]).code == 0
    run = bleu_score(*words, "--baseline", "mt.txt")
    assert run.code == 2
    said = f"“mt.txt” fits several. Write one of these: {candidates[0]}, {candidates[1]}."
    assert said in run.err
    assert "“no.txt” is not one of them." in bleu_score(*words, "--baseline", "no.txt").err


def test_the_line_where_files_drift_apart_is_named(
    bleu_score: Any, write: Callable[..., str]
) -> None:
    texts = sentences(200)
    reference = write("r.txt", texts)
    candidate = write("c.txt", texts[:120] + texts[121:])
    run = bleu_score(reference, "-i", candidate)
    assert run.code == 2
    assert "“r.txt” has 200, “c.txt” has 199." in run.err
    assert (
        "The misalignment starts at line 121 of “r.txt”, which has no match in “c.txt”" in run.err
    )
    paired = bleu_score(reference, "-i", candidate, "--pair", "content")
    assert paired.code == 0
    assert "Paired by content. Segments compared: 199 of 200." in paired.out
    assert "BLEU = 100.00" in paired.out


def test_one_empty_line_at_the_end_is_named_as_such(
    bleu_score: Any, write: Callable[..., str]
) -> None:
    texts = sentences(20)
    run = bleu_score(write("r.txt", texts), "-i", write("c.txt", [*texts, ""]))
    assert run.code == 2
    assert (
        "The last line of “c.txt”, line 21, is empty. Delete it: “r.txt” ends one line earlier."
    ) in run.err
    assert "misalign" not in run.err


def test_untranslated_segments_are_reported_if_there_is_a_source(
    bleu_score: Any, write: Callable[..., str]
) -> None:
    source = write("s.txt", ["A house.", "A tree.", "OK"])
    reference = write("r.txt", ["Una casa.", "Un árbol.", "OK"])
    candidate = write("c.txt", ["A house.", "Un árbol.", "OK"])
    run = bleu_score(reference, "-i", candidate, "--source", source, "--leave-out", "untranslated")
    assert "Untranslated (the candidate is the source text): 1 (excluded)" in run.out
    assert "Segments: 2." in run.out


@pytest.mark.parametrize(
    ("arguments", "signed"),
    [
        (["--tags", "token"], "|tags:token|"),
        (["--placeholders", "remove"], "|ph:remove|"),
        (["--normalize", "typography", "markdown"], "|norm:markdown+typography|"),
    ],
)
def test_changes_of_the_text_are_signed(
    bleu_score: Any, write: Callable[..., str], arguments: list[str], signed: str
) -> None:
    reference = write("r.txt", sentences(5))
    run = bleu_score(reference, "-i", reference, *arguments)
    assert signed in run.out
    assert "The same score with sacreBLEU" not in run.out


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--tags", "drop"),
        ("--placeholders", "x"),
        ("--normalize", "nfd"),
        ("--pair", "name"),
        ("--leave-out", "everything"),
        ("--keep", "nothing"),
    ],
)
def test_an_invalid_value_is_refused(
    bleu_score: Any, write: Callable[..., str], option: str, value: str
) -> None:
    reference = write("r.txt", sentences(5))
    run = bleu_score(reference, "-i", reference, option, value)
    assert run.code == 2
    assert f"{option}: “{value}” is not one of " in run.err


def test_check_lists_problems_and_their_effects(bleu_score: Any, write: Callable[..., str]) -> None:
    texts = [f"The {text[:-1]} says “{n}” to us." for n, text in enumerate(sentences(40))]
    reference = write("r.txt", texts)
    candidate = write("c.txt", [text.replace("“", '"').replace("”", '"') for text in texts])
    run = bleu_score(reference, "-i", candidate, "--check")
    assert run.code == 0
    assert "Paired by position. Segments compared: 40 of 40." in run.out
    assert "c.txt: " in run.out
    assert "--normalize typography · " in run.out
    assert "100.00" in run.out
    content = json.loads(bleu_score(reference, "-i", candidate, "--check", "-f", "json").out)
    effect = next(e for e in content["effects"] if e["fix"]["value"] == "typography")
    assert effect["before"] < effect["after"] == pytest.approx(100)
    normalized = bleu_score(reference, "-i", candidate, "--normalize", "typography", "-q")
    assert normalized.out == "c.txt\tBLEU = 100.00\n"


def test_check_of_good_files_finds_nothing(bleu_score: Any, write: Callable[..., str]) -> None:
    reference = write("r.txt", sentences(150, 1))
    candidate = write("c.txt", [f"{text[:-1]} now." for text in sentences(150, 1)])
    run = bleu_score(reference, "-i", candidate, "--check")
    assert run.code == 0
    assert "No problems found in the texts." in run.out
    assert bleu_score(reference, "-i", candidate, "--check", "-f", "tsv").code == 2


def test_errors_name_file_and_place(bleu_score: Any, write: Callable[..., str]) -> None:
    good = write("g.txt", sentences(3))
    for name, content, text in (
        ("x.xliff", b"<xliff version='1.2'>\n<file><body>\n<trans-unit></xliff>", "line 3"),
        ("y.xliff", b"<xliff version='1.2'>\n<file>", "ends unexpectedly"),
        ("z.xliff", b"no xml", "does not match its extension (XLIFF)"),
        ("e.tmx", b"<!DOCTYPE tmx [<!ENTITY a 'b'>]>\n<tmx/>", "declares XML entities (line 1)"),
        ("p.txt", b"%PDF-1.7", "this kind of file (PDF) is not supported"),
        ("n.po", b'msgid ""\nmsgstr ""\n', "There is no text in"),
        ("t.gz", b"\x1f\x8b\x08\0\0\0\0\0\0\0", "its content (gzip) ends unexpectedly"),
    ):
        path = write(name, content)
        run = bleu_score(good, "-i", path)
        assert run.code == 2
        assert len(run.err.splitlines()) == 1
        assert Path(path).name in run.err
        assert text in run.err, run.err


@pytest.mark.parametrize("language", ["en", "es", "id", "zh_CN", "zh_TW"])
def test_check_speaks_every_language(
    bleu_score: Any, write: Callable[..., str], language: str
) -> None:
    reference = write("r.txt", [f"{text} “x” &amp; y" for text in sentences(20)])
    candidate = write("c.txt", [f'{text} "x" & y\u200b' for text in sentences(20)])
    run = bleu_score(reference, "-i", candidate, "--check", ui=language)
    english = bleu_score(reference, "-i", candidate, "--check", ui="en")
    assert run.code == 0
    assert "{" not in run.out
    assert (run.out == english.out) == (language == "en")
    lines = [
        (ours, theirs)
        for ours, theirs in zip(run.out.split("\n"), english.out.split("\n"), strict=True)
    ]
    # Only texts of the files are the same; everything else is in the language.
    same = [ours for ours, theirs in lines if ours == theirs and ours.strip()]
    assert language == "en" or all("x" in line for line in same), same


def test_a_whole_evaluation_can_be_compared(bleu_score: Any, write: Callable[..., str]) -> None:
    rows = ["Reference,MT1,MT2", *(f"{text},{text},{text} x" for text in sentences(30))]
    table = write("all.csv", rows)
    assert "MT2 compared with all.csv · MT1" in bleu_score(table, "--paired-bs").out
    run = bleu_score(table, "--paired-ar", "--baseline", "MT2")
    assert run.code == 0
    assert "MT1 compared with all.csv · MT2" in run.out
    wrong = bleu_score(table, "--paired-ar", "--baseline", "MT3")
    assert wrong.code == 2
    assert "--baseline must name one of the candidates; “MT3” is not one of them." in wrong.err
    one = write("one.csv", ["Reference,MT1", "a b,a b", "c d,c d"])
    assert "at least two candidates" in bleu_score(one, "--paired-bs").err


def test_texts_are_saved_as_compared(
    bleu_score: Any,
    write: Callable[..., str],
    units: list[tuple[str, str, str]],
    tmp_path: Path,
) -> None:
    reference = write("r.xliff", xliff(units))
    candidate = write("c.xliff", xliff(units[5:]))
    before = bleu_score(reference, "-i", candidate, "--save-texts", str(tmp_path / "a.tsv"))
    assert before.code == 0
    assert "bleu-score: Segments saved: 55, in a.tsv" in before.err
    after = bleu_score(str(tmp_path / "a.tsv"))
    assert "BLEU = 100.00 (1.0000)" in after.out
    assert "Segments: 55." in after.out
    run = bleu_score(reference, "-i", candidate, "-q", "--save-texts", str(tmp_path / "a.tmx"))
    assert run.err == ""
    assert b'xml:lang="es"' in (tmp_path / "a.tmx").read_bytes()
    run = bleu_score(reference, "-i", candidate, "--save-texts", str(tmp_path / "a.txt"))
    assert "in a.source.txt, a.reference.txt, a.candidate.txt" in run.err


def test_a_failure_to_save_is_one_sentence_after_the_score(
    bleu_score: Any, write: Callable[..., str], tmp_path: Path
) -> None:
    reference, candidate = write("r.txt", b"one\n"), write("c.txt", b"one\n")
    for path, said in (
        (tmp_path / "gone" / "a.tsv", "cannot be written: the file or folder does not exist"),
        (tmp_path / "a.tmx", "A translation memory (TMX) needs the source text"),
    ):
        run = bleu_score(reference, "-i", candidate, "--save-texts", str(path))
        assert run.code == 2
        assert "BLEU = " in run.out
        assert said in run.err
        assert run.err.count("\n") == 1
        assert not path.exists()
    run = bleu_score(reference, "-i", candidate, "--save-texts", "a.doc")
    assert run.code == 2
    assert "--save-texts: “a.doc” is not one of .tsv, .tmx, .txt." in run.err
    run = bleu_score(reference, "-i", candidate, "--check", "--save-texts", "a.tsv")
    assert run.code == 2


def test_content_is_an_alias_of_alignment(
    write: Callable[..., str], bleu_score: Callable[..., Run]
) -> None:
    reference = write(
        "ref.txt", ["The cat sat down.", "It was raining all day.", "We stayed home."]
    )
    wrapped = write(
        "mt.txt", ["The cat", "sat down.", "It was raining all day.", "We stayed home."]
    )
    runs = [
        bleu_score(reference, "-i", wrapped, "--pair", by, "-f", "json")
        for by in ("content", "content")
    ]
    assert [run.code for run in runs] == [0, 0]
    assert runs[0].out == runs[1].out
