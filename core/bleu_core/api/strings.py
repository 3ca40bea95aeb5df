"""Score or count lists of strings, or single strings, with one call.

Candidates come first and references second, as in sacreBLEU. Each reference is a list of strings;
a single reference can be passed as one list of strings.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bleu_core.api.arguments import (
    References,
    reference_of,
    references_of,
    segments_of,
    settings_of,
    takes_settings,
)
from bleu_core.errors import SettingInvalid, WrongType
from bleu_core.evaluation.counts import (
    count_bleu,
    references_vary,
    tokenizer_for,
)
from bleu_core.evaluation.results import MetricResult
from bleu_core.evaluation.signature import signature
from bleu_core.files.documents import Document
from bleu_core.languages.tags import parse_language
from bleu_core.pairing.alignment import AlignedDocuments, align
from bleu_core.progress import SILENT, Progress
from bleu_core.scoring import counting, partitions, significance
from bleu_core.scoring import metrics as scoring_metrics
from bleu_core.scoring.bleu import BleuScore, bleu_score, sentence_settings
from bleu_core.scoring.definition import segment_statistics
from bleu_core.scoring.segment_rows import SegmentRows
from bleu_core.scoring.statistics import Statistics
from bleu_core.settings import TOKENIZERS, MetricName, Resampling, Settings, Smoothing
from bleu_core.tokenizers import Tokenizer, get_tokenizer


@takes_settings
def corpus_bleu(
    candidates: Iterable[str], references: References, *, settings: Settings | None = None
) -> BleuScore:
    """Compute BLEU of a list of strings.

    Parameters
    ----------
    candidates
        The segments to score.
    references
        One list of segments per reference, with None for a segment that only some references have;
        or the list of segments of a single reference. Any iterables will do.
    settings
        The settings; by default, BLEU as it is defined, without smoothing.

    Raises
    ------
    WrongType, ReferencesTransposed
        If an argument has another type or shape, or a segment has no reference.
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
    aligned = _aligned(candidates, references, settings)
    tokenizer = tokenizer_for(settings, aligned.documents)
    counts, lengths = _bleu_counts(aligned, tokenizer, settings)
    vary = references_vary(lengths)
    signed = signature("bleu", settings, tokenizer, aligned, references_vary=vary)
    return replace(bleu_score(counts, settings), signature=signed)


@takes_settings
def corpus_chrf(
    candidates: Iterable[str],
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


@takes_settings
def corpus_ter(
    candidates: Iterable[str], references: References, *, settings: Settings | None = None
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


@takes_settings
def sentence_bleu(
    candidate: str,
    references: Iterable[str | None] | str,
    *,
    smoothing: Smoothing | None = None,
    settings: Settings | None = None,
) -> BleuScore:
    """Compute sentence BLEU: of a single segment, smoothed and with effective order.

    BLEU is a corpus metric. Segment scores help to locate problems, but their mean is not the
    corpus score. They equal those of sacreBLEU's `sentence_bleu`; see
    `bleu_core.scoring.bleu.sentence_settings`.

    Parameters
    ----------
    candidate
        The segment to score.
    references
        A list of its references, or a single reference as a string. None is left out.
    smoothing
        The smoothing method, also ``none``. If not given, that of the settings, but ``exp`` in
        place of ``none``.
    settings
        The settings.

    Raises
    ------
    WrongType
        If an argument has another type.

    Examples
    --------
    >>> import bleu_core
    >>> score = bleu_core.sentence_bleu("a cat sat", ["the cat sat down"])
    >>> print(score)  # doctest: +ELLIPSIS
    BLEU|nrefs:1|case:mixed|eff:yes|...|version:bleu-desktop-... = 39.43 66.7/50.0/50.0/0.0 (BP...
    """
    settings = sentence_settings(settings_of(settings))
    if smoothing is not None:
        settings = replace(settings, smoothing=smoothing)
    return corpus_bleu(*_corpus(candidate, references), settings=settings)


@takes_settings
def sentence_chrf(
    candidate: str,
    references: Iterable[str | None] | str,
    *,
    word_order: int | None = None,
    settings: Settings | None = None,
) -> MetricResult:
    """Compute chrF of a single segment; see `sentence_bleu` and `corpus_chrf`."""
    return corpus_chrf(*_corpus(candidate, references), word_order=word_order, settings=settings)


@takes_settings
def sentence_ter(
    candidate: str, references: Iterable[str | None] | str, *, settings: Settings | None = None
) -> MetricResult:
    """Compute TER of a single segment; see `sentence_bleu` and `corpus_ter`."""
    return corpus_ter(*_corpus(candidate, references), settings=settings)


def corpus_statistics(
    candidate: Iterable[str],
    references: References,
    settings: Settings,
    *,
    keep_segments: bool = False,
    progress: Progress = SILENT,
) -> partitions.CorpusStatistics:
    """Count the statistics of a corpus or a part of one.

    The statistics of the parts add up to those of the whole, so a large corpus can be counted in
    parallel: map this function over partitions with any engine, and add up the results.

    Parameters
    ----------
    candidate
        Segments of the candidate.
    references
        For each reference, as many segments as the candidate has; None for a missing one.
    settings
        The settings. The tokenizer must be named: ``auto`` depends on the text, and could choose
        differently for different parts.
    keep_segments
        Whether to also keep the statistics of each segment, for intervals and comparisons. They
        take about 40 bytes per segment and metric.
    progress
        Receives the number of segments done.

    Returns
    -------
    CorpusStatistics
        Small for any corpus unless the segments are kept; can be sent to other processes.

    Raises
    ------
    SettingInvalid
        If the tokenizer is ``auto``.
    WrongType
        If a segment has no reference.
    ValueError
        If there is no reference, or one has more or fewer segments.
    Cancelled
        If `progress` requests it.

    Notes
    -----
    Integers are added exactly. With several references, TER's mean reference lengths are
    fractions, and the last digit of their sum may depend on the order of the parts.

    Examples
    --------
    With Dask (any engine that can map and reduce will do):

    >>> import operator
    >>> import dask.bag
    >>> from bleu_core import Settings, corpus_statistics
    >>> settings = Settings(tokenizer="13a", metrics=("bleu", "chrf"))
    >>> partitions = [
    ...     (["the cat is on the mat"], [["the cat sat on the mat"]]),
    ...     (["a dog runs over the road"], [["a dog runs across the road"]]),
    ... ]
    >>> total = (
    ...     dask.bag.from_sequence(partitions, npartitions=2)
    ...     .map(lambda part: corpus_statistics(part[0], part[1], settings))
    ...     .fold(operator.add)
    ...     .compute(scheduler="synchronous")
    ... )
    >>> total.segments, total.sums["bleu"][:6]
    (2, (12, 12, 10, 6, 2, 0))
    >>> round(total.percents()["chrf"], 2)
    58.38

    Without an engine, use `functools.reduce`:

    >>> import functools
    >>> parts = [corpus_statistics(*part, settings, keep_segments=True) for part in partitions]
    >>> whole = functools.reduce(operator.add, parts)
    >>> whole == total
    True
    >>> interval = whole.intervals()["chrf"]
    >>> interval.low <= total.percents()["chrf"] <= interval.high
    True
    """
    if settings.tokenizer == "auto":
        named = tuple(name for name in TOKENIZERS if name != "auto")
        raise SettingInvalid("tokenizer", "auto", named)
    segments = segments_of("candidate", candidate)
    others = references_of(references, len(segments))
    if not others or any(len(reference) != len(segments) for reference in others):
        raise ValueError("references: expected as many segments as the candidate has")

    return partitions.count_part(
        segments, others, settings, keep_segments=keep_segments, progress=progress
    )


def _corpus(
    candidate: str, references: Iterable[str | None] | str
) -> tuple[list[str], list[list[str]]]:
    """Return a corpus of one segment."""
    if not isinstance(candidate, str):
        raise WrongType("candidate", "a string", candidate)
    given = [references] if isinstance(references, str) else references
    own = reference_of("references", given)
    if own and not any(isinstance(each, str) for each in own):
        raise WrongType("references[0]", "a string", None)
    return [candidate], [[each] for each in own if each is not None]


def _aligned(
    candidates: Iterable[str], references: References, settings: Settings
) -> AlignedDocuments:
    """Align the strings."""
    segments = segments_of("candidates", candidates)
    others = references_of(references, len(segments))
    return align(
        candidates=[Document.from_segments("candidates", segments)],
        references=[
            Document.from_segments(f"references[{index}]", other)
            for index, other in enumerate(others)
        ],
        settings=settings,
    )


def _bleu_counts(
    aligned: AlignedDocuments, tokenizer: Tokenizer, settings: Settings
) -> tuple[Statistics, Sequence[Sequence[int]]]:
    """Return BLEU's statistics, and the lengths of the references' segments in tokens."""
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
    counted = count_bleu(aligned, tokenizer, settings)
    return Statistics.of_rows(counted.rows[0]), counted.reference_lengths


def _measure(
    name: MetricName, candidates: Iterable[str], references: References, settings: Settings
) -> MetricResult:
    """Score one candidate with one metric, without checking the texts for problems."""
    settings = replace(
        settings, metrics=(name,), resampling=replace(settings.resampling, paired_test="none")
    )
    aligned = _aligned(candidates, references, settings)
    if settings.target_language is not None:
        parse_language(settings.target_language)
    # Other metrics than BLEU only ask which references are blank.
    tokenizer = get_tokenizer("none")
    [metric] = (metric for metric in scoring_metrics.metrics_of(settings) if metric.name == name)
    counts = counting.count_corpus(
        candidates=[document.segments for document in aligned.candidates],
        references=[document.segments for document in aligned.references],
        tokenizer=tokenizer,
        settings=settings,
        metrics=[metric],
        # A single reference lacks no segment that others have.
        with_lengths=len(aligned.references) > 1,
    )
    matrices = counts.statistics[name]
    interval = None
    if settings.resampling.confidence:
        [certain] = significance.resample_metrics(
            [metric], [matrices], ["candidates"], settings.resampling
        )
        [interval] = certain.intervals
    vary = references_vary(counts.reference_lengths.tolist())
    return MetricResult(
        metric=metric,
        percent=metric.percent(matrices[0]),
        interval=interval,
        signature=signature(name, settings, tokenizer, aligned, references_vary=vary),
        sacrebleu_command=None,
        rows=SegmentRows(matrices[0]),
    )
