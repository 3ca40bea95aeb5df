"""Says what to use instead of ``python -m bleu_core``: the library is no program."""

import sys

if __name__ == "__main__":
    print(
        "bleu_core is a library: `import bleu_core` in Python. "
        "The program is `bleu-score`, or `python -m bleu_score`.",
        file=sys.stderr,
    )
    sys.exit(2)
