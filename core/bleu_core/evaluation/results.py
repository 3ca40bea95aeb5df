"""The results of an evaluation: scores with everything that explains them.

Each result prints as a line to read, and `to_dict` gives it as plain data.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from bleu_core.diagnostics import band_checks, serialization
from bleu_core.diagnostics import model as diagnostics_model
from bleu_core.diagnostics.kinds import Kind, Severity
from bleu_core.diagnostics.pair_checks import check_pairs
from bleu_core.errors import BleuError, unknown_attribute
from bleu_core.evaluation.sacrebleu_signature import sacrebleu_signature
from bleu_core.evaluation.signature import given_signature, signature
from bleu_core.files import errors as files_errors
from bleu_core.files import sets as files_sets
from bleu_core.files.addresses import Address
from bleu_core.files.documents import Document
from bleu_core.files.score_files import tables as score_files_tables
from bleu_core.languages.tags import TargetLanguage
from bleu_core.pairing import common_segments
from bleu_core.pairing.alignment import AlignedDocuments
from bleu_core.scoring import contributions as scoring_contributions
from bleu_core.scoring import correlation as scoring_correlation
from bleu_core.scoring import matrices, significance
from bleu_core.scoring import metrics as scoring_metrics
from bleu_core.scoring import resampling as scoring_resampling
from bleu_core.scoring.bands import Band, OutsideGuide, band_of
from bleu_core.scoring.bleu import BleuScore, sentence_settings
from bleu_core.scoring.segment_rows import SegmentRows
from bleu_core.scoring.verdicts import rank_ranges
from bleu_core.settings import Resampling, Settings
from bleu_core.tokenizers import Tokenizer
from bleu_core.version import __version__

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

FORMAT = "bleu-desktop/1"

Pending = str
"""A part of an evaluation that may come later than BLEU: ``checks``, a metric, ``resampling``."""


@dataclass(frozen=True)
class Ratings:
    """The scores that people gave a candidate.

    Attributes
    ----------
    people
        Their names.
    rows
        For each segment, the score of each of them; NaN where they gave none.
    """

    people: tuple[str, ...]
    rows: SegmentRows = field(repr=False, compare=False)

    def at(self, places: Sequence[Sequence[int]]) -> Ratings:
        """Return the ratings of segments that consist of those at these places: their means."""
        import numpy as np

        known = ~np.isnan(self.rows.array)
        sums = summed(np.nan_to_num(self.rows.array), places)
        with np.errstate(invalid="ignore"):
            return Ratings(self.people, SegmentRows(sums / summed(known.astype(float), places)))


def summed(rows: matrices.Matrix, places: Sequence[Sequence[int]]) -> NDArray[np.float64]:
    """Return the sums of the rows at these places; 0 where there is no place."""
    import numpy as np

    found = np.zeros((len(places), rows.shape[1]))
    owners = np.repeat(np.arange(len(places)), [*map(len, places)])
    np.add.at(found, owners, rows[[place for own in places for place in own]])
    return found


@dataclass(frozen=True)
class MetricResult:
    """A candidate's score in one metric.

    Attributes
    ----------
    metric
        The metric with its options.
    percent
        The score of the corpus, 0 to 100; TER can exceed 100. Of a given metric: the mean of its
        scores, on their own scale, which is not one of percents.
    is_defined
        Whether it is more than a convention for texts that are too short; see `BleuScore`.
    interval
        The interval that holds 95 % of the resampled scores; None if not asked for.
    signature
        To be published with the score.
    sacrebleu_command
        A sacreBLEU command that prints the same score; None if there is none.
    rows
        Counts of each segment.
    file
        The origin of the scores of a given metric; None for a metric computed here.
    ratings
        Of a given metric, the scores of each person, if the file names them.
    """

    metric: scoring_metrics.Metric
    percent: float
    interval: scoring_resampling.Interval | None
    signature: str
    sacrebleu_command: str | None
    rows: SegmentRows = field(repr=False, compare=False)
    file: score_files_tables.ScoreFile | None = None
    is_defined: bool = True
    ratings: Ratings | None = field(default=None, compare=False)

    @property
    def judged(self) -> int:
        """The number of segments that have a score; fewer than all only in a given metric."""
        return len(self.rows) - (len(self.rows.without(1)) if self.metric.given else 0)

    @property
    def statistics(self) -> matrices.Matrix:
        """Array of shape (segments, columns), int32 or float64. Its column sums give the score."""
        return self.rows.array

    @property
    def sacrebleu_signature(self) -> str | None:
        """The signature that sacreBLEU gives the same score; None if it has no such score."""
        return sacrebleu_signature(self.signature)

    @cached_property
    def segment_percents(self) -> tuple[float, ...]:
        """The score of each segment, for locating problems. Their mean is not the corpus score.

        Of BLEU, it is sentence BLEU; see `bleu_core.scoring.bleu.sentence_settings`.
        """
        rows = self.statistics.astype(float)
        return tuple(self.metric.segment_percents(rows).tolist())

    @cached_property
    def segment_contributions(self) -> tuple[float, ...]:
        """For each segment, the score of the corpus minus its score without it, in points.

        See `bleu_core.scoring.contributions`.
        """
        return tuple(
            scoring_contributions.contributions(self.statistics, self.metric.percents).tolist()
        )

    def __format__(self, form: str) -> str:
        """Return the score in a format for numbers, as in ``f"{score:.2f}"``."""
        return format(self.percent, form) if form else str(self)

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            raise unknown_attribute(self, name, {"score": "percent"})

    def __str__(self) -> str:
        """Return one line: the metric, its signature, the score and its interval."""
        decimals = self.metric.decimals
        text = f"{self.metric.title}|{self.signature} = {self.percent:.{decimals}f}"
        if self.interval is None:
            return text
        low, high = f"{self.interval.low:.{decimals}f}", f"{self.interval.high:.{decimals}f}"
        return f"{text} (95% CI {low} to {high})"

    def to_dict(self, *, segment_scores: bool = False) -> dict[str, Any]:
        """Return the score as plain data, as `bleu-score --format json` prints it."""
        given = self.metric.given
        content: dict[str, Any] = {
            "id": self.metric.name,
            "name": self.metric.title,
            "score" if given else "percent": self.percent,
            "is_defined": self.is_defined,
            "lower_is_better": self.metric.lower_is_better,
            "signature": self.signature,
            "sacrebleu_signature": self.sacrebleu_signature,
            "sacrebleu_command": self.sacrebleu_command,
        }
        if given:
            content |= {"given": True, **(self.file.to_dict() if self.file else {})}
            raters = None if self.ratings is None else len(self.ratings.people)
            content |= {"rated_segments": self.judged, "raters": raters}
        if segment_scores:
            content["segment_scores" if given else "segment_percents"] = [
                *map(_or_none, self.segment_percents)
            ]
            content["segment_statistics"] = [
                # A line a segment is short, and Python writes numbers so that none loses a digit.
                " ".join(map(repr, row))
                for row in self.statistics.tolist()
            ]
        return content


@dataclass(frozen=True)
class CandidateResult:
    """The scores and diagnostics of one candidate.

    Attributes
    ----------
    name
        The candidate's name, unique in the evaluation.
    score
        BLEU of the corpus.
    metrics
        All scores, BLEU first, given ones last. Others may be given for another candidate.
    diagnostics
        Diagnostics of the score, the weightiest first.
    resampling
        The method of computing the intervals, if requested.
    outside_guide
        The reasons why Google's guide says nothing about this score, whatever the diagnostics are.
    """

    name: str
    score: BleuScore
    metrics: tuple[MetricResult, ...]
    diagnostics: tuple[diagnostics_model.Diagnostic, ...]
    resampling: Resampling = field(default=Resampling(), repr=False, compare=False)
    outside_guide: tuple[OutsideGuide, ...] = ()

    @property
    def bleu(self) -> MetricResult:
        """The result for BLEU."""
        return self.metrics[0]

    def result(self, metric: str) -> MetricResult | None:
        """Return the result for a metric; None if it is not known, or not given."""
        return next((result for result in self.metrics if result.metric.name == metric), None)

    def metric(self, name: str) -> MetricResult:
        """Return the result for a metric that the candidate has.

        Raises
        ------
        KeyError
            If it is not known, or not given.
        """
        return {result.metric.name: result for result in self.metrics}[name]

    def intervals(self) -> dict[str, scoring_resampling.Interval]:
        """Return the 95 % interval of each score by its metric; empty if not asked for."""
        return {result.metric.name: result.interval for result in self.metrics if result.interval}

    def correlation(self, metric: str, other: str = "bleu") -> scoring_correlation.Correlation:
        """Return the agreement of two metrics on the segments.

        Parameters
        ----------
        metric, other
            Names of metrics.

        Raises
        ------
        KeyError
            If the candidate does not have one of them.
        """
        # Imported lazily: it needs NumPy.
        import numpy as np

        one, two = self.metric(metric), self.metric(other)
        return scoring_correlation.correlate(
            np.array(one.segment_percents), np.array(two.segment_percents)
        )

    @property
    def band(self) -> Band | None:
        """Band of BLEU in Google's guide; None for a single segment, formulas, and no score.

        Show `trusted_band` instead.
        """
        if "formulas" in self.outside_guide or not self.score.is_defined:
            return None
        return band_of(self.score.percent, len(self.bleu.rows))

    @property
    def band_doubts(self) -> tuple[diagnostics_model.Diagnostic, ...]:
        """The diagnostics with which a band would mislead."""
        if not self.diagnostics:
            return ()

        return band_checks.holding_back(self.diagnostics)

    @property
    def trusted_band(self) -> Band | None:
        """The band, unless it says nothing about this score or its diagnostics hold it back."""
        return None if self.band_held_back_by else self.band

    @property
    def band_held_back_by(self) -> tuple[str, ...]:
        """The reasons why the band says nothing about this score: stable names; may be empty."""
        too_short = () if self.score.is_defined else ("too_short",)
        doubts = (diagnostic.kind.value for diagnostic in self.band_doubts)
        return (*too_short, *self.outside_guide, *doubts)

    def __str__(self) -> str:
        """Return the candidate's name and one line per metric."""
        lines = [self.score, *self.metrics[1:]]
        return "\n".join(f"{self.name}: {line}" for line in lines)

    def to_dict(self, *, segment_scores: bool = False) -> dict[str, Any]:
        """Return everything as plain data, as `bleu-score --format json` prints it.

        Parameters
        ----------
        segment_scores
            Whether each segment's own score is among it.
        """
        band = self.band
        metrics = [result.to_dict(segment_scores=segment_scores) for result in self.metrics]
        self._add_correlations(metrics)
        content: dict[str, Any] = {
            "name": self.name,
            "bleu": self.score.bleu,
            "band": band and {"id": band.id, "from": band.start, "to": band.end},
            "band_held_back_by": list(self.band_held_back_by),
            **self.score.to_dict(),
            "signature": self.bleu.signature,
            "sacrebleu_signature": self.bleu.sacrebleu_signature,
            "sacrebleu_command": self.bleu.sacrebleu_command,
            "metrics": metrics,
            "confidence": self._confidence() if self.resampling.confidence else None,
            "warnings": [
                # A result is kept as a baseline, which must not contain text.
                serialization.diagnostic_dict(diagnostic, with_example=False)
                for diagnostic in self.diagnostics
            ],
        }
        if segment_scores:
            content["segment_scores"] = [
                min(percent / 100, 1.0) for percent in self.bleu.segment_percents
            ]
            content["segment_details"] = self._segment_details()
        return content

    def _add_correlations(self, metrics: Sequence[dict[str, Any]]) -> None:
        """Add to each given metric its correlation with the metrics computed here."""
        computed = [each.metric.name for each in self.metrics if not each.metric.given]
        for result, content in zip(self.metrics, metrics, strict=True):
            if result.metric.given:
                content["correlations"] = {
                    name: self.correlation(result.metric.name, name).to_dict() for name in computed
                }

    def _segment_details(self) -> list[dict[str, Any]]:
        computed = [result for result in self.metrics if not result.metric.given]
        given = [result for result in self.metrics if result.metric.given]
        details = [
            {
                "number": number,
                "percents": percents,
                "contribution": points / 100,
            }
            for number, (percents, points) in enumerate(
                zip(_by_segment(computed), self.bleu.segment_contributions, strict=True), 1
            )
        ]
        for detail, scores in zip(details, _by_segment(given), strict=False):
            detail["given"] = scores
        return details

    def _confidence(self) -> dict[str, Any]:
        return {
            name: {
                **interval.to_dict(),
                "half_width": interval.half_width,
                "resamples": self.resampling.bootstrap_resamples,
                "seed": self.resampling.seed,
            }
            for name, interval in self.intervals().items()
        }


@dataclass(frozen=True)
class Evaluation:
    """The result of one evaluation, of a set of files or of folders of them.

    Of folders, the numbers are those of all segments of the files that were scored for every
    candidate, as one corpus. If no file was scored for every candidate, `candidates` is empty.

    Attributes
    ----------
    target_language
        The target language and its origin.
    tokenizer
        The tokenizer used.
    settings
        The settings as given.
    segments
        Number of segments.
    candidates
        The candidates' results, in the order given.
    references
        Number of references.
    references_vary
        Whether some segments have fewer references than others.
    aligned
        The aligned documents: the compared segments, their pairing, and the rows left out.
    comparisons
        Comparisons of pairs of candidates, by metric; empty if not requested.
    pending
        The parts that `bleu_core.evaluation.evaluate.evaluate_in_steps` has still to add: metrics,
        and ``resampling`` for intervals and comparisons. Empty in a finished evaluation.
    digests
        Digests of the references, if their texts were not kept; see `has_texts`.
    pairing
        The files of the folders that were compared with each other, and the files without a
        counterpart; None if no folders were scored.
    files
        The results of all sets of files of the folders, in natural order of their names; empty if
        no folders were scored.
    """

    target_language: TargetLanguage
    tokenizer: Tokenizer
    settings: Settings
    segments: int
    candidates: tuple[CandidateResult, ...]
    references: int
    references_vary: bool
    aligned: AlignedDocuments = field(repr=False, compare=False)
    comparisons: tuple[significance.Comparison, ...] = ()
    pending: tuple[Pending, ...] = ()
    digests: common_segments.ReferenceDigests | None = field(
        default=None, repr=False, compare=False
    )
    pairing: files_sets.FolderPairing | None = field(default=None, repr=False)
    files: tuple[FileResult, ...] = field(default=(), repr=False)

    def segment_signature(self, result: MetricResult) -> str:
        """Return the signature of a metric's scores of segments: of BLEU, that of sentence BLEU."""
        if result.metric.given:
            return result.signature

        settings = replace(sentence_settings(self.settings), resampling=Resampling())
        return replace(self, settings=settings).signature(result.metric)

    def signature(
        self,
        metric: scoring_metrics.Metric,
        file: score_files_tables.ScoreFile | None = None,
        verdict_resamples: int = 0,
    ) -> str:
        """Return the signature of a score; see `bleu_core.evaluation.signature`.

        Parameters
        ----------
        file
            The origin of given scores.
        verdict_resamples
            Number of resamples, or trials, that verdicts rest on; 0 without any.
        """
        if file is not None:
            return given_signature(
                file, self.settings, self.aligned, verdict_resamples=verdict_resamples
            )
        return signature(
            metric.name,
            self.settings,
            self.tokenizer,
            self.aligned,
            references_vary=self.references_vary,
            verdict_resamples=verdict_resamples,
        )

    @property
    def has_scores(self) -> bool:
        """Whether there is any score; of folders, perhaps no file was scored for all candidates."""
        return bool(self.candidates)

    @property
    def has_texts(self) -> bool:
        """Whether the texts are there; of a project that keeps numbers only, they are not."""
        has_aligned = all(document.has_texts for document in self.aligned.documents)
        return has_aligned and all(file.evaluation.has_texts for file in self.scored)

    def references_digest(self) -> str:
        """Return one digest of all references, in hexadecimal."""
        if self.digests is not None:
            return self.digests.references

        return common_segments.references_digest(
            [document.segments for document in self.aligned.references]
        )

    def segment_digests(self) -> list[bytes] | None:
        """Return a digest of each segment's references; None if only numbers were kept.

        See `bleu_core.pairing.common_segments`.
        """
        if self.digests is not None:
            return self.digests.segments

        return common_segments.segment_digests(
            [document.segments for document in self.aligned.references]
        )

    def reference_digests(self) -> common_segments.ReferenceDigests:
        """Return both kinds of digests, which takes less time than one after the other."""
        if self.digests is not None:
            return self.digests

        return common_segments.ReferenceDigests.of(
            [document.segments for document in self.aligned.references]
        )

    @property
    def candidate_names(self) -> tuple[str, ...]:
        """The candidates' names, those of folders whether they have scores or not."""
        if self.pairing is not None:
            return self.pairing.candidate_names
        return tuple(candidate.name for candidate in self.candidates)

    @property
    def scored(self) -> tuple[ScoredFile, ...]:
        """The files of folders that were scored."""
        return tuple(file for file in self.files if isinstance(file, ScoredFile))

    @property
    def counted(self) -> tuple[ScoredFile, ...]:
        """The files of folders the scores are of: those that were scored for every candidate.

        Otherwise candidates would be compared on different texts.
        """
        return tuple(file for file in self.scored if file.counts)

    @property
    def incomplete(self) -> tuple[ScoredFile, ...]:
        """The files of folders that were scored, but do not count: some candidate has none."""
        return tuple(file for file in self.scored if not file.counts)

    @property
    def broken(self) -> tuple[BrokenFile, ...]:
        """The files of folders that could not be scored."""
        return tuple(file for file in self.files if isinstance(file, BrokenFile))

    @property
    def unreadable(self) -> tuple[files_errors.FileUnreadable, ...]:
        """The folders that could not be listed."""
        return self.pairing.unreadable if self.pairing is not None else ()

    @property
    def is_complete(self) -> bool:
        """Whether all files of folders could be read and scored."""
        return not (self.broken or self.unreadable)

    @property
    def unpaired(self) -> tuple[files_sets.Unpaired, ...]:
        """The files of folders without a counterpart."""
        return self.pairing.unpaired if self.pairing is not None else ()

    @property
    def worst_first(self) -> tuple[ScoredFile, ...]:
        """The files of folders that were scored, the lowest score first, those without one last."""
        return tuple(sorted(self.scored, key=lambda file: (not file.is_defined, file.percent)))

    @property
    def ranked(self) -> tuple[CandidateResult, ...]:
        """The candidates, best first."""
        return tuple(
            sorted(self.candidates, key=lambda candidate: candidate.score.percent, reverse=True)
        )

    @property
    def telling_comparisons(self) -> tuple[significance.Comparison, ...]:
        """The comparisons of two scores that both say something."""
        telling = {
            (candidate.name, result.metric.name)
            for candidate in self.candidates
            for result in candidate.metrics
            if result.is_defined
        }
        return tuple(
            each
            for each in self.comparisons
            if {(each.candidate, each.metric), (each.baseline, each.metric)} <= telling
        )

    @property
    def metrics(self) -> tuple[scoring_metrics.Metric, ...]:
        """All metrics, BLEU first, given ones last; these need not be given for each candidate."""
        by_name = {
            result.metric.name: result.metric
            for candidate in self.candidates
            for result in candidate.metrics
        }
        return tuple(sorted(by_name.values(), key=lambda metric: metric.given))

    def has_gaps(self, metric: str) -> bool:
        """Tell whether a given metric has scores of some segments only, of any candidate."""
        results = [candidate.result(metric) for candidate in self.candidates]
        return any(result.judged < self.segments for result in results if result)

    def metric(self, name: str) -> scoring_metrics.Metric:
        """Return a metric by its name; raise `KeyError` if no candidate has it."""
        return {metric.name: metric for metric in self.metrics}[name]

    @property
    def pair_diagnostics(self) -> tuple[diagnostics_model.Diagnostic, ...]:
        """Diagnostics of pairs: a concern each, whether its pairs are left out or kept."""
        settings = self.settings
        return check_pairs(self.aligned, settings.pairing, post_edited=settings.post_edited)

    @property
    def diagnostics(self) -> tuple[diagnostics_model.Diagnostic, ...]:
        """All diagnostics about pairs and scores, without duplicates."""
        diagnostics = (
            diagnostic for candidate in self.candidates for diagnostic in candidate.diagnostics
        )
        return without_repeats((*self.pair_diagnostics, *diagnostics))

    def __str__(self) -> str:
        """Return one line per score, the best candidate first, and one per comparison.

        Of folders, a last line has the number of files.
        """
        lines = [*map(str, (*self.ranked, *self.comparisons))]
        if self.files:
            lines = lines or ["No score"]
            lines.append(f"files: {len(self.counted)} of {len(self.files)}")
        return "\n".join(lines)

    def segment_scores(self) -> dict[str, list[Any]]:
        """Return the scores of all segments as a table, ready for ``pandas.DataFrame``.

        Returns
        -------
        dict
            Columns of equal length, with one row per candidate and segment: ``candidate``, its
            name; ``segment``, from 1; ``text`` and ``reference`` as compared (the first of several
            references; None if they were not kept); one column per metric with scores from 0 to
            100 (``bleu`` is sentence BLEU), or on the scale of a given metric (NaN for a candidate
            without it); and ``contribution``, the corpus BLEU minus the corpus BLEU without the
            segment, in points on the scale from 0 to 100.
        """
        names = [metric.name for metric in self.metrics]
        columns = ("candidate", "segment", "text", "reference", *names, "contribution")
        table: dict[str, list[Any]] = {name: [] for name in columns}
        for candidate, document in zip(self.candidates, self.aligned.candidates, strict=True):
            table["candidate"] += [candidate.name] * self.segments
            table["segment"] += range(1, self.segments + 1)
            for name, shown in (("text", document), ("reference", self.aligned.references[0])):
                table[name] += shown.segments if shown.has_texts else [None] * self.segments
            for name in names:
                result = candidate.result(name)
                missing = [float("nan")] * self.segments
                table[name] += missing if result is None else result.segment_percents
            table["contribution"] += candidate.bleu.segment_contributions
        return table

    def to_dict(self, *, segment_scores: bool = False) -> dict[str, Any]:
        """Return everything as plain data, in full precision.

        `bleu-score --format json` prints exactly this.

        Parameters
        ----------
        segment_scores
            Whether to include each segment's own score, its counts and a digest of its references.
            A later evaluation can then be compared with this one segment by segment.
        """
        if self.has_scores:
            content = self._scores_dict(segment_scores=segment_scores)
        else:
            content = {"segments": 0, "candidates": [], "comparisons": []}
        if self.pairing is not None:
            content |= {
                "files_counted": len(self.counted),
                "files": [
                    file.to_dict(segment_scores=segment_scores)
                    if isinstance(file, ScoredFile)
                    else file.to_dict()
                    for file in self.files
                ],
                "unpaired": [file.to_dict() for file in self.unpaired],
                "unreadable_folders": [str(error.path) for error in self.unreadable],
            }
        return {**json_head(), **content}

    def rank_ranges(self, metric: str) -> dict[str, tuple[int, int]]:
        """Return the ranks by a metric that verdicts leave open to each candidate.

        There are none unless each candidate is compared with each other; see
        `bleu_core.scoring.verdicts.rank_ranges`.
        """
        return rank_ranges(
            [candidate.name for candidate in self.candidates if candidate.result(metric)],
            [
                (comparison.candidate, comparison.baseline, comparison.verdict)
                for comparison in self.comparisons
                if comparison.metric == metric
            ],
        )

    def _rank_ranges(self) -> dict[str, dict[str, list[int]]]:
        ranges = {metric.name: self.rank_ranges(metric.name) for metric in self.metrics}
        return {
            metric: {name: list(ranks) for name, ranks in by_candidate.items()}
            for metric, by_candidate in ranges.items()
            if by_candidate
        }

    def pairwise_accuracies(self) -> tuple[scoring_correlation.PairwiseAccuracy, ...]:
        """Return the agreement of each metric with each human metric on the order of candidates.

        Candidates without one of both scores are left out. Empty unless two candidates have both.
        """
        # Systems that were judged on different segments have no common order.
        human = [each for each in self.metrics if each.is_human and not self.has_gaps(each.name)]
        if not human:
            return ()

        def scores(metric: scoring_metrics.Metric) -> list[float | None]:
            sign = -1 if metric.lower_is_better else 1
            results = [candidate.result(metric.name) for candidate in self.candidates]
            return [None if result is None else sign * result.percent for result in results]

        accuracies = (
            scoring_correlation.pairwise_accuracy(
                rating.name,
                metric.name,
                [
                    (one, other)
                    for one, other in zip(scores(rating), scores(metric), strict=True)
                    if one is not None and other is not None
                ],
            )
            for rating in human
            for metric in self.metrics
            if not metric.is_human
        )
        return tuple(accuracy for accuracy in accuracies if accuracy.pairs or accuracy.ties)

    def _scores_dict(self, *, segment_scores: bool) -> dict[str, Any]:
        content: dict[str, Any] = {
            "target_language": self.target_language.tag,
            "target_language_source": self.target_language.source.value,
            "segmentation": self.tokenizer.name,
            "segmentation_variant": self.tokenizer.variant,
            "segments": self.segments,
            "references": self.references,
            "references_vary": self.references_vary,
            "pairs": self.aligned.to_dict(),
            "candidates": [
                candidate.to_dict(segment_scores=segment_scores) for candidate in self.candidates
            ],
            "comparisons": [comparison.to_dict() for comparison in self.comparisons],
            "rank_ranges": self._rank_ranges(),
            "pairwise_accuracies": [accuracy.to_dict() for accuracy in self.pairwise_accuracies()],
            "references_sha256": self.references_digest(),
        }
        if segment_scores:
            for entry, candidate in zip(content["candidates"], self.candidates, strict=True):
                for metric, result in zip(entry["metrics"], candidate.metrics, strict=True):
                    metric["segment_signature"] = self.segment_signature(result)
            digests = self.segment_digests()
            if digests is not None:
                content["segment_references"] = [digest.hex() for digest in digests]
        return content


@dataclass(frozen=True)
class ScoredFile:
    """One set of files of folders that was scored.

    Attributes
    ----------
    files
        The files.
    evaluation
        Their evaluation. Its candidates have the names of their folders, and are those that have
        such a file.
    texts
        Its texts as they were read; None if only its scores are known.
    """

    files: files_sets.FileSet
    evaluation: Evaluation
    texts: files_sets.SetTexts | None = field(default=None, repr=False, compare=False)

    @property
    def counts(self) -> bool:
        """Whether it was scored for every candidate, so that it is one of `Evaluation.counted`."""
        return self.files.is_complete

    @property
    def originals(self) -> tuple[Document, ...]:
        """References, candidates and source as they were read."""
        if self.texts is None:
            return ()
        source = (self.texts.source,) if self.texts.source else ()
        return (*self.texts.references, *self.texts.candidates, *source)

    @property
    def name(self) -> str:
        """Path of the reference below its folder, with ``/``."""
        return self.files.name

    @property
    def diagnostics(self) -> tuple[diagnostics_model.Diagnostic, ...]:
        """The warnings about its candidates, each once.

        Without the warning about few segments, which most files of a folder would have: it is
        checked for all files together.
        """
        every = (
            diagnostic
            for candidate in self.evaluation.candidates
            for diagnostic in candidate.diagnostics
        )
        return tuple(
            diagnostic
            for diagnostic in without_repeats(every)
            if diagnostic.kind is not Kind.FEW_SEGMENTS and diagnostic.severity is not Severity.NOTE
        )

    @property
    def is_defined(self) -> bool:
        """Whether a candidate's BLEU says something; see `BleuScore`."""
        return any(candidate.score.is_defined for candidate in self.evaluation.candidates)

    @property
    def percent(self) -> float:
        """The lowest BLEU among its candidates."""
        return min(candidate.score.percent for candidate in self.evaluation.candidates)

    def to_dict(self, *, segment_scores: bool = False) -> dict[str, Any]:
        """Return the scores as plain data; see `Evaluation.to_dict`."""
        scores = self.evaluation._scores_dict(segment_scores=segment_scores)
        return _files_dict(self.files) | scores


@dataclass(frozen=True)
class BrokenFile:
    """One set of files of folders that could not be scored.

    Attributes
    ----------
    files
        The files.
    error
        The reason.
    """

    files: files_sets.FileSet
    error: BleuError

    @property
    def name(self) -> str:
        """Path of the reference below its folder, with ``/``."""
        return self.files.name

    def to_dict(self) -> dict[str, Any]:
        """Return the error as plain data."""
        return _files_dict(self.files) | {"error": self.error.to_dict()}


FileResult = ScoredFile | BrokenFile
"""The result of one set of files of folders."""


def _files_dict(files: files_sets.FileSet) -> dict[str, Any]:
    return {
        "name": files.name,
        "paths": {
            "references": _paths(files.references),
            "candidates": _paths(files.candidates),
        },
    }


def _paths(addresses: Iterable[Address | None]) -> list[str | None]:
    return [None if address is None else str(address) for address in addresses]


def _or_none(score: float) -> float | None:
    """Return a score as JSON has it: None where nobody judged."""
    return None if score != score else score


def _by_segment(results: Sequence[MetricResult]) -> Iterator[dict[str, float | None]]:
    """Yield each segment's scores by metric; nothing if there are no metrics."""
    names = [result.metric.name for result in results]
    for scores in zip(*(result.segment_percents for result in results), strict=True):
        yield dict(zip(names, map(_or_none, scores), strict=True))


def json_head() -> dict[str, str]:
    """Return the first fields of every JSON file."""
    return {"format": FORMAT, "program": f"bleu-desktop {__version__}"}


def without_repeats(
    diagnostics: Iterable[diagnostics_model.Diagnostic],
) -> tuple[diagnostics_model.Diagnostic, ...]:
    """Remove duplicates, which occur if a file is both reference and candidate."""
    told: dict[Hashable, diagnostics_model.Diagnostic] = {}
    for diagnostic in diagnostics:
        message = (
            diagnostic.kind,
            diagnostic.where.document,
            diagnostic.count,
            diagnostic.segments,
            diagnostic.data,
        )
        told.setdefault(message, diagnostic)
    return tuple(told.values())
