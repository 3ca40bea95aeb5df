"""When a warning is given: what is looked at before a score is shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bleu_core.corpus.alignment import AlignedDocuments
from bleu_core.corpus.documents import Document
from bleu_core.corpus.encodings import EncodingSource
from bleu_core.corpus.languages import LANGUAGES_WITHOUT_SPACES, TargetLanguage
from bleu_core.corpus.tokenized import tokenized_segments
from bleu_core.diagnostics import score_warnings as warn
from bleu_core.progress import SILENT, Progress
from bleu_core.scoring.bleu import BleuScore
from bleu_core.settings import Settings
from bleu_core.tokenizers import Tokenizer

RECOMMENDED_SEGMENTS = 100


def check_tokenized(
    name: str, segments: Sequence[str], progress: Progress = SILENT
) -> warn.AlreadyTokenized | None:
    """Warn if a tenth of the segments (and more than one) look tokenized."""
    count, chinese = tokenized_segments(segments, progress)
    if count < 2 or count * 10 < len(segments):
        return None
    return warn.AlreadyTokenized(name, count, len(segments), chinese)


def check_identical(
    name: str,
    candidate: Sequence[str],
    references: Sequence[Sequence[str]],
    progress: Progress = SILENT,
) -> warn.Identical | None:
    """Warn if every candidate segment equals one of its references."""
    if not candidate or any(
        all(segment != reference[index] for reference in references)
        for index, segment in enumerate(progress.watch(candidate))
    ):
        return None
    return warn.Identical(name)


def scripts_differ(first: str | None, second: str | None) -> bool:
    """Whether two texts are in different scripts; no letters are no script.

    Chinese characters that say nothing (``Hani``) are in the script of any text that has such.
    """
    if first is None or second is None or first == second:
        return False
    return not ("Hani" in (first, second) and {first, second} <= {"Hani", "Hans", "Hant", "Jpan"})


@dataclass(frozen=True)
class Checks:
    """What is looked at in one evaluation.

    Attributes
    ----------
    aligned
        The documents.
    reference_lengths
        For each reference the tokens of each segment.
    language, settings, tokenizer
        How they are scored.
    progress
        Asked whether to stop.
    """

    aligned: AlignedDocuments
    reference_lengths: Sequence[Sequence[int]]
    language: TargetLanguage
    settings: Settings
    tokenizer: Tokenizer
    progress: Progress = SILENT

    def of_references(self) -> list[warn.ScoreWarning]:
        """Return what is true of every candidate, because it is the references' doing."""
        warnings: list[warn.ScoreWarning] = []
        if self.aligned.left_out:
            left_out = tuple(self.aligned.left_out.items())
            warnings.append(warn.LeftOut(left_out, len(self.aligned.pairs.rows)))
        segments = self.aligned.segments
        lengths = self.reference_lengths
        if segments < RECOMMENDED_SEGMENTS:
            warnings.append(warn.FewSegments(segments, RECOMMENDED_SEGMENTS))
        needed = self.settings.max_order
        longest = list(map(max, zip(*lengths, strict=True)))
        short = sum(0 < length < needed for length in longest)
        if short and short * 4 >= segments:
            warnings.append(warn.ShortSegments(short, segments, needed))
        empty = [
            (reference, index)
            for reference, own in zip(self.aligned.references, lengths, strict=True)
            for index in _empty(own)
        ]
        if empty:
            unmatched = longest.count(0)
            warnings.append(warn.EmptyReferences(len(empty), _first_line(empty), unmatched))
        if self._ter_lacks_words():
            warnings.append(warn.TerWithoutWords(str(self.language.language)))
        for document in self.aligned.references:
            warnings.extend(self._of_document(document.name, document))
        for document in self.aligned.references[1:]:
            first, other = self.language.script, document.script
            if scripts_differ(first, other):
                warnings.append(warn.ReferenceScriptsDiffer(document.name, str(first), str(other)))
                break
        return warnings

    def _ter_lacks_words(self) -> bool:
        code, options = self.language.language, self.settings.ter
        if "ter" not in self.settings.metrics or code not in LANGUAGES_WITHOUT_SPACES:
            return False
        splits = options.normalized and options.asian_support
        return not (splits and code in ("ja", "zh"))

    def of_candidate(
        self, name: str, document: Document, lengths: Sequence[int], score: BleuScore
    ) -> list[warn.ScoreWarning]:
        """Return what is true of this candidate, the gravest first.

        Parameters
        ----------
        lengths
            The candidate's tokens of each segment.
        """
        warnings: list[warn.ScoreWarning] = []
        first, other = self.language.script, document.script
        if scripts_differ(first, other):
            warnings.append(warn.ScriptsDiffer(str(first), str(other)))
        else:
            warnings.extend(self._of_language(name, document))
        references = [reference.segments for reference in self.aligned.references]
        identical = check_identical(name, document.segments, references, self.progress)
        if identical:
            warnings.append(identical)
        orders = tuple(
            row.order
            for row in score.precisions
            # Effective order leaves out what the candidate is too short for.
            if row.matched == 0 and (row.total or not self.settings.effective_order)
        )
        if orders:
            zero = score.percent == 0
            warnings.append(warn.NoMatch(orders, self.settings.smoothing, zero))
        if empty := _empty(lengths):
            first_line = _first_line([(document, index) for index in empty])
            warnings.append(warn.EmptyCandidates(len(empty), first_line))
        warnings.extend(self._of_document(name, document))
        return warnings

    def _of_language(self, name: str, document: Document) -> Iterator[warn.ScoreWarning]:
        first, other = self.aligned.references[0].language, document.language
        if first and other and first.split("-")[0] != other.split("-")[0]:
            yield warn.LanguagesDiffer(name, first, other)

    def _of_document(self, name: str, document: Document) -> Iterator[warn.ScoreWarning]:
        # Spaces are what `none` is for.
        if self.tokenizer.name != "none":
            tokenized = check_tokenized(name, document.segments, self.progress)
            if tokenized:
                yield tokenized
        encoding = document.encoding
        if encoding is not None and encoding.source is EncodingSource.GUESSED:
            yield warn.GuessedEncoding(name, encoding.name)
        if document.lone_carriage_returns:
            lines = document.lone_carriage_returns
            yield warn.LoneCarriageReturns(name, len(lines), lines[0])


def _empty(lengths: Sequence[int]) -> list[int]:
    """Return the indices of segments without tokens."""
    if 0 not in lengths:
        return []
    return [index for index, length in enumerate(lengths) if not length]


def _first_line(places: Sequence[tuple[Document, int]]) -> int:
    """Return the line of the first segment that stands in its file, else the segment's number."""
    lines = [
        document.units.line(index) for document, index in places if document.units.is_in_file(index)
    ]
    return min(lines, default=places[0][1] + 1)
