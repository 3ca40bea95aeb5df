"""The job that reads and scores the files."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from bleu_core.corpus.addresses import Address, Role
from bleu_core.errors import BleuError
from bleu_core.progress import Progress
from bleu_core.settings import Settings
from bleu_desktop.session.attached_scores import ReadScores
from bleu_desktop.session.scores_reading import ScoredCandidate, ScoresReading, ScoresText

if TYPE_CHECKING:
    from bleu_core.corpus.documents import Document, DocumentReader
    from bleu_core.corpus.pairing.repairs import Repair
    from bleu_core.corpus.reading.contents import Contents
    from bleu_core.folders.results import FolderEvaluation
    from bleu_core.folders.sets import FolderPairing
    from bleu_core.results import Evaluation


@dataclass(frozen=True)
class Text:
    """One of the texts to score, as the lists of files have it.

    Attributes
    ----------
    number
        The entry's.
    document
        None if it has not been read, or could not be.
    failed
        Whether it could not be read.
    given_name
        The user's name for it; None for the file's.
    scores
        The scores from elsewhere that are attached to it.
    is_folder
        Whether it is a folder of texts.
    version
        How often it was to be read again.
    """

    number: int
    role: Role
    address: Address
    encoding: str | None
    document: Document | None
    failed: bool
    repairs: tuple[Repair, ...]
    given_name: str | None = None
    scores: tuple[ScoresText, ...] = ()
    is_folder: bool = False
    version: int = 0


@dataclass(frozen=True)
class ReadText:
    """What reading one text found; `contents` only if its file holds several texts."""

    number: int
    document: Document | None
    error: BleuError | None
    language: str | None
    contents: Contents | None


@dataclass(frozen=True)
class FolderOutcome:
    """What a job has found in folders.

    Attributes
    ----------
    pairing
        Which files belong together.
    result
        Their scores; None as long as the user has not agreed to the pairing.
    originals
        All texts as they were read, as the whole has them.
    """

    pairing: FolderPairing
    result: FolderEvaluation | None = None
    originals: tuple[Document, ...] = ()


@dataclass(frozen=True)
class Outcome:
    """The result of a job; originals are references, candidates and source as compared.

    `texts` are those that were scored, as they have been read, and `read_scores` what was found in
    files of scores. `folders` has what folders led to.
    """

    read: tuple[ReadText, ...]
    evaluation: Evaluation | None = None
    error: BleuError | None = None
    originals: tuple[Document, ...] = ()
    texts: tuple[Text, ...] = ()
    read_scores: tuple[ReadScores, ...] = ()
    folders: FolderOutcome | None = None

    def counts_for(self, texts: Sequence[Text], settings: Settings) -> bool:
        """Whether the same texts are to be scored; others are intervals, tests and given scores."""
        if self.evaluation is None or len(texts) != len(self.texts):
            return False
        before = replace(self.evaluation.settings, resampling=settings.resampling)
        metrics = self.evaluation.metrics
        known = {metric.name for metric in metrics if not metric.given}
        same = before == settings and known == {"bleu", *settings.metrics}
        return same and all(
            text.document is scored.document
            and (text.role, text.repairs, text.given_name)
            == (scored.role, scored.repairs, scored.given_name)
            for text, scored in zip(texts, self.texts, strict=True)
        )


def score_files(
    texts: Sequence[Text],
    contents: Mapping[tuple[Path, str | None], Contents],
    settings: Settings,
    progress: Progress,
    last: Outcome | None = None,
    tell: Callable[[Outcome], None] = lambda _: None,
) -> Outcome:
    """Read the texts that have not been read; score if everything could be read.

    Parameters
    ----------
    contents
        Of files that were read before, by path and encoding.
    last
        An outcome whose counts are those of the texts (`Outcome.counts_for`), to be used again.
    tell
        Told the outcome as soon as it has BLEU, and after each further metric but the last.
    """
    # Imported lazily to speed up start-up.
    from bleu_core.corpus.documents import DocumentReader
    from bleu_core.corpus.pairing.repairs import repaired
    from bleu_core.evaluation import evaluate_in_steps

    if last is not None and last.evaluation is not None:
        return _score_again(last, last.evaluation, texts, settings, progress)
    unread = [text for text in texts if text.document is None and not text.failed]
    files = [
        text.address.path for text in unread if (text.address.path, text.encoding) not in contents
    ]
    reader = DocumentReader(progress, contents, files)
    reader.decide(
        [(text.address, text.role, text.encoding) for text in unread],
        [
            text.document.language
            for text in texts
            if text.document is not None and text.role is not Role.SOURCE
        ],
        settings.target_language,
    )
    read = {text.number: _read(text, reader) for text in unread}
    documents: dict[Role, list[Document]] = {role: [] for role in Role}
    scored = []
    for text in texts:
        document = text.document or (read[text.number].document if text.number in read else None)
        if document is None:
            return Outcome(tuple(read.values()))
        scored.append(replace(text, document=document))
        if text.given_name is not None:
            document = replace(document, name=text.given_name)
        documents[text.role].append(repaired(document, text.repairs))
    references, candidates = documents[Role.REFERENCE], documents[Role.CANDIDATE]
    if not references or not candidates:
        return Outcome(tuple(read.values()))
    originals = (*references, *candidates, *documents[Role.SOURCE])
    scores = _scores_of(scored, progress)
    try:
        outcome = Outcome(tuple(read.values()), originals=originals, texts=tuple(scored))
        for evaluation in evaluate_in_steps(
            candidates=candidates,
            references=references,
            source=next(iter(documents[Role.SOURCE]), None),
            settings=settings,
            given=scores.usable,
            progress=progress,
        ):
            outcome = _with_scores(outcome, scores)
            outcome = replace(outcome, evaluation=evaluation)
            if evaluation.pending:
                tell(outcome)
                # That was told once.
                outcome = replace(outcome, read=())
    except BleuError as error:
        return Outcome(tuple(read.values()), error=error, originals=originals)
    return outcome


def _score_again(
    last: Outcome,
    evaluation: Evaluation,
    texts: Sequence[Text],
    settings: Settings,
    progress: Progress,
) -> Outcome:
    """Return the last outcome with other intervals, tests and given scores; nothing is counted."""
    from bleu_core.resample import resample

    outcome = replace(last, read=(), read_scores=())
    if not _same_scores(texts, last.texts):
        from bleu_core.given_scores import add_scores

        scores = _scores_of(texts, progress)
        evaluation = add_scores(evaluation, scores.usable(evaluation.aligned))
        outcome = _with_scores(replace(outcome, texts=tuple(texts)), scores)
    evaluation = resample(evaluation, settings.resampling, progress=progress)
    return replace(outcome, evaluation=evaluation)


def _same_scores(texts: Sequence[Text], others: Sequence[Text]) -> bool:
    """Whether the same scores are attached to texts; of a recorded result, none are read."""
    return all(
        len(text.scores) == len(other.scores)
        and all(
            one.choice == two.choice and one.given is two.given and one.failed == two.failed
            for one, two in zip(text.scores, other.scores, strict=True)
        )
        for text, other in zip(texts, others, strict=True)
    )


def _scores_of(texts: Sequence[Text], progress: Progress) -> ScoresReading:
    return ScoresReading(
        [
            ScoredCandidate(text.document, text.repairs, text.scores)
            for text in texts
            if text.role is Role.CANDIDATE and text.document is not None
        ],
        progress,
    )


def _with_scores(outcome: Outcome, scores: ScoresReading) -> Outcome:
    """Return an outcome with what was found in files of scores."""
    found = {one.number: one for one in scores.found()}

    def as_read(one: ScoresText) -> ScoresText:
        read = found.get(one.number)
        return one if read is None else replace(one, given=read.given, failed=read.given is None)

    return replace(
        outcome,
        read_scores=tuple(found.values()),
        texts=tuple(
            replace(text, scores=tuple(map(as_read, text.scores))) for text in outcome.texts
        ),
    )


def _read(text: Text, reader: DocumentReader) -> ReadText:
    from bleu_core.corpus.selection import has_choice
    from bleu_core.evaluation import find_target_language

    found = None
    try:
        contents = reader.contents(text.address.path, text.encoding)
        found = contents if has_choice(contents) else None
        document = reader.document(text.address, text.role, text.encoding)
    except BleuError as error:
        return ReadText(text.number, None, error, None, found)
    language = find_target_language(Settings(), [document]).tag
    return ReadText(text.number, document, None, language, found)
