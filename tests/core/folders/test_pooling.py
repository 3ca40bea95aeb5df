"""All files of folders are one corpus, in one language if they are all in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bleu_core.api.evaluation import evaluate_folders
from bleu_core.evaluation.results import Evaluation
from bleu_core.languages.tags import LanguageSource
from bleu_core.settings import Settings
from tests.helpers.folder_trees import write_tree

ENGLISH = "".join(f"The {number} cats sat on the very old mat today.\n" for number in range(30))
# In any language.
NAMES = "".join(f"Hotel {number} Barcelona Granada Palermo {number}\n" for number in range(30))
CHINESE = "".join(f"第{number}只猫今天坐在旧垫子上面睡觉。\n" for number in range(30))
TRADITIONAL = "".join(f"第{number}隻貓今天坐在舊墊子上面睡覺。\n" for number in range(30))


def pooled(
    folder: Path,
    files: dict[str, str],
    second: dict[str, str] | None = None,
    settings: Settings | None = None,
) -> Evaluation:
    references = [write_tree(folder / "ref", files)]
    if second is not None:
        references.append(write_tree(folder / "second", second))
    candidates = write_tree(folder / "mt", files)
    return evaluate_folders(
        references=references, candidates=candidates, settings=settings or Settings()
    )


@pytest.mark.parametrize(
    ("files", "tag", "source", "script", "tokenizer"),
    [
        ({"a.es.txt": NAMES, "b.es.txt": NAMES}, "es", "FILE_NAME", "Latn", "13a"),
        ({"a.es-MX.txt": NAMES, "b.es.txt": NAMES}, "es", "FILE", "Latn", "13a"),
        ({"a.es.txt": NAMES, "b.en.txt": NAMES}, None, "MIXED", "Latn", "13a"),
        ({"a.es.txt": NAMES, "b.txt": NAMES}, "es", "FILE", "Latn", "13a"),
        ({"a.txt": CHINESE, "b.txt": CHINESE}, "zh-CN", "SCRIPT", "Hans", "jieba"),
        ({"a.txt": CHINESE, "b.txt": TRADITIONAL}, None, "MIXED", None, "mixed"),
        ({"a.txt": CHINESE, "b.es.txt": NAMES}, None, "MIXED", None, "mixed"),
    ],
)
def test_the_language_of_all_files(
    tmp_path: Path, files: dict[str, str], tag: str | None, source: str, script: str | None,
    tokenizer: str,
) -> None:  # fmt: skip
    evaluation = pooled(tmp_path, files)
    language = evaluation.target_language
    assert (language.tag, language.source, language.script) == (tag, LanguageSource[source], script)
    assert evaluation.tokenizer.name == tokenizer
    outside = evaluation.candidates[0].outside_guide
    assert ("mixed" in outside) is ("mixed" in (tokenizer, source.lower()))
    assert f"|tok:{tokenizer}" in evaluation.candidates[0].bleu.signature
    if tokenizer == "mixed":
        with pytest.raises(ValueError, match="same way"):
            evaluation.tokenizer.cut("a b")


@pytest.mark.parametrize(("lines", "is_told"), [(3, True), (2, False)])
def test_several_references_of_a_twentieth_of_the_segments_are_outside_the_guide(
    tmp_path: Path, lines: int, is_told: bool
) -> None:
    # Of 60 segments, three are a twentieth.
    text = ENGLISH.splitlines(keepends=True)
    files = {"a.txt": "".join((text * 2)[: 60 - lines]), "b.txt": "".join(text[:lines])}
    second = {"b.txt": "".join(text[5 : 5 + lines])}
    evaluation = pooled(tmp_path, files, second)
    assert evaluation.references_vary
    assert evaluation.references == 2
    assert ("several_references" in evaluation.candidates[0].outside_guide) is is_told
    assert evaluation.candidates[0].bleu.signature.startswith("nrefs:var|")


def test_references_of_all_files_do_not_vary(tmp_path: Path) -> None:
    files = {"a.txt": ENGLISH, "b.txt": ENGLISH}
    assert not pooled(tmp_path, files).references_vary
    again = pooled(tmp_path / "2", files, files)
    assert (again.references_vary, again.references) == (False, 2)
    lines = ENGLISH.splitlines()
    lines[3] = ""
    gap = {"a.txt": ENGLISH, "b.txt": "".join(f"{line}\n" for line in lines)}
    assert pooled(tmp_path / "3", files, gap).references_vary
