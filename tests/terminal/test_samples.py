"""The samples that come with the program."""

from __future__ import annotations

import pytest

from bleu_score.i18n import LANGUAGES
from bleu_score.samples import SAMPLE_NAMES, find_sample


@pytest.mark.parametrize("name", SAMPLE_NAMES)
def test_a_sample_has_its_texts_and_a_translated_one_its_source(name: str) -> None:
    sample = find_sample(name)
    assert sample.name == name
    is_translated = name in LANGUAGES and name != "en"
    assert (sample.source is not None) == is_translated
    sources = [sample.source] if sample.source else []
    assert sample.candidates
    assert sample.references
    lengths = {
        len(path.read_text("utf-8").splitlines())
        for path in (*sample.candidates, *sample.references, *sources)
    }
    assert len(lengths) == 1
    assert sample.profile == ("definition" if name in LANGUAGES else "tensorflow")


def test_a_sample_is_found_however_its_language_is_written() -> None:
    assert find_sample("ZH-tw") == find_sample("zh_TW")
    with pytest.raises(KeyError):
        find_sample("xx")
