"""The bundled samples: one per interface language, and one of formulas."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from bleu_core.settings import Profile
from bleu_score.i18n import LANGUAGES
from bleu_score.paths import resource_path


class Sample(NamedTuple):
    """A reference with its candidates.

    Attributes
    ----------
    name
        A language of the interface, or ``formula``.
    candidates, references
        Their files.
    source
        File of the source text, if there is one.
    profile
        The profile to score the sample with.
    """

    name: str
    candidates: tuple[Path, ...]
    references: tuple[Path, ...]
    source: Path | None
    profile: Profile


_FORMULA = "formula"
SAMPLE_NAMES = (*LANGUAGES, _FORMULA)
# The samples of the other languages are translations of the English one.
_SOURCE = resource_path("samples", "en", "reference.en.txt")


def find_sample(name: str) -> Sample:
    """Return the sample of this name.

    Raises
    ------
    KeyError
        If there is no such sample.
    """
    names = {known.lower(): known for known in SAMPLE_NAMES}
    known = names[name.replace("-", "_").lower()]
    folder = resource_path("samples", known)
    translated = known not in ("en", _FORMULA)
    return Sample(
        name=known,
        candidates=tuple(sorted(folder.glob("candidate*"))),
        references=tuple(sorted(folder.glob("reference*"))),
        source=_SOURCE if translated else None,
        profile="tensorflow" if known == _FORMULA else "definition",
    )
