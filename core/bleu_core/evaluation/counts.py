"""BLEU's counts of the texts of an evaluation, and the choices that decide them."""

from __future__ import annotations

from collections.abc import Sequence

from bleu_core.diagnostics import model as diagnostics_model
from bleu_core.diagnostics.kinds import Kind
from bleu_core.files.documents import Document
from bleu_core.languages.tags import TargetLanguage, find_language
from bleu_core.pairing.alignment import AlignedDocuments
from bleu_core.progress import SILENT, Progress
from bleu_core.scoring import counting
from bleu_core.scoring import metrics as scoring_metrics
from bleu_core.scoring.definition import BleuCounts, count_small, is_small
from bleu_core.scoring.segment_rows import SegmentRows
from bleu_core.settings import Settings
from bleu_core.tokenizers import Tokenizer, get_tokenizer
from bleu_core.tokenizers.by_language import tokenizer_of_language


def stripped_lines(document: Document, settings: Settings) -> Sequence[str]:
    """Return the segments of a document as sacreBLEU's command would read them from a plain file.

    The command strips trailing white space from each line, sacreBLEU's functions do not. This
    matters if chrF counts white space. Text from memory, and from files sacreBLEU cannot read,
    is not changed.
    """
    from_lines = document.is_plain and document.path is not None
    if from_lines and settings.chrf.whitespace and {"chrf", "chrf++"} & {*settings.metrics}:
        return [segment.rstrip() for segment in document.segments]
    return document.segments


def count_bleu(
    aligned: AlignedDocuments,
    tokenizer: Tokenizer,
    settings: Settings,
    progress: Progress = SILENT,
) -> BleuCounts:
    """Count BLEU's statistics."""
    return count_texts(
        candidates=[stripped_lines(document, settings) for document in aligned.candidates],
        references=[stripped_lines(document, settings) for document in aligned.references],
        tokenizer=tokenizer,
        settings=settings,
        progress=progress,
    )


def count_texts(
    *,
    candidates: Sequence[Sequence[str]],
    references: Sequence[Sequence[str]],
    tokenizer: Tokenizer,
    settings: Settings,
    progress: Progress = SILENT,
) -> BleuCounts:
    """Count BLEU's statistics of texts; those of small ones without NumPy."""
    if is_small([*candidates, *references], tokenizer, settings):
        return count_small(
            candidates=candidates,
            references=references,
            tokenizer=tokenizer,
            settings=settings,
            progress=progress,
        )

    counts = counting.count_corpus(
        candidates=candidates,
        references=references,
        tokenizer=tokenizer,
        settings=settings,
        metrics=scoring_metrics.metrics_of(settings)[:1],
        progress=progress,
    )
    rows = [SegmentRows(matrix) for matrix in counts.statistics["bleu"]]
    return BleuCounts(rows, counts.reference_lengths.tolist())


def references_vary(lengths: Sequence[Sequence[int]]) -> bool:
    """Tell from the references' lengths whether some segments have fewer references than others."""
    # A single reference cannot vary.
    return len(lengths) > 1 and any(0 in row for row in lengths)


def find_target_language(settings: Settings, documents: Sequence[Document]) -> TargetLanguage:
    """Return the target language of documents, the first of which is a reference.

    Raises
    ------
    UnknownLanguage, LanguagePair
        If the settings' target language is not a language tag.
    """
    return find_language(
        settings.target_language,
        [document.path.name if document.path else document.name for document in documents],
        documents[0].script,
        stated=next((document.language for document in documents if document.language), None),
        segments=documents[0].segments,
    )


def tokenizer_for(settings: Settings, documents: Sequence[Document]) -> Tokenizer:
    """Return the tokenizer of documents, the first of which is a reference.

    Raises
    ------
    UnknownLanguage, LanguagePair
        If the settings' target language is not a language tag.
    """
    return choose_tokenizer(settings, find_target_language(settings, documents))[0]


def choose_tokenizer(
    settings: Settings, language: TargetLanguage
) -> tuple[Tokenizer, diagnostics_model.Diagnostic | None]:
    """Return the tokenizer named in the settings, or the language's default for ``auto``.

    With sacreBLEU's other options, the default is sacreBLEU's, which differs for Chinese only.

    Returns
    -------
    tuple
        The tokenizer, and a diagnostic if it falls back to characters.
    """
    if settings.tokenizer != "auto":
        return get_tokenizer(settings.tokenizer), None
    if language.language == "zh" and settings.are_of_sacrebleu:
        return get_tokenizer("zh"), None
    found = tokenizer_of_language(language)
    if not found.lacks_words:
        return found.tokenizer, None

    data = diagnostics_model.MissingTokenizer(str(language.tag), found.extra)
    return found.tokenizer, diagnostics_model.Diagnostic(Kind.CHARACTER_FALLBACK, data=data)
