"""`bleu.toml`: options and limits in a file beside the texts, described in `docs/ci.md`."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
