"""BLEU, exactly: files, documents, aligned segments, tokens, statistics, score. No Qt, no words.

Candidates come first and references second, as in sacreBLEU. Two arguments of one type are given
by name, so that nobody swaps them unnoticed; where the types tell them apart, as a list of
strings and a list of lists do, position is enough.

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
    from bleu_core.bands import BANDS, Band, band_of
    from bleu_core.corpus.addresses import Role, Selection, parse_address
    from bleu_core.corpus.documents import Document, document_of, read_document
    from bleu_core.errors import BleuError, Cancelled
    from bleu_core.evaluation import CandidateResult, Evaluation, evaluate
    from bleu_core.progress import Progress, Stage
    from bleu_core.scoring.bleu import BleuScore, NgramPrecision, bleu_score
    from bleu_core.scoring.partitions import CorpusStatistics, corpus_statistics
    from bleu_core.scoring.statistics import Statistics, segment_statistics
    from bleu_core.settings import (
        ChrfOptions,
        PairingOptions,
        Resampling,
        Settings,
        TerOptions,
    )
    from bleu_core.tokenizers import Tokenizer, get_tokenizer

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
    "Selection",
    "Settings",
    "Stage",
    "Statistics",
    "TerOptions",
    "Tokenizer",
    "__version__",
    "band_of",
    "bleu_score",
    "corpus_statistics",
    "document_of",
    "evaluate",
    "get_tokenizer",
    "parse_address",
    "read_document",
    "segment_statistics",
]

_MODULES = {
    "corpus.addresses": ("Role", "Selection", "parse_address"),
    "bands": ("BANDS", "Band", "band_of"),
    "scoring.bleu": ("BleuScore", "NgramPrecision", "bleu_score"),
    "corpus.documents": ("Document", "document_of", "read_document"),
    "errors": ("BleuError", "Cancelled"),
    "evaluation": ("CandidateResult", "Evaluation", "evaluate"),
    "scoring.partitions": ("CorpusStatistics", "corpus_statistics"),
    "progress": ("Progress", "Stage"),
    "tokenizers": ("Tokenizer", "get_tokenizer"),
    "settings": ("ChrfOptions", "PairingOptions", "Resampling", "Settings", "TerOptions"),
    "scoring.statistics": ("Statistics", "segment_statistics"),
}


def __getattr__(name: str) -> object:
    """Import a public name when it is first used: a window must stand before all is loaded."""
    for module, names in _MODULES.items():
        if name in names:
            value = getattr(import_module(f"bleu_core.{module}"), name)
            globals()[name] = value
            return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
