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

from typing import TYPE_CHECKING

from bleu_core.lazy import load_when_used
from bleu_core.version import __version__

if TYPE_CHECKING:
    from bleu_core.api.arguments import References as References
    from bleu_core.api.evaluation import (
        check_texts as check_texts,
        evaluate as evaluate,
        evaluate_files as evaluate_files,
        evaluate_folders as evaluate_folders,
    )
    from bleu_core.api.given_texts import Files as Files, Text as Text, Texts as Texts
    from bleu_core.api.strings import (
        corpus_bleu as corpus_bleu,
        corpus_chrf as corpus_chrf,
        corpus_statistics as corpus_statistics,
        corpus_ter as corpus_ter,
        sentence_bleu as sentence_bleu,
        sentence_chrf as sentence_chrf,
        sentence_ter as sentence_ter,
    )
    from bleu_core.evaluation.checking import CheckReport as CheckReport
    from bleu_core.analysis.as_others import (
        AsOthers as AsOthers,
        score_as_others as score_as_others,
    )
    from bleu_core.analysis.by_tokenizer import (
        TokenizerScores as TokenizerScores,
        score_by_tokenizer as score_by_tokenizer,
    )
    from bleu_core.analysis.reference_scores import (
        ReferenceScore as ReferenceScore,
        score_references as score_references,
    )
    from bleu_core.diagnostics.kinds import Kind as Kind, Severity as Severity
    from bleu_core.diagnostics.model import Diagnostic as Diagnostic
    from bleu_core.errors import BleuError as BleuError, Cancelled as Cancelled
    from bleu_core.files.addresses import (
        Address as Address,
        File as File,
        Role as Role,
        Selection as Selection,
    )
    from bleu_core.files.documents import Document as Document, read_document as read_document
    from bleu_core.files.score_files.tables import (
        ScoreAddress as ScoreAddress,
        ScoreContents as ScoreContents,
        parse_score_address as parse_score_address,
    )
    from bleu_core.folders.pairing import Folders as Folders
    from bleu_core.evaluation.given_scores import (
        GivenScores as GivenScores,
        read_given_scores as read_given_scores,
    )
    from bleu_core.pairing.alignment import AlignedDocuments as AlignedDocuments
    from bleu_core.progress import Progress as Progress, Stage as Stage
    from bleu_core.projects.project import Project as Project
    from bleu_core.evaluation.results import (
        BrokenFile as BrokenFile,
        CandidateResult as CandidateResult,
        Evaluation as Evaluation,
        FileResult as FileResult,
        MetricResult as MetricResult,
        ScoredFile as ScoredFile,
    )
    from bleu_core.scoring.bleu import BleuScore as BleuScore
    from bleu_core.scoring.correlation import (
        Correlation as Correlation,
        PairwiseAccuracy as PairwiseAccuracy,
    )
    from bleu_core.scoring.partitions import (
        CorpusStatistics as CorpusStatistics,
        compare_statistics as compare_statistics,
    )
    from bleu_core.scoring.resampling import Interval as Interval
    from bleu_core.scoring.significance import Comparison as Comparison
    from bleu_core.scoring.verdicts import Verdict as Verdict
    from bleu_core.settings import (
        ChrfOptions as ChrfOptions,
        Concern as Concern,
        MetricName as MetricName,
        Normalization as Normalization,
        PairBy as PairBy,
        PairedTest as PairedTest,
        PairingOptions as PairingOptions,
        Profile as Profile,
        ReferenceLength as ReferenceLength,
        Resampling as Resampling,
        Settings as Settings,
        Smoothing as Smoothing,
        Tags as Tags,
        TerOptions as TerOptions,
        TokenizerName as TokenizerName,
    )
    from bleu_core.tokenizers import Tokenizer as Tokenizer, get_tokenizer as get_tokenizer
    from bleu_core.workspace.comparison import (
        RunComparison as RunComparison,
        compare_runs as compare_runs,
    )
    from bleu_core.workspace.runs import Run as Run
    from bleu_core.writing.judging import SegmentSample as SegmentSample
    from bleu_core.writing.texts import (
        SavedTexts as SavedTexts,
        TextsFormat as TextsFormat,
        save_texts as save_texts,
    )

# The public names by the module that defines them; for type checkers as above.
_NAMES = {
    "api.arguments": "References",
    "api.evaluation": "check_texts evaluate evaluate_files evaluate_folders",
    "api.given_texts": "Files Text Texts",
    "api.strings": (
        "corpus_bleu corpus_chrf corpus_statistics corpus_ter "
        "sentence_bleu sentence_chrf sentence_ter"
    ),
    "evaluation.checking": "CheckReport",
    "analysis.as_others": "AsOthers score_as_others",
    "analysis.by_tokenizer": "TokenizerScores score_by_tokenizer",
    "analysis.reference_scores": "ReferenceScore score_references",
    "diagnostics.kinds": "Kind Severity",
    "diagnostics.model": "Diagnostic",
    "errors": "BleuError Cancelled",
    "files.addresses": "Address File Role Selection",
    "files.documents": "Document read_document",
    "files.score_files.tables": "ScoreAddress ScoreContents parse_score_address",
    "folders.pairing": "Folders",
    "evaluation.given_scores": "GivenScores read_given_scores",
    "pairing.alignment": "AlignedDocuments",
    "progress": "Progress Stage",
    "projects.project": "Project",
    "evaluation.results": (
        "BrokenFile CandidateResult Evaluation FileResult MetricResult ScoredFile"
    ),
    "scoring.bleu": "BleuScore",
    "scoring.correlation": "Correlation PairwiseAccuracy",
    "scoring.partitions": "CorpusStatistics compare_statistics",
    "scoring.resampling": "Interval",
    "scoring.significance": "Comparison",
    "scoring.verdicts": "Verdict",
    "settings": (
        "ChrfOptions Concern MetricName Normalization PairBy PairedTest PairingOptions Profile "
        "ReferenceLength Resampling Settings Smoothing Tags TerOptions TokenizerName"
    ),
    "tokenizers": "Tokenizer get_tokenizer",
    "workspace.comparison": "RunComparison compare_runs",
    "workspace.runs": "Run",
    "writing.judging": "SegmentSample",
    "writing.texts": "SavedTexts TextsFormat save_texts",
}
_MODULES = {name: module for module, names in _NAMES.items() for name in names.split()}
__all__ = [*_MODULES, "__version__"]


load_when_used(__name__, _MODULES)


def __dir__() -> list[str]:
    """List all public names, imported or not."""
    return sorted(__all__)
