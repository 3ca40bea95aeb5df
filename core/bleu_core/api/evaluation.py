"""Evaluate or check texts, files and folders with one call."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bleu_core.api.arguments import settings_of
from bleu_core.api.given_texts import Files, Text, Texts, addresses_of, documents_of, source_of
from bleu_core.evaluation import checking as core_checking
from bleu_core.evaluation import given_scores as core_given_scores
from bleu_core.evaluation.evaluate import evaluate_documents
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.addresses import File, Role
from bleu_core.folders import evaluation as folders_evaluation
from bleu_core.folders import pairing as folders_pairing
from bleu_core.pairing.alignment import AlignedDocuments
from bleu_core.progress import SILENT, Progress
from bleu_core.settings import Settings
from bleu_core.workspace import inputs as workspace_inputs
from bleu_core.workspace import workspace as workspace_workspace


def evaluate(
    *,
    candidates: Texts,
    references: Texts,
    source: Text | None = None,
    settings: Settings | None = None,
    given: Sequence[core_given_scores.GivenScores]
    | Callable[[AlignedDocuments], Sequence[core_given_scores.GivenScores]] = (),
    progress: Progress = SILENT,
) -> Evaluation:
    """Score candidates against references.

    Parameters
    ----------
    candidates
        At least one; each is scored on its own. Documents, or lists of strings, one for each
        candidate, or a mapping from names to them.
    references
        At least one, in the same forms. Empty segments are ignored, so some segments may have more
        references than others; a missing segment is None.
    source
        Used to find untranslated segments; not used by BLEU.
    settings
        The settings; by default, BLEU as it is defined.
    given
        Given scores, see `bleu_core.evaluation.given_scores`; or a function that
        returns them, given the aligned documents.
    progress
        Receives progress, and can cancel.

    Raises
    ------
    ReferenceMissing, CandidateMissing, SegmentCountsDiffer, KeysMissing, NothingPaired,
    TranslationsMissing
        If the documents cannot be scored against each other.
    WrongType, ReferencesTransposed
        If candidates or references are nothing of the kind.
    UnknownLanguage, LanguagePair
        If the settings' target language is not a language tag.
    TokenizerUnavailable
        If the chosen tokenizer is not installed.
    ScoresMissing, ScoresGivenTwice, ScoreCountsDiffer
        If given scores are not one for each segment.
    Cancelled
        If `progress` requests it.
    """
    settings = settings_of(settings)
    to_score = documents_of("candidates", candidates)
    segments = len(to_score[0].segments) if to_score else None
    return evaluate_documents(
        candidates=to_score,
        references=documents_of("references", references, segments),
        source=source_of(source),
        settings=settings,
        given=given,
        progress=progress,
    )


def evaluate_files(
    *,
    candidates: Files,
    references: Files,
    source: File | None = None,
    settings: Settings | None = None,
    encoding: str | None = None,
    progress: Progress = SILENT,
) -> Evaluation:
    """Read files of any format and score them; see `evaluate`.

    Parameters
    ----------
    candidates, references
        One file or several: paths, or addresses such as ``"scores.xlsx#column=MT"``.
    source
        The file with the source text.
    settings, progress
        See `evaluate`.
    encoding
        Overrides the detected encoding.

    Raises
    ------
    BleuError, Cancelled
        As for `bleu_core.read_document` and `evaluate`.
    WrongType
        If something is neither a path nor an address.
    """
    given = {
        Role.CANDIDATE: addresses_of("candidates", candidates),
        Role.REFERENCE: addresses_of("references", references),
        Role.SOURCE: [] if source is None else addresses_of("source", source),
    }
    inputs = tuple(
        workspace_inputs.Input(role, address, encoding)
        for role, addresses in given.items()
        for address in addresses
    )
    return (
        workspace_workspace.Workspace(inputs, settings_of(settings)).read(progress).score(progress)
    )


def evaluate_folders(
    *,
    candidates: folders_pairing.Folders = (),
    references: folders_pairing.Folders,
    source: File | None = None,
    settings: Settings | None = None,
    encoding: str | None = None,
    progress: Progress = SILENT,
) -> Evaluation:
    """Pair the files of folders, and score them one by one and as one corpus.

    Parameters
    ----------
    candidates, references, source
        See `bleu_core.folders.pairing.pair_folders`.
    settings
        The settings; by default, BLEU as it is defined.
    encoding
        Overrides the detected encoding of all files.
    progress
        Receives progress, and can cancel.

    Raises
    ------
    FileMissing, FolderExpected, FileUnreadable, FolderHasOneSide, NoFilesPaired
        If the folders cannot be paired.
    UnknownLanguage, LanguagePair, TokenizerUnavailable, SettingInvalid
        If nothing can be scored with these settings.
    Cancelled
        If `progress` requests it. All other errors concern one file, and are in the result.
    """
    settings = settings_of(settings)
    pairing = folders_pairing.pair_folders(
        candidates=candidates, references=references, source=source, progress=progress
    )
    return folders_evaluation.evaluate_pairing(
        pairing, settings=settings, encoding=encoding, progress=progress
    )


def check_texts(
    *,
    candidates: Texts,
    references: Texts,
    source: Text | None = None,
    settings: Settings | None = None,
    progress: Progress = SILENT,
) -> core_checking.CheckReport:
    """Check the texts of an evaluation, and measure the effect of suggested normalizations.

    Parameters
    ----------
    candidates, references, source, settings
        See `evaluate`. Only compared rows are checked, before the
        normalizations of the settings are applied.
    progress
        Receives progress, and can cancel.

    Raises
    ------
    BleuError, Cancelled
        As for `evaluate`.
    """
    return core_checking.check_documents(
        candidates=documents_of("candidates", candidates),
        references=documents_of("references", references),
        source=source_of(source),
        settings=settings_of(settings),
        progress=progress,
    )
