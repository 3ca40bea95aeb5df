"""What scoring folders returns: each file's evaluation or error, and all together as one corpus."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from bleu_core.corpus.documents import Document
from bleu_core.diagnostics.kinds import Kind, Severity
from bleu_core.errors import BleuError
from bleu_core.folders.sets import FileSet, FolderPairing, Unpaired
from bleu_core.results import Evaluation, json_head, without_repeats
from bleu_core.settings import Settings

if TYPE_CHECKING:
    from bleu_core.diagnostics.model import Diagnostic


class Texts(NamedTuple):
    """The texts of one set of files as they were read.

    Attributes
    ----------
    candidates, references
        Those there are; candidates have the names of their folders.
    source
        The source text, if there is one.
    """

    candidates: tuple[Document, ...]
    references: tuple[Document, ...]
    source: Document | None = None


@dataclass(frozen=True)
class FileResult:
    """What became of one set of files.

    Attributes
    ----------
    files
        The files.
    evaluation
        Their evaluation; None if they could not be scored. Its candidates have the names of their
        folders, and are those that have such a file.
    error
        Why they could not be scored.
    texts
        Its texts as they were read; None if they could not be.
    """

    files: FileSet
    evaluation: Evaluation | None
    error: BleuError | None = None
    texts: Texts | None = field(default=None, repr=False, compare=False)

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
    def warnings(self) -> tuple[Diagnostic, ...]:
        """What its candidates are warned of, once each.

        Without what only says that there are few segments, as in most files of a folder: the whole
        is examined for that.
        """
        if self.evaluation is None:
            return ()
        every = (one for each in self.evaluation.candidates for one in each.warnings)
        return tuple(
            one
            for one in without_repeats(tuple(every))
            if one.kind is not Kind.FEW_SEGMENTS and one.severity is not Severity.NOTE
        )

    @property
    def percent(self) -> float | None:
        """The lowest BLEU among its candidates; None if it could not be scored."""
        if self.evaluation is None:
            return None
        return min(candidate.score.percent for candidate in self.evaluation.candidates)


@dataclass(frozen=True)
class FolderEvaluation:
    """The result of scoring folders.

    Attributes
    ----------
    settings
        The settings as given.
    pairing
        Which files were compared with which, and what has no partner.
    files
        The results of all sets of files, in natural order of their names.
    whole
        All segments of `counted` as one corpus, as an evaluation like any other. None if there is
        no such file.
    """

    settings: Settings
    pairing: FolderPairing
    files: tuple[FileResult, ...]
    whole: Evaluation | None

    @property
    def candidates(self) -> tuple[str, ...]:
        """The candidates' names."""
        return self.pairing.candidate_names

    @property
    def unpaired(self) -> tuple[Unpaired, ...]:
        """Files without a partner."""
        return self.pairing.unpaired

    @property
    def counted(self) -> tuple[FileResult, ...]:
        """The files `whole` consists of: those that were scored for every candidate.

        Otherwise candidates would be compared on different texts.
        """
        return tuple(
            each for each in self.files if each.evaluation and None not in each.files.candidates
        )

    @property
    def broken(self) -> tuple[FileResult, ...]:
        """The files that could not be scored."""
        return tuple(each for each in self.files if each.error)

    @property
    def incomplete(self) -> tuple[FileResult, ...]:
        """The files that were scored, but are not in `whole`: some candidate has none."""
        return tuple(
            each for each in self.files if each.evaluation and None in each.files.candidates
        )

    @property
    def worst_first(self) -> tuple[FileResult, ...]:
        """All files: broken ones, then those with the lowest score."""
        return tuple(
            sorted(self.files, key=lambda each: -1.0 if each.percent is None else each.percent)
        )

    def __str__(self) -> str:
        """Return one line per score of the whole, and the number of files."""
        return f"{self.whole or 'No score'}\nfiles: {len(self.counted)} of {len(self.files)}"

    def to_dict(self, *, segment_scores: bool = False) -> dict[str, Any]:
        """Return everything as plain data: the whole as that of a single evaluation, and the files.

        Parameters
        ----------
        segment_scores
            Whether each segment's own score is among it, for files and the whole.
        """
        content = (
            self.whole.to_dict(segment_scores=segment_scores)
            if self.whole
            else {**json_head(), "segments": 0, "candidates": [], "comparisons": []}
        )
        return content | _folders_dict(self, segment_scores=segment_scores)


# What the fields of a single evaluation say that those of the whole say already.
_OF_THE_WHOLE = ("format", "program")


def _folders_dict(result: FolderEvaluation, *, segment_scores: bool) -> dict[str, Any]:
    """Return the fields that an evaluation of folders has beside those of its whole."""
    return {
        "files_counted": len(result.counted),
        "files": [_file_dict(each, segment_scores) for each in result.files],
        "unpaired": [each.to_dict() for each in result.unpaired],
        "unreadable_folders": [str(error.path) for error in result.pairing.unreadable],
    }


def _file_dict(file: FileResult, segment_scores: bool) -> dict[str, Any]:
    content: dict[str, Any] = {
        "name": file.name,
        "paths": {
            "references": _paths(file.files.references),
            "candidates": _paths(file.files.candidates),
        },
    }
    if file.evaluation is not None:
        own = file.evaluation.to_dict(segment_scores=segment_scores)
        return content | {key: own[key] for key in own if key not in _OF_THE_WHOLE}
    return content | {"error": file.error and error_dict(file.error)}


def _paths(addresses: tuple[object | None, ...]) -> list[str | None]:
    return [None if address is None else str(address) for address in addresses]


def error_dict(error: BleuError) -> dict[str, Any]:
    """Return an error as plain data: what happened, and where."""
    fields = {
        name: value if _is_plain(value) else str(value) for name, value in vars(error).items()
    }
    return {"id": type(error).__name__, **fields}


def _is_plain(value: object) -> bool:
    return value is None or isinstance(value, str | int | float)
