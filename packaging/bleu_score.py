"""Where the standalone `bleu-score` starts."""

import sys

from bleu_desktop.terminal import main

if __name__ == "__main__":
    sys.exit(main())
