"""Pieces of words equal those of sacreBLEU with the same model."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from sacrebleu.metrics.bleu import BLEU
from sacrebleu.tokenizers import tokenizer_spm

from bleu_core import Settings, corpus_bleu
from bleu_core.errors import (
    SettingInvalid,
    TokenizerModelInvalid,
    TokenizerModelMissing,
    TokenizerUnavailable,
)
from bleu_core.tokenizers import get_tokenizer
from bleu_core.tokenizers.spans import find_spans
from tests.helpers.spm_models import train_model

FILES = {"flores101": "sacrebleu_tokenizer_spm.model", "flores200": "flores200sacrebleuspm"}
SEGMENTS = [
    "The cat sat on the mat.",
    "",
    " \t",
    "a\u3000wide\u00a0space \u200b and\ttabs  ",
    "数学 is 12.5% ▁ of it's (sky) &amp; sea",
    "😀 unknown ünïcödé",
]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder as sacreBLEU's, in which both programs look for models."""
    get_tokenizer.cache_clear()
    monkeypatch.setenv("SACREBLEU", str(tmp_path))
    monkeypatch.setattr(tokenizer_spm, "SACREBLEU_DIR", str(tmp_path))
    yield tmp_path
    get_tokenizer.cache_clear()


@pytest.mark.parametrize("lowercase", [False, True])
@pytest.mark.parametrize("name", FILES)
def test_text_is_cut_as_sacrebleu_cuts_it(name: str, lowercase: bool, home: Path) -> None:
    train_model(home / "models" / FILES[name], 40)
    oracle = BLEU(tokenize=name, lowercase=lowercase, force=True)
    expected = [oracle._preprocess_segment(segment).split() for segment in SEGMENTS]
    tokenizer = get_tokenizer(name)
    assert [tokenizer.tokens(one, lowercase=lowercase) for one in SEGMENTS] == expected
    assert find_spans(tokenizer, SEGMENTS, lowercase=lowercase).tokens() == expected
    assert len(expected[0]) > 6
    assert tokenizer.sacrebleu_name == name


def test_the_signature_holds_the_digits_of_the_model(home: Path) -> None:
    path = train_model(home / "models" / FILES["flores200"], 40)
    digits = hashlib.sha256(path.read_bytes()).hexdigest()[:16]
    score = corpus_bleu(["a cat"], [["the cat"]], settings=Settings(tokenizer="flores200"))
    assert f"|tok:flores200-{digits}|" in score.signature


def test_a_model_is_given_by_its_path(home: Path) -> None:
    path = train_model(home / "mine.model", 38)
    name = f"spm:{path}"
    tokenizer = get_tokenizer(name)
    assert tokenizer.name == name
    assert tokenizer.sacrebleu_name is None
    assert tokenizer.signature.startswith("spm-")
    settings = Settings(tokenizer=name)
    text = ["the cat sat on a mat"]
    assert corpus_bleu(text, [text], settings=settings).bleu == 1
    with pytest.raises(SettingInvalid):
        Settings(tokenizer="spm:")


def test_models_are_in_the_home_folder_by_default(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SACREBLEU")
    monkeypatch.setattr(Path, "home", lambda: home)
    path = home / ".sacrebleu" / "models" / FILES["flores101"]
    pytest.importorskip("sentencepiece")
    with pytest.raises(TokenizerModelMissing) as caught:
        get_tokenizer("flores101")
    assert (caught.value.tokenizer, caught.value.path) == ("flores101", path)
    train_model(path, 40)
    assert get_tokenizer("flores101").name == "flores101"


def test_a_file_that_is_no_model_is_refused(home: Path) -> None:
    pytest.importorskip("sentencepiece")
    path = home / "text.model"
    for content in (b"This is a text.\n" * 9, b""):
        path.write_bytes(content)
        with pytest.raises(TokenizerModelInvalid) as caught:
            get_tokenizer(f"spm:{path}")
        assert caught.value.path == path


def test_the_extra_is_named(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sentencepiece", None)
    monkeypatch.delitem(sys.modules, "bleu_core.tokenizers.sentence_pieces", raising=False)
    with pytest.raises(TokenizerUnavailable) as caught:
        get_tokenizer("flores200")
    assert (caught.value.tokenizer, caught.value.extra) == ("flores200", "spm")
