"""Projects: a workspace and its runs in one ``.bleu`` file, an SQLite database."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
