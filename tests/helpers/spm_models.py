"""Tiny models of SentencePiece, trained when they are needed."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

_WORDS = "the cat sat on a mat dog runs over house green tree it's (sky) &amp; sea".split()


def train_model(path: Path, size: int) -> Path:
    """Train a model; skip the test if SentencePiece is not installed.

    Parameters
    ----------
    path
        The file to write.
    size
        Number of pieces, 35 to 40.
    """
    sentencepiece = pytest.importorskip("sentencepiece")
    draw = random.Random(size)
    lines = [" ".join(draw.choices(_WORDS, k=draw.randint(3, 14))) for _ in range(500)]
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        sentencepiece.SentencePieceTrainer.train(
            sentence_iterator=iter(lines), model_writer=file, vocab_size=size, minloglevel=2
        )
    return path
