"""The signature names everything that decides the score; sacreBLEU's command prints the score."""

from __future__ import annotations

import codecs
import os
import shlex
import subprocess
import sys
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path

import pytest
from sacrebleu.metrics.chrf import CHRF

from bleu_core.api.evaluation import evaluate
from bleu_core.evaluation.results import CandidateResult, MetricResult
from bleu_core.evaluation.signature import (
    sacrebleu_command,
    sacrebleu_signature_of,
    signature,
)
from bleu_core.files.documents import Document, read_document
from bleu_core.files.encodings import Encoding, EncodingSource
from bleu_core.pairing.alignment import align
from bleu_core.settings import ChrfOptions, MetricName, Resampling, Settings
from bleu_core.tokenizers import get_tokenizer
from bleu_core.version import __version__

REFERENCE = [
    "The quick brown fox — it jumped — over 1,000 lazy dogs' “beds”.",
    "Él comió una manzana &amp; dos peras; ¿y tú?",
    "我们在学校里学习机器翻译，这是一门课。",
    "A line with\u2028two\u0085separators and\u00a0a no-break space",
    "",
    "The last line has ten words, and then it ends.",
]
OTHER = [
    "A fast brown fox jumped over a thousand lazy dogs' beds.",
    "Él se comió una manzana y dos peras. ¿Y tú?",
    "我们在学校学机器翻译，它是一门课程。",
    "Another line with\u2028separators and no-break space",
    "Not empty here",
    "The last of the lines has ten words before it ends.",
]
CANDIDATE = [
    "The quick brown fox jumped over 1,000 lazy dogs' beds.  ",
    "Él comió una manzana &amp; dos peras; ¿y tú?",
    "我们在学校里学机器翻译，这是一门课程。",
    "A line with\u2028two separators and\u00a0a no-break space",
    "Not empty",
    "The last line has ten Words, and then it Ends.",
]


def write(path: Path, lines: list[str], encoding: str = "utf-8", end: str = "\n") -> Path:
    path.write_bytes((end.join(lines) + end).encode(encoding, "replace"))
    return path


def score(references: list[Path], candidate: Path, settings: Settings) -> CandidateResult:
    return evaluate(
        candidates=[read_document(candidate)],
        references=[read_document(path) for path in references],
        settings=settings,
    ).candidates[0]


def words_of(command: str) -> list[str]:
    if sys.platform == "win32":
        # Our paths have no quotes, so this is the reverse of list2cmdline.
        return [word.strip('"') for word in shlex.split(command, posix=False)]
    return shlex.split(command)


def run_sacrebleu(command: str) -> float:
    program, *arguments = words_of(command)
    assert program == "sacrebleu"
    run = subprocess.run(
        [sys.executable, "-W", "ignore", "-m", "sacrebleu", *arguments, "-b"],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONUTF8": "1"},
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return float(run.stdout)


# --- the command ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "settings",
    [
        Settings(tokenizer="13a"),
        Settings(tokenizer="13a", smoothing="exp", lowercase=True),
        Settings(tokenizer="intl", smoothing="floor"),
        Settings(tokenizer="zh", smoothing="floor", smoothing_value=0.0125),
        Settings(tokenizer="char", smoothing="add-k", smoothing_value=2.5),
        Settings(tokenizer="none", smoothing="add-k", lowercase=True),
        Settings(tokenizer="13a", reference_length="shortest", smoothing="exp"),
    ],
    ids=str,
)
def test_the_command_prints_the_same_score(tmp_path: Path, settings: Settings) -> None:
    folder = (
        tmp_path / "with space & 'quote" if sys.platform != "win32" else tmp_path / "with space"
    )
    folder.mkdir()
    reference = write(folder / "ref (1).txt", REFERENCE)
    candidate = write(folder / "système $1.txt", CANDIDATE, end="\r\n")
    result = score([reference], candidate, settings)
    assert result.bleu.sacrebleu_command is not None
    assert result.score.percent > 1
    assert run_sacrebleu(result.bleu.sacrebleu_command) == round(result.score.percent, 4)


def test_the_command_takes_several_references(tmp_path: Path) -> None:
    full = [line or "Not empty at all" for line in REFERENCE]
    references = [write(tmp_path / "a.txt", full), write(tmp_path / "b.txt", OTHER)]
    candidate = write(tmp_path / "c.txt", CANDIDATE)
    result = score(references, candidate, Settings(tokenizer="13a", smoothing="exp"))
    assert result.bleu.sacrebleu_command is not None
    assert run_sacrebleu(result.bleu.sacrebleu_command) == round(result.score.percent, 4)


@pytest.mark.parametrize(
    ("encodings", "option"),
    [
        (("gb18030", "gb18030"), "gb18030"),
        (("utf-8-sig", "utf-8"), "utf-8-sig"),
        (("utf-16", "utf-16"), "utf-16"),
    ],
)
def test_the_command_names_the_encoding(
    tmp_path: Path, encodings: tuple[str, str], option: str
) -> None:
    chinese = ["我们在学校里学习机器翻译，这是一门课。", "他说明天会下雨，我们应该带上雨伞。"] * 3
    other = ["我们在学校学习机器翻译，这是一门课程。", "他说明天会下雨，所以应该带上雨伞。"] * 3
    reference = write(tmp_path / "r.txt", chinese, encodings[0])
    candidate = write(tmp_path / "c.txt", other, encodings[1])
    result = score([reference], candidate, Settings(tokenizer="zh"))
    assert result.bleu.sacrebleu_command is not None
    words = words_of(result.bleu.sacrebleu_command)
    assert words[words.index("-e") + 1] == option
    assert result.score.percent > 1
    assert run_sacrebleu(result.bleu.sacrebleu_command) == round(result.score.percent, 4)


@pytest.mark.parametrize("codec", ["utf-16-le", "utf-16-be"])
def test_a_command_for_utf16_with_one_mark_prints_the_score_or_does_not_exist(
    tmp_path: Path, codec: str
) -> None:
    """sacreBLEU reads utf-16 without a mark in the byte order of the machine."""
    mark = codecs.BOM_UTF16_LE if codec == "utf-16-le" else codecs.BOM_UTF16_BE
    text = "The quick brown fox jumped over lazy dogs.\n".encode(codec)
    reference, candidate = tmp_path / "r.txt", tmp_path / "c.txt"
    reference.write_bytes(mark + text)
    candidate.write_bytes(text)
    result = score([reference], candidate, Settings(tokenizer="13a"))
    assert round(result.score.percent, 4) == 100
    if result.bleu.sacrebleu_command is not None:
        assert run_sacrebleu(result.bleu.sacrebleu_command) == 100


@pytest.mark.parametrize("name", ["-r.txt", "--help", "r.gz"])
def test_a_command_for_an_odd_file_name_prints_the_score_or_does_not_exist(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    reference, candidate = Path(name), Path("c.txt")
    write(reference, OTHER)
    write(candidate, CANDIDATE)
    result = score([reference], candidate, Settings(tokenizer="13a"))
    if result.bleu.sacrebleu_command is not None:
        assert run_sacrebleu(result.bleu.sacrebleu_command) == round(result.score.percent, 4)


def test_the_command_has_all_settings_that_matter(tmp_path: Path) -> None:
    reference = write(tmp_path / "r.txt", OTHER)
    candidate = write(tmp_path / "c.txt", CANDIDATE)
    settings = Settings(tokenizer="intl", smoothing="add-k", smoothing_value=3, lowercase=True)
    command = score([reference], candidate, settings).bleu.sacrebleu_command
    assert command is not None
    assert words_of(command) == [
        "sacrebleu", str(reference), "-i", str(candidate), "-tok", "intl",
        "-s", "add-k", "-sv", "3", "-lc", "-w", "4",
    ]  # fmt: skip


NO_COMMAND = [
    Settings(tokenizer="13a", smoothing="add-one-all"),
    Settings(tokenizer="13a", effective_order=True),
    Settings(tokenizer="13a", max_order=3),
    Settings(tokenizer="jieba"),
    Settings(tokenizer="jieba-t2s"),
]


@pytest.mark.parametrize("settings", NO_COMMAND, ids=str)
def test_there_is_no_command_for_settings_that_sacrebleu_lacks(
    tmp_path: Path, settings: Settings
) -> None:
    reference = write(tmp_path / "r.txt", OTHER)
    candidate = write(tmp_path / "c.txt", CANDIDATE)
    assert score([reference], candidate, settings).bleu.sacrebleu_command is None


def test_there_is_no_command_for_the_shortest_of_several_references(tmp_path: Path) -> None:
    references = [write(tmp_path / "a.txt", OTHER), write(tmp_path / "b.txt", OTHER)]
    candidate = write(tmp_path / "c.txt", CANDIDATE)
    settings = Settings(tokenizer="13a", reference_length="shortest")
    assert score(references, candidate, settings).bleu.sacrebleu_command is None
    assert score(references[:1], candidate, settings).bleu.sacrebleu_command is not None


def test_there_is_no_command_if_a_reference_of_several_is_empty(tmp_path: Path) -> None:
    references = [write(tmp_path / "a.txt", REFERENCE), write(tmp_path / "b.txt", OTHER)]
    candidate = write(tmp_path / "c.txt", CANDIDATE)
    assert score(references, candidate, Settings(tokenizer="13a")).bleu.sacrebleu_command is None


def test_there_is_no_command_for_files_of_two_encodings(tmp_path: Path) -> None:
    reference = write(tmp_path / "r.txt", OTHER[:2])
    candidate = write(tmp_path / "c.txt", CANDIDATE[:2], "cp1252")
    assert score([reference], candidate, Settings(tokenizer="13a")).bleu.sacrebleu_command is None


def test_there_is_no_command_for_lines_ended_by_carriage_returns(tmp_path: Path) -> None:
    reference = write(tmp_path / "r.txt", OTHER)
    candidate = write(tmp_path / "c.txt", CANDIDATE, end="\r")
    assert score([reference], candidate, Settings(tokenizer="13a")).bleu.sacrebleu_command is None


def test_there_is_no_command_for_text_that_is_in_no_file(tmp_path: Path) -> None:
    on_disk = read_document(write(tmp_path / "r.txt", OTHER))
    in_memory = Document.from_segments("c", CANDIDATE)
    tokenizer = get_tokenizer("13a")
    for references, candidate in (([on_disk], in_memory), ([in_memory], on_disk)):
        aligned = align(candidates=[candidate], references=references)
        command = sacrebleu_command(
            "bleu", Settings(), tokenizer, aligned, candidate, references_vary=False
        )
        assert command is None


@pytest.mark.skipif(sys.platform == "win32", reason="its shells have no such codes")
@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("plain.txt", "plain.txt"),
        ("a b.txt", "'a b.txt'"),
        ("tab\t.txt", r"$'tab\x09.txt'"),
        ("back\\slash 'quoted'\x7f", r"$'back\\slash \'quoted\'\x7f'"),
        ("é\x80\n", r"$'é\U00000080\x0a'"),
        ("no text \udc80\udcff", r"$'no text \x80\xff'"),
        ("lone \ud800", r"$'lone \U0000d800'"),
        ("-o.txt", "./-o.txt"),
    ],
)
def test_the_command_spells_each_name_for_a_shell(name: str, word: str) -> None:
    encoding = Encoding("UTF-8", EncodingSource.GIVEN)
    text = replace(Document.from_segments("c", CANDIDATE), path=Path(name), encoding=encoding)
    aligned = align(candidates=[text], references=[text])
    command = sacrebleu_command(
        "bleu", Settings(), get_tokenizer("13a"), aligned, text, references_vary=False
    )
    assert command is not None
    assert command.startswith(f"sacrebleu {word} -i {word} -tok ")


# --- the signature ------------------------------------------------------------------------------


def sign(settings: Settings, name: str = "13a", references: int = 1, vary: bool = False) -> str:
    document = Document.from_segments("x", ["a b"])
    aligned = align(candidates=[document], references=[document] * references, settings=settings)
    return signature("bleu", settings, get_tokenizer(name), aligned, references_vary=vary)


def test_the_signature_in_full() -> None:
    assert sign(Settings()) == (
        "nrefs:1|case:mixed|eff:no|ngram:4|tok:13a|smooth:none|reflen:closest|"
        f"version:bleu-desktop-{__version__}"
    )


@pytest.mark.parametrize(
    ("settings", "field"),
    [
        (Settings(lowercase=True), "case:lc"),
        (Settings(effective_order=True), "eff:yes"),
        (Settings(max_order=8), "ngram:8"),
        (Settings(reference_length="shortest"), "reflen:shortest"),
        (Settings(smoothing="exp"), "smooth:exp"),
        (Settings(smoothing="add-one-all"), "smooth:add-one-all"),
        (Settings(smoothing="floor"), "smooth:floor[0.10]"),
        (Settings(smoothing="add-k"), "smooth:add-k[1.00]"),
        (Settings(smoothing="floor", smoothing_value=0.125), "smooth:floor[0.125]"),
        (Settings(smoothing="add-k", smoothing_value=0.0), "smooth:add-k[0.00]"),
        (Settings(smoothing="exp", smoothing_value=5.0), "smooth:exp"),
    ],
    ids=str,
)
def test_every_setting_that_decides_the_score_is_in_the_signature(
    settings: Settings, field: str
) -> None:
    fields = sign(settings).split("|")
    assert field in fields
    assert len(set(fields) ^ set(sign(Settings()).split("|"))) == 2


@pytest.mark.parametrize(
    ("settings", "field"),
    [
        (Settings(tags="token"), "tags:token"),
        (Settings(tags="text"), "tags:text"),
        (Settings(placeholders="remove"), "ph:remove"),
        # The signature lists normalizations in the order in which they are applied.
        (Settings(normalize=("t2s", "markdown")), "norm:markdown+t2s"),
    ],
    ids=str,
)
def test_changes_of_the_text_are_in_the_signature(settings: Settings, field: str) -> None:
    fields = sign(settings).split("|")
    assert set(fields) ^ set(sign(Settings()).split("|")) == {field}


def test_references_are_counted_or_vary() -> None:
    assert sign(Settings(), references=3).startswith("nrefs:3|")
    assert sign(Settings(), references=3, vary=True).startswith("nrefs:var|")


def test_segmentations_sign_with_version_and_data() -> None:
    signs = {name: get_tokenizer(name).signature for name in ("intl", "jieba", "jieba-t2s")}
    assert signs["intl"].startswith("intl-regex-")
    assert signs["jieba"].startswith(f"jieba-{version('jieba')}-dict-")
    assert signs["jieba"].endswith("-hmm")
    assert signs["jieba-t2s"] == f"{signs['jieba']}-t2s-opencc-1.4.2"
    for name, sign_of_tokenizer in signs.items():
        assert f"|tok:{sign_of_tokenizer}|" in sign(Settings(), name)


def test_the_evaluation_signs_with_the_options_really_used() -> None:
    references = [Document.from_segments("r.es", OTHER), Document.from_segments("q.es", REFERENCE)]
    candidates = [Document.from_segments("c.es", CANDIDATE)]
    result = evaluate(
        candidates=candidates, references=references, settings=Settings(smoothing="floor")
    ).candidates[0]
    assert result.bleu.signature.startswith("nrefs:var|")
    assert "|tok:13a|smooth:floor[0.10]|" in result.bleu.signature


def test_beta_is_signed_if_it_is_not_the_usual_one() -> None:
    document = Document.from_segments("x", ["a b"])
    signs = {}
    for beta in (2, 3):
        settings = Settings(metrics=("bleu", "chrf"), chrf=ChrfOptions(beta=beta))
        signs[beta] = (
            evaluate(candidates=[document], references=[document], settings=settings)
            .candidates[0]
            .metrics[1]
        )
    assert "beta" not in signs[2].signature
    assert "|beta:3|" in signs[3].signature


@pytest.mark.parametrize("name", ["chrf", "chrf++"])
def test_white_space_counts_as_it_does_to_the_command_and_to_the_functions(
    tmp_path: Path, name: MetricName
) -> None:
    lines = ["one two three", "four five six \u3000", "seven\t"]
    others = ["one two three  ", " four five", "seven"]
    reference = read_document(write(tmp_path / "r.txt", lines))
    candidate = read_document(write(tmp_path / "c.txt", others))
    settings = Settings(metrics=("bleu", name), chrf=ChrfOptions(whitespace=True))

    def chrf(one: Document, other: Document) -> MetricResult:
        result = evaluate(candidates=[one], references=[other], settings=settings)
        return result.candidates[0].metrics[1]

    of_files = chrf(candidate, reference)
    assert of_files.sacrebleu_command is not None
    assert run_sacrebleu(of_files.sacrebleu_command) == pytest.approx(of_files.percent, abs=5e-5)

    of_strings = chrf(
        Document.from_segments("c", candidate.segments),
        Document.from_segments("r", reference.segments),
    )
    metric = CHRF(whitespace=True, word_order=2 if name == "chrf++" else 0)
    assert of_strings.percent == metric.corpus_score(others, [lines]).score
    assert of_strings.percent != of_files.percent


def test_a_signature_of_texts_that_sacrebleu_has_read() -> None:
    def signed(settings: Settings, references: int, seed: str, **form: bool) -> str:
        tokenizer = get_tokenizer("13a")
        return sacrebleu_signature_of("bleu", settings, tokenizer, references, seed, **form)

    usual = Settings.sacrebleu()
    assert signed(usual, 2, "7").startswith("nrefs:2|case:mixed|eff:no|tok:13a|smooth:exp|version:")
    assert signed(usual, 1, "7", short=True).startswith("#:1|c:mixed|e:no|tok:13a|s:exp|v:")
    drawn = replace(usual, resampling=Resampling(confidence=True, resamples=50))
    assert signed(drawn, 1, "7").startswith("nrefs:1|bs:50|seed:7|case:mixed")
    with pytest.raises(ValueError, match="sacreBLEU has no score"):
        signed(replace(usual, smoothing="add-one-all"), 1, "7")
