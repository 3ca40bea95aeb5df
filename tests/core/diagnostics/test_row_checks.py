"""Segments that do not translate their source are found, in files and beside the score."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

import bleu_core
from bleu_core.api.evaluation import evaluate
from bleu_core.diagnostics.band_checks import holding_back
from bleu_core.diagnostics.kinds import Kind, Severity
from bleu_core.diagnostics.model import Diagnostic, Difference, Normalize
from bleu_core.diagnostics.named_text import NamedText
from bleu_core.diagnostics.row_checks import check_rows
from bleu_core.evaluation.checking import check_aligned
from bleu_core.files.addresses import Role
from bleu_core.files.documents import Document, read_document
from bleu_core.languages.foreign_segments import find_foreign
from bleu_core.languages.words import WordProfile

SAMPLES = Path(bleu_core.__file__).parents[1] / "bleu_score/resources/samples"


def sample(language: str, name: str = "candidate_a") -> tuple[str, ...]:
    return read_document(SAMPLES / language.replace("-", "_") / f"{name}.{language}.txt").segments


def found(
    candidate: Sequence[str], reference: Sequence[str], source: Sequence[str] | None = None
) -> tuple[list[Diagnostic], list[Diagnostic]]:
    """Return the diagnostics of the texts, and those of the score."""
    evaluation = evaluate(
        candidates=[Document.from_segments("sys", candidate)],
        references=[Document.from_segments("ref", reference)],
        source=None if source is None else Document.from_segments("src", source),
    )
    diagnostics = check_aligned(
        evaluation.aligned, evaluation.settings, with_effects=False
    ).diagnostics
    return list(diagnostics), list(evaluation.candidates[0].diagnostics)


def the_only(diagnostics: Sequence[Diagnostic], kind: Kind) -> Diagnostic:
    (one,) = [each for each in diagnostics if each.kind is kind]
    return one


def replaced(candidate: Sequence[str], other: Sequence[str], rows: Sequence[int]) -> list[str]:
    return [other[row] if row in rows else text for row, text in enumerate(candidate)]


@pytest.mark.parametrize(
    ("own", "other"), [("es", "en"), ("id", "en"), ("en", "es"), ("en", "zh-CN"), ("zh-CN", "en")]
)
def test_segments_in_another_language_are_found(own: str, other: str) -> None:
    rows = range(10, 30)
    candidate = replaced(sample(own), sample(other), rows)
    for diagnostics in found(candidate, sample(own, "reference")):
        diagnostic = the_only(diagnostics, Kind.FOREIGN_SEGMENTS)
        assert set(diagnostic.rows) <= set(rows)
        assert diagnostic.count >= 0.8 * len(rows)
        assert isinstance(diagnostic.data, Difference)
        assert diagnostic.data.own == ("" if other == "zh-CN" else other)
        assert diagnostic.severity is Severity.SEVERE
        assert holding_back([diagnostic])


@pytest.mark.parametrize("language", ["en", "es", "id", "zh-CN", "zh-TW"])
def test_texts_in_one_language_have_no_foreign_segments(language: str) -> None:
    for name in ("candidate_a", "candidate_b"):
        for candidate, reference in ((name, "reference"), ("reference", name)):
            texts = Document.from_segments("ref", sample(language, reference))
            foreign = find_foreign(sample(language, candidate), texts.segments, texts.script)
            assert foreign.rows == []


def test_a_segment_that_is_also_foreign_in_the_reference_is_a_quotation() -> None:
    rows = range(10, 30)
    own, other = sample("es"), sample("en")
    reference = replaced(sample("es", "reference"), other, rows)
    assert find_foreign(replaced(own, other, rows), reference, "Latn").rows == []


PORTUGUESE = (
    "O governo anunciou ontem que não há dinheiro para as obras. Ele disse também que a ponte, uma "
    "das mais antigas do país, já está fechada e que os trabalhos ainda não têm data para começar."
)
GALICIAN = (
    "O goberno anunciou onte que non hai cartos para as obras. Dixo tamén que a ponte, unha das "
    "máis antigas do país, xa está pechada e que os traballos non teñen data, pero foi o que foi."
)
CATALAN = (
    "El govern va anunciar ahir que no hi ha diners per a les obres. També va dir que el pont, un "
    "dels més antics del país, ja és tancat i que els treballs encara no tenen data amb la seva."
)
SPANISH = (
    "El gobierno anunció ayer que no hay dinero para las obras. También dijo que el puente, uno "
    "de los más antiguos del país, ya está cerrado y que los trabajos aún no tienen una fecha."
)
MALAY = (
    "Kerajaan berkata bahawa wang itu tidak ada kerana projek tersebut boleh ditangguhkan, "
    "manakala beliau pergi ke pelbagai tempat bagi melihat daripada dekat apa yang telah berlaku."
)
INDONESIAN = (
    "Pemerintah mengatakan bahwa uang itu tidak ada karena proyek tersebut bisa ditunda, dan saat "
    "ini ia pergi ke berbagai tempat untuk melihat secara langsung apa yang telah terjadi."
)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        (PORTUGUESE, "pt"),
        (GALICIAN, "gl"),
        (CATALAN, "ca"),
        (SPANISH, "es"),
        (MALAY, "ms"),
        (INDONESIAN, "id"),
        ("Saya suka nasi goreng.", None),
    ],
)
def test_related_languages_are_told_apart_by_words_they_do_not_share(
    text: str, language: str | None
) -> None:
    assert WordProfile.of([text]).language() == language


def test_a_source_in_place_of_a_candidate_has_one_diagnostic() -> None:
    source = sample("en")
    _, diagnostics = found(source, sample("es", "reference"), source)
    diagnostic = the_only(diagnostics, Kind.IS_SOURCE)
    assert (diagnostic.count, diagnostic.severity) == (len(source), Severity.SEVERE)
    assert holding_back([diagnostic])
    others = {Kind.WRONG_LANGUAGE, Kind.UNTRANSLATED, Kind.FOREIGN_SEGMENTS}
    assert not others & {each.kind for each in diagnostics}
    # A partly untranslated candidate has one diagnostic, too.
    some = replaced(sample("es"), source, range(20))
    _, diagnostics = found(some, sample("es", "reference"), source)
    assert the_only(diagnostics, Kind.UNTRANSLATED).count == 20
    assert Kind.FOREIGN_SEGMENTS not in {each.kind for each in diagnostics}


def test_traditional_among_simplified_is_found_and_evened_out() -> None:
    rows = (5, 40)
    candidate = replaced(sample("zh-CN"), sample("zh-TW"), rows)
    diagnostics, _ = found(candidate, sample("zh-CN", "reference"))
    diagnostic = the_only(diagnostics, Kind.FOREIGN_SEGMENTS)
    assert (diagnostic.rows, diagnostic.fixes) == (rows, (Normalize("t2s"),))
    assert diagnostic.data == Difference("zh-Hant", "zh-Hans")


def test_segments_without_frequent_words_count_if_the_language_is_clear() -> None:
    clear = "See on raamat, mida ta ei ole veel lugenud, ja ka tema sõber on seda näinud."
    rare = "Valitsus kuulutas välja uue programmi väikeettevõtete toetamiseks."
    candidate = [*sample("en")]
    candidate[3] = candidate[9] = candidate[12] = clear
    reference = sample("en", "reference")
    assert find_foreign(candidate, reference, "Latn").rows == [3, 9, 12]
    candidate[20] = candidate[40] = rare
    foreign = find_foreign(candidate, reference, "Latn")
    assert (foreign.rows, foreign.language) == ([3, 9, 12, 20, 40], "et")


def test_words_with_lookalikes_are_not_called_another_language() -> None:
    candidate = [*sample("es")]
    for row in (3, 9, 12):
        candidate[row] = "This is one of the things that we have not seen, and it was not for you."
    lookalikes = str.maketrans("aeopcxy", "аеорсху")
    candidate[20] = candidate[20].translate(lookalikes)
    candidate[40] = candidate[40].translate(lookalikes)
    foreign = find_foreign(candidate, sample("es", "reference"), "Latn")
    assert (foreign.rows, foreign.language) == ([3, 9, 12], "en")


@pytest.mark.parametrize(
    ("text", "is_other"),
    [
        # Two characters of the other script, and three times as many as of the usual one.
        ("學門好", True),
        ("學好", False),
        ("這門學门", True),
        ("這門门", False),
        ("這門學習機這门开", True),
        ("這門學習機门开", False),
    ],
)
def test_characters_of_the_other_script_outnumber_the_usual_ones(text: str, is_other: bool) -> None:
    reference = [f"我们在学校里学习第{number}课的内容" for number in range(40)]
    own = [text if row in (4, 9) else line for row, line in enumerate(reference)]
    text_of = NamedText("c", Role.CANDIDATE, Document.from_segments("c", own))
    told = [*check_rows(text_of, Document.from_segments("r", reference))]
    assert [each.rows for each in told] == [(4, 9)] * is_other
