"""Write the codes of ISO 639 that a user may state: `python packaging/iso_639.py`.

Needs Debian's package iso-codes. The file is committed.
"""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path
from string import ascii_lowercase

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "core" / "bleu_core" / "languages" / "iso_639.txt"
SOURCE = Path("/usr/share/iso-codes/json")
# Withdrawn, but still written.
WITHDRAWN = {"in", "iw", "ji", "jw", "mo", "sh"}


def codes() -> set[str]:
    """Return the codes of all parts of ISO 639, with those reserved for local use."""
    found = {*WITHDRAWN}
    for part in ("639-2", "639-3", "639-5"):
        for row in json.loads((SOURCE / f"iso_{part}.json").read_text("utf-8"))[part]:
            found |= {row[key] for key in ("alpha_2", "alpha_3", "bibliographic") if key in row}
    local = {f"q{second}{third}" for second in "abcdefghijklmnopqrst" for third in ascii_lowercase}
    return {code for code in found | local if len(code) <= 3}


def main() -> None:
    """Write one line for each two letters: these, the third letters, and ``_`` for no third."""
    thirds = defaultdict(list)
    for code in sorted(codes()):
        thirds[code[:2]].append(code[2:] or "_")
    lines = [f"{start}{''.join(ends)}" for start, ends in thirds.items()]
    TARGET.write_text("\n".join(lines) + "\n", encoding="ascii", newline="\n")


if __name__ == "__main__":
    main()
