"""The names of texts beside those they are compared with."""

from __future__ import annotations

from bleu_core.evaluation.results import Evaluation
from bleu_core.files.addresses import Role
from bleu_core.files.names import Named, NamedFile
from bleu_desktop.session.session import Session
from bleu_score.messages.names import names_of_compared


def compared_names(session: Session, evaluation: Evaluation) -> tuple[list[str], list[str]]:
    """Return the names of candidates and references, which say what tells them apart."""
    aligned = evaluation.aligned
    texts: list[tuple[Role, Named]] = [
        *((Role.CANDIDATE, document) for document in aligned.candidates),
        *((Role.REFERENCE, document) for document in aligned.references),
    ]
    if session.work.workspace.has_folders or not aligned.references:
        references = session.files[Role.REFERENCE]
        texts = [
            *((Role.CANDIDATE, NamedFile(each.name)) for each in evaluation.candidates),
            *((Role.REFERENCE, NamedFile(entry.name)) for entry in references),
        ]
    names = names_of_compared(texts)
    count = len(evaluation.candidates)
    return names[:count], names[count:]
