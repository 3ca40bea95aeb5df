"""The records of a run in a project file: everything but its long columns, as JSON.

These classes define the format of the file. They are separate from the results of the program, so
that a result can change while old files stay readable. New fields need a default.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bleu_core.changes.schemes import Scheme
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Data, Effect, Fix, Where
from bleu_core.errors import BleuError
from bleu_core.files.addresses import Role, Selection
from bleu_core.files.assumptions import Assumption
from bleu_core.files.contents import Format, KeyKind
from bleu_core.files.encodings import Encoding
from bleu_core.files.score_files.tables import ScoreAddress, ScoreFile
from bleu_core.files.sets import FolderPairing
from bleu_core.files.stamps import FileStamp
from bleu_core.languages.tags import TargetLanguage
from bleu_core.pairing.pairs import PairedBy
from bleu_core.pairing.repairs import Repair
from bleu_core.projects.packs import Column
from bleu_core.scoring.bands import Band, OutsideGuide
from bleu_core.scoring.bleu import BleuScore
from bleu_core.scoring.resampling import Interval
from bleu_core.scoring.significance import Comparison
from bleu_core.settings import Concern, Resampling, Settings
from bleu_core.workspace.inputs import Fingerprint
from bleu_core.workspace.notes import Note


@dataclass(frozen=True)
class StoredList:
    """A sequence of whole numbers.

    Attributes
    ----------
    range
        Start, stop and step, if the numbers are a range.
    values
        The numbers, if they are few.
    column
        The column with the numbers, if there are many.
    is_list
        Whether the sequence is a list, not a tuple.
    """

    range: tuple[int, int, int] | None = None
    values: tuple[int, ...] = ()
    column: Column | None = None
    is_list: bool = False


@dataclass(frozen=True)
class StoredUnits:
    """The units of a document; see `bleu_core.files.units.Units`.

    Attributes
    ----------
    count
        Number of units.
    segments, tagged, sources, keys, document_names, edited
        Columns of texts and names; None if texts are not kept, or if there are none.
    """

    count: int
    segments: Column | None
    tagged: Column | None
    sources: Column | None
    keys: Column | None
    key_kind: KeyKind | None
    lines: StoredList
    times: Column | None
    marks: Column | None
    document_numbers: StoredList = StoredList()
    origins: Column | None = None
    document_names: Column | None = None
    edited: Column | None = None


@dataclass(frozen=True)
class StoredDocument:
    """A document as it was compared; see `bleu_core.files.documents.Document`."""

    name: str
    path: str | None
    units: StoredUnits
    encoding: Encoding | None
    line_ends: tuple[str, ...]
    lone_carriage_returns: tuple[int, ...]
    format: Format
    selection: Selection
    language: str | None
    compressed: bool
    repairs: int
    has_texts: bool
    stamp: FileStamp | None = None
    assumptions: tuple[Assumption, ...] = ()


@dataclass(frozen=True)
class StoredPairs:
    """See `bleu_core.pairing.pairs.Pairs`.

    Attributes
    ----------
    counts, indices
        Columns with the number of segments each document has in each row, and with the indices of
        these segments; None if paired by position.
    """

    method: PairedBy
    length: int
    ambiguous: StoredList
    counts: Column | None
    indices: Column | None
    assumptions: tuple[tuple[int, Assumption], ...] = ()


@dataclass(frozen=True)
class StoredAlignment:
    """See `bleu_core.pairing.alignment.AlignedDocuments`."""

    candidates: tuple[StoredDocument, ...]
    references: tuple[StoredDocument, ...]
    source: StoredDocument | None
    pairs: StoredPairs
    concerns: Mapping[Concern, StoredList]
    own_concerns: tuple[Mapping[Concern, StoredList], ...]
    left_out: Mapping[Concern, int]
    kept: StoredList


@dataclass(frozen=True)
class StoredDiagnostic:
    """See `bleu_core.diagnostics.model.Diagnostic`."""

    kind: Kind
    where: Where
    rows: StoredList
    count: int
    segments: int
    fixes: tuple[Fix, ...]
    data: Data | Assumption | None
    files: tuple[str, ...] = ()
    effect: Effect | None = None


@dataclass(frozen=True)
class StoredMetric:
    """See `bleu_core.results.MetricResult` and `bleu_core.scoring.metrics.Metric`."""

    name: str
    title: str
    lower_is_better: bool
    percent: float
    interval: Interval | None
    signature: str
    sacrebleu_command: str | None
    rows: Column
    file: ScoreFile | None
    given: bool
    decimals: int


@dataclass(frozen=True)
class StoredCandidate:
    """See `bleu_core.results.CandidateResult`. Diagnostics are indices into those of the run."""

    name: str
    score: BleuScore
    band: Band | None
    metrics: tuple[StoredMetric, ...]
    diagnostics: tuple[int, ...]
    resampling: Resampling
    outside_guide: tuple[OutsideGuide, ...]


@dataclass(frozen=True)
class StoredTokenizer:
    """See `bleu_core.tokenizers.Tokenizer`."""

    name: str
    signature: str
    variant: str | None
    sacrebleu_name: str | None


@dataclass(frozen=True)
class StoredInput:
    """A text of a project; see `bleu_core.workspace.inputs.Input`.

    Attributes
    ----------
    path, relative
        Its absolute path, and its path from the project's folder; for a text in memory, its name.
    in_memory
        Whether the text comes from no file.
    document
        The text, if it is in memory and kept.
    """

    role: Role
    path: str
    relative: str | None
    selection: Selection
    encoding: str | None
    given_name: str | None
    repairs: tuple[Repair, ...]
    is_folder: bool
    in_memory: bool
    fingerprint: Fingerprint | None
    document: StoredDocument | None = None
    scores: tuple[StoredScores, ...] = ()


@dataclass(frozen=True)
class StoredScores:
    """Scores that are attached to a text; see `bleu_core.workspace.inputs.ScoresInput`."""

    metric: str
    address: ScoreAddress
    relative: str | None = None
    fingerprint: Fingerprint | None = None


@dataclass(frozen=True)
class StoredNote:
    """A note about a segment; see `bleu_core.workspace.notes.NotePlace`."""

    input: int
    line: int
    nth: int
    candidate: int
    note: Note
    file: str = ""


@dataclass(frozen=True)
class StoredState:
    """See `bleu_core.workspace.workspace.Workspace`."""

    inputs: tuple[StoredInput, ...] = ()
    settings: Settings = field(default_factory=Settings)
    notes: tuple[StoredNote, ...] = ()
    scheme: Scheme | None = None


@dataclass(frozen=True)
class StoredEvaluation:
    """See `bleu_core.results.Evaluation`.

    Attributes
    ----------
    digests
        Digests of each segment's references, and of its source if there is one; see
        `bleu_core.pairing.common_segments`.
    references_digest
        One digest of all references.
    inputs
        The scored texts, as the project had them.
    files
        The `StoredFile` of each set of files of folders.
    """

    target_language: TargetLanguage
    tokenizer: StoredTokenizer
    settings: Settings
    segments: int
    candidates: tuple[StoredCandidate, ...]
    references: int
    references_vary: bool
    aligned: StoredAlignment
    comparisons: tuple[Comparison, ...]
    diagnostics: tuple[StoredDiagnostic, ...]
    digests: Mapping[Role, Column]
    references_digest: str
    inputs: tuple[StoredInput, ...] = ()
    pairing: FolderPairing | None = None
    files: tuple[Column, ...] = ()


@dataclass(frozen=True)
class StoredFile:
    """See `bleu_core.results.FileResult`."""

    evaluation: StoredEvaluation | None
    error: BleuError | None
