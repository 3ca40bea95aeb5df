"""The languages of the interface, for builds that do not install the programs."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "core"))

from bleu_score.i18n import LANGUAGES as _NAMES
from bleu_score.i18n import SOURCE_LANGUAGE

LANGUAGES = tuple(_NAMES)
# The source has the texts of the first language, catalogs have those of the others.
TRANSLATED = tuple(language for language in LANGUAGES if language != SOURCE_LANGUAGE)
