"""The SHA-256 of a file is that of the version that was read; otherwise there is none."""

from __future__ import annotations

import gzip
import os
from hashlib import sha256
from pathlib import Path

import pytest

from bleu_core.errors import Cancelled
from bleu_core.files.documents import Document, read_document
from bleu_core.files.stamps import with_sha256
from bleu_core.progress import Progress


def test_a_file_is_stamped_as_it_is_stored(tmp_path: Path) -> None:
    path = tmp_path / "a.txt.gz"
    path.write_bytes(gzip.compress(b"one\ntwo\n"))
    document = read_document(path)
    stamp = with_sha256(document.path, document.stamp)
    assert stamp is not None
    assert stamp.size == path.stat().st_size
    assert stamp.sha256 == sha256(path.read_bytes()).hexdigest()
    # The hash stays known after the file is gone.
    path.unlink()
    assert with_sha256(path, stamp) == stamp
    assert with_sha256(path, document.stamp) is None


def test_another_version_has_no_hash(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("one\n", encoding="utf-8")
    document = read_document(path)
    path.write_text("two\n", encoding="utf-8")
    os.utime(path, ns=(1, 1))
    assert with_sha256(path, document.stamp) is None


def test_text_in_memory_has_no_hash() -> None:
    document = Document.from_segments("a", ["one"])
    assert with_sha256(document.path, document.stamp) is None


def test_hashing_can_be_cancelled(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("one\n", encoding="utf-8")
    document = read_document(path)
    with pytest.raises(Cancelled):
        with_sha256(path, document.stamp, Progress(cancelled=lambda: True, interval=0))
