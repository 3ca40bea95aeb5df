"""`bleu-score`: its output, its exit codes, and its messages when it cannot score."""

from __future__ import annotations

import csv
import json
import math
import os
import re
import signal
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from sacrebleu.metrics.bleu import BLEU

from bleu_core.settings import PROFILES, REFERENCE_LENGTHS, SMOOTHINGS, TOKENIZERS
from bleu_core.version import __version__
from bleu_score.samples import SAMPLE_NAMES, find_sample
from bleu_score.terminal import main as main_module

UI_LANGUAGES = ("en", "es", "id", "zh_CN", "zh_TW")
FORMATS = ("text", "json", "tsv")

REFERENCE = [
    "The council approved the new budget on Monday evening.",
    "Rain is expected in the north of the country tomorrow.",
    "She opened the window and looked at the quiet street.",
]
GOOD = [
    "The council approved the new budget on Monday night.",
    "Rain is expected in the north of the country tomorrow.",
    "She opened the window and looked at the calm street.",
]
WEAK = [
    "The council said yes to a new budget on Monday evening.",
    "In the north of the country it will rain tomorrow.",
    "She opened a window and looked at the street.",
]

CAT = "the cat is on the mat"
SITS = "the cat sits on the mat"
ROVER = "The NASA Opportunity rover is battling a massive dust storm on Mars."
LOOSE = "The Opportunity rover is combating a big sandstorm on Mars."
CLOSE = "A NASA rover is fighting a massive storm on Mars."
WORKED_EXAMPLES = [
    (CAT, "the the the cat mat", "none", "4/5 1/4 0/3 0/2", 0.8187, 0.0),
    (ROVER, LOOSE, "none", "8/11 4/10 2/9 0/8", 0.8338, 0.0),
    (ROVER, LOOSE, "exp", "8/11 4/10 2/9 0/8", 0.8338, 0.2102),
    (ROVER, LOOSE, "add-one-all", "8/11 4/10 2/9 0/8", 0.8338, 0.2722),
    (ROVER, CLOSE, "none", "9/11 5/10 2/9 1/8", 0.8338, 0.2722),
    (ROVER, CLOSE, "add-one-all", "9/11 5/10 2/9 1/8", 0.8338, 0.3479),
    (SITS, CAT, "none", "5/6 3/5 1/4 0/3", 1.0, 0.0),
    (SITS, CAT, "add-one-all", "5/6 3/5 1/4 0/3", 1.0, 0.4889),
]

FLAGS = (
    "-i", "--input", "--encoding", "-e", "--sample", "-l", "--language", "-tok", "--tokenize",
    "--profile", "-s", "--smooth-method", "-sv", "--smooth-value", "--reference-length", "-lc",
    "--lowercase", "--max-ngram-order", "--effective-order", "-f", "--format", "-sl",
    "--sentence-level", "--fail-under", "-q", "--quiet", "--ui-language", "-V", "--version", "-h",
    "--help", "-m", "--metrics", "--chrf-char-order", "--chrf-word-order", "--chrf-beta",
    "--chrf-whitespace", "--chrf-lowercase", "--chrf-eps-smoothing", "--ter-normalized",
    "--ter-asian-support", "--ter-no-punct", "--ter-case-sensitive", "--confidence", "--paired-bs",
    "--paired-ar", "--baseline", "--resamples", "--seed", "--source", "--pair", "--leave-out",
    "--keep", "--tags", "--placeholders", "--normalize", "--check", "--as-others",
    "--changes", "--scheme", "--sets", "--known",
    "--compare-references", "--by", "--scores", "--against", "--max-drop", "--no-significant-drop",
    "--min-common", "--require-all-files", "--gate-metrics", "--save-texts", "--junit",
    "--judge", "--judge-segments", "--judge-differing",
    "--summary", "--report", "--report-language", "--report-title",
    "--report-client", "--report-project", "--report-order", "--report-by",
    "--report-segments", "--report-numbers-only", "--record",
    "--record-numbers-only", "--record-without-names",
    "--config", "--no-config", "--no-gate", "-ci", "-pbs", "-par",
    "-cc", "-cw", "--as-sacrebleu", "-b", "--score-only", "-w", "--width", "-sh", "--short",
    "--force", "-nr", "--num-refs", "-cin", "--confidence-n", "-pbsn", "--paired-bs-n", "-parn",
    "--paired-ar-n", "-j", "--paired-jobs", "-nc", "--no-color",
)  # fmt: skip

BINARY = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"
LATIN1 = "bien\nmañana\n".encode("latin-1")


class Files:
    """Paths of a small evaluation."""

    def __init__(self, write: Callable[..., str]) -> None:
        self.reference = write("reference.en.txt", REFERENCE)
        self.good = write("good.en.txt", GOOD)
        self.weak = write("weak.en.txt", WEAK)
        self.short = write("short.en.txt", REFERENCE[:2])
        self.empty = write("empty.txt", b"")
        self.binary = write("picture.txt", BINARY)
        self.latin1 = write("latin1.es.txt", LATIN1)
        self.folder = str(Path(self.reference).parent)
        self.missing = str(Path(self.folder) / "missing.txt")


@pytest.fixture
def files(write: Callable[..., str]) -> Files:
    return Files(write)


def loads(text: str) -> Any:
    """Read JSON as strictly as other programs, without Infinity and NaN."""

    def refuse(constant: str) -> None:
        raise AssertionError(f"{constant} is not JSON")

    return json.loads(text, parse_constant=refuse)


def table(text: str) -> list[list[str]]:
    return list(csv.reader(text.splitlines(), delimiter="\t"))


def the_line(text: str) -> str:
    """Return the only line of standard error."""
    assert "Traceback" not in text
    assert text.endswith("\n")
    lines = text.splitlines()
    assert len(lines) == 1, text
    return lines[0]


# Exit codes


def test_a_scored_text_exits_with_0_and_an_empty_standard_error(
    bleu_score: Any, files: Any
) -> None:
    run = bleu_score(files.reference, "-i", files.good)
    assert run.code == 0
    assert run.err == ""
    assert "BLEU = " in run.out


@pytest.mark.parametrize("output", FORMATS)
@pytest.mark.parametrize(("limit", "code"), [("25.8", 0), ("25.9", 1)])
def test_fail_under_compares_the_percentage_and_still_prints_the_score(
    bleu_score: Any, output: str, limit: str, code: int
) -> None:
    # The weaker candidate of this sample scores 25.83, the better one 46.20.
    plain = bleu_score("--sample", "en", "-f", output)
    run = bleu_score("--sample", "en", "-f", output, "--fail-under", limit)
    assert run.code == code
    if output == "json":
        content = loads(run.out)
        assert content.pop("gate")["passed"] is (code == 0)
        assert content == loads(plain.out)
    elif output == "text":
        assert run.out.startswith(plain.out)
        assert ("Quality gate failed." in run.out) is (code == 1)
    else:
        assert run.out == plain.out
    # Formats for other programs do not mention the gate, so standard error does.
    assert (run.err != "") is (code == 1 and output != "text")


def test_a_score_equal_to_fail_under_passes(bleu_score: Any, files: Any) -> None:
    assert bleu_score(files.reference, "-i", files.reference, "--fail-under", "100").code == 0
    assert bleu_score(files.reference, "-i", files.reference, "--fail-under", "100.1").code == 1


def test_an_interrupted_run_exits_with_130(
    bleu_score: Any, files: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("bleu_score.terminal.main.score_workspace", interrupt)
    run = bleu_score(files.reference, "-i", files.good)
    assert (run.code, run.out, run.err) == (130, "", "")


# Wrong use and wrong input: exit code 2 and one line that names the file and the place

FAULTS = {
    "missing reference file": (["{missing}", "-i", "{good}"], ["{missing}"]),
    "missing candidate file": (["{reference}", "-i", "{good}", "{missing}"], ["{missing}"]),
    "folder": (["{reference}", "-i", "{folder}"], ["{folder}", "folder"]),
    "empty file": (["{reference}", "-i", "{empty}"], ["{empty}", "empty"]),
    "empty reference": (["{empty}", "-i", "{good}"], ["{empty}", "empty"]),
    "binary file": (["{reference}", "-i", "{binary}"], ["{binary}", "(picture)"]),
    "undecodable bytes": (
        ["{latin1}", "-i", "{latin1}", "--encoding", "utf-8"],
        ["{latin1}", "UTF-8", "line 2 ", "byte 7)"],
    ),
    "unknown encoding": (["{reference}", "-i", "{good}", "-e", "utf-99"], ["utf-99"]),
    "candidate too short": (
        ["{reference}", "-i", "{good}", "{short}"],
        ["reference.en.txt” has 3", "short.en.txt” has 2"],
    ),
    "second reference too short": (
        ["{reference}", "{short}", "-i", "{good}"],
        ["reference.en.txt” has 3", "short.en.txt” has 2"],
    ),
    "unknown language": (["{reference}", "-i", "{good}", "-l", "klingon"], ["klingon"]),
    "language pair": (
        ["{reference}", "-i", "{good}", "-l", "en-de"],
        ["“en-de”", "only the target language"],
    ),
    "unknown option": (["{reference}", "-i", "{good}", "--smoth", "exp"], ["--smoth"]),
    "unknown option with a value": (["{reference}", "-i", "{good}", "--smoth=exp"], ["--smoth"]),
    "abbreviated option": (["{reference}", "-i", "{good}", "--quie"], ["--quie"]),
    "missing value": (["{reference}", "-i", "{good}", "-tok"], ["--tokenize"]),
    "missing file after -i": (["{reference}", "-i"], ["--input"]),
    "value where none belongs": (
        ["{reference}", "-i", "{good}", "--lowercase=yes"],
        ["--lowercase"],
    ),
    "wrong segmentation": (["{reference}", "-i", "{good}", "-tok", "words"], ["words", "-tok"]),
    "wrong smoothing": (["{reference}", "-i", "{good}", "-s", "much"], ["much", "add-one-all"]),
    "wrong profile": (
        ["{reference}", "-i", "{good}", "--profile", "moses"],
        ["moses", "sacrebleu"],
    ),
    "wrong reference length": (
        ["{reference}", "-i", "{good}", "--reference-length", "longest"],
        ["--reference-length", "longest", "closest", "shortest"],
    ),
    "wrong format": (["{reference}", "-i", "{good}", "-f", "xml"], ["xml", "text, json, tsv"]),
    "wrong interface language": (
        ["{reference}", "-i", "{good}", "--ui-language", "fr"],
        ["--ui-language", "“fr”", "zh_TW"],
    ),
    "order that is no number": (
        ["{reference}", "-i", "{good}", "--max-ngram-order", "four"],
        ["--max-ngram-order", "four"],
    ),
    "order that is not whole": (
        ["{reference}", "-i", "{good}", "--max-ngram-order", "2.5"],
        ["--max-ngram-order", "2.5"],
    ),
    "order 0": (["{reference}", "-i", "{good}", "--max-ngram-order", "0"], ["0", "1–8"]),
    "order 9": (["{reference}", "-i", "{good}", "--max-ngram-order", "9"], ["9", "1–8"]),
    "smoothing value that is no number": (
        ["{reference}", "-i", "{good}", "-s", "floor", "-sv", "0,1"],
        ["--smooth-value", "0,1", "decimal point"],
    ),
    "smoothing value below 0": (
        ["{reference}", "-i", "{good}", "-s", "floor", "-sv", "-1"],
        ["-1"],
    ),
    "smoothing value nan": (["{reference}", "-i", "{good}", "-s", "floor", "-sv", "nan"], ["nan"]),
    "limit that is no number": (
        ["{reference}", "-i", "{good}", "--fail-under", "high"],
        ["--fail-under", "high"],
    ),
    "limit nan": (["{reference}", "-i", "{good}", "--fail-under", "nan"], ["--fail-under", "nan"]),
    "no -i": (["{reference}"], ["candidate"]),
    "nothing at all": ([], ["REFERENCE -i CANDIDATE", "--sample", "--help"]),
    "a flag with a slip": (["--smple"], ["--smple", "Did you mean --sample?"]),
    "no reference": (["-i", "{good}"], ["reference"]),
    "unknown sample": (["--sample", "fr"], ["--sample", "“fr”", "formula"]),
    "sample and files": (["{reference}", "-i", "{good}", "--sample", "en"], ["--sample"]),
    "sample and a candidate": (["--sample", "en", "-i", "{good}"], ["--sample"]),
    "standard input twice": (["-", "-i", "-"], ["(-)"]),
    "standard input as two candidates": (["{reference}", "-i", "-", "-"], ["(-)"]),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_exits_with_2_and_one_line_with_kind_and_place(
    bleu_score: Any, files: Any, fault: str
) -> None:
    arguments, said = FAULTS[fault]
    ui = None if "--ui-language" in arguments else "en"
    run = bleu_score(*(word.format_map(vars(files)) for word in arguments), ui=ui)
    assert run.code == 2
    assert run.out == ""
    line = the_line(run.err)
    assert line.startswith("bleu-score: ")
    for part in said:
        assert part.format_map(vars(files)) in line


@pytest.mark.parametrize("ui", UI_LANGUAGES)
def test_different_line_counts_are_reported_in_each_language(
    bleu_score: Any, files: Any, ui: str
) -> None:
    run = bleu_score(files.reference, "-i", files.short, ui=ui)
    line = the_line(run.err)
    assert run.code == 2
    for part in ("reference.en.txt", "short.en.txt", "3", "2"):
        assert part in line
    english = the_line(bleu_score(files.reference, "-i", files.short).err)
    assert (line == english) == (ui == "en")


def test_files_of_one_name_are_told_apart_when_their_line_counts_differ(
    bleu_score: Any, write: Callable[..., str]
) -> None:
    reference = write("human/news.txt", REFERENCE)
    candidate = write("machine/news.txt", GOOD[:2])
    line = the_line(bleu_score(reference, "-i", candidate).err)
    assert "human" in line
    assert "machine" in line


def test_a_fault_names_the_file_in_the_spelling_of_the_user(
    bleu_score: Any, tmp_path: Path
) -> None:
    path = tmp_path / "two  blanks.txt"
    assert str(path) in the_line(bleu_score(path, "-i", path).err)


def test_a_line_break_in_a_file_name_leaves_the_fault_on_one_line(
    bleu_score: Any, tmp_path: Path
) -> None:
    line = the_line(bleu_score(tmp_path / "a\nb.txt", "-i", tmp_path / "c.txt").err)
    assert "b.txt" in line


def test_a_reference_after_the_options_is_not_called_an_option(bleu_score: Any, files: Any) -> None:
    run = bleu_score(files.reference, "-i", files.good, "-l", "en", files.reference)
    # The file may count as a further reference, or be refused, but not as an option.
    assert run.code == 0 or f"no option {files.reference}" not in the_line(run.err)


@pytest.mark.parametrize("fault", ["missing reference file", "unknown option", "binary file"])
def test_a_real_process_exits_with_2_and_one_line(spawn: Any, files: Any, fault: str) -> None:
    arguments, said = FAULTS[fault]
    run = spawn(*(word.format_map(vars(files)) for word in arguments))
    assert (run.code, run.out) == (2, "")
    line = the_line(run.err)
    for part in said:
        assert part.format_map(vars(files)) in line


# Standard input


def test_the_candidate_can_come_from_standard_input(spawn: Any, files: Any) -> None:
    run = spawn(files.reference, "-i", "-", "-f", "json", stdin=Path(files.good).read_bytes())
    assert (run.code, run.err) == (0, "")
    (candidate,) = loads(run.out)["candidates"]
    (expected,) = loads(spawn(files.reference, "-i", files.good, "-f", "json").out)["candidates"]
    assert candidate["name"] == "-"
    assert candidate["sacrebleu_command"] is None
    for key in ("bleu", "precisions", "brevity_penalty", "signature"):
        assert candidate[key] == expected[key]


def test_the_reference_can_come_from_standard_input(spawn: Any, files: Any) -> None:
    run = spawn("-", "-i", files.good, "-q", stdin=Path(files.reference).read_bytes())
    expected = spawn(files.reference, "-i", files.good, "-q")
    assert run == expected
    assert run.code == 0


def test_empty_standard_input_is_named(spawn: Any, files: Any) -> None:
    run = spawn(files.reference, "-i", "-")
    assert run.code == 2
    assert "“-” is empty" in the_line(run.err)


# JSON

CANDIDATE_KEYS = {
    "name", "bleu", "band", "band_held_back_by", "precisions", "brevity_penalty",
    "candidate_length", "reference_length", "length_ratio", "signature", "warnings",
}  # fmt: skip


def evaluation_json(bleu_score: Any, *arguments: object, ui: str = "en") -> Any:
    run = bleu_score(*arguments, "-f", "json", ui=ui)
    assert (run.code, run.err) == (0, "")
    return loads(run.out)


def test_json_has_the_documented_shape(bleu_score: Any, files: Any) -> None:
    content = evaluation_json(
        bleu_score, files.reference, files.reference, "-i", files.weak, files.good
    )
    assert content["format"] == "bleu-desktop/1"
    assert content["target_language"] == "en"
    assert content["segmentation"] == "13a"
    assert content["segments"] == 3
    assert content["references"] == 2
    # Candidates keep the given order, although the second is better.
    assert [candidate["name"] for candidate in content["candidates"]] == [
        "weak.en.txt",
        "good.en.txt",
    ]
    weak, good = content["candidates"]
    assert weak["bleu"] < good["bleu"] < 1
    for candidate in (weak, good):
        assert candidate.keys() >= CANDIDATE_KEYS
        assert not {"segment_scores", "segment_details"} & set(candidate)
        assert [row["order"] for row in candidate["precisions"]] == [1, 2, 3, 4]
        for row in candidate["precisions"]:
            assert row.keys() >= {"order", "matched", "total", "precision"}
            assert isinstance(row["matched"], int)
            assert row["precision"] == pytest.approx(row["matched"] / row["total"], rel=1e-12)
        assert candidate["brevity_penalty"] <= 1
        assert candidate["length_ratio"] == (
            candidate["candidate_length"] / candidate["reference_length"]
        )
        assert f"version:bleu-desktop-{__version__}" in candidate["signature"]
    few = {"kind": "few_segments", "count": 3, "segments": 3, "data": {"count": 100}}
    assert few in good["warnings"]


def test_json_bands_carry_their_id_and_borders(bleu_score: Any) -> None:
    bands = [
        candidate["band"]
        for candidate in evaluation_json(bleu_score, "--sample", "en")["candidates"]
    ]
    assert bands == [
        {"id": "high_quality", "from": 40, "to": 50},
        {"id": "gist_with_errors", "from": 20, "to": 30},
    ]


def test_a_single_segment_has_no_band_in_any_format(
    bleu_score: Any, write: Callable[..., str]
) -> None:
    path = write("one.txt", CAT)
    assert evaluation_json(bleu_score, path, "-i", path)["candidates"][0]["band"] is None
    header, row = table(bleu_score(path, "-i", path, "-f", "tsv").out)
    assert row[header.index("band")] == ""
    assert "No interpretation" in bleu_score(path, "-i", path).out


def test_json_has_segment_scores_only_when_asked(bleu_score: Any, files: Any) -> None:
    content = evaluation_json(bleu_score, files.reference, "-i", files.good, files.weak, "-sl")
    good, weak = (candidate["segment_scores"] for candidate in content["candidates"])
    assert len(good) == len(weak) == 3
    assert good[1] == 1.0
    assert all(0 <= score < 1 for score in weak)


def test_json_segment_scores_leave_out_orders_a_segment_is_too_short_for(
    bleu_score: Any, write: Callable[..., str]
) -> None:
    path = write("short.txt", ["two words", "and here are five words"])
    (candidate,) = evaluation_json(bleu_score, path, "-i", path, "-sl", "-tok", "13a")["candidates"]
    assert candidate["segment_scores"] == [1.0, 1.0]


def test_json_names_the_variant_of_a_segmentation_and_unknown_languages(
    bleu_score: Any, write: Callable[..., str]
) -> None:
    path = write("digits.txt", ["1 2 3 4 5", "6 7 8 9 10"])
    content = evaluation_json(bleu_score, path, "-i", path)
    assert content["target_language"] is None
    assert content["segmentation"] == "13a"
    assert (
        evaluation_json(bleu_score, path, "-i", path, "-l", "zh_tw")["target_language"] == "zh-TW"
    )


def test_json_diagnostics_carry_their_numbers(bleu_score: Any, files: Any) -> None:
    content = evaluation_json(bleu_score, files.reference, "-i", files.reference)
    diagnostics = {
        diagnostic["kind"]: diagnostic for diagnostic in content["candidates"][0]["warnings"]
    }
    assert diagnostics["identical"]["document"] == "reference.en.txt"
    assert diagnostics["few_segments"]["segments"] == 3


@pytest.mark.parametrize("name", ["en", "es", "id", "formula"])
def test_json_scores_are_sacrebleus_to_the_last_digit(bleu_score: Any, name: str) -> None:
    sample = find_sample(name)
    content = evaluation_json(
        bleu_score, *sample.references, "-i", *sample.candidates, "--profile", "sacrebleu",
        "-tok", "13a",
    )  # fmt: skip
    references = [path.read_text("utf-8").split("\n")[:-1] for path in sample.references]
    assert len(content["candidates"]) == len(sample.candidates) == 2
    for path, candidate in zip(sample.candidates, content["candidates"], strict=True):
        expected = BLEU().corpus_score(path.read_text("utf-8").split("\n")[:-1], references)
        assert candidate["bleu"] == expected.score / 100
        assert candidate["brevity_penalty"] == expected.bp
        assert [row["matched"] for row in candidate["precisions"]] == expected.counts
        assert [row["total"] for row in candidate["precisions"]] == expected.totals
        assert (candidate["candidate_length"], candidate["reference_length"]) == (
            expected.sys_len,
            expected.ref_len,
        )


@pytest.mark.parametrize("output", ["json", "tsv"])
@pytest.mark.parametrize("ui", UI_LANGUAGES[1:])
def test_machine_output_is_the_same_in_every_interface_language(
    bleu_score: Any, files: Any, output: str, ui: str
) -> None:
    arguments = (files.reference, "-i", files.good, files.weak, "-f", output)
    assert bleu_score(*arguments, ui=ui).out == bleu_score(*arguments, ui="en").out


@pytest.mark.parametrize("smoothing", ["floor", "add-k"])
def test_json_of_a_huge_smoothing_value_is_still_json(
    bleu_score: Any, write: Callable[..., str], smoothing: str
) -> None:
    # No run of four tokens matches, so the smoothing value replaces the count.
    arguments = (write("reference.txt", SITS), "-i", write("candidate.txt", CAT), "-s", smoothing)
    run = bleu_score(*arguments, "-sv", "1e308", "-f", "json")
    if run.code == 0:
        loads(run.out)
    else:
        assert "1e+308" in the_line(run.err)


# TSV

ORDER_COLUMNS = [
    f"{name}_{order}" for order in range(1, 5) for name in ("matched", "total", "precision")
]
COLUMNS = [
    "candidate", "bleu", "band", *ORDER_COLUMNS, "brevity_penalty", "candidate_length",
    "reference_length", "length_ratio", "signature", "band_held_back_by",
]  # fmt: skip


def test_tsv_has_one_row_a_candidate_with_the_values_of_json(bleu_score: Any, files: Any) -> None:
    arguments = (files.reference, "-i", files.weak, files.good)
    header, *rows = table(bleu_score(*arguments, "-f", "tsv").out)
    assert header == COLUMNS
    candidates = evaluation_json(bleu_score, *arguments)["candidates"]
    for values, candidate in zip(rows, candidates, strict=True):
        row = dict(zip(header, values, strict=True))
        assert row["candidate"] == candidate["name"]
        assert row["band"] == candidate["band"]["id"]
        assert row["band_held_back_by"] == "few_segments"
        assert candidate["band_held_back_by"] == ["few_segments"]
        assert row["signature"] == candidate["signature"]
        for key in ("bleu", "brevity_penalty", "length_ratio"):
            assert float(row[key]) == candidate[key]
        for key in ("candidate_length", "reference_length"):
            assert int(row[key]) == candidate[key]
        for precision in candidate["precisions"]:
            order = precision["order"]
            assert int(row[f"matched_{order}"]) == precision["matched"]
            assert int(row[f"total_{order}"]) == precision["total"]
            assert float(row[f"precision_{order}"]) == precision["precision"]


@pytest.mark.parametrize("order", [1, 2, 8])
def test_tsv_has_the_columns_of_the_orders_asked_for(
    bleu_score: Any, files: Any, order: int
) -> None:
    header, row = table(
        bleu_score(files.reference, "-i", files.good, "-f", "tsv", "--max-ngram-order", order).out
    )
    assert len(header) == len(row)
    assert [name for name in header if name.startswith("matched_")] == [
        f"matched_{number}" for number in range(1, order + 1)
    ]


def test_tsv_with_segment_scores_has_one_row_a_segment(bleu_score: Any, files: Any) -> None:
    arguments = (files.reference, "-i", files.weak, files.good, "-sl")
    header, *rows = table(bleu_score(*arguments, "-f", "tsv").out)
    assert header == ["candidate", "segment", "sentence_bleu", "contribution"]
    assert [(name, int(number), *map(float, numbers)) for name, number, *numbers in rows] == [
        (candidate["name"], detail["number"], score, detail["contribution"])
        for candidate in evaluation_json(bleu_score, *arguments)["candidates"]
        for score, detail in zip(
            candidate["segment_scores"], candidate["segment_details"], strict=True
        )
    ]


@pytest.mark.parametrize("name", ["=1+1.txt", "+1.txt", "-1.txt", "@SUM(A1).txt", " =1+1.txt"])
@pytest.mark.parametrize("more", [[], ["-sl"]])
def test_a_file_name_is_no_formula_in_tsv(
    bleu_score: Any, files: Any, write: Callable[..., str], name: str, more: Sequence[str]
) -> None:
    path = write(name, GOOD)
    _, *rows = table(bleu_score(files.reference, "-i", path, "-f", "tsv", *more).out)
    assert len(rows) == (3 if more else 1)
    assert {row[0] for row in rows} == {f"'{name.strip()}"}


@pytest.mark.skipif(os.name != "posix", reason="needs a file system that allows tabs in names")
def test_a_tab_or_line_break_in_a_file_name_does_not_break_the_tsv(
    bleu_score: Any, files: Any, write: Callable[..., str]
) -> None:
    path = write("a\tb\nc.txt", GOOD)
    header, row = table(bleu_score(files.reference, "-i", path, "-f", "tsv").out)
    assert len(header) == len(row)
    assert row[0] == "a b c.txt"


# Text


@pytest.mark.parametrize("ui", UI_LANGUAGES)
def test_text_has_the_score_and_its_components_in_each_language(
    bleu_score: Any, files: Any, ui: str
) -> None:
    arguments = (files.reference, "-i", files.weak, files.good)
    run = bleu_score(*arguments, ui=ui)
    assert (run.code, run.err) == (0, "")
    for candidate in evaluation_json(bleu_score, *arguments)["candidates"]:
        bleu = candidate["bleu"]
        assert f"{candidate['name']}\tBLEU = {bleu * 100:.2f} ({bleu:.4f})\n" in run.out
        assert f"{candidate['length_ratio']:.4f}" in run.out
        assert candidate["signature"] in run.out
        assert candidate["sacrebleu_command"] in run.out
        for row in candidate["precisions"]:
            assert f"{row['precision']:.4f}" in run.out
    # The best candidate comes first.
    assert run.out.index("good.en.txt\t") < run.out.index("weak.en.txt\t")
    # There is no decimal comma, whatever the language.
    assert not re.search(r"\d,\d", run.out)


def test_text_differs_by_interface_language(bleu_score: Any, files: Any) -> None:
    texts = {bleu_score(files.reference, "-i", files.good, ui=ui).out for ui in UI_LANGUAGES}
    assert len(texts) == len(UI_LANGUAGES)


def test_text_has_the_share_that_agrees_and_attributes_the_band(bleu_score: Any) -> None:
    out = bleu_score("--sample", "zh_CN").out
    row = evaluation_json(bleu_score, "--sample", "zh_CN")["candidates"][0]["precisions"]
    words, longest = (round(100 * each["matched"] / each["total"]) for each in (row[0], row[3]))
    agreement = (
        f"  {words}% of the words and punctuation marks, and {longest}% of the sequences of four, "
    )
    assert agreement in out
    # By characters, it would be in a higher band.
    assert "by words and by characters, the score lies in different bands." in out
    assert "Publications split Chinese into characters (zh) · BLEU " in out
    assert "--tokenize zh" in out
    out = bleu_score("--sample", "zh_CN", "-tok", "char").out
    assert "% of the sequences of four characters, match" in out
    assert "single characters match far more often" in out
    out = bleu_score("--sample", "en").out
    assert "This is a general guide, not a judgment of this text." in out


def test_a_formula_is_no_translation_in_any_format(bleu_score: Any) -> None:
    out = bleu_score("--sample", "formula").out
    assert "better than human" not in out
    assert "PP-FormulaNet ~75%, LaTeX-OCR ~80%, UniMERNet 85.91%." in out
    assert "% of the sequences of four tokens, match the reference" in out
    for candidate in evaluation_json(bleu_score, "--sample", "formula")["candidates"]:
        assert candidate["band"] is None
        assert candidate["band_held_back_by"] == ["formulas"]
    header, *rows = table(bleu_score("--sample", "formula", "-f", "tsv").out)
    assert [row[header.index("band")] for row in rows] == ["", ""]
    assert [row[-1] for row in rows] == ["formulas", "formulas"]
    # A user who states a language says that the formulas are text.
    candidate = evaluation_json(bleu_score, "--sample", "formula", "-l", "en")["candidates"][0]
    assert candidate["band"]["id"] == "better_than_human"


@pytest.mark.parametrize(
    ("arguments", "reason", "said"),
    [
        (["--max-ngram-order", "1"], "max_order", "of up to 4 tokens, not 1."),
        (["-tok", "char"], "characters", "single characters match far more often."),
    ],
)
def test_a_band_is_held_back_if_the_guide_is_about_other_scores(
    bleu_score: Any, arguments: Sequence[str], reason: str, said: str
) -> None:
    candidate = evaluation_json(bleu_score, "--sample", "en", *arguments)["candidates"][0]
    assert candidate["band_held_back_by"] == [reason]
    out = bleu_score("--sample", "en", *arguments).out
    assert said in out
    assert "guide says" not in out


def test_a_band_is_held_back_if_a_diagnostic_makes_it_meaningless(
    bleu_score: Any, write: Callable[..., str]
) -> None:
    lines = [f"The cat number {number} sat on the mat of house {number}." for number in range(100)]
    path = write("same.txt", lines)
    candidate = evaluation_json(bleu_score, path, "-i", path)["candidates"][0]
    assert candidate["band"]["id"] == "better_than_human"
    assert candidate["band_held_back_by"] == ["identical"]
    out = bleu_score(path, "-i", path).out
    assert "better than human" not in out
    reason = "not applied because of the problems listed."
    assert reason in out
    # The diagnostic comes before all components of the score.
    assert out.index("Warning: ") < out.index("guide") < out.index("Order 1")


def test_a_share_just_below_all_is_not_rounded_to_all(
    bleu_score: Any, write: Callable[..., str]
) -> None:
    lines = [f"The cat number {number} sat on the mat." for number in range(100)]
    reference = write("reference.txt", lines)
    path = write("candidate.txt", [lines[0].replace("cat", "dog"), *lines[1:]])
    out = bleu_score(reference, "-i", path).out
    assert "99.9% of the words and punctuation marks, and 99.7% of the sequences of four, " in out


def test_a_shorter_candidate_is_called_shorter(bleu_score: Any, write: Callable[..., str]) -> None:
    lines = [f"The cat number {number} sat on the mat of house {number}" for number in range(100)]
    path = write("half.txt", [" ".join(line.split()[:5]) for line in lines])
    out = bleu_score(write("reference.txt", lines), "-i", path).out
    assert "100% of the words and punctuation marks, and 100% of the sequences of four, " in out
    assert "The candidate is 55% shorter than the reference." in out


def test_a_longer_candidate_is_called_longer(bleu_score: Any, write: Callable[..., str]) -> None:
    lines = [f"The cat number {number} sat on the mat of house {number}" for number in range(100)]
    path = write("long.txt", [f"{line} today" for line in lines])
    out = bleu_score(write("reference.txt", lines), "-i", path).out
    assert "The candidate is 9% longer than the reference." in out


def test_without_words_there_is_no_band_and_no_advice_on_short_segments(
    bleu_score: Any, write: Callable[..., str]
) -> None:
    lines = [f"第{number}只猫坐在屋子里的垫子上，它睡得很好。" for number in range(100)]
    other = [line.replace("垫子", "床") for line in lines]
    paths = (write("reference.txt", lines), "-i", write("candidate.txt", other), "-l", "zh")
    (candidate,) = evaluation_json(bleu_score, *paths, "-tok", "13a")["candidates"]
    kinds = [each["kind"] for each in candidate["warnings"]]
    assert "no_words" in candidate["band_held_back_by"]
    assert "no_words" in kinds
    assert "short_segments" not in kinds
    out = bleu_score(*paths, "-tok", "13a").out
    assert "Words are not separated" in out
    assert "--tokenize auto" in out
    # These tokens are no words.
    assert "% of the tokens" in out
    for tokenizer, reasons in (("zh", ["characters"]), ("char", ["characters"]), ("jieba", [])):
        (candidate,) = evaluation_json(bleu_score, *paths, "-tok", tokenizer)["candidates"]
        assert candidate["band_held_back_by"] == reasons


def test_with_several_references_there_is_no_band(
    bleu_score: Any, write: Callable[..., str]
) -> None:
    lines = [f"The cat number {number} sat on the mat of house {number}." for number in range(100)]
    others = [line.replace("sat", "lay") for line in lines]
    one, two = write("one.txt", lines), write("two.txt", others)
    path = write("candidate.txt", [line.replace("mat", "rug") for line in lines])
    (candidate,) = evaluation_json(bleu_score, one, "-i", path)["candidates"]
    assert candidate["band_held_back_by"] == []
    (candidate,) = evaluation_json(bleu_score, one, two, "-i", path)["candidates"]
    assert candidate["band_held_back_by"] == ["several_references"]
    assert "with several references" in bleu_score(one, two, "-i", path).out


def test_a_file_given_twice_is_named_by_its_name(
    bleu_score: Any, write: Callable[..., str]
) -> None:
    reference, path = write("reference.txt", ["a b c"]), write("candidate.txt", ["a b d"])
    lines = bleu_score(reference, "-i", path, path, "-q").out.splitlines()
    assert [line.split("\t")[0] for line in lines] == ["candidate.txt", "candidate.txt (2)"]


def test_text_has_diagnostics_and_quiet_text_has_none(bleu_score: Any, files: Any) -> None:
    assert "Warning: Too few segments (3)." in bleu_score(files.reference, "-i", files.good).out
    assert "Warning" not in bleu_score(files.reference, "-i", files.good, "-q").out


def test_quiet_prints_one_line_a_candidate_with_the_score_alone(
    bleu_score: Any, files: Any
) -> None:
    run = bleu_score(files.reference, "-i", files.weak, files.good, "-q")
    scores = {
        candidate["name"]: f"{candidate['bleu'] * 100:.2f}"
        for candidate in evaluation_json(bleu_score, files.reference, "-i", files.weak, files.good)[
            "candidates"
        ]
    }
    assert run.out.splitlines() == [
        f"{name}\tBLEU = {scores[name]}" for name in ("good.en.txt", "weak.en.txt")
    ]
    assert (run.code, run.err) == (0, "")


@pytest.mark.parametrize("more", [[], ["-q"]])
def test_text_with_segment_scores_numbers_every_segment(
    bleu_score: Any, files: Any, more: Sequence[str]
) -> None:
    arguments = (files.reference, "-i", files.good, "-sl", *more)
    (candidate,) = evaluation_json(bleu_score, *arguments)["candidates"]
    lines = bleu_score(*arguments).out.splitlines()
    assert lines[-4] == "\tSentence BLEU\tContribution"
    assert lines[-3:] == [
        f"{detail['number']}\t{score * 100:.2f}\t{detail['contribution'] * 100:+.2f}"
        for score, detail in zip(
            candidate["segment_scores"], candidate["segment_details"], strict=True
        )
    ]


# Worked examples


@pytest.mark.parametrize(
    ("reference", "candidate", "smoothing", "counts", "penalty", "bleu"), WORKED_EXAMPLES
)
def test_worked_examples_to_the_digit(
    bleu_score: Any,
    write: Callable[..., str],
    reference: str,
    candidate: str,
    smoothing: str,
    counts: str,
    penalty: float,
    bleu: float,
) -> None:
    arguments = (
        write("reference.txt", reference), "-i", write("candidate.txt", candidate),
        "-tok", "13a", "-s", smoothing,
    )  # fmt: skip
    (result,) = evaluation_json(bleu_score, *arguments)["candidates"]
    rows = " ".join(f"{row['matched']}/{row['total']}" for row in result["precisions"])
    assert rows == counts
    assert round(result["brevity_penalty"], 4) == penalty
    assert round(result["bleu"], 4) == bleu
    text = bleu_score(*arguments).out
    assert f"candidate.txt\tBLEU = {bleu * 100:.2f} ({bleu:.4f})\n" in text
    assert f"Brevity penalty {penalty:.4f}," in text
    for order, row in enumerate(counts.split(), 1):
        matched, total = row.split("/")
        assert f"Order {order}: {matched} of {total} n-grams match" in text


# Samples


@pytest.mark.parametrize("name", SAMPLE_NAMES)
def test_every_sample_is_scored(bleu_score: Any, name: str) -> None:
    content = evaluation_json(bleu_score, "--sample", name)
    better, worse = content["candidates"]
    assert content["segments"] >= 100
    assert 0.1 < worse["bleu"] < better["bleu"] < 1
    assert (better["band"] is None) == (name == "formula")
    language = None if name == "formula" else name.replace("_", "-")
    assert content["target_language"] == language
    notes = ["other_segmentation"] if name.startswith("zh") else []
    assert [each["kind"] for each in better["warnings"]] == notes


@pytest.mark.parametrize(
    ("ui", "language", "tokenizer"),
    [
        ("en", "en", "13a"),
        ("es", "es", "13a"),
        ("id", "id", "13a"),
        ("zh_CN", "zh-CN", "jieba"),
        ("zh_TW", "zh-TW", "jieba"),
    ],
)
def test_a_sample_without_a_name_is_the_one_of_the_interface_language(
    bleu_score: Any, ui: str, language: str, tokenizer: str
) -> None:
    content = evaluation_json(bleu_score, "--sample", ui=ui)
    assert content["target_language"] == language
    assert content["segmentation"].startswith(tokenizer)
    assert content == evaluation_json(bleu_score, "--sample", ui)


@pytest.mark.parametrize("name", ["zh-tw", "ZH_TW", "zh-TW"])
def test_a_sample_is_found_however_its_name_is_written(bleu_score: Any, name: str) -> None:
    content = evaluation_json(bleu_score, "--sample", name)
    assert content["target_language"] == "zh-TW"


@pytest.mark.parametrize("name", ["zh-tw", "ZH_TW", "zh-TW"])
def test_the_interface_language_is_found_however_it_is_written(bleu_score: Any, name: str) -> None:
    run = bleu_score("--sample", "zh_TW", ui=name)
    assert (run.code, run.err) == (0, "")
    assert run.out == bleu_score("--sample", "zh_TW", ui="zh_TW").out


def test_the_formula_sample_is_scored_with_the_tensorflow_profile(bleu_score: Any) -> None:
    sample = find_sample("formula")
    plain = [*sample.references, "-i", *sample.candidates]
    content = evaluation_json(bleu_score, "--sample", "formula")
    assert "smooth:none|reflen:shortest" in content["candidates"][0]["signature"]
    assert content == evaluation_json(bleu_score, *plain, "--profile", "tensorflow")


def test_a_profile_given_with_a_sample_wins(bleu_score: Any) -> None:
    content = evaluation_json(bleu_score, "--sample", "formula", "--profile", "sacrebleu")
    assert "smooth:exp|reflen:closest" in content["candidates"][0]["signature"]


# Settings

SIGNATURES = [
    ([], "case:mixed|eff:no|ngram:4|tok:13a|smooth:none|reflen:closest"),
    (["--profile", "definition"], "smooth:none|reflen:closest"),
    (["--profile", "sacrebleu"], "smooth:exp|reflen:closest"),
    (["--profile", "tensorflow"], "smooth:none|reflen:shortest"),
    (["--profile", "sacrebleu", "-s", "none"], "smooth:none|reflen:closest"),
    (["-s", "none", "--profile", "sacrebleu"], "smooth:none|reflen:closest"),
    (["--profile", "tensorflow", "-s", "exp"], "smooth:exp|reflen:shortest"),
    (["--profile", "tensorflow", "--reference-length", "closest"], "smooth:none|reflen:closest"),
    (["--profile", "sacrebleu", "-s", "floor"], "smooth:floor[0.10]|reflen:closest"),
    (["-s", "floor", "-sv", "0.25"], "smooth:floor[0.25]"),
    (["-s", "add-k"], "smooth:add-k[1.00]"),
    (["--smooth-method", "add-k", "--smooth-value", "2"], "smooth:add-k[2.00]"),
    (["-s", "add-one-all"], "smooth:add-one-all|"),
    (["-lc"], "case:lc|"),
    (["--lowercase"], "case:lc|"),
    (["--effective-order"], "eff:yes|"),
    (["--max-ngram-order", "2"], "ngram:2|"),
    (["-tok", "char"], "tok:char|"),
    (["--tokenize", "intl"], "tok:intl-regex-"),
    (["-tok", "none"], "tok:none|"),
    (["-l", "zh-CN"], "tok:jieba"),
]


@pytest.mark.parametrize(("options", "part"), SIGNATURES)
def test_the_score_is_computed_with_the_options(
    bleu_score: Any, files: Any, options: Sequence[str], part: str
) -> None:
    content = evaluation_json(bleu_score, files.reference, "-i", files.good, *options)
    assert part in content["candidates"][0]["signature"]


def test_options_may_come_before_the_files(bleu_score: Any, files: Any) -> None:
    run = bleu_score("-q", "-tok", "13a", files.reference, "-i", files.good)
    assert run.out == bleu_score(files.reference, "-i", files.good, "-q", "-tok", "13a").out
    assert run.code == 0


def test_lower_case_raises_the_score_of_a_text_in_capitals(
    bleu_score: Any, write: Callable[..., str]
) -> None:
    capitals = write("capitals.txt", [line.upper() for line in REFERENCE])
    reference = write("reference.txt", REFERENCE)
    strict, loose = (
        evaluation_json(bleu_score, reference, "-i", capitals, *more)["candidates"][0]["bleu"]
        for more in ([], ["-lc"])
    )
    assert strict == 0.0
    assert loose == 1.0


def test_the_encoding_given_is_used_for_all_files(
    bleu_score: Any, write: Callable[..., str]
) -> None:
    # Both files are valid in their encodings, and have the same text.
    reference = write("utf8.txt", ["años y años de sol y mar"])
    latin1 = write("latin1.txt", "años y años de sol y mar\n".encode("latin-1"))
    (same,) = evaluation_json(bleu_score, latin1, "-i", latin1, "-e", "latin-1")["candidates"]
    assert same["bleu"] == 1.0
    # UTF-8 read as Latin-1 has two letters instead of one.
    (wrong,) = evaluation_json(bleu_score, reference, "-i", latin1, "-e", "latin-1")["candidates"]
    assert wrong["bleu"] < 1.0


# Help and version


@pytest.mark.parametrize("ui", UI_LANGUAGES)
def test_help_lists_every_flag_and_choice_in_each_language(bleu_score: Any, ui: str) -> None:
    run = bleu_score("--help", ui=ui)
    assert (run.code, run.err) == (0, "")
    words = set(re.findall(r"(?<![\w-])--?[A-Za-z][A-Za-z-]*", run.out))
    assert set(FLAGS) <= words
    # Everything that looks like a flag is one.
    assert words <= set(FLAGS)
    text = " ".join(run.out.split())
    for choices in (TOKENIZERS, SMOOTHINGS, PROFILES, REFERENCE_LENGTHS, SAMPLE_NAMES, FORMATS):
        for choice in choices:
            assert choice in text
    assert ("Usage:" in run.out) == (ui == "en")
    assert "positional arguments" not in run.out


def test_help_lists_every_option(bleu_score: Any) -> None:
    # The left column of the help equals the list above: a new option must be added there.
    left = re.findall(r"^  (-.*?)(?:   |$)", bleu_score("-h").out, re.MULTILINE)
    assert set(re.findall(r"--?[A-Za-z][A-Za-z-]*", " ".join(left))) == set(FLAGS)


@pytest.mark.parametrize("flag", ["--version", "-V"])
def test_version_is_the_programs(bleu_score: Any, flag: str) -> None:
    run = bleu_score(flag)
    assert (run.code, run.out, run.err) == (0, f"bleu-score {__version__}\n", "")


# The process


def test_scoring_in_the_terminal_needs_neither_windows_nor_a_display(
    spawn: Any, files: Any
) -> None:
    program = (
        "import sys\n"
        "from bleu_score.terminal.main import main\n"
        "code = main()\n"
        "print(*sorted(name for name in sys.modules if name.startswith('PySide6.')))\n"
        "sys.exit(code)"
    )
    run = spawn(files.reference, "-i", files.good, "-q", program=program)
    assert run.code == 0
    modules = run.out.splitlines()[1:][-1].split()
    assert modules == []


@pytest.mark.slow
def test_pipes_carry_utf8_whatever_the_locale(spawn: Any, write: Callable[..., str]) -> None:
    ascii_only = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    path = write("park.zh-CN.txt", ["今天天气很好，我们去公园。", "他昨天买了一本新书。"])
    run = spawn(path, "-i", path, ui="zh_CN", **ascii_only)
    assert (run.code, run.err) == (0, "")
    assert "简体中文（zh-CN）" in run.out
    fault = spawn(path, "-i", path + ".no", ui="zh_CN", **ascii_only)
    assert fault.code == 2
    assert f"“{path}.no”" in the_line(fault.err)


posix = pytest.mark.skipif(os.name != "posix", reason="pipes end differently on Windows")


@pytest.mark.parametrize("place", ["read_workspace", "score_workspace"])
def test_too_little_memory_is_one_sentence(
    bleu_score, write, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    def fill_memory(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(main_module, place, fill_memory)
    run = bleu_score(write("ref.txt", "a"), "-i", write("mt.txt", "a"))
    assert (run.code, run.out) == (2, "")
    assert run.err.count("\n") == 1
    assert "not enough memory" in run.err


@pytest.mark.slow
@posix
@pytest.mark.parametrize("output", FORMATS)
def test_a_reader_that_stops_early_gets_no_traceback(
    program: list[str], environment: dict[str, str], write: Callable[..., str], output: str
) -> None:
    # The output is longer than any pipe's buffer, so that the writing meets the closed end.
    path = write("long.txt", ["a b c d e"] * 12_000)
    with subprocess.Popen(
        [*program, path, "-i", path, "-sl", "-f", output, "-tok", "none", "--ui-language", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert len(process.stdout.read(1)) == 1
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 0


@pytest.mark.slow
@posix
@pytest.mark.parametrize("arguments", [["--sample", "en", "-q"], ["--help"], ["--version"]])
def test_a_reader_that_is_gone_gets_no_traceback(
    program: list[str], environment: dict[str, str], arguments: list[str]
) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = subprocess.run(
            [*program, *arguments, "--ui-language", "en"],
            stdout=writing,
            stderr=subprocess.PIPE,
            env=environment,
            timeout=60,
            check=False,
        )
    finally:
        os.close(writing)
    assert done.stderr == b""
    assert done.returncode == 0


@pytest.mark.slow
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("output", FORMATS)
def test_a_full_disk_is_one_line_and_not_exit_code_1(
    program: list[str], environment: dict[str, str], output: str
) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*program, "--sample", "en", "-f", output, "--ui-language", "en"],
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment,
            timeout=60,
            check=False,
        )
    the_line(done.stderr.decode())
    # 1 would say that a candidate scored too little.
    assert done.returncode == 2


@pytest.mark.slow
@posix
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-"])
def test_a_closed_stream_gives_no_traceback(
    program: list[str], environment: dict[str, str], files: Any, closed: str
) -> None:
    arguments = ["-" if closed == "<&-" else files.reference, "-i", files.good]
    done = subprocess.run(
        ["sh", "-c", f'exec "$@" {closed}', "sh", *program, *arguments, "--ui-language", "en"],
        capture_output=True,
        env=environment,
        timeout=60,
        check=False,
    )
    assert "Traceback" not in done.stderr.decode()
    # 1 would say that a candidate scored too little.
    assert done.returncode != 1
    if closed == ">&-":
        assert the_line(done.stderr.decode()) == (
            "bleu-score: The output cannot be written: it is closed"
        )
        assert done.returncode == 2
    if closed == "2>&-":
        assert "good.en.txt\tBLEU = " in done.stdout.decode()


def test_a_name_that_is_too_long_is_no_fault_of_the_output(
    bleu_score: Any, files: Any, tmp_path: Path
) -> None:
    long = tmp_path / ("n" * 300)
    for words in ((long, "-i", files.good), (files.reference, "-i", long), (long,)):
        run = bleu_score(*words)
        assert run.code == 2
        assert f"“{long}” cannot be read" in run.err
    run = bleu_score(files.reference, "-i", files.good, "-q", "--report", f"{long}.csv")
    assert run.code == 2
    assert f"“{long}.csv” cannot be written" in run.err


@posix
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_a_program_that_is_asked_to_end_leaves_nothing(
    program: list[str], environment: dict[str, str], tmp_path: Path, name: str
) -> None:
    if signal.getsignal(signal.Signals[name]) is signal.SIG_IGN:
        pytest.skip("this signal is ignored here, as below nohup")
    # The report waits for the signal while its files are open.
    code = (
        "import time\n"
        "from bleu_score.reports import xlsx\n"
        "real = xlsx._Book.write\n"
        "def write(self):\n"
        "    real(self)\n"
        "    print('ready', flush=True)\n"
        "    time.sleep(60)\n"
        "xlsx._Book.write = write\n"
        "xlsx._MANY_CELLS = 0\n"
    )
    command = [program[0], "-c", code + program[2], "--sample", "en", "-q"]
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    with subprocess.Popen(
        [*command, "--report", str(tmp_path / "x.xlsx")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment | {"TMPDIR": str(temporary)},
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        while process.stdout.readline() not in (b"ready\n", b""):
            pass
        assert [*temporary.iterdir()]
        number = signal.Signals[name]
        process.send_signal(number)
        assert process.wait(timeout=30) == 128 + number
        assert process.stderr.read() == b""
    assert [*tmp_path.rglob("*")] == [temporary]


def test_scores_are_finite_numbers_between_0_and_1(bleu_score: Any, files: Any) -> None:
    for smoothing in SMOOTHINGS:
        content = evaluation_json(
            bleu_score, files.reference, "-i", files.weak, "-s", smoothing, "-sl"
        )
        (candidate,) = content["candidates"]
        values = [candidate["bleu"], *candidate["segment_scores"]]
        assert all(math.isfinite(value) and 0 <= value <= 1 for value in values)
