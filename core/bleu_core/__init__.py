"""BLEU, exactly: files, documents, aligned segments, tokens, statistics, score. No Qt, no words.

Examples
--------
>>> from bleu_core import Document, evaluate
>>> reference = Document.from_segments("reference", ["the cat is on the mat"])
>>> candidate = Document.from_segments("candidate", ["the cat is on the rug"])
>>> result = evaluate([reference], [candidate]).candidates[0]
>>> round(result.score.bleu, 4)
0.7598
>>> [(row.matched, row.total) for row in result.score.precisions]
[(5, 6), (4, 5), (3, 4), (2, 3)]
"""

from importlib import import_module
from typing import TYPE_CHECKING

from bleu_core.version import __version__

if TYPE_CHECKING:
    from bleu_core.addresses import Role, Selection, parse_address
    from bleu_core.bands import BANDS, Band, band_of
    from bleu_core.bleu import BleuScore, NgramPrecision, bleu_score
    from bleu_core.documents import Document, document_of, read_document
    from bleu_core.errors import BleuError, Cancelled
    from bleu_core.evaluation import CandidateResult, Evaluation, evaluate
    from bleu_core.partitions import CorpusStatistics, corpus_statistics
    from bleu_core.progress import Progress, Stage
    from bleu_core.segmentation import Segmenter, get_segmenter
    from bleu_core.settings import (
        ChrfOptions,
        PairingOptions,
        Resampling,
        Settings,
        TerOptions,
    )
    from bleu_core.statistics import Statistics, segment_statistics

__all__ = [
    "BANDS",
    "Band",
    "BleuError",
    "BleuScore",
    "Cancelled",
    "CandidateResult",
    "ChrfOptions",
    "CorpusStatistics",
    "Document",
    "Evaluation",
    "NgramPrecision",
    "PairingOptions",
    "Progress",
    "Resampling",
    "Role",
    "Segmenter",
    "Selection",
    "Settings",
    "Stage",
    "Statistics",
    "TerOptions",
    "__version__",
    "band_of",
    "bleu_score",
    "corpus_statistics",
    "document_of",
    "evaluate",
    "get_segmenter",
    "parse_address",
    "read_document",
    "segment_statistics",
]

_MODULES = {
    "addresses": ("Role", "Selection", "parse_address"),
    "bands": ("BANDS", "Band", "band_of"),
    "bleu": ("BleuScore", "NgramPrecision", "bleu_score"),
    "documents": ("Document", "document_of", "read_document"),
    "errors": ("BleuError", "Cancelled"),
    "evaluation": ("CandidateResult", "Evaluation", "evaluate"),
    "partitions": ("CorpusStatistics", "corpus_statistics"),
    "progress": ("Progress", "Stage"),
    "segmentation": ("Segmenter", "get_segmenter"),
    "settings": ("ChrfOptions", "PairingOptions", "Resampling", "Settings", "TerOptions"),
    "statistics": ("Statistics", "segment_statistics"),
}


def __getattr__(name: str) -> object:
    """Import a public name when it is first used: a window must stand before all is loaded."""
    for module, names in _MODULES.items():
        if name in names:
            value = getattr(import_module(f"bleu_core.{module}"), name)
            globals()[name] = value
            return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
