"""Projects: a workspace and its runs in one ``.bleu`` file, an SQLite database."""
