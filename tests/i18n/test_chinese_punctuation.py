"""Chinese reports and outputs have Chinese punctuation, also where the code joins two texts."""

from __future__ import annotations

import csv
import html
import io
import re
from collections.abc import Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest

from bleu_score.terminal.main import main

CHINESE = ("zh_CN", "zh_TW")
REPORTS = ("md", "tex", "html", "csv")

# What a word may be beside which a mark must be Chinese.
_HAN = r"[\u3400-\u9fff]"
_FAULTS = {
    # After a name or a number, too: the whole line is Chinese.
    "a mark that is not Chinese": re.compile(r"[.,:;!?](?= |$)", re.MULTILINE),
    "parentheses that are not Chinese": re.compile(
        rf"\((?={_HAN})|{_HAN} ?\(|{_HAN}\)|[”」』）] ?\("
    ),
    "a space beside a Chinese mark": re.compile(
        "[。，、：；！？]+ (?=\\S)|(?<=\\S) [。，、：；！？（）]"
    ),
}


def faults(text: str) -> Iterator[str]:
    """Yield the faults of a text, with what is around them."""
    for name, pattern in _FAULTS.items():
        for found in pattern.finditer(text):
            around = text[max(found.start() - 40, 0) : found.end() + 20]
            yield f"{name}: {around!r}"


@pytest.mark.parametrize(
    "text",
    [
        "**甲得分最高** 比乙好. 差异显著。",
        "重现此得分:",
        "乙.txt: BLEU 46.26，低于下限。",
        "甲, 乙",
        "原因：甲; 乙",
        "BLEU 46.26; 95% 置信区间：44～48",
        "TER 不可靠 (甲、乙)",
        "甲.txt (候选译文)",
        "“甲” (3)",
        "第一句。 第二句。",
    ],
)
def test_faults_are_found(text: str) -> None:
    assert [*faults(text)]


@pytest.mark.parametrize(
    "text", ["BLEU = 46.26 (0.4626)", "甲.txt：13a、intl（3）。第二句，p = 0.01。", "44.18～48.20"]
)
def test_good_texts_have_no_faults(text: str) -> None:
    assert [*faults(text)] == []


# Outputs

REFERENCE = [
    "请在早上七点以前到达港口。",
    "没有人在关闭大桥时受伤。",
    "渡轮每二十分钟开出一班。",
    "每位乘客可以携带一件行李。",
    "老城区的博物馆周一不开放。",
    "夏天的晚上这里有音乐会。",
]
SOURCE = ["one", "two", "three", "twenty-four", "five", "six"]
# With an empty segment, one that is not translated, and one in Traditional characters.
FIRST = ["请在早上七点前到港口。", "", "渡轮每二十分钟一班。", "twenty-four", *REFERENCE[4:]]
SECOND = ["請在早上八點以前到達港口。", FIRST[2], *REFERENCE[2:4], "博物馆 周一 关门。", "音乐会。"]
TEXTS = {"参考": REFERENCE, "甲": FIRST, "乙": SECOND}
OTHER = ["早上七点前请到港口。", *REFERENCE[1:5], "夏夜有音乐会。"]
OPTIONS = ("-m", "bleu", "ter", "chrf", "--paired-bs", "--confidence", "--as-others")
CODE = re.compile(r"(?s)```.*?```|`[^`\n]*`|\\texttt\{.*|<style.*?</style>|<pre.*?</pre>")
# What is English in every language: a comment in LaTeX, and a command.
ENGLISH = re.compile(r"(?m)^%.*|sacrebleu .*|nrefs:.*")
# A key of a segment in a folder is data.
KEY = re.compile(r"one\.txt: \d")


def _lines(folder: Path, name: str, lines: list[str]) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return path


def _run(*arguments: object, language: str) -> str:
    """Return what `bleu-score` prints, on both streams."""
    printed = io.StringIO()
    with redirect_stdout(printed), redirect_stderr(printed):
        main([*map(str, arguments), "--ui-language", language])
    return printed.getvalue()


def _own_words(text: str) -> str:
    """Return a text without codes, and without the syntax of its format."""
    text = KEY.sub("", ENGLISH.sub("", CODE.sub("", text)))
    # Attributes are read aloud, so they stay.
    text = re.sub(r"<[^>]*?aria-label=\"([^\"]*)\"[^>]*>", r"\n\1\n", text)
    text = html.unescape(re.sub(r"<[^>]*>", "\n", text))
    # Cells and lines of tables are texts of their own.
    text = re.sub(r"\\\\|[|&]|--+:?", "\n", text)
    return re.sub(r"[*\\{}]", "", text)


def _cells(text: str) -> str:
    """Return the cells of a table, one in a line."""
    return "\n".join(cell for row in csv.reader(text.splitlines()) for cell in row)


def _written(folder: Path, language: str, texts: Sequence[object], *options: str) -> dict[str, str]:
    """Return all that is written about texts, by its kind."""
    reports = {kind: folder / f"r.{kind}" for kind in REPORTS}
    summary, project = folder / "summary.md", folder / "project.bleu"
    words = [*texts, *OPTIONS, *options]
    words += ["--report", *reports.values(), "--report-segments", "all"]
    words += ["--summary", summary, "--fail-under", "50"]
    output = _run(*words, language=language)
    written = {kind: path.read_text(encoding="utf-8") for kind, path in reports.items()}
    written["csv"] = _cells(written["csv"])
    written["summary"] = summary.read_text(encoding="utf-8")
    _run(*texts, "--record", project, language=language)
    return {
        **written,
        "output": output,
        "check": _run(*texts, "--check", language=language),
        "project": _run(project, "--max-ngram-order", "3", language=language),
    }


@pytest.fixture(scope="module", params=CHINESE)
def outputs(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> dict[str, str]:
    """Return all that is written about files and about folders in a kind of Chinese."""
    folder, language = tmp_path_factory.mktemp("chinese"), request.param
    files = {
        name: _lines(folder, f"{name}.txt", lines)
        for name, lines in {**TEXTS, "原文": SOURCE, "另一参考": OTHER}.items()
    }
    names = ["参考", "另一参考", "-i", "甲", "乙", "--source", "原文"]
    of_files = _written(
        folder,
        language,
        [*(files.get(name, name) for name in names), "-l", "zh"],
        "--compare-references",
    )
    for name, lines in TEXTS.items():
        _lines(folder, f"{name}/one.txt", lines)
        _lines(folder, f"{name}/three.txt", lines if name != "乙" else lines[:4])
        if name != "乙":
            _lines(folder, f"{name}/two.txt", lines[:3])
    _lines(folder, "甲/rest.txt", FIRST)
    folders = [folder / "参考", "-i", folder / "甲", folder / "乙", "-l", "zh"]
    of_folders = _written(folder, language, folders)
    return {
        **{f"{kind} of files": text for kind, text in of_files.items()},
        **{f"{kind} of folders": text for kind, text in of_folders.items()},
    }


@pytest.mark.parametrize("about", ["files", "folders"])
@pytest.mark.parametrize("kind", ["output", "check", "project", "summary", *REPORTS])
def test_an_output_has_chinese_punctuation(kind: str, about: str, outputs: dict[str, str]) -> None:
    text = _own_words(outputs[f"{kind} of {about}"])
    assert re.search(_HAN, text)
    assert [*faults(text)] == []


def test_bold_text_ends_before_a_mark(outputs: dict[str, str]) -> None:
    # Between a mark and a Chinese character, Markdown takes two stars for text.
    for name, text in outputs.items():
        if name.startswith(("md", "summary")):
            assert "**" in text
            assert re.findall(rf"[。，：；）]\*\*{_HAN}", text) == []
