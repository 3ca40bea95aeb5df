"""A small file asks for a bounded amount; a large one may ask for more."""

from __future__ import annotations

import gzip
import subprocess
import sys
from pathlib import Path
from threading import Event
from time import thread_time

import pytest

from bleu_core.files import budget as files_budget
from bleu_core.files.budget import LIMITS, MEGABYTE, Budget, Resource
from bleu_core.files.errors import BudgetExceeded
from bleu_core.files.reading import xml_events
from bleu_core.files.reading.formats import read_contents
from bleu_core.files.reading.raw import RawFile
from bleu_core.progress import Progress, Stage
from bleu_score.messages.errors import error_text
from tests.helpers import office_files

ROOT = Path(__file__).resolve().parents[3]


def test_every_resource_has_a_limit_and_a_sentence() -> None:
    for resource in Resource:
        error = Budget().exceeded(Path("a.txt"), resource, 7)
        assert error.limit > 0
        text = error_text(error)
        assert "a.txt" in text
        assert text.count(".") >= 2, "the limit and the way out are two sentences"


def test_exactly_the_limit_is_within_the_budget() -> None:
    raw = RawFile(Path("a.csv"), b"x")
    raw.check(Resource.COLUMNS, LIMITS[Resource.COLUMNS], 3)
    with pytest.raises(BudgetExceeded) as error:
        raw.check(Resource.COLUMNS, LIMITS[Resource.COLUMNS] + 1, 3)
    found = error.value
    assert (found.resource, found.limit, found.line) == ("columns", 16_384, 3)


@pytest.mark.parametrize("resource", [Resource.UNPACKED, Resource.ELEMENTS, Resource.SECONDS])
def test_a_larger_file_may_need_more(resource: Resource) -> None:
    limits = [Budget(size).limit(resource) for size in (0, MEGABYTE, 20 * MEGABYTE)]
    assert limits[0] < limits[1] < limits[2]


def test_no_file_is_unpacked_to_more_than_any_file_may_have() -> None:
    assert Budget(900 * MEGABYTE).unpacked == LIMITS[Resource.UNPACKED]


def test_time_is_over_when_the_processor_took_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    now = thread_time()
    monkeypatch.setattr(files_budget, "thread_time", lambda: now)
    monkeypatch.setattr(files_budget, "_PATIENCE", 0)
    progress = Budget().timed(Path("a.yml"), Progress())
    now += 9.9
    progress.step(Stage.PARSING, 1, 2)
    now += 0.2
    for ask in (progress.check, lambda: progress.step(Stage.PARSING, 1, 2)):
        with pytest.raises(BudgetExceeded) as error:
            ask()
        assert (error.value.resource, error.value.limit) == ("seconds", 10)


def test_work_in_another_thread_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, Resource.SECONDS, 0)
    raw = RawFile(Path("a.json"), b"x")
    ended = Event()

    def work() -> None:
        try:
            while True:
                pass
        finally:
            ended.set()

    with pytest.raises(BudgetExceeded) as error:
        raw.in_background(work)
    assert error.value.resource == "seconds"
    assert raw.budget.seconds_left < 0
    assert ended.wait(10), "the thread goes on to take the processor"


@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
def test_lines_are_counted_before_they_are_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ends: str
) -> None:
    monkeypatch.setitem(LIMITS, Resource.SEGMENTS, 3)
    path = tmp_path / "a.txt"
    for codec in ("utf-8", "utf-16"):
        path.write_bytes(f"a{ends}b{ends}c{ends}".encode(codec))
        assert read_contents(path).tables[0].units == 3
        path.write_bytes(f"a{ends}b{ends}c{ends}{ends}".encode(codec))
        with pytest.raises(BudgetExceeded) as error:
            read_contents(path)
        assert error.value.resource == "segments"


def test_a_line_that_is_far_too_long_is_not_decoded(tmp_path: Path) -> None:
    path = tmp_path / "a.txt.gz"
    path.write_bytes(gzip.compress(b"a\nb\n" + b"x" * 60_000_000, 1))
    with pytest.raises(BudgetExceeded) as error:
        read_contents(path)
    assert (error.value.resource, error.value.line) == ("characters", 3)


@pytest.mark.parametrize(
    ("name", "start", "unit", "end"),
    [
        ("a.json", '{"strings": [', "[],", "[]]}"),
        ("a.jsonl", "[", "[],", "[]]"),
        ("a.xcstrings", '{"strings": [', "[],", "[]]}"),
        ("a.toml", "a = [", '"b",', '"b"]'),
        ("a.ftl", "", "a = b\n", ""),
        ("a.md", "# a\n", "b\n\n", ""),
        ("a.html", "<html><body>", "<b/>", "</body></html>"),
        ("a.xlf", "<xliff version='1.2'><file>", "<a/>", "</file></xliff>"),
        ("a.json", '{"a": "x"', "/**/", "}"),
        ("a.ftl", "a = ", "{ $a }", "\n"),
        ("a.md", "# a\n\n", "*a ", ""),
        ("a.md", "# a\n\n", "1. ", "a"),
        ("a.strings", "", "/**/", "a=b;"),
        ("a.vtt", "WEBVTT\n\n", "00:01.000 --> 00:02.000\na\n\n", ""),
        ("a.ass", "[Events]\nFormat: Start, End, Text\n", "Dialogue: 0:00:01,0:00:02,a\n", ""),
        ("a.php", "<?php return [", "'a',", "];"),
        ("a.php", "<?php return ['a' => '", "x|", "x'];"),
        ("b.l10n.php", "<?php return ['language'=>'x','messages'=>['a' => \"", "\\0", '"]];'),
        ("a.php", "<?php return ['a' => \"", "$a", '"];'),
    ],
)
def test_elements_are_counted_before_all_of_them_are_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, start: str, unit: str, end: str
) -> None:
    monkeypatch.setitem(LIMITS, Resource.ELEMENTS, 3)
    monkeypatch.setattr(xml_events, "_PIECE", 1000)
    path = tmp_path / f"{name}.gz"
    path.write_bytes(gzip.compress((start + unit * 1100 + end).encode()))
    with pytest.raises(BudgetExceeded) as error:
        read_contents(path)
    assert error.value.resource == "elements"


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.vtt", "WEBVTT\n\n00:01.000 --> 00:02.000\n" + "ab<b>\n" * 100),
        ("a.srt", "1\n00:00:01,000 --> 00:00:02,000\n" + "ab<b>\n" * 100),
        ("a.sbv", "0:00:01.000,0:00:02.000\n" + "ab<b>\n" * 100),
        ("a.ini", '[a]\nb="' + "\\\\" * 100),
        ("a.php", "<?php return ['" + "a" * 100 + "'];"),
        ("a.properties", "a=" + "\\\\" * 100),
    ],
)
def test_a_long_text_is_refused_before_it_is_divided(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, text: str
) -> None:
    path = tmp_path / name
    path.write_text(text)
    monkeypatch.setitem(LIMITS, Resource.CHARACTERS, 99)
    with pytest.raises(BudgetExceeded) as error:
        read_contents(path)
    assert error.value.resource == "characters"
    assert error.value.line in (1, 2, 3)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.yml", f"? {'k' * 10_000}\n: [{'x, ' * 2_000}]\n"),
        ("a.php", "<?php return ['" + "k" * 10_000 + "' => [" + "'x', " * 2_000 + "]];"),
    ],
)
def test_the_name_of_a_group_counts_for_each_of_its_texts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, text: str
) -> None:
    path = tmp_path / name
    path.write_text(text)
    assert read_contents(path).tables[0].units >= 2_000
    monkeypatch.setitem(LIMITS, Resource.UNPACKED, 10_000_000)
    with pytest.raises(BudgetExceeded) as error:
        read_contents(path)
    assert error.value.resource == "unpacked"


def test_aliases_of_a_long_text_count_as_several(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LIMITS, Resource.ALIASES, 50)
    path = tmp_path / "a.yml"
    for length, is_read in ((10, True), (1_000, False)):
        path.write_text(f"a: &a {'x' * length}\nb: [" + "*a, " * 20 + "x]\n")
        if is_read:
            assert read_contents(path).tables[0].units == 22
            continue
        with pytest.raises(BudgetExceeded) as error:
            read_contents(path)
        assert error.value.resource == "aliases"


@pytest.mark.parametrize("before", ["<!-- -->", "<?a?>", "\n<!-- -->"])
def test_what_comes_before_the_root_counts(tmp_path: Path, before: str) -> None:
    path = tmp_path / "a.tmx.gz"
    unit = "<tu><tuv xml:lang='en'><seg>a</seg></tuv></tu>"
    for times, is_read in ((1_000, True), (100_001, False)):
        text = f"{before * times}<tmx version='1.4'><header/><body>{unit}</body></tmx>"
        path.write_bytes(gzip.compress(text.encode()))
        if is_read:
            assert read_contents(path).tables[0].units == 1
            continue
        with pytest.raises(BudgetExceeded) as error:
            read_contents(path)
        assert error.value.resource == "elements"


def test_elements_of_xml_that_are_not_in_memory_at_once_do_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LIMITS, Resource.ELEMENTS, 3_000)
    monkeypatch.setattr(xml_events, "_PIECE", 10_000)
    unit = "<tu><tuv xml:lang='en'><seg>a</seg></tuv></tu>"
    path = tmp_path / "a.tmx.gz"
    text = f"<tmx version='1.4'><header srclang='en'/><body>{unit * 5_000}</body></tmx>"
    path.write_bytes(gzip.compress(text.encode()))
    assert read_contents(path).tables[0].units == 5_000


@pytest.mark.parametrize(
    ("name", "start", "unit", "end"),
    [
        ("a.tmx", "<tmx><body>", "<tu><tuv lang='{0}'><seg>a</seg></tuv></tu>", "</body></tmx>"),
        ("a.yml", "", "{0}:\n  a{0}: x\n", ""),
        (
            "wmt.xml",
            "<dataset><doc id='d'>",
            "<hyp system='{0}'><seg id='{0}'>a</seg></hyp>",
            "</doc></dataset>",
        ),
    ],
)
def test_missing_translations_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, start: str, unit: str, end: str
) -> None:
    path = tmp_path / name
    path.write_text(start + "".join(map(unit.format, ("de", "en", "fr", "id", "it"))) + end)
    assert len(read_contents(path).tables[0].fields) >= 5
    monkeypatch.setitem(LIMITS, Resource.TRANSLATIONS, 20)
    with pytest.raises(BudgetExceeded) as error:
        read_contents(path)
    assert error.value.resource == "translations"


def test_proposals_that_most_files_of_an_archive_lack_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unit = (
        "<xliff version='1.2'><file source-language='en' target-language='es'><body>"
        "<trans-unit id='1'><source>a</source><target>b</target>"
        "<alt-trans origin='{0}'><target>c</target></alt-trans></trans-unit></body></file></xliff>"
    )
    path = tmp_path / "a.zip"
    path.write_bytes(office_files.archive({f"{n}.xlf": unit.format(n) for n in range(5)}))
    assert len(read_contents(path).tables[0].fields) == 7
    monkeypatch.setitem(LIMITS, Resource.TRANSLATIONS, 20)
    with pytest.raises(BudgetExceeded) as error:
        read_contents(path)
    assert error.value.resource == "translations"


@pytest.mark.skipif(sys.platform == "win32", reason="needs limits of a process")
@pytest.mark.skipif(not (ROOT / "tests/bombs.py").exists(), reason="needs the whole source")
@pytest.mark.parametrize(
    "words",
    [
        ["a.toml", "a«.a»"],
        ["a.json", "«[»", " 500,000"],
        ["different columns, 1,000"],
        ["a.json", "/* »", " 500,000"],
    ],
)
def test_bombs_that_are_quickly_read_or_refused(words: list[str]) -> None:
    command = [sys.executable, "-m", "tests.bombs", *words]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    assert int(run.stdout.split()[-4]) >= 1, "no bomb has such a name"
