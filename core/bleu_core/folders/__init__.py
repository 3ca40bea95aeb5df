"""Folders: files found, paired and scored one by one and as a whole.

Above the roof: everything else scores one set of files. `pair_folders` says which files belong
together, `evaluate_folders` scores them.
"""

from bleu_core.folders.evaluation import evaluate_folders, evaluate_pairing
from bleu_core.folders.pairing import pair_folders
from bleu_core.folders.results import FileResult, FolderEvaluation
from bleu_core.folders.sets import FileSet, FolderPairing, Unpaired

__all__ = [
    "FileResult",
    "FileSet",
    "FolderEvaluation",
    "FolderPairing",
    "Unpaired",
    "evaluate_folders",
    "evaluate_pairing",
    "pair_folders",
]
