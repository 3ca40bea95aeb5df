"""The whole flow in one function: documents in, scores with all that explains them out.

The window and the terminal both call `evaluate` and show what it returns.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING

from bleu_core import score_warnings as warn
from bleu_core.alignment import AlignedDocuments, align, distinct_names
from bleu_core.bands import Band, band_of
from bleu_core.bleu import BleuScore, bleu_score
from bleu_core.checks import Checks
from bleu_core.documents import Document
from bleu_core.errors import SegmentationUnavailable
from bleu_core.language import TargetLanguage, find_language
from bleu_core.progress import SILENT, Progress, Stage
from bleu_core.segmentation import Segmenter, get_segmenter
from bleu_core.settings import Settings
from bleu_core.signature import sacrebleu_command, signature
from bleu_core.statistics import Statistics, Tokens, segment_statistics

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

# Languages that put no spaces between words and have no segmentation here.
_NO_WORD_BORDERS = {"th", "lo", "km", "my"}


@dataclass(frozen=True)
class CandidateResult:
    """All there is to say of one candidate.

    Attributes
    ----------
    name
        The candidate's, distinct from the others'.
    score
        Over the whole corpus.
    band
        What the score means; None for a single segment, of which BLEU says nothing.
    signature
        What to publish with the score.
    sacrebleu_command
        The command that prints the same score; None where none exists.
    warnings
        What to know before believing the score.
    settings
        What it was scored with.
    segment_statistics
        Array of shape (segments, 2 + 2 × max_order), int64: candidate length, reference length,
        matched, total n-grams of each order. Its column sums gave the score.
    """

    name: str
    score: BleuScore
    band: Band | None
    signature: str
    sacrebleu_command: str | None
    warnings: tuple[warn.ScoreWarning, ...]
    settings: Settings
    segment_statistics: NDArray[np.int64] = field(repr=False, compare=False)

    @cached_property
    def segment_scores(self) -> tuple[BleuScore, ...]:
        """Each segment's own score, to find things by; they never average to the corpus score.

        As in sacreBLEU, orders a segment is too short for are left out (effective order).
        """
        settings = replace(self.settings, effective_order=True)
        return tuple(
            bleu_score(Statistics.from_row(row), settings)
            for row in self.segment_statistics.tolist()
        )


@dataclass(frozen=True)
class Evaluation:
    """The result of one evaluation.

    Attributes
    ----------
    target_language
        What it is and how it was found.
    segmenter
        What cut the text.
    settings
        As given.
    segments, references
        How many there are of each.
    candidates
        In the order given.
    """

    target_language: TargetLanguage
    segmenter: Segmenter
    settings: Settings
    segments: int
    references: int
    candidates: tuple[CandidateResult, ...]

    @property
    def ranked(self) -> tuple[CandidateResult, ...]:
        """The candidates, best first."""
        return tuple(
            sorted(self.candidates, key=lambda candidate: candidate.score.percent, reverse=True)
        )


def evaluate(
    references: Sequence[Document],
    candidates: Sequence[Document],
    *,
    source: Document | None = None,
    settings: Settings | None = None,
    progress: Progress = SILENT,
) -> Evaluation:
    """Score candidates against references.

    Parameters
    ----------
    references
        At least one. A segment without tokens is left out, so some segments may have more
        references than others.
    candidates
        At least one; each is scored on its own.
    source
        Checked to have as many segments; BLEU does not look at it.
    settings
        How to score; the definition's way if not given.
    progress
        Told what goes on, and asked whether to stop.

    Raises
    ------
    ReferenceMissing, CandidateMissing, SegmentCountsDiffer
        If the documents do not make an evaluation.
    UnknownLanguage, LanguagePair
        If the settings' target language is no language tag.
    SegmentationUnavailable
        If the chosen segmentation is not installed.
    Cancelled
        If `progress` says so.
    """
    settings = settings or Settings()
    aligned = align(references, candidates, source)
    names = [document.name for document in aligned.documents]
    language = find_language(settings.target_language, names, aligned.references[0].script)
    progress.check()
    segmenter, fallback = choose_segmenter(settings, language)

    tokenised = _Tokeniser(segmenter, settings.lowercase, aligned, progress)
    reference_tokens = [tokenised.cut(document) for document in aligned.references]
    rows = list(zip(*reference_tokens, strict=True))
    checks = Checks(aligned, rows, language, settings, segmenter, progress)
    common = checks.of_references()
    if fallback is not None:
        common = [fallback, *common]
    # An empty reference stands out only where another one takes its place.
    vary = len(aligned.references) > 1 and any(not all(row) for row in rows)

    results = []
    for index, (name, document) in enumerate(
        zip(distinct_names(aligned.candidates), aligned.candidates, strict=True)
    ):
        tokens = tokenised.cut(document)
        matrix = _count(tokens, rows, settings, progress, index, len(aligned.candidates))
        score = bleu_score(Statistics.from_row(matrix.sum(axis=0)), settings)
        own = checks.of_candidate(name, document, tokens, score)
        results.append(
            CandidateResult(
                name=name,
                score=score,
                band=band_of(score.percent, aligned.segments),
                signature=signature(
                    settings,
                    segmenter,
                    references=len(aligned.references),
                    references_vary=vary,
                ),
                sacrebleu_command=sacrebleu_command(
                    settings, segmenter, aligned.references, document, references_vary=vary
                ),
                # Once each: one file can be reference and candidate.
                warnings=tuple(dict.fromkeys([*own, *common])),
                settings=settings,
                segment_statistics=matrix,
            )
        )
    return Evaluation(
        language, segmenter, settings, aligned.segments, len(aligned.references), tuple(results)
    )


def choose_segmenter(
    settings: Settings, language: TargetLanguage
) -> tuple[Segmenter, warn.CharacterFallback | None]:
    """Return the segmenter the settings name, or the language's own for ``auto``.

    Returns
    -------
    tuple
        The segmenter, and a warning where characters stand in for words.
    """
    if settings.segmentation != "auto":
        return get_segmenter(settings.segmentation), None
    code = language.language
    if code == "zh":
        # A file can be called zh-CN and be Traditional; Simplified text is not hurt by the map.
        traditional = language.tag == "zh-TW" or language.script == "Hant"
        return get_segmenter("jieba-t2s" if traditional else "jieba"), None
    if code in ("ja", "ko"):
        try:
            return get_segmenter(f"{code}-mecab"), None
        except SegmentationUnavailable as error:
            return get_segmenter("char"), warn.CharacterFallback(code, error.extra)
    if code in _NO_WORD_BORDERS:
        return get_segmenter("char"), warn.CharacterFallback(code, None)
    return get_segmenter("13a"), None


class _Tokeniser:
    """Cuts whole documents, with one progress over all of them."""

    def __init__(
        self, segmenter: Segmenter, lowercase: bool, aligned: AlignedDocuments, progress: Progress
    ) -> None:
        self._segmenter = segmenter
        self._lowercase = lowercase
        self._progress = progress
        self._done = 0
        self._total = aligned.segments * len(aligned.documents)

    def cut(self, document: Document) -> list[list[str]]:
        tokens = [
            self._segmenter.tokens(segment, lowercase=self._lowercase)
            for segment in self._progress.track(
                document.segments, Stage.SEGMENTING, start=self._done, total=self._total
            )
        ]
        self._done += len(tokens)
        return tokens


def _count(
    candidate: Sequence[Tokens],
    references: Sequence[Sequence[Tokens]],
    settings: Settings,
    progress: Progress,
    index: int,
    candidates: int,
) -> NDArray[np.int64]:
    """Return the statistics of every segment; candidate `index` of `candidates`."""
    import numpy as np

    def rows() -> Iterator[list[int]]:
        pairs = zip(candidate, references, strict=True)
        for tokens, own_references in progress.track(
            pairs,
            Stage.COUNTING,
            start=index * len(candidate),
            total=candidates * len(candidate),
        ):
            yield segment_statistics(
                tokens,
                own_references,
                max_order=settings.max_order,
                reference_length=settings.reference_length,
            ).row()

    width = 2 + 2 * settings.max_order
    # Without a count, so that the last row's progress is told too.
    return np.fromiter(rows(), dtype=np.dtype((np.int64, width)))
