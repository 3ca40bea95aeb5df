"""sacreBLEU's flags without `--as-sacrebleu`."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.terminal.conftest import Run

REFERENCE = [f"The old house number {number} stood near the river bank." for number in range(30)]
NEAR = [line.replace("stood", "was") if index % 3 else line for index, line in enumerate(REFERENCE)]
FAR = [line.replace("old house", "new home").replace("near", "by") for line in NEAR]


@pytest.fixture
def files(write: Callable[..., str]) -> list[str]:
    texts = {"reference.txt": REFERENCE, "near.txt": NEAR, "far.txt": FAR}
    reference, *candidates = [write(name, lines) for name, lines in texts.items()]
    return [reference, "-i", *candidates]


@pytest.fixture
def scores(bleu_score: Callable[..., Run], files: list[str]) -> list[float]:
    candidates = json.loads(bleu_score(*files, "-f", "json").out)["candidates"]
    return [100 * candidate["bleu"] for candidate in candidates]


def test_only_the_scores(bleu_score: Any, files: list[str], scores: list[float]) -> None:
    assert scores[0] > scores[1]
    swapped = [*files[:2], *files[:1:-1]]
    assert bleu_score(*swapped, "-b").out == f"{scores[1]:.2f}\n{scores[0]:.2f}\n"
    rows = bleu_score(*files, "--score-only", "-m", "ter", "-w", "0").out.splitlines()
    assert [row.split("\t")[0] for row in rows] == [f"{score:.0f}" for score in scores]
    assert all(len(row.split("\t")) == 2 for row in rows)


def test_only_the_score_of_folders(bleu_score: Any, write: Callable[..., str]) -> None:
    for name in ("a.txt", "b.txt"):
        write(f"references/{name}", REFERENCE)
        folder = write(f"delivered/{name}", NEAR).removesuffix(name)
    references = folder.replace("delivered", "references")
    out = bleu_score(references, "-i", folder, "-b", "-w", "3").out
    assert out.count("\n") == 1
    assert 50 < float(out) < 100
    assert "--num-refs" in bleu_score(references, "-i", folder, "-nr", "2").err


def test_decimals(bleu_score: Any, files: list[str], scores: list[float]) -> None:
    run = bleu_score(*files, "-w", "5")
    assert f"near.txt\tBLEU = {scores[0]:.5f} (" in run.out
    assert f"near.txt\tBLEU = {scores[0]:.0f}\n" in bleu_score(*files, "-q", "-w", "0").out
    for wrong in ("-1", "1001", "many"):
        assert bleu_score(*files, "-w", wrong).code == 2


def test_sacrebleus_signature_is_beside_ours(bleu_score: Any, files: list[str]) -> None:
    own = "nrefs:1|case:mixed|eff:no|tok:13a|smooth:exp|version:2.6.0"
    flags = ("--profile", "sacrebleu", "-l", "en")
    assert bleu_score(*files, *flags).out.count(f"\n  sacreBLEU’s signature: {own}\n") == 2
    out = bleu_score(*files, *flags, "--short", "-m", "ter").out
    assert "\n  sacreBLEU’s signature: #:1|c:mixed|e:no|tok:13a|s:exp|v:2.6.0\n" in out
    assert "\n    sacreBLEU’s signature: #:1|c:lc|t:tercom|nr:no|pn:yes|as:no|v:2.6.0\n" in out
    content = json.loads(bleu_score(*files, *flags, "-f", "json").out)["candidates"][0]
    assert content["sacrebleu_signature"] == own
    assert content["metrics"][0]["sacrebleu_signature"] == own
    assert "sacreBLEU’s signature" not in bleu_score(*files, "--max-ngram-order", "3").out


def test_the_profile_alone_changes_no_output(bleu_score: Any, files: list[str]) -> None:
    plain = bleu_score(*files, "-l", "en", "-f", "json").out
    profile = bleu_score(*files, "-l", "en", "-f", "json", "--profile", "sacrebleu").out
    assert profile == plain.replace("smooth:none", "smooth:exp").replace("-s none", "-s exp")
    assert "--format latex needs --as-sacrebleu" in bleu_score(*files, "-f", "latex").err


def test_force_says_nothing_about_tokenized_text(
    bleu_score: Any, write: Callable[..., str]
) -> None:
    text = [line.replace(" near", ", near") for line in REFERENCE]
    split = [line.replace("river", "riv@@ er") for line in text]
    words = [write("reference.txt", text), "-i", write("split.txt", split)]
    warning = "Warning: “split.txt” seems to be tokenized already"
    assert warning in bleu_score(*words).out
    assert warning not in bleu_score(*words, "--force").out


def test_references_in_the_lines_of_one_file(bleu_score: Any, write: Callable[..., str]) -> None:
    pairs = [f"{one}\t{other}" for one, other in zip(REFERENCE, FAR, strict=True)]
    both = write("both.txt", pairs)
    candidate = write("near.txt", NEAR)
    found = bleu_score(both, "-nr", "2", "-i", candidate, "-b", "-w", "9")
    apart = [write("reference.txt", REFERENCE), write("far.txt", FAR)]
    assert found.out == bleu_score(*apart, "-i", candidate, "-b", "-w", "9").out
    broken = write("broken.txt", [*pairs[:3], "no tab", *pairs[4:]])
    run = bleu_score(broken, "-nr", "2", "-i", candidate)
    assert "In line 4 of “" in run.err
    assert "the number of texts separated by tabs is 1, not 2." in run.err


@pytest.mark.parametrize(
    ("flags", "drawn"),
    [
        (["-ci", "-cin", "50"], "|bs:50|"),
        (["--paired-bs", "--paired-bs-n", "60"], "|bs:60|"),
        (["-par", "-parn", "70"], "|bs:70|ar:70|"),
        (["-pbs", "-parn", "70"], "|bs:1000|"),
        (["-pbs", "-pbsn", "0"], "|bs:1000|"),
        (["-pbs", "-pbsn", "60", "--resamples", "80"], "|bs:80|"),
    ],
)
def test_each_number_of_resamples_counts_for_its_test(
    bleu_score: Any, files: list[str], flags: list[str], drawn: str
) -> None:
    content = json.loads(bleu_score(*files, *flags, "-f", "json").out)
    assert drawn in content["candidates"][0]["signature"]


def test_tsv_holds_comparisons(bleu_score: Any, files: list[str]) -> None:
    flags = ("--paired-bs", "-m", "ter", "--paired-bs-n", "100")
    heading, *rows = csv.reader(
        bleu_score(*files, *flags, "-f", "tsv").out.splitlines(), delimiter="\t"
    )
    comparisons = json.loads(bleu_score(*files, *flags, "-f", "json").out)["comparisons"]
    assert len(rows) == len(comparisons) == 2
    for row, comparison in zip(rows, comparisons, strict=True):
        found = dict(zip(heading, row, strict=True))
        for name in ("metric", "test", "baseline", "candidate", "verdict"):
            assert found[name] == comparison[name]
        for name in ("difference", "p_value", "p_value_holm", "verdict_p_value"):
            assert float(found[name]) == comparison[name]
        assert float(found["low"]) == comparison["interval"]["low"]
        difference = float(found["candidate_score"]) - float(found["baseline_score"])
        assert difference == pytest.approx(comparison["difference"])
    assert "--sentence-level" in bleu_score(*files, *flags, "-f", "tsv", "-sl").err


def test_a_missing_model_is_one_sentence(
    bleu_score: Any, files: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("sentencepiece")
    monkeypatch.setenv("SACREBLEU", "nowhere")
    run = bleu_score(*files, "-tok", "flores200")
    assert (run.code, run.out) == (2, "")
    assert "flores200sacrebleuspm”. Copy it there; nothing is downloaded.\n" in run.err
    wrong = bleu_score(*files, "-tok", f"spm:{files[0]}")
    assert "is not a SentencePiece model" in wrong.err
