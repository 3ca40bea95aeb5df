"""Read, align and score translations with BLEU, chrF and TER, exactly as sacreBLEU.

Candidates come first and references second, as in sacreBLEU. Functions that take several texts of
each, such as `evaluate`, take them as keyword arguments, so that they cannot be swapped by mistake.

Examples
--------
>>> from bleu_core import Document, evaluate
>>> reference = Document.from_segments("reference", ["the cat is on the mat"])
>>> candidate = Document.from_segments("candidate", ["the cat is on the rug"])
>>> result = evaluate(candidates=[candidate], references=[reference]).candidates[0]
>>> round(result.score.bleu, 4)
0.7598
>>> [(row.matched, row.total) for row in result.score.precisions]
[(5, 6), (4, 5), (3, 4), (2, 3)]
"""

from importlib import import_module
from typing import TYPE_CHECKING

from bleu_core.version import __version__

if TYPE_CHECKING:
    from bleu_core.arguments import References
    from bleu_core.as_others import AsOthers, OtherScore, RuleEffect, score_as_others
    from bleu_core.bands import BANDS, Band, OutsideGuide, band_of
    from bleu_core.by_tokenizer import TokenizerScores, score_by_tokenizer
    from bleu_core.common_segments import CommonSegments, ReferenceDigests
    from bleu_core.corpus.addresses import Address, FieldKind, Role, Selection, parse_address
    from bleu_core.corpus.alignment import AlignedDocuments
    from bleu_core.corpus.assumptions import Assumption
    from bleu_core.corpus.documents import Document, document_of, read_document
    from bleu_core.corpus.encodings import Encoding, EncodingSource
    from bleu_core.corpus.languages import LanguageSource, TargetLanguage
    from bleu_core.corpus.pairing.links import Row
    from bleu_core.corpus.pairing.pairs import PairedBy, Pairs
    from bleu_core.corpus.pairing.repairs import Repair, RepairKind
    from bleu_core.corpus.reading.contents import (
        Cell,
        Contents,
        Field,
        Format,
        Head,
        KeyKind,
        Mark,
        Part,
        Proposal,
        Table,
        Tag,
        UnitInfo,
    )
    from bleu_core.corpus.score_files.tables import (
        Better,
        ScoreAddress,
        ScoreContents,
        ScoreTable,
        parse_score_address,
    )
    from bleu_core.corpus.stamps import FileStamp
    from bleu_core.corpus.units import Units
    from bleu_core.corpus.writing.texts import SavedTexts, TextsFormat, save_texts
    from bleu_core.diagnostics.kinds import Kind, Severity
    from bleu_core.diagnostics.model import (
        CharacterCounts,
        Data,
        Diagnostic,
        Difference,
        Fix,
        GuessedEncoding,
        LeaveOut,
        LeftOutCounts,
        Lengths,
        LineEnds,
        MissingTokenizer,
        Needed,
        Normalize,
        PairOtherwise,
        Spaceless,
        Spacing,
        UnmatchedOrders,
        Unreferenced,
        UseTokenizer,
        Where,
    )
    from bleu_core.errors import (
        BleuError,
        Cancelled,
        FileUnreadable,
        ReferencesTransposed,
        WrongType,
    )
    from bleu_core.evaluation import evaluate, evaluate_files, evaluate_in_steps
    from bleu_core.folders.evaluation import evaluate_folders
    from bleu_core.folders.pairing import Folders
    from bleu_core.folders.results import FileResult, FolderEvaluation
    from bleu_core.folders.sets import FileSet, Folder, FolderPairing, Reason, Unpaired
    from bleu_core.given_scores import GivenScores, add_scores, read_given_scores
    from bleu_core.given_texts import File, Files, Text, Texts
    from bleu_core.health import Effect, HealthReport, check_health
    from bleu_core.notes import Note, SegmentVerdict
    from bleu_core.progress import Progress, Stage
    from bleu_core.projects.comparison import (
        CandidateChange as CandidateChange,
    )
    from bleu_core.projects.comparison import (
        CandidateNumbers as CandidateNumbers,
    )
    from bleu_core.projects.comparison import (
        MetricChange as MetricChange,
    )
    from bleu_core.projects.comparison import (
        Refusal as Refusal,
    )
    from bleu_core.projects.comparison import (
        RunComparison as RunComparison,
    )
    from bleu_core.projects.comparison import (
        RunNumbers as RunNumbers,
    )
    from bleu_core.projects.comparison import (
        compare_runs as compare_runs,
    )
    from bleu_core.projects.comparison import (
        numbers_of as numbers_of,
    )
    from bleu_core.projects.comparison import (
        segment_changes as segment_changes,
    )
    from bleu_core.projects.comparison import (
        worse_since as worse_since,
    )
    from bleu_core.projects.project import Project as Project
    from bleu_core.projects.project import Scoring as Scoring
    from bleu_core.projects.records import Fingerprint as Fingerprint
    from bleu_core.projects.records import ProjectNote as ProjectNote
    from bleu_core.projects.records import ProjectScores as ProjectScores
    from bleu_core.projects.runs import Run as Run
    from bleu_core.projects.runs import RunCandidate as RunCandidate
    from bleu_core.projects.runs import RunFile as RunFile
    from bleu_core.projects.runs import RunScore as RunScore
    from bleu_core.projects.runs import RunSummary as RunSummary
    from bleu_core.projects.state import (
        CheckedInput as CheckedInput,
    )
    from bleu_core.projects.state import (
        InputStatus as InputStatus,
    )
    from bleu_core.projects.state import (
        ProjectInput as ProjectInput,
    )
    from bleu_core.projects.state import (
        ProjectState as ProjectState,
    )
    from bleu_core.projects.state import (
        fingerprinted as fingerprinted,
    )
    from bleu_core.projects.verification import DifferingPart as DifferingPart
    from bleu_core.projects.verification import RunDifference as RunDifference
    from bleu_core.projects.verification import Verification as Verification
    from bleu_core.projects.verification import verify as verify
    from bleu_core.reference_scores import ReferenceScore, score_references
    from bleu_core.results import CandidateResult, Evaluation, MetricResult, Pending, ScoreFile
    from bleu_core.scoring.bleu import BleuScore, NgramPrecision, bleu_score
    from bleu_core.scoring.correlation import Correlation as Correlation
    from bleu_core.scoring.matrices import Matrix as Matrix
    from bleu_core.scoring.metrics import Chunk as Chunk
    from bleu_core.scoring.metrics import Metric as Metric
    from bleu_core.scoring.partitions import CorpusStatistics, compare_statistics, corpus_statistics
    from bleu_core.scoring.programs import BleuRule, BleuRules, NoScore, ProgramName
    from bleu_core.scoring.resampling import Interval as Interval
    from bleu_core.scoring.resampling import Scorer as Scorer
    from bleu_core.scoring.significance import Comparison as Comparison
    from bleu_core.scoring.statistics import Statistics, TokenChunk, Tokens, segment_statistics
    from bleu_core.scoring.verdicts import Verdict as Verdict
    from bleu_core.settings import (
        ChrfOptions,
        Concern,
        MetricName,
        Normalization,
        PairBy,
        PairedTest,
        PairingOptions,
        Profile,
        ReferenceLength,
        Resampling,
        Settings,
        Smoothing,
        Tags,
        TerOptions,
        TokenizerName,
    )
    from bleu_core.strings import (
        corpus_bleu,
        corpus_chrf,
        corpus_ter,
        sentence_bleu,
        sentence_chrf,
        sentence_ter,
    )
    from bleu_core.tokenizers import Tokenizer, get_tokenizer

__all__ = [
    "BANDS",
    "Address",
    "AlignedDocuments",
    "AsOthers",
    "Assumption",
    "Band",
    "Better",
    "BleuError",
    "BleuRule",
    "BleuRules",
    "BleuScore",
    "Cancelled",
    "CandidateResult",
    "Cell",
    "CharacterCounts",
    "ChrfOptions",
    "CommonSegments",
    "Concern",
    "Contents",
    "CorpusStatistics",
    "Data",
    "Diagnostic",
    "Difference",
    "Document",
    "Effect",
    "Encoding",
    "EncodingSource",
    "Evaluation",
    "Field",
    "FieldKind",
    "File",
    "FileResult",
    "FileSet",
    "FileStamp",
    "FileUnreadable",
    "Files",
    "Fix",
    "Folder",
    "FolderEvaluation",
    "FolderPairing",
    "Folders",
    "Format",
    "GivenScores",
    "GuessedEncoding",
    "Head",
    "HealthReport",
    "KeyKind",
    "Kind",
    "LanguageSource",
    "LeaveOut",
    "LeftOutCounts",
    "Lengths",
    "LineEnds",
    "Mark",
    "MetricName",
    "MetricResult",
    "MissingTokenizer",
    "Needed",
    "NgramPrecision",
    "NoScore",
    "Normalization",
    "Normalize",
    "Note",
    "OtherScore",
    "OutsideGuide",
    "PairBy",
    "PairOtherwise",
    "PairedBy",
    "PairedTest",
    "PairingOptions",
    "Pairs",
    "Part",
    "Pending",
    "Profile",
    "ProgramName",
    "Progress",
    "Proposal",
    "Reason",
    "ReferenceDigests",
    "ReferenceLength",
    "ReferenceScore",
    "References",
    "ReferencesTransposed",
    "Repair",
    "RepairKind",
    "Resampling",
    "Role",
    "Row",
    "RuleEffect",
    "SavedTexts",
    "ScoreAddress",
    "ScoreContents",
    "ScoreFile",
    "ScoreTable",
    "SegmentVerdict",
    "Selection",
    "Settings",
    "Severity",
    "Smoothing",
    "Spaceless",
    "Spacing",
    "Stage",
    "Statistics",
    "Table",
    "Tag",
    "Tags",
    "TargetLanguage",
    "TerOptions",
    "Text",
    "Texts",
    "TextsFormat",
    "TokenChunk",
    "Tokenizer",
    "TokenizerName",
    "TokenizerScores",
    "Tokens",
    "UnitInfo",
    "Units",
    "UnmatchedOrders",
    "Unpaired",
    "Unreferenced",
    "UseTokenizer",
    "Where",
    "WrongType",
    "__version__",
    "add_scores",
    "band_of",
    "bleu_score",
    "check_health",
    "compare_statistics",
    "corpus_bleu",
    "corpus_chrf",
    "corpus_statistics",
    "corpus_ter",
    "document_of",
    "evaluate",
    "evaluate_files",
    "evaluate_folders",
    "evaluate_in_steps",
    "get_tokenizer",
    "parse_address",
    "parse_score_address",
    "read_document",
    "read_given_scores",
    "save_texts",
    "score_as_others",
    "score_by_tokenizer",
    "score_references",
    "segment_statistics",
    "sentence_bleu",
    "sentence_chrf",
    "sentence_ter",
]

_MODULES = {
    "arguments": ("References",),
    "as_others": ("AsOthers", "OtherScore", "RuleEffect", "score_as_others"),
    "bands": ("BANDS", "Band", "OutsideGuide", "band_of"),
    "by_tokenizer": ("TokenizerScores", "score_by_tokenizer"),
    "common_segments": ("CommonSegments", "ReferenceDigests"),
    "corpus.addresses": ("Address", "FieldKind", "Role", "Selection", "parse_address"),
    "corpus.alignment": ("AlignedDocuments",),
    "corpus.assumptions": ("Assumption",),
    "corpus.documents": ("Document", "document_of", "read_document"),
    "corpus.encodings": ("Encoding", "EncodingSource"),
    "corpus.languages": ("LanguageSource", "TargetLanguage"),
    "corpus.pairing.links": ("Row",),
    "corpus.pairing.pairs": ("PairedBy", "Pairs"),
    "corpus.pairing.repairs": ("Repair", "RepairKind"),
    "corpus.reading.contents": (
        "Cell",
        "Contents",
        "Field",
        "Format",
        "Head",
        "KeyKind",
        "Mark",
        "Part",
        "Proposal",
        "Table",
        "Tag",
        "UnitInfo",
    ),
    "corpus.score_files.tables": (
        "Better",
        "ScoreAddress",
        "ScoreContents",
        "ScoreTable",
        "parse_score_address",
    ),
    "corpus.stamps": ("FileStamp",),
    "corpus.units": ("Units",),
    "corpus.writing.texts": ("SavedTexts", "TextsFormat", "save_texts"),
    "diagnostics.kinds": ("Kind", "Severity"),
    "diagnostics.model": (
        "CharacterCounts",
        "Data",
        "Diagnostic",
        "Difference",
        "Fix",
        "GuessedEncoding",
        "LeaveOut",
        "LeftOutCounts",
        "Lengths",
        "LineEnds",
        "MissingTokenizer",
        "Needed",
        "Normalize",
        "PairOtherwise",
        "Spaceless",
        "Spacing",
        "UnmatchedOrders",
        "Unreferenced",
        "UseTokenizer",
        "Where",
    ),
    "errors": ("BleuError", "Cancelled", "FileUnreadable", "ReferencesTransposed", "WrongType"),
    "evaluation": ("evaluate", "evaluate_files", "evaluate_in_steps"),
    "reference_scores": ("ReferenceScore", "score_references"),
    "results": ("CandidateResult", "Evaluation", "MetricResult", "Pending", "ScoreFile"),
    "given_scores": ("GivenScores", "add_scores", "read_given_scores"),
    "given_texts": ("File", "Files", "Text", "Texts"),
    "health": ("Effect", "HealthReport", "check_health"),
    "progress": ("Progress", "Stage"),
    "scoring.bleu": ("BleuScore", "NgramPrecision", "bleu_score"),
    "scoring.correlation": ("Correlation",),
    "scoring.matrices": ("Matrix",),
    "scoring.metrics": ("Chunk", "Metric"),
    "scoring.partitions": ("CorpusStatistics", "compare_statistics", "corpus_statistics"),
    "scoring.programs": ("BleuRule", "BleuRules", "NoScore", "ProgramName"),
    "scoring.resampling": ("Interval", "Scorer"),
    "scoring.significance": ("Comparison",),
    "scoring.statistics": ("Statistics", "TokenChunk", "Tokens", "segment_statistics"),
    "scoring.verdicts": ("Verdict",),
    "settings": (
        "ChrfOptions",
        "Concern",
        "MetricName",
        "Normalization",
        "PairBy",
        "PairedTest",
        "PairingOptions",
        "Profile",
        "ReferenceLength",
        "Resampling",
        "Settings",
        "Smoothing",
        "Tags",
        "TerOptions",
        "TokenizerName",
    ),
    "strings": (
        "corpus_bleu",
        "corpus_chrf",
        "corpus_ter",
        "sentence_bleu",
        "sentence_chrf",
        "sentence_ter",
    ),
    "tokenizers": ("Tokenizer", "get_tokenizer"),
    "folders.evaluation": ("evaluate_folders",),
    "folders.results": ("FileResult", "FolderEvaluation"),
    "folders.pairing": ("Folders",),
    "folders.sets": ("FileSet", "Folder", "FolderPairing", "Reason", "Unpaired"),
    "notes": ("Note", "SegmentVerdict"),
    "projects.comparison": (
        "CandidateChange",
        "CandidateNumbers",
        "MetricChange",
        "Refusal",
        "RunComparison",
        "RunNumbers",
        "compare_runs",
        "numbers_of",
        "segment_changes",
        "worse_since",
    ),
    "projects.project": ("Project", "Scoring"),
    "projects.records": ("Fingerprint", "ProjectNote", "ProjectScores"),
    "projects.runs": ("Run", "RunCandidate", "RunFile", "RunScore", "RunSummary"),
    "projects.state": (
        "CheckedInput",
        "InputStatus",
        "ProjectInput",
        "ProjectState",
        "fingerprinted",
    ),
    "projects.verification": ("DifferingPart", "RunDifference", "Verification", "verify"),
}


def __getattr__(name: str) -> object:
    """Import public names lazily to speed up start-up."""
    for module, names in _MODULES.items():
        if name in names:
            value = getattr(import_module(f"bleu_core.{module}"), name)
            globals()[name] = value
            return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """List all public names, including those ``import *`` omits because they import NumPy."""
    return sorted({*__all__, *(name for names in _MODULES.values() for name in names)})
