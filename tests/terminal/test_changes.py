"""Post-editing analyses on the command line: one file, two, folders, and rate schemes."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Callable, Sequence
from decimal import Decimal
from io import StringIO
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bleu_core.changes.schemes import read_scheme
from bleu_core.projects.project import Project
from tests.helpers.deliveries import DELIVERED, MEMOQ, TRADOS, XLIFF, analyzed
from tests.terminal.conftest import run

RATES = """currency = "EUR"
price = 0.12
[weights]
100 = 0.1
50 = 0.6
new = 1.0
"""
Write = Callable[[str, str | bytes | Sequence[str]], str]


@pytest.fixture
def delivered(write: Write) -> str:
    return write("delivered.xliff", DELIVERED)


def test_the_headline_and_the_bands_come_first(
    delivered: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, "--changes", delivered)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == (
        "40.0% of the suggestions were left unchanged, and 0.0% were rewritten "
        "(similarity below 50%)."
    )
    table = out.split("\n\n")[1].splitlines()
    assert [line.split("  ")[0] for line in table] == [
        *("Similarity", "100%", "95–99%", "85–94%", "75–84%", "50–74%", "below 50%"),
        *("New (no suggestion)", "Locked", "No final text", "Repeated", "Total"),
    ]
    assert table[-1].split() == ["Total", "8", "24", "101", "22", "108"]
    assert "ordenador  computadora      2" in out
    assert "HTER: edits and shifts of words" in out
    assert "An unused suggestion appears rewritten." in out


def test_a_scheme_weighs_and_prices(
    delivered: str, write: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = run(capsys, "--changes", delivered, "--scheme", write("rates.toml", RATES))
    assert code == 0
    heading, *rows = out.split("\n\n")[1].splitlines()
    assert heading.endswith("Weight  Weighted words  Amount (EUR)")
    # 4 and 3 repeated words at 0.1, 11 at 0.6, 3 new; the locked one counts nothing. So the
    # amounts are 0.048, 0.036, 0.792 and 0.36.
    assert [row.split()[-1] for row in rows] == [
        *("0.05", "0.79", "0.00", "0.36", "0.00", "0.00", "0.04", "1.24")
    ]
    assert rows[-1].split()[-2:] == ["10.30", "1.24"]
    assert rows[0].split()[-3:] == ["0.1", "0.40", "0.05"]
    assert "times 0.12, rounded half up to 2 decimals in each row; the total is the sum" in out
    assert "Amounts are without tax." in out
    assert "Each repetition has the weight of its own similarity." in out


def test_a_minimum_fee_is_the_last_line_where_it_is_more_than_the_total(
    delivered: str, write: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    said = "less than the minimum fee, which is paid instead"
    for minimum, last, is_said in (("30", ["fee", "30.00"], True), ("1.24", ["1.24"], False)):
        rates = write("rates.toml", f"minimum = {minimum}\n{RATES}")
        _, out, _ = run(capsys, "--changes", delivered, "--scheme", rates)
        rows = out.split("\n\n")[1].splitlines()
        assert rows[-1].split()[-len(last) :] == last
        assert (said in out) == is_said
        content = json.loads(
            run(capsys, "--changes", delivered, "--scheme", rates, "-f", "json")[1]
        )
        assert (content["amount"], content["due"]) == (1.24, float(minimum))


def test_the_rule_of_counting_is_named_with_what_another_would_give(
    write: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    source = write("source.txt", ["a well-known state-of-the-art system", "你好，世界。"])
    before, after = write("mt.txt", ["uno", "dos"]), write("final.txt", ["uno", "tres"])
    _, out, _ = run(capsys, "--changes", before, after, "--source", source)
    assert (
        "Words are counted by Unicode boundaries. Each Chinese or Japanese character counts as one "
        "word. That makes 12 words; counted by white space, as in Microsoft Word, it would be 10."
    ) in " ".join(out.split())
    content = json.loads(run(capsys, "--changes", before, after, "-f", "json")[1])
    assert content["words_by_white_space"] == content["total"]["target_words"] == 2


def test_files_of_a_folder_have_no_price_of_their_own(
    write: Write, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write("all/a.xliff", DELIVERED)
    write("all/b.mqxliff", MEMOQ)
    words = "--changes", str(tmp_path / "all"), "--scheme", write("rates.toml", RATES)
    content = json.loads(run(capsys, *words, "-f", "json")[1])
    assert content["amount"] == round(sum(band["amount"] for band in content["bands"]), 2)
    assert content["weighted"] == pytest.approx(sum(file["weighted"] for file in content["files"]))
    # Rounded lines of files need not add up to those of the whole.
    assert {file["amount"] for file in content["files"]} == {None}


def test_two_files_of_which_the_first_has_the_suggestions(
    write: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    before, after = write("mt.txt", ["uno dos", "tres"]), write("final.txt", ["uno seis", "tres"])
    source = write("source.txt", ["one two", "three"])
    _, out, _ = run(capsys, "--changes", before, after, "--source", source, "-f", "json")
    content = json.loads(out)
    assert content["bands"][0]["segments"] == 1
    assert content["total"]["source_words"] == 3
    assert content["character_edits"] == {"distance": 3, "length": 12}
    assert content["scores"].keys() == {"bleu", "chrf", "ter"}
    # The same in the order of a score: the final text is the reference.
    _, again, _ = run(capsys, "--changes", after, "-i", before, "--source", source, "-f", "json")
    assert json.loads(again) == content


def test_no_share_is_shown_as_all_or_none_unless_it_is(
    write: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    same = [f"texto número {number}" for number in range(2999)]
    before, after = write("mt.txt", [*same, "otro"]), write("final.txt", [*same, "nada que ver"])
    _, out, _ = run(capsys, "--changes", before, after)
    assert out.startswith("99.97% of the suggestions were left unchanged, and 0.03% were rewritten")
    assert "Characters changed  0.02%" in out
    kinds = out.split("Kinds of change")[1]
    assert "99.97%" in kinds
    assert "0.03%" in kinds
    assert "100.0%" not in out
    assert " 0.0%" not in out


def test_tsv_has_bands_or_segments(delivered: str, capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "--changes", delivered, "-f", "tsv")
    bands = list(csv.DictReader(StringIO(out), delimiter="\t"))
    assert [band["id"] for band in bands] == [
        *("100", "95", "85", "75", "50", "0", "new", "locked", "emptied", "repeated")
    ]
    assert sum(int(band["segments"]) for band in bands) == 8
    _, out, _ = run(capsys, "--changes", delivered, "-f", "tsv", "-sl")
    segments = list(csv.DictReader(StringIO(out), delimiter="\t"))
    assert [each["band"] for each in segments] == [
        *("50", "50", "100", "85", "new", "locked", "emptied", "repeated")
    ]
    assert segments[4]["similarity"] == ""


def test_folders(write: Write, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write("all/a.xliff", DELIVERED)
    write("all/b.mqxliff", MEMOQ)
    folder = str(tmp_path / "all")
    code, out, _ = run(capsys, "--changes", folder, "-f", "json")
    content = json.loads(out)
    assert code == 0
    assert [file["name"] for file in content["files"]] == ["a.xliff", "b.mqxliff"]
    parts = [file["total"]["source_words"] for file in content["files"]]
    assert content["total"]["source_words"] == sum(parts)
    assert content["files"][1]["similarity"] == pytest.approx(100 * (1 - 1 / 12))
    assert content["files"][1]["character_edits"] == {"distance": 1, "length": 12}
    write("all/c.sdlxliff", TRADOS.format(first="Nueva."))
    code, out, _ = run(capsys, "--changes", folder)
    assert code == 2
    files = out.split("\nFiles\n")[1].splitlines()
    assert [line.split()[:3] for line in files[1:3]] == [
        *(["a.xliff", "8", "40.0%"], ["b.mqxliff", "3", "50.0%"])
    ]
    assert "contain their text" in out
    _, out, _ = run(capsys, "--changes", folder, "-f", "tsv")
    assert {row["file"] for row in csv.DictReader(StringIO(out), delimiter="\t")} == {
        *("", "a.xliff", "b.mqxliff")
    }


def test_translators_and_dates_are_shown_if_the_file_names_them(
    delivered: str, write: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = ["ID\tMT\tFinal\tTranslator\tDate"]
    for number in range(50):
        by = "ana" if number < 2 else f"t{number % 24}"
        rows.append(f"{number}\tuno dos\tuno seis\t{by}\t{number % 2 + 1}.4.2024")
    table = write("delivered.tsv", "".join(f"{row}\n" for row in rows))
    _, out, _ = run(capsys, "--changes", table)
    translators = out.split("\nTranslators\n")[1].split("\n\n")[0].splitlines()
    assert len([line for line in translators if " 2 " in line]) == 20
    assert "… and 5 more" in translators
    assert translators[-1].startswith("Each row covers different segments")
    dates = out.split("\nDates\n")[1].split("\n\n")[0].splitlines()
    assert [line.split("  ")[0] for line in dates[1:3]] == ["Apr 1, 2024", "Apr 2, 2024"]
    assert "\nFiles\n" not in out
    _, out, _ = run(capsys, "--changes", table, "-f", "json")
    content = json.loads(out)
    assert len(content["translators"]) == 25
    assert sum(each["segments"] for each in content["translators"]) == 50
    assert "translator_comparisons" not in content
    assert [each["name"] for each in content["dates"]] == ["2024-04-01", "2024-04-02"]
    assert run(capsys, "--changes", table, "--quiet")[1].split()[0] == "Similarity"
    _, out, _ = run(capsys, "--changes", delivered)
    assert not {"Translators", "Dates", "Files"} & {*out.splitlines()}
    _, out, _ = run(capsys, "--changes", delivered, "-f", "json")
    assert not {"translators", "dates", "files"} & json.loads(out).keys()


def test_the_scheme_of_the_configuration(
    delivered: str,
    write: Write,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    write("bleu.toml", "[gate]\nfail-under = 99\n[changes.weights]\n100 = 0.5\n")
    code, out, _ = run(capsys, "--changes", delivered, "-f", "json")
    # Limits are for scores.
    assert (code, json.loads(out)["weighted"]) == (0, 0.5 * 7 + 14)
    write("bleu.toml", "[changes]\nprice = 1\n\n[changes.weights]\n95 = 0.5\nold = 1\n")
    code, _, err = run(capsys, "--changes", delivered)
    assert code == 2
    assert "line 6: a rate scheme has no key “weights.old”." in err
    write("bleu.toml", "changes = 1\n")
    assert "must be a table: [changes]" in run(capsys, "--changes", delivered)[2]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            ["--changes", "a", "b", "c", "--report", "d.html"],
            "--report cannot be used with more than two versions.",
        ),
        (
            ["--changes", "a", "b", "c", "--fail-under", "1"],
            "--fail-under cannot be used with more than two versions.",
        ),
        (["a", "-i", "b", "--scheme", "c"], "--scheme needs --changes."),
        (["--changes", "a", "--check"], "--check cannot be used with --changes."),
        (["--changes", "a", "--by", "document"], "--by cannot be used with --changes."),
        (["--changes", "a", "--scores", "b"], "--scores cannot be used with --changes."),
        (["--changes", "a", "--as-sacrebleu"], "--as-sacrebleu cannot be used with --changes."),
    ],
)
def test_misuse(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, *words)
    assert (code, out) == (2, "")
    assert said in err


def test_errors_name_the_file_and_the_next_step(
    delivered: str, write: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    trados = write("a.sdlxliff", TRADOS.format(first="Nueva."))
    code, _, err = run(capsys, "--changes", trados)
    assert code == 2
    assert "does not contain their text. Add the version before editing." in err
    _, _, err = run(capsys, "--changes", write("a.txt", "uno"))
    assert "contains no suggestions" in err
    rates = write("rates.toml", "[weights]\n100 = -1\n")
    _, _, err = run(capsys, "--changes", delivered, "--scheme", rates)
    assert err.endswith(f"{rates}: “weights.100” must be a number of 0 or more.\n")


def test_quiet_and_metrics(delivered: str, capsys: pytest.CaptureFixture[str]) -> None:
    _, out, err = run(capsys, "--changes", delivered, "-q")
    assert out.startswith("Similarity")
    assert out.count("\n") == 12
    # JSON is complete, however quiet the program is.
    quiet, loud = (run(capsys, "--changes", delivered, "-f", "json", *q)[1] for q in (["-q"], []))
    assert quiet == loud
    _, out, err = run(capsys, "--changes", delivered, "-m", "bleu", "-f", "json")
    assert json.loads(out)["scores"].keys() == {"bleu"}
    assert err == ""


def test_limits_and_files_for_builds(
    delivered: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    junit, summary = tmp_path / "junit.xml", tmp_path / "summary.md"
    flags = ["--fail-under", "99", "--junit", str(junit), "--summary", str(summary)]
    code, out, _ = run(capsys, "--changes", delivered, *flags)
    assert code == 1
    sentence = "40.0% of the suggestions were left unchanged"
    assert out.startswith(sentence)
    assert "BLEU" in out.splitlines()[-1]
    [case] = ElementTree.parse(junit).iter("testcase")
    assert case.find("failure") is not None
    assert (case.findtext("system-out") or "").startswith(sentence)
    assert sentence in summary.read_text(encoding="utf-8")


def test_junit_has_the_changes_of_each_file(
    write: Write, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write("all/a.xliff", DELIVERED)
    write("all/b.mqxliff", MEMOQ)
    junit = tmp_path / "junit.xml"
    run(capsys, "--changes", str(tmp_path / "all"), "--junit", str(junit))
    said = [case.findtext("system-out") or "" for case in ElementTree.parse(junit).iter("testcase")]
    shares = [text.partition(" of the suggestions")[0] for text in said]
    # 2 of 5 suggestions, 1 of 2, and 3 of 7.
    assert shares == ["42.9%", "40.0%", "50.0%"]


def test_changes_are_recorded(
    delivered: str, write: Write, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, rates = tmp_path / "work.bleu", write("rates.toml", RATES)
    code, _, err = run(capsys, "--changes", delivered, "--scheme", rates, "--record", str(path))
    assert (code, "Recorded as run 1" in err) == (0, True)
    project = Project.open(path)
    assert project.workspace.scheme == read_scheme(Path(rates))
    [recorded] = project.runs
    sums = recorded.changes
    assert sums is not None
    _, changes = analyzed(delivered, scheme=read_scheme(Path(rates)))
    assert sums == changes.sums
    assert (sums.suggestions, sums.unchanged, sums.new, sums.locked) == (5, 2, 1, 1)
    assert (sums.weighted, sums.price) == (Decimal("10.3"), Decimal("1.24"))
    # The project keeps the rates.
    _, out, _ = run(capsys, "--changes", str(path), "-f", "json")
    assert json.loads(out)["weighted"] == 10.3
    _, out, _ = run(capsys, "--changes", str(path), "--scheme", write("x", ""), "-f", "json")
    assert json.loads(out)["weighted"] is None


def test_changes_are_compared_with_the_last_run(
    delivered: str, write: Write, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(tmp_path / "work.bleu")
    _, out, _ = run(capsys, "--changes", delivered, "--record", path)
    assert "Compared with" not in out
    # Of 5 suggestions, 3 are now as they were.
    write("delivered.xliff", DELIVERED.replace("La computadora es nueva", "El ordenador es nuevo"))
    _, out, _ = run(capsys, "--changes", path)
    line = out.splitlines()[1]
    assert line.startswith("Compared with run 1 from ")
    assert line.endswith(": unchanged suggestions 40.0%, now 60.0%")
    _, out, _ = run(capsys, "--changes", path, "-f", "json")
    content = json.loads(out)
    earlier = content["earlier_run"]["changes"]
    assert (earlier["suggestions"], earlier["unchanged"]) == (5, 2)
    assert (content["suggestions"], content["unchanged"]) == (5, 3)
    _, out, _ = run(capsys, path, "-f", "json")
    assert json.loads(out)["earlier_run"]["changes"] == earlier
    # A run of scores alone has no changes.
    run(capsys, path, "--record", path)
    _, out, _ = run(capsys, "--changes", path)
    assert "Compared with" not in out
    _, out, _ = run(capsys, "--changes", path, "-f", "json")
    assert json.loads(out)["earlier_run"]["changes"] is None


def test_a_project_with_several_candidates(
    write: Write, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "work.bleu"
    texts = [write(name, ["uno dos"]) for name in ("a.txt", "b.txt", "c.txt")]
    run(capsys, texts[0], "-i", *texts[1:], "--record", str(path))
    [recorded] = Project.open(path).runs
    assert recorded.changes is None
    code, _, err = run(capsys, "--changes", str(path))
    assert code == 2
    assert "--changes needs one delivered file, or two" in err


def test_of_several_versions_each_is_compared_with_the_one_before_and_the_last_with_the_first(
    write: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    texts = (["uno dos tres", "la casa"], ["uno dos seis", "la casa"], ["uno dos seis", "una casa"])
    names = ("translator.txt", "first.txt", "second.txt")
    files = [write(name, lines) for name, lines in zip(names, texts, strict=True)]
    steps = [(0, 1), (1, 2), (0, 2)]
    _, out, _ = run(capsys, "--changes", *files, "-f", "json")
    found = json.loads(out)["steps"]
    assert [(each.pop("before"), each.pop("after")) for each in found] == [
        (files[before], files[after]) for before, after in steps
    ]
    assert [each["character_edits"]["distance"] for each in found] == [3, 2, 5]
    # Each step is what the two texts alone give.
    for each, (before, after) in zip(found, steps, strict=True):
        _, alone, _ = run(capsys, "--changes", files[before], files[after], "-f", "json")
        assert each == json.loads(alone)
    pairs = [(files[before], files[after]) for before, after in steps]

    def alone(form: str) -> list[list[str]]:
        return [run(capsys, "--changes", *pair, "-f", form)[1].splitlines() for pair in pairs]

    _, out, _ = run(capsys, "--changes", *files)
    said = (
        "\n".join([" → ".join(pair), "", *lines])
        for pair, lines in zip(pairs, alone("text"), strict=True)
    )
    assert out == "\n\n".join(said) + "\n"
    _, out, _ = run(capsys, "--changes", *files, "-f", "tsv")
    tables = alone("tsv")
    rows = [
        "\t".join([*pair, line])
        for pair, (_, *lines) in zip(pairs, tables, strict=True)
        for line in lines
    ]
    assert out.splitlines() == [f"before\tafter\t{tables[0][0]}", *rows]


def test_each_part_has_its_title(delivered: str, capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "--changes", delivered)
    assert [part.splitlines()[0][:10] for part in out.split("\n\n")] == [
        *("40.0% of t", "Similarity", "Metrics", "Kinds of c", "Origins", "Words ofte"),
        "Similarity",
    ]


def test_many_replaced_words_and_groups_are_not_all_listed(
    write: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    unit = (
        '<trans-unit id="{0}"><source>x</source><target>n{1} m</target><alt-trans origin="o{0}">'
        '<target state-qualifier="mt-suggestion">w{1} m</target></alt-trans></trans-unit>'
    )
    units = "".join(unit.format(number, f"{number // 2:02}") for number in range(22))
    path = write("a.xlf", XLIFF.format(namespaces="", units=units))
    _, out, _ = run(capsys, "--changes", path)
    parts = {part.splitlines()[0]: part.splitlines()[1:] for part in out.split("\n\n")}
    origins, words = parts["Origins"], parts["Words often replaced"]
    assert len([line for line in origins if re.match(r"o\d", line)]) == 20
    assert "… and 2 more" in origins
    assert [line.split()[0] for line in words[1:]] == [f"w{number:02}" for number in range(10)]


def test_origins_without_a_kind_are_named_and_a_scheme_can_tell(
    write: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    units = (
        '<trans-unit id="1"><source>A house.</source><target>Una casa.</target>'
        '<alt-trans origin="Lara" match-quality="0"><target>La casa.</target></alt-trans>'
        "</trans-unit>"
    )
    path = write("a.xlf", XLIFF.format(namespaces="", units=units))
    rates = RATES + "[machine]\n50 = 0.5\n"
    words = "--changes", path, "--scheme"
    _, out, _ = run(capsys, *words, write("open.toml", rates))
    assert "The kind of these origins is not stated: Lara." in out
    assert "Lara (kind not stated)" in out
    _, out, _ = run(capsys, *words, write("open.toml", rates), "-f", "json")
    content = json.loads(out)
    assert content["open_origins"] == [{"name": "Lara", "segments": 1}]
    assert content["weighted"] == 1.2
    told = write("told.toml", rates + '[origins]\nLara = "machine"\n')
    content = json.loads(run(capsys, *words, told, "-f", "json")[1])
    assert (content["open_origins"], content["weighted"]) == ([], 1)
    assert [each["kind"] for each in content["origins"]] == ["machine"]


def test_spaces_that_do_not_break_are_no_codes_in_tables(
    delivered: str, capsys: pytest.CaptureFixture[str]
) -> None:
    _, out, _ = run(capsys, "--ui-language", "es", "--changes", delivered)
    assert "\\xa0" not in out
    assert "\n100\N{NO-BREAK SPACE}%" in out


@pytest.mark.parametrize("form", ["text", "json", "tsv"])
def test_changes_are_not_said_in_the_words_of_scores(
    form: str, delivered: str, capsys: pytest.CaptureFixture[str]
) -> None:
    _, out, _ = run(capsys, "--changes", delivered, "-f", form, "-sl")
    # Signatures are codes.
    said = re.sub(r"nrefs:\S+", "", out)
    assert re.findall("reference|candidate|contribution|n-gram", said, re.IGNORECASE) == []
