"""Copy jieba's dictionary and model into the library: `python packaging/jieba_model.py`.

The library uses only 5 of the 43 MB that jieba installs: words with frequencies, without their
parts of speech, and the log probabilities of a hidden Markov model. The files are committed; a test
compares them with jieba's.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MODEL = ROOT / "core" / "bleu_core" / "tokenizers" / "jieba" / "model"
LICENSE = ROOT / "packaging" / "notices" / "texts" / "jieba.txt"


def write(folder: Path) -> None:
    """Write the files into a folder."""
    import jieba
    from jieba import finalseg

    folder.mkdir(parents=True, exist_ok=True)
    dictionary = Path(jieba.__file__).with_name("dict.txt").read_bytes()
    words = re.sub(rb" [a-z]+$", b"", dictionary, flags=re.MULTILINE)
    (folder / "dict.txt").write_bytes(words)
    shutil.copyfile(LICENSE, folder / "LICENSE")
    model = {
        "version": version("jieba"),
        "dictionary": hashlib.sha256(dictionary).hexdigest(),
        "start": finalseg.start_P,
        "trans": finalseg.trans_P,
        "emit": finalseg.emit_P,
    }
    text = json.dumps(model, ensure_ascii=False, indent=0)
    (folder / "model.json").write_text(f"{text}\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write(MODEL)
