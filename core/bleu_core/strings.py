"""Score lists of strings, or single strings, with one call.

Candidates come first and references second, as in sacreBLEU. Each reference is a list of strings;
a single reference can be passed as one list of strings.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bleu_core.arguments import References, references_of, segments_of, settings_of
from bleu_core.corpus.alignment import AlignedDocuments, align
from bleu_core.corpus.documents import Document
from bleu_core.errors import WrongType
from bleu_core.evaluation import (
    choose_tokenizer,
    count_bleu,
    find_target_language,
    references_vary,
)
from bleu_core.results import MetricResult
from bleu_core.scoring.bleu import BleuScore, bleu_score
from bleu_core.scoring.statistics import Statistics, segment_statistics
from bleu_core.settings import MetricName, Resampling, Settings
from bleu_core.signature import signature
from bleu_core.tokenizers import Tokenizer


def corpus_bleu(
    candidates: Sequence[str], references: References, *, settings: Settings | None = None
) -> BleuScore:
    """Compute BLEU of a list of strings.

    Parameters
    ----------
    candidates
        The segments to score.
    references
        One list of segments per reference, with None for missing segments; or the list of segments
        of a single reference.
    settings
        How to score; by default, as BLEU is defined, without smoothing.

    Raises
    ------
    WrongType, ReferencesTransposed
        If an argument has another type or shape.
    SegmentCountsDiffer
        If the number of segments differs.

    Examples
    --------
    >>> import bleu_core
    >>> candidates = ["the cat is on the rug", "a dog barks at night"]
    >>> references = ["the cat is on the mat", "the dog barks at night"]
    >>> score = bleu_core.corpus_bleu(candidates, [references])
    >>> print(f"{score.percent:.2f}")
    72.27
    >>> bleu_core.corpus_bleu(candidates, references) == score
    True
    """
    settings = replace(settings_of(settings), metrics=("bleu",), resampling=Resampling())
    aligned, tokenizer = _prepare(candidates, references, settings)
    counts, lengths = _bleu_counts(aligned, tokenizer, settings)
    vary = references_vary(lengths)
    signed = signature("bleu", settings, tokenizer, aligned, references_vary=vary)
    return replace(bleu_score(counts, settings), signature=signed)


def corpus_chrf(
    candidates: Sequence[str],
    references: References,
    *,
    word_order: int | None = None,
    settings: Settings | None = None,
) -> MetricResult:
    """Compute chrF of a list of strings.

    Parameters
    ----------
    candidates, references, settings
        As for `corpus_bleu`. An interval is computed if the settings ask for one.
    word_order
        The longest word n-grams; 2 is chrF++. Taken from the settings if not given.

    Examples
    --------
    >>> import bleu_core
    >>> print(bleu_core.corpus_chrf(["a cat"], [["a hat"]]))  # doctest: +ELLIPSIS
    chrF2|nrefs:1|case:mixed|eff:yes|nc:6|nw:0|space:no|version:bleu-desktop-... = 27.08
    """
    settings = settings_of(settings)
    if word_order is not None:
        settings = replace(settings, chrf=replace(settings.chrf, word_order=word_order))
    return _measure("chrf", candidates, references, settings)


def corpus_ter(
    candidates: Sequence[str], references: References, *, settings: Settings | None = None
) -> MetricResult:
    """Compute TER of a list of strings: edits per 100 reference words, so lower is better.

    Parameters
    ----------
    candidates, references, settings
        As for `corpus_bleu`. An interval is computed if the settings ask for one.

    Examples
    --------
    >>> import bleu_core
    >>> bleu_core.corpus_ter(["a cat sat"], [["the cat sat down"]]).percent
    50.0
    """
    return _measure("ter", candidates, references, settings_of(settings))


def sentence_bleu(
    candidate: str, references: Sequence[str] | str, *, settings: Settings | None = None
) -> BleuScore:
    """Compute BLEU of a single segment, with effective order.

    BLEU is a corpus metric. Segment scores help to locate problems, but their mean is not the
    corpus score, and they are 0 without a matching 4-gram unless the settings apply smoothing.

    Parameters
    ----------
    candidate
        The segment to score.
    references
        A list of its references, or a single reference as a string.
    settings
        How to score; by default, as BLEU is defined.

    Raises
    ------
    WrongType
        If an argument has another type.

    Examples
    --------
    >>> import bleu_core
    >>> settings = bleu_core.Settings.sacrebleu()
    >>> score = bleu_core.sentence_bleu("a cat sat", ["the cat sat down"], settings=settings)
    >>> print(score)  # doctest: +ELLIPSIS
    BLEU|nrefs:1|case:mixed|eff:yes|...|version:bleu-desktop-... = 39.43 66.7/50.0/50.0/0.0 (BP...
    """
    settings = replace(settings_of(settings), effective_order=True)
    return corpus_bleu(*_corpus(candidate, references), settings=settings)


def sentence_chrf(
    candidate: str,
    references: Sequence[str] | str,
    *,
    word_order: int | None = None,
    settings: Settings | None = None,
) -> MetricResult:
    """Compute chrF of a single segment; see `sentence_bleu` and `corpus_chrf`."""
    return corpus_chrf(*_corpus(candidate, references), word_order=word_order, settings=settings)


def sentence_ter(
    candidate: str, references: Sequence[str] | str, *, settings: Settings | None = None
) -> MetricResult:
    """Compute TER of a single segment; see `sentence_bleu` and `corpus_ter`."""
    return corpus_ter(*_corpus(candidate, references), settings=settings)


def _corpus(
    candidate: str, references: Sequence[str] | str
) -> tuple[Sequence[str], list[Sequence[str]]]:
    """Return a corpus of one segment."""
    if not isinstance(candidate, str):
        raise WrongType("candidate", "a string", candidate)
    given = [references] if isinstance(references, str) else references
    return [candidate], [[each] for each in segments_of("references", given) if each is not None]


def _prepare(
    candidates: Sequence[str], references: References, settings: Settings
) -> tuple[AlignedDocuments, Tokenizer]:
    """Align the strings, and choose the tokenizer."""
    segments = segments_of("candidates", candidates)
    others = references_of(references, len(segments))
    aligned = align(
        candidates=[Document.from_segments("candidates", segments)],
        references=[
            Document.from_segments(f"references[{index}]", other)
            for index, other in enumerate(others)
        ],
        settings=settings,
    )
    language = find_target_language(settings, aligned.documents)
    return aligned, choose_tokenizer(settings, language)[0]


def _bleu_counts(
    aligned: AlignedDocuments, tokenizer: Tokenizer, settings: Settings
) -> tuple[Statistics, Sequence[Sequence[int]]]:
    """Return BLEU's statistics, and the lengths of the references' segments in tokens."""
    # Imported lazily to speed up start-up.
    from bleu_core.scoring.metrics import metrics_of

    [candidate], references = aligned.candidates, aligned.references
    if aligned.segments == 1:
        # For single sentences, NumPy arrays would take ten times as long.
        own, *others = (
            tokenizer.tokens(document.segments[0], lowercase=settings.lowercase)
            for document in (candidate, *references)
        )
        counts = segment_statistics(
            own,
            others,
            max_order=settings.max_order,
            reference_length=settings.reference_length,
        )
        return counts, [[len(other)] for other in others]
    counted = count_bleu(aligned, tokenizer, settings, metrics_of(settings)[0])
    return counted.sums[0], counted.reference_lengths


def _measure(
    name: MetricName, candidates: Sequence[str], references: References, settings: Settings
) -> MetricResult:
    """Score one candidate with one metric, without checking the texts for problems."""
    # Imported lazily to speed up start-up: they import NumPy.
    from bleu_core.scoring.counting import count_corpus
    from bleu_core.scoring.metrics import metrics_of
    from bleu_core.scoring.significance import resample_metrics

    settings = replace(
        settings, metrics=(name,), resampling=replace(settings.resampling, paired_test="none")
    )
    aligned, tokenizer = _prepare(candidates, references, settings)
    [metric] = (metric for metric in metrics_of(settings) if metric.name == name)
    counts = count_corpus(
        candidates=[document.segments for document in aligned.candidates],
        references=[document.segments for document in aligned.references],
        tokenizer=tokenizer,
        settings=settings,
        metrics=[metric],
    )
    matrices = counts.statistics[name]
    [certain] = resample_metrics([metric], [matrices], ["candidates"], settings.resampling)
    vary = references_vary(counts.reference_lengths.tolist())
    return MetricResult(
        metric=metric,
        percent=metric.percent(matrices[0]),
        interval=certain.intervals[0] if certain.intervals else None,
        signature=signature(name, settings, tokenizer, aligned, references_vary=vary),
        sacrebleu_command=None,
        rows=matrices[0],
    )
