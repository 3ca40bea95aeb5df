"""`bleu-score --as-sacrebleu` prints what sacreBLEU prints; each difference is documented."""

from __future__ import annotations

import gzip
import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bleu_score.terminal.flags import SACREBLEU
from tests.helpers import forks
from tests.helpers.spm_models import train_model

PAGE = Path(__file__).resolve().parents[2] / "docs" / "sacrebleu.md"
WORDS = "the cat sat on a mat . dog runs over house , green tree 12.5 it's (sky) &amp; sea".split()

# One system; two and three systems; standard input with one and with three systems.
ONE = """
ref -i one
ref -i one -f text
ref -i one -b
ref -i one -b -w 4
ref -i one --width 4 -f text
ref -i one -w 2 --short -f text
ref -i one --short -f latex
ref other -i one -f text -w 6
ref other -i one -m bleu chrf ter -f text -w 6
ref other -i one -m ter chrf bleu
ref other -i one -m ter chrf bleu -sh -f text
ref other -i one -m ter chrf bleu -b -f text
ref other -i one -m ter chrf --score-only
ref -i one -ci -f text
ref -i one -ci -cin 200 -m bleu chrf ter -f text -w 3
ref -i one --confidence --confidence-n 300 -m bleu chrf
ref -i one -ci -b -m bleu chrf -f text
ref other -i one -sl
ref other -i one -sl -m chrf -w 4
ref -i one -sl -m ter -b
ref -i one -sl -s none -sh
ref -i one -s floor -f text -w 5
ref -i one -s add-k -sv 0.5 -f text -w 5
ref -i one -s floor --smooth-value 0.125 -f text
ref -i one -tok intl -lc -f text
ref -i one -tok char -f text
ref -i one -tok none --force
ref -i one -l en-zh -f text
ref -i one -l en-de -m bleu
ref -i one -m chrf --chrf-word-order 2 --chrf-beta 3 --chrf-lowercase -f text -w 4
ref -i one -m chrf -cc 4 -cw 1 --chrf-whitespace --chrf-eps-smoothing -f text -w 4
ref -i one -m ter --ter-case-sensitive --ter-normalized --ter-no-punct -f text -w 4
ref -i one -m ter --ter-asian-support -f text
tabs -nr 2 -i one -f text
tabs --num-refs 2 -i one -m bleu chrf ter
ref.gz -i one -e utf-8
gaps other -i one -m bleu chrf ter -f text -w 6
other gaps -i one -m chrf --chrf-eps-smoothing -f text -w 6
blank other -i gaps -m chrf
gaps -i gaps -sl
gaps -i gaps -sl -m chrf -b
ref -i one -w 20 -f text
ref -i one -sv -1
ref -i one -s floor -sv -1 -f text
ref -i one -s add-k -sv -0.5 -f text -w 4
ref -i one -s add-k -sv 5000 -f text
blank -i one -s add-k -sv -0.5
ref -i one -m chrf --chrf-beta 0
ref -i one -m chrf --chrf-beta -3 -f text
ref -i one -m chrf -cc 12 -cw 9 -f text
ref -i one -m chrf -cc 0 -cw 1 -f text
ref -i one -ci -cin 0 -f text
ref -i one -ci -cin 1
ref -i one -ci -cin -4 -m bleu chrf -f text
ref -i one -ci -cin 20 -f text
ref -i two%_ -i one -m chrf -m ter -f text
ref -i
ref other -i -m chrf -ci
"""
SEVERAL = """
ref -i one two%_ three
ref -i one two%_ three -f text -nc
ref -i one two%_ three -f latex -m bleu chrf ter -w 2 -sh
ref -i one two%_ three --paired-bs -f text
ref -i one two%_ three -pbs --paired-bs-n 500 -f latex -m bleu chrf
ref -i one two%_ three one -par -parn 300 -m ter bleu -f text -w 3
ref -i one two%_ --paired-ar --paired-ar-n 400 --paired-jobs 1
ref -i one same -pbs -pbsn 100 -f text
ref -i one three -pbs -pbsn 0 -f text
ref -i one three -par -parn -5 -f text
ref -i one three -pbs -pbsn 3 -f text
"""
INPUT = ["ref", "ref -f text"]
INPUT_OF_THREE = ["ref", "ref -f text", "ref --paired-bs -f text", "ref -m chrf --paired-ar"]


def lines_of(text: str) -> list[str]:
    return text.strip().splitlines()


def sentences(seed: int, count: int) -> list[str]:
    draw = random.Random(seed)
    return [" ".join(draw.choices(WORDS, k=draw.randint(3, 14))) for _ in range(count)]


def noisy(lines: list[str], seed: int) -> list[str]:
    draw = random.Random(seed)
    return [
        " ".join(word if draw.random() < 0.8 else draw.choice(WORDS) for word in line.split())
        for line in lines
    ]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of texts, some lines of which are empty, and a model in `home/models`."""
    path = tmp_path_factory.mktemp("texts")
    reference = sentences(1, 60)
    other = [line if index % 7 else "" for index, line in enumerate(sentences(2, 60))]
    one = noisy(reference, 3)
    one[5] = ""
    one[8] += " \u3000\t"
    gaps = ["" if index % 3 == 0 else line for index, line in enumerate(reference)]
    texts = {
        "gaps": gaps,
        "blank": [""] * len(gaps),
        "far": [f"{line[:3]} x y z v" for line in one],
        "ref": reference,
        "other": other,
        "one": one,
        "same": one,
        "two%_": noisy(noisy(reference, 4), 5),
        "three": noisy(reference, 6),
        "tabs": [f"{a}\t{b}" for a, b in zip(reference, sentences(7, 60), strict=True)],
    }
    for name, lines in texts.items():
        (path / name).write_bytes("".join(f"{line}\n" for line in lines).encode())
    (path / "ref.gz").write_bytes(gzip.compress((path / "ref").read_bytes()))
    first = [f"x {line}".rstrip() for line in one]
    columns = zip(first, texts["two%_"], texts["three"], strict=True)
    (path / "columns").write_bytes("".join("\t".join(row) + "\n" for row in columns).encode())
    return path


Command = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def run(
    folder: Path, environment: dict[str, str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Command]:
    """Run a program with a command line in the folder of texts."""
    modules = ("sacrebleu.sacrebleu", "bleu_score.terminal.as_sacrebleu.output")
    variables = environment | {
        "PYTHONUTF8": "1",
        "LANG": "C.UTF-8",
        "SACREBLEU": str(folder / "home"),
    }
    with forks.started(modules, variables, tmp_path_factory.mktemp("output")) as programs:

        def run(module: str, line: str, source: str = "", **more: str) -> Any:
            stdin = folder / source if source else os.devnull
            return programs.run(module, line.split(), folder=folder, stdin=stdin, variables=more)

        yield run


@pytest.fixture
def ours(run: Command) -> Command:
    def ours(line: str, source: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        return run("bleu_score", f"--as-sacrebleu {line} --ui-language en", source, **more)

    return ours


@pytest.fixture
def theirs(run: Command) -> Command:
    def theirs(line: str, source: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        return run("sacrebleu", line, source, **more)

    return theirs


CASES = [
    *((line, "") for line in (*lines_of(ONE), *lines_of(SEVERAL))),
    *((line, "one") for line in INPUT),
    *((line, "columns") for line in INPUT_OF_THREE),
]


def test_there_are_enough_command_lines_and_every_flag_is_among_them() -> None:
    assert len(CASES) >= 40
    words = {word for line, _ in CASES for word in line.split()}
    for flag in SACREBLEU:
        assert flag.name == "as_sacrebleu" or words & {*flag.flags}, flag


@pytest.mark.parametrize(("line", "source"), CASES, ids=lambda value: value or "files")
def test_the_same_is_printed(line: str, source: str, ours: Command, theirs: Command) -> None:
    expected, found = theirs(line, source), ours(line, source)
    assert expected.returncode == 0, expected.stderr
    assert found.returncode == 0, found.stderr
    assert found.stdout == expected.stdout


@pytest.mark.parametrize("line", ["--version", "ref -i -V", "ref -i one -V -w x"])
def test_the_version_is_that_of_sacrebleu(line: str, ours: Command, theirs: Command) -> None:
    # As a module, sacreBLEU does not know the name of its command.
    expected = re.sub("^(__main__.py|python.* -m sacrebleu)", "sacrebleu", theirs(line).stdout)
    assert ours(line).stdout == expected == "sacrebleu 2.6.0\n"


@pytest.mark.parametrize(
    "variables", [{"SACREBLEU_SEED": "7"}, {"SACREBLEU_FORMAT": "TEXT"}], ids=str
)
def test_the_variables_of_sacrebleu_count(
    variables: dict[str, str], ours: Command, theirs: Command
) -> None:
    line = "ref -i one --confidence -w 3"
    expected = theirs(line, **variables).stdout
    assert expected != theirs(line).stdout
    assert ours(line, **variables).stdout == expected


def test_a_seed_of_none_differs_each_time(ours: Command) -> None:
    first, second = (ours("ref -i one -ci -w 9 -f text", SACREBLEU_SEED="none") for _ in range(2))
    assert "seed:none" in first.stdout
    assert first.stdout != second.stdout


# --- spBLEU ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def models(folder: Path) -> None:
    """A folder as sacreBLEU's, with a tiny model under both names."""
    for name, size in (("sacrebleu_tokenizer_spm.model", 38), ("flores200sacrebleuspm", 36)):
        train_model(folder / "home" / "models" / name, size)


@pytest.mark.usefixtures("models")
@pytest.mark.parametrize("tokenizer", ["flores101", "flores200", "spm"])
def test_spbleu_is_that_of_sacrebleu(tokenizer: str, ours: Command, theirs: Command) -> None:
    line = f"ref other -i one -f text -w 9 -tok {tokenizer}"
    expected = theirs(line)
    assert "tok:flores" in expected.stdout, expected.stderr
    assert ours(line).stdout == expected.stdout


# --- differences ----------------------------------------------------------------------------


def test_sets(ours: Command, theirs: Command) -> None:
    for flag in ("-t wmt17", "--list", "--citation", "--download wmt17", "--echo src"):
        found = ours(f"{flag} -l en-de")
        assert found.returncode == 2
        assert f"{flag.split()[0]} concerns test sets that sacreBLEU downloads" in found.stderr
        assert found.stderr.count("\n") == 1
    for flag in ("--origlang=de", "--subset=x", "--detail"):
        assert "test sets" in ours(f"ref -i one {flag}").stderr
    assert "wmt17" in theirs("--list").stdout


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("ref -i one one", 1),
        ("ref -i missing", 1),
        ("ref -i one -nr 2", 17),
        ("ref -i one two%_ --confidence", 1),
        ("ref -i one two%_ -sl", 1),
        ("ref -i one -sl -m bleu chrf", 1),
        ("ref -i one --paired-bs", 1),
        ("ref other -i one -nr 2", 1),
        ("ref -i one -tok jieba", 2),
        ("ref -i one -s add-one-all", 2),
        ("ref -i one -m chrf++", 2),
        ("ref -i one -f tsv", 2),
        ("ref -i one --fail-under 30", 2),
        ("ref -i -f text", 1),
        ("ref -i -sl", 1),
        ("ref -i --paired-bs", 1),
        ("ref -i one two%_ -ci -cin 0", 1),
        ("ref -i one -ci -cin many", 2),
        ("far -i one -s floor -sv -1", 1),
        ("far -i one -s floor -sv -1 -sl", 1),
        ("ref -i one -m", 2),
    ],
)
def test_errors(line: str, code: int, ours: Command, theirs: Command) -> None:
    expected, found = theirs(line), ours(line)
    assert (expected.returncode, found.returncode) == (code, 2)
    assert found.stdout == ""
    assert found.stderr.startswith("bleu-score: ")
    assert found.stderr.count("\n") == 1


def test_messages(folder: Path, ours: Command, theirs: Command) -> None:
    ending = "".join(f"{line} .\n" for line in sentences(5, 110))
    (folder / "split").write_text(ending, encoding="utf-8")
    line = "split -i split"
    assert "100 lines that end in a tokenized period" in theirs(line).stderr
    assert "Segments of a candidate that end with a space and a period: 110." in ours(line).stderr
    assert ours(f"{line} --force").stderr == ours(f"{line} -q").stderr == ""
    assert "Found 2 systems" in theirs("ref -i one three").stderr
    assert ours("ref -i one three").stderr == ""


def test_json_of_the_bootstrap(ours: Command, theirs: Command) -> None:
    line = "ref -i one three --paired-bs -m bleu chrf"
    assert "not JSON serializable" in theirs(line).stderr
    baseline, system = json.loads(ours(line).stdout)
    assert baseline["system"] == "Baseline: one"
    assert baseline["BLEU"]["p_value"] is None
    assert list(system["chrF2"]) == ["score", "p_value", "mean", "ci"]
    # The same numbers as in sacreBLEU's text.
    assert f"(p = {system['BLEU']['p_value']:.4f})" in theirs(f"{line} -f text").stdout


def test_digits_of_intervals(ours: Command, theirs: Command) -> None:
    line = "ref -i one -ci -f text -w 12"
    expected, found = ([*map(float, re.findall(r"[\d.]{14,}", program(line).stdout))]
                       for program in (theirs, ours))  # fmt: skip
    assert expected[0] == found[0]
    assert expected[1:] != found[1:]
    assert found == pytest.approx(expected, rel=1e-6)


def test_fractions_in_trials(ours: Command, theirs: Command) -> None:
    line = "ref -i one three --paired-ar -s add-k -sv 0.99"
    expected, found = (json.loads(program(line).stdout) for program in (theirs, ours))
    assert expected[1]["BLEU"]["score"] == found[1]["BLEU"]["score"]
    assert expected[1]["BLEU"]["p_value"] != found[1]["BLEU"]["p_value"]


def test_orders_of_chrf(folder: Path, ours: Command, theirs: Command) -> None:
    (folder / "single").write_text("a cat\n", encoding="utf-8")
    for orders in ("-cc -1 -cw 2", "-cc 0"):
        line = f"single -i single -m chrf -b {orders}"
        assert theirs(line).returncode == 0
        assert "is outside the range" in ours(line).stderr


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_colors(folder: Path, environment: dict[str, str]) -> None:
    def printed(*words: str) -> str:
        parent, child = os.openpty()
        line = "ref -i one three -f text".split()
        with subprocess.Popen(
            [sys.executable, "-m", *words, *line], cwd=folder, env=environment, stdout=child,
            stderr=subprocess.DEVNULL,
        ):  # fmt: skip
            os.close(child)
            pieces = []
            try:
                while piece := os.read(parent, 4096):
                    pieces.append(piece)
            except OSError:
                pass  # the other end is closed
        os.close(parent)
        return b"".join(pieces).decode()

    colored, plain = printed("sacrebleu"), printed("bleu_score", "--as-sacrebleu")
    assert "\x1b[36mBLEU" in colored
    assert "\x1b" not in plain
    assert plain.split() == re.sub(r"\x1b\[\d+m", "", colored).split()


def test_workers(ours: Command) -> None:
    line = "ref -i one three --paired-ar --paired-ar-n 100"
    assert ours(f"{line} --paired-jobs 2").stdout == ours(line).stdout != ""


def test_short_names_of_flags(ours: Command, theirs: Command) -> None:
    line = "ref -i one --sentence"
    assert theirs(line).stdout == theirs("ref -i one -sl").stdout != ""
    assert "Unknown option --sentence. Did you mean --sentence-level?" in ours(line).stderr


def test_language_alone(ours: Command, theirs: Command) -> None:
    assert "IndexError" in theirs("ref -i one -l zh").stderr
    assert "tok:zh" in ours("ref -i one -l zh").stdout


def test_compressed_files(folder: Path, ours: Command, theirs: Command) -> None:
    (folder / "packed").write_bytes((folder / "ref.gz").read_bytes())
    assert "UnicodeDecodeError" in theirs("packed -i one").stderr
    assert ours("packed -i one").stdout == theirs("ref -i one").stdout


def test_other_tokenizers(ours: Command, theirs: Command) -> None:
    assert "spBLEU-1K" in theirs("--help").stdout
    assert "“spBLEU-1K” is not one of" in ours("ref -i one -tok spBLEU-1K").stderr


DIFFERENCES = {
    "Test sets": test_sets,
    "Errors": test_errors,
    "Messages": test_messages,
    "JSON of the bootstrap": test_json_of_the_bootstrap,
    "Digits of intervals": test_digits_of_intervals,
    "Fractions in trials": test_fractions_in_trials,
    "Orders of chrF": test_orders_of_chrf,
    "Colors": test_colors,
    "Workers": test_workers,
    "Short names of flags": test_short_names_of_flags,
    "Language alone": test_language_alone,
    "Compressed files": test_compressed_files,
    "Other tokenizers": test_other_tokenizers,
}


def test_the_page_lists_each_difference() -> None:
    text = PAGE.read_text(encoding="utf-8").partition("## What stays different")[2]
    table = text.partition("\n## ")[0]
    names = re.findall(r"^\| (.+?) \|", table, re.MULTILINE)
    assert names == ["Difference", *DIFFERENCES]
    flags = set(re.findall(r"`(--?[a-z]+)`", next(iter(re.findall(r"\| Test sets .*", table)))))
    assert flags == {
        "-t", "--list", "--citation", "--download", "--echo", "--origlang", "--subset", "--detail"
    }  # fmt: skip


def test_flags_that_sacrebleu_lacks_are_refused(ours: Command) -> None:
    flags = ("--check", "--seed 7", "--resamples 50", "--as-others", "--normalize t2s", "--sample")
    for flag in flags:
        found = ours(f"ref -i one {flag}")
        assert found.returncode == 2
        assert f"{flag.split()[0]} cannot be used with --as-sacrebleu." in found.stderr
