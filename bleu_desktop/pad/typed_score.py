"""The score of typed texts: with each keystroke, only lines that changed are counted again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bleu_core.progress import Progress
from bleu_core.settings import Resampling, Settings

if TYPE_CHECKING:
    from bleu_core.corpus.documents import Document
    from bleu_core.corpus.languages import TargetLanguage
    from bleu_core.scoring.bleu import BleuScore
    from bleu_core.tokenizers import Tokenizer


@dataclass(frozen=True)
class TypedText:
    """A text as it was typed.

    Attributes
    ----------
    name
        What it is called as a document.
    lines
        Its segments.
    """

    name: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class TypedScore:
    """What typed texts score.

    Attributes
    ----------
    settings
        The settings they were scored with.
    language, tokenizer
        The target language, and how its words were found.
    compared
        The compared lines, from 0.
    candidates
        The score of each candidate.
    """

    settings: Settings
    language: TargetLanguage
    tokenizer: Tokenizer
    compared: Sequence[int]
    candidates: tuple[BleuScore, ...]


class TypedScorer:
    """Scores typed texts, and remembers what it counted."""

    def __init__(self) -> None:
        self._key: object = None
        self._rows: dict[tuple[str, str], list[int]] = {}

    def score(
        self,
        settings: Settings,
        progress: Progress,
        *,
        candidates: Sequence[TypedText],
        reference: TypedText,
    ) -> TypedScore:
        """Score as many lines as all texts have.

        Raises
        ------
        BleuError
            If they cannot be scored.
        Cancelled
            If `progress` requests it.
        """
        # Imported lazily to speed up start-up.
        from bleu_core.corpus.alignment import align
        from bleu_core.evaluation import choose_tokenizer, find_target_language
        from bleu_core.scoring.bleu import bleu_score
        from bleu_core.scoring.statistics import Statistics

        settings = replace(settings, metrics=("bleu",), resampling=Resampling())
        lines = min(len(text.lines) for text in (*candidates, reference))
        aligned = align(
            candidates=[document_of(text, lines) for text in candidates],
            references=[document_of(reference, lines)],
            settings=settings,
            progress=progress,
        )
        language = find_target_language(settings, aligned.documents)
        tokenizer = choose_tokenizer(settings, language)[0]
        key = (
            tokenizer.signature,
            settings.lowercase,
            settings.max_order,
            settings.reference_length,
        )
        if key != self._key:
            self._key, self._rows = key, {}
        [against] = aligned.references
        used: dict[tuple[str, str], list[int]] = {}
        scores = []
        for document in aligned.candidates:
            sums = [0] * (2 + 2 * settings.max_order)
            for pair in zip(progress.watch(document.segments), against.segments, strict=True):
                row = self._rows.get(pair)
                if row is None:
                    progress.check()
                    row = self._rows[pair] = _row(pair, tokenizer, settings)
                used[pair] = row
                sums = [*map(sum, zip(sums, row, strict=True))]
            scores.append(bleu_score(Statistics.from_row(sums), settings))
        # What is no longer in the texts is forgotten.
        self._rows = used
        return TypedScore(settings, language, tokenizer, aligned.kept, tuple(scores))


def _row(pair: tuple[str, str], tokenizer: Tokenizer, settings: Settings) -> list[int]:
    from bleu_core.scoring.statistics import segment_statistics

    own, other = (tokenizer.tokens(line, lowercase=settings.lowercase) for line in pair)
    return segment_statistics(
        own,
        [other],
        max_order=settings.max_order,
        reference_length=settings.reference_length,
    ).row()


def document_of(text: TypedText, lines: int | None = None) -> Document:
    """Return a text as a document, or its first lines."""
    from bleu_core.corpus.documents import Document

    return Document.from_segments(text.name, text.lines[:lines])
