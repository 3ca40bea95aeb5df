"""Starts the terminal program: `python -m bleu_score`."""

import sys

from bleu_score.terminal.main import main

if __name__ == "__main__":
    sys.exit(main())
