"""The dictionary and the model are jieba's."""

from __future__ import annotations

import hashlib
import runpy
from math import log
from pathlib import Path

import jieba
import pytest
from jieba import finalseg

from bleu_core.tokenizers.jieba import words
from bleu_core.tokenizers.jieba.data import MIN_FLOAT, read_dictionary, read_model

ROOT = Path(__file__).resolve().parents[4]
MODEL = ROOT / "core" / "bleu_core" / "tokenizers" / "jieba" / "model"


def test_the_files_equal_the_output_of_the_script(tmp_path: Path) -> None:
    runpy.run_path(str(ROOT / "packaging" / "jieba_model.py"))["write"](tmp_path)
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {path.name for path in MODEL.iterdir()} == {"LICENSE", "dict.txt", "model.json"}
    for name in names:
        assert (tmp_path / name).read_bytes() == (MODEL / name).read_bytes()


def test_the_model_is_jiebas() -> None:
    model = read_model()
    assert model.version == jieba.__version__
    assert (model.start, model.trans, model.emit) == (
        finalseg.start_P,
        finalseg.trans_P,
        finalseg.emit_P,
    )
    assert MIN_FLOAT == finalseg.MIN_FLOAT


@pytest.mark.slow
def test_the_dictionary_is_jiebas() -> None:
    with jieba.Tokenizer().get_dict_file() as file:
        whole = file.read()
    # The third column, parts of speech, does not decide on any word.
    lines = [line.split(b" ")[:2] for line in whole.splitlines()]
    assert read_dictionary() == b"".join(b"%b %b\n" % (word, count) for word, count in lines)
    assert read_model().dictionary == hashlib.sha256(whole).hexdigest()
    frequencies, total = jieba.Tokenizer().gen_pfdict(jieba.Tokenizer().get_dict_file())
    assert words._dictionary() == (frequencies, log(total))
