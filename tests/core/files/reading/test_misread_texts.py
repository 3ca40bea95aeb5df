"""Real files of texts that earlier versions scored as lines, including keys and syntax."""

from __future__ import annotations

from pathlib import Path

import pytest
import sacrebleu
import yaml

from bleu_core.api.evaluation import evaluate_files
from bleu_core.files.contents import Format
from bleu_core.files.reading.formats import read_contents


def _texts(node: object) -> list[str]:
    if isinstance(node, dict):
        return [text for inner in node.values() for text in _texts(inner)]
    return [str(node)]


def test_the_score_of_yaml_is_that_of_its_texts(shared_data: Path) -> None:
    files = [shared_data / "misread" / name for name in ("cand.yml", "ref.yml")]
    candidate, reference = (_texts(yaml.safe_load(file.read_text("utf-8"))) for file in files)
    evaluation = evaluate_files(candidates=[files[0]], references=[files[1]])
    expected = sacrebleu.corpus_bleu(candidate, [reference], smooth_method="none")
    assert evaluation.candidates[0].score.percent == expected.score
    assert round(expected.score, 2) == 27.79


@pytest.mark.parametrize(
    ("name", "kind", "texts"),
    [
        ("es.yml", Format.YAML, 4),
        ("es.php", Format.PHP, 3),
        ("es.ftl", Format.FLUENT, 5),
        ("es.ini", Format.INI, 2),
        ("es.md", Format.MARKDOWN, 4),
        ("a.toml", Format.TOML, 1),
    ],
)
def test_each_text_is_a_unit(shared_data: Path, name: str, kind: Format, texts: int) -> None:
    contents = read_contents(shared_data / "misread" / "silent_text" / name)
    assert (contents.format, contents.tables[0].units) == (kind, texts)
