"""Reports in their formats are complete, and no text of a file acts in them."""

from __future__ import annotations

import io
import json
import re
import zipfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import BinaryIO

import pytest
from lxml import etree

from bleu_core.api.evaluation import evaluate_files, evaluate_folders
from bleu_core.errors import ReportFormatUnknown
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.errors import FileUnwritable
from bleu_core.workspace.notes import Note, SegmentVerdict
from bleu_score.i18n import LANGUAGES
from bleu_score.marked.looks import LINE_SHARE, LOOKS, Hue
from bleu_score.paths import resource_path
from bleu_score.reports import html, latex, markdown, writing
from bleu_score.reports.build import build_report
from bleu_score.reports.cells import Table
from bleu_score.reports.model import Report
from bleu_score.reports.options import Notes, ReportOptions
from bleu_score.reports.writing import REPORT_EXTENSIONS, write_report
from tests.helpers.folder_trees import LINES, tree_of, write_tree
from tests.helpers.reports import CANDIDATES, REFERENCE, evaluated

EVALUATION = evaluated(source=[text.upper() for text in REFERENCE])
WRITERS = {"html": html.write_html, "md": markdown.write_markdown, "tex": latex.write_latex}


def written(
    form: str,
    evaluation: Evaluation = EVALUATION,
    options: ReportOptions | None = None,
    notes: Notes | None = None,
) -> str:
    write: Callable[[Report, BinaryIO], None] = WRITERS[form]
    file = io.BytesIO()
    options = options or ReportOptions(segments="all")
    write(build_report(evaluation, options, notes), file)
    return file.getvalue().decode("utf-8")


def tables_of(report: Report) -> list[Table]:
    """Return all tables of a report, except those of segments."""
    return [*report.tables, *report.details, report.inputs, *report.settings]


def page(text: str) -> etree._Element:
    """Parse a page as browsers do, forgiving errors, and return its root."""
    return etree.fromstring(text, etree.HTMLParser(huge_tree=True))


def shown(root: etree._Element) -> str:
    """Return the text of a page, in one line."""
    return " ".join(" ".join(root.xpath("//body//text()[not(ancestor::style)]")).split())


# HTML


def test_the_page_is_well_formed_and_needs_nothing_else() -> None:
    text = written("html")
    # The page is XML once the elements that HTML leaves open are closed, so all others are closed.
    closed = re.sub(r"<(meta|br)((?:\s[^<>]*?)?)>", r"<\1\2/>", text.replace("<!DOCTYPE html>", ""))
    root = etree.fromstring(closed)
    names = {element.tag for element in root.iter() if isinstance(element.tag, str)}
    assert not names & {"script", "link", "img", "iframe", "object", "embed", "base", "form"}
    # Links lead to places of the page.
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len({*ids}) == len(ids)
    assert {element.get("href") for element in root.iter("a")} < {f"#{each}" for each in ids}
    assert not [name for element in root.iter() for name in element.attrib if name[:2] == "on"]
    assert "url(" not in text
    assert "@import" not in text
    assert "http://" not in text.replace("http-equiv", "")
    policy = root.find(".//meta[@http-equiv]").get("content")
    assert "default-src 'none'" in policy
    assert "script" not in policy


def test_the_page_has_all_texts_of_the_report() -> None:
    report = build_report(EVALUATION, ReportOptions(segments="all"))
    root = page(written("html"))
    text = shown(root)
    for table in tables_of(report):
        for row in table.rows:
            assert [cell.text for cell in row if " ".join(cell.text.split()) not in text] == []
    for words in (report.scores.headline.title, report.scores.headline.agreement, *report.pairing):
        assert words in text
    for diagnostic in report.diagnostics:
        assert diagnostic.title in text
    assert [each.signature for each in report.provenance if each.signature not in text] == []
    # Screen readers announce tables by their title, and by headings of columns and rows.
    for element in root.iter("table"):
        (title,) = root.xpath("//*[@id=$name]", name=element.get("aria-labelledby"))
        assert "".join(title.itertext()).strip()
        assert all(each.get("scope") == "col" for each in element.iterfind("thead//th"))
        assert all(
            len(row.findall("th[@scope='row']")) == 1 for row in element.iterfind("tbody/tr")
        )
    assert all(svg.get("aria-label") for svg in root.iter("svg") if svg.get("role") == "img")


def test_matches_are_marked_without_changing_the_text() -> None:
    root = page(written("html"))
    texts = ["".join(each.itertext()) for each in root.xpath("//div[@class='text candidate']/p")]
    expected = [own[row] or "(empty)" for row in range(4) for own in CANDIDATES.values()]
    assert texts == expected
    marks = root.xpath("//article[1]//div[@class='text candidate'][1]/p/mark")
    assert [(each.get("class"), each.text) for each in marks] == [("match_4", REFERENCE[0])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_and_its_texts_declare_their_languages(language: str) -> None:
    evaluation = evaluated(
        {"a.txt": ["今天天氣很好", "他買了一本書"]}, ["今天天氣真好", "他買了書"], language="zh-TW"
    )
    root = page(written("html", evaluation, ReportOptions(language=language, segments="all")))
    assert root.get("lang") == {"zh_CN": "zh-Hans", "zh_TW": "zh-Hant"}.get(language, language)
    texts = root.xpath("//article//p")
    assert {each.get("lang") for each in texts} == {"zh-Hant-TW"}
    assert {each.get("dir") for each in texts} == {"auto"}


def languages_of(root: etree._Element, role: str) -> set[str | None]:
    return {each.get("lang") for each in root.xpath(f"//div[@class='text {role}']/p")}


def test_the_source_text_declares_its_own_language() -> None:
    texts = ["El puerto abre a las siete.", "Nadie resultó herido."]
    # Nobody can tell the second: it is not that of the page.
    sources = {"ja": ["港は朝七時に開きます。", "けが人はいませんでした。"], "": ["Qx", "Z 1"]}
    for language, source in sources.items():
        root = page(written("html", evaluated({"a": texts}, texts, source=source, language="es")))
        assert languages_of(root, "source") == {language}
        assert languages_of(root, "reference") == {"es"}


def test_the_answer_comes_first_and_the_contents_lead_to_everything() -> None:
    root = page(written("html"))
    sections = [each.get("id") for each in root.iter("section")]
    assert sections == [
        *("result", "candidates", "diagnostics", "precisions"),
        *("matrix_bleu", "matrix_chrf", "matrix_ter", "comparisons", "distributions"),
        *("segments", "inputs", "settings", "provenance"),
    ]
    # The result is on the first screen.
    links = [each.get("href").removeprefix("#") for each in root.xpath("//nav//a")]
    assert links == sections[1:]
    assert root.xpath("//nav/@aria-label") == ["Contents"]
    articles = [each.get("id") for each in root.iter("article")]
    assert articles == [f"segment-{number}" for number in range(1, len(REFERENCE) + 1)]


def test_every_region_has_a_name_of_its_own() -> None:
    root = page(written("html"))
    ids = [each.get("aria-labelledby") for each in root.iter("section")]
    names = ["".join(root.xpath("//*[@id=$each]", each=each)[0].itertext()) for each in ids]
    assert all(names)
    assert len({*names}) == len(names)


def test_what_few_read_is_folded_on_the_screen_and_not_in_print() -> None:
    text = written("html")
    folded = page(text).xpath("//section[details]/@id")
    assert folded == ["distributions", "inputs", "settings", "provenance"]
    assert "::details-content { content-visibility: visible;" in text.partition("@media print")[2]


def test_all_columns_of_a_wide_table_are_in_print() -> None:
    names = [f"sys.Engine-{number:02}.es" for number in range(14)]
    evaluation = evaluated(dict.fromkeys(names, REFERENCE), metrics=("bleu",), test="none")
    root = page(written("html", evaluation))
    (whole,) = root.xpath("//section[@id='matrix_bleu']//div[contains(@class, 'whole')]")
    headings = ["".join(each.itertext()) for each in whole.iterfind(".//thead//th")]
    short = [name.removeprefix("sys.").removesuffix(".es") for name in names]
    assert headings == ["Candidate", *short]
    parts = root.xpath("//section[@id='matrix_bleu']//div[@class='parts']//table")
    printed = [["".join(each.itertext()) for each in part.iterfind("thead//th")] for part in parts]
    assert len(printed) > 1
    assert [name for part in printed for name in part[1:]] == short


# Colors

Color = tuple[float, ...]


def mixed(one: Color, share: float, other: Color) -> Color:
    return tuple(share * a + (1 - share) * b for a, b in zip(one, other, strict=True))


def color_of(text: str) -> Color:
    return tuple(int(text[place : place + 2], 16) for place in (1, 3, 5))


def contrast(one: Color, other: Color) -> float:
    """Return the contrast of two colors as WCAG 2 defines it."""

    def luminance(color: Color) -> float:
        linear = [
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
            for part in (each / 255 for each in color)
        ]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    low, high = sorted(map(luminance, (one, other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_text_can_be_read_on_every_ground(theme: str) -> None:
    css = resource_path("reports", "report.css").read_text("utf-8")
    light, dark = re.findall(r":root \{(.*?)\}", css, re.DOTALL)
    colors = {
        name: color_of(value)
        for name, value in re.findall(r"--([\w-]+): (#\w{6})", light if theme == "light" else dark)
    }
    assert {*re.findall(r"var\(--([\w-]+)\)", css)} <= {*colors}
    inks = {*re.findall(r"[ ;{]color: var\(--([\w-]+)\)", css)}
    inks |= {*re.findall(r"svg text[.\w]* \{ fill: var\(--([\w-]+)\)", css)}
    grounds = {*re.findall(r"background: var\(--([\w-]+)\)", css)}
    assert {"ink", "muted", "link", "warn"} <= inks
    assert {"page", "note"} == grounds
    faint = {
        (ink, ground): round(ratio, 2)
        for ink in inks
        for ground in grounds
        if (ratio := contrast(colors[ink], colors[ground])) < 4.5
    }
    assert faint == {}
    for look in LOOKS.values():
        hue = colors["hue"] if look.hue is Hue.ACCENT else color_of(look.hue.value)
        ground = mixed(hue, look.shade or 0.0, colors["page"])
        assert contrast(colors["ink"], ground) >= 4.5, look
        assert contrast(mixed(hue, LINE_SHARE, colors["ink"]), colors["page"]) >= 3, look
    for shape in ("bar", "hue"):
        assert contrast(colors[shape], colors["page"]) >= 3


def test_a_single_candidate_and_a_single_segment() -> None:
    evaluation = evaluated({"a.txt": ["one two three four"]}, ["one three four five"])
    text = shown(page(written("html", evaluation)))
    assert "No interpretation: BLEU describes a whole text." in text
    assert "95% confidence interval" not in text.split("Scores")[0]


@pytest.mark.parametrize("form", WRITERS)
def test_a_score_that_says_nothing_is_no_number(form: str) -> None:
    evaluation = evaluated({"a.txt": ["Save it"] * 2, "b": ["Open"] * 2}, ["Save it"] * 2)
    report = build_report(evaluation, ReportOptions())
    assert report.headline.score.text == "– too short for BLEU"
    assert report.headline.score.number is None
    assert report.scale is None
    assert [axis.metric for axis in report.axes if axis.metric.startswith("BLEU")] == []
    assert "so even an identical text would get 0" in report.headline.meaning
    assert written(form, evaluation)


# Attacks

EVIL = {
    "script": "<script>alert(1)</script>",
    "attribute": '" onmouseover="alert(1)" x=\'',
    "end of style": "</style></title><img src=x onerror=alert(1)>",
    "entity": "&lt;b&gt; &amp; &#60;",
    "template": "{{ 7 * 7 }} {% raw %} {# no #}",
    "markdown link": "[here](javascript:alert(1)) ![x](http://example.org/x.png)",
    "markdown": "**bold** _it_ ~~no~~ `code` | cell\\| # head",
    "autolinks": "https://example.org www.example.org @name #12 <http://example.org>",
    "list": "- one",
    "number": "1. one",
    "tex": r"\input{/etc/passwd} $x^2$ % gone ~ # & _ { }",
    "tex caret": "^^5cinput{x}",
    "tex ligatures": "a--b ''c'' ,,d [e] *f",
    "ansi": "\x1b[31mred\x1b[0m \x07",
    "bidi": "\u202egnp.exe\u202c \u2066x\u2069 \u200f",
    "nul": "a\x00b\x08c\x7f\x85\x9b",
    "lines": "one\ntwo\r\nthree\u2028four\ttab",
    "formula": "=cmd|' /C calc'!A0",
    "at": "@SUM(1+1)",
    "surrogate": "caf\udce9",
    "fences": "``` ```` `",
}


def unwanted(text: str) -> list[str]:
    """Return the control characters of a text."""
    return [
        char
        for char in text
        if not (char.isprintable() or char in "\n\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}")
    ]


@cache
def evil_evaluation(attack: str) -> Evaluation:
    four = "one two three four"
    candidates = {attack: [attack, four], "b": [attack, "two"]}
    return evaluated(candidates, [attack, four], metrics=("bleu",), resamples=40)


def evil_report(form: str, attack: str) -> str:
    """Write a report whose names, texts, keys and comments are all the attack."""
    evaluation = evil_evaluation(attack)
    notes = {(0, 0): Note(SegmentVerdict.OTHER, attack)}
    options = ReportOptions(segments="all", title=attack)
    return written(form, evaluation, options, notes)


@pytest.mark.parametrize("attack", EVIL.values(), ids=EVIL)
def test_an_attack_is_text_in_html(attack: str) -> None:
    text = evil_report("html", attack)
    harmless = page(evil_report("html", "plain words"))
    root = page(text)
    # Elements and attributes are the same as with plain words, so nothing became markup.
    names = [{each.tag for each in tree.iter()} for tree in (root, harmless)]
    assert names[0] - names[1] <= {"i", "br", "mark", "wbr"}
    assert {name for each in root.iter() for name in each.attrib} == {
        name for each in harmless.iter() for name in each.attrib
    }
    own = "".join(root.xpath("//article[1]//div[@class='text reference']/p")[0].itertext())
    if attack.isprintable():
        assert own == attack
        assert attack in "".join(root.xpath("//h1//text()"))
    assert unwanted(text) == []


@pytest.mark.parametrize("attack", EVIL.values(), ids=EVIL)
def test_an_attack_is_text_in_markdown(attack: str) -> None:
    text = evil_report("md", attack)
    assert unwanted(text) == []
    assert text.count("\n### Segment ") == 2
    # Every row of a table has as many cells as its heading.
    for table in re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE):
        pipes = {len(re.findall(r"(?<!\\)(?:\\\\)*\|", line)) for line in table.splitlines()}
        assert len(pipes) == 1
    escaped = markdown.escape(attack)
    assert re.search(r"(?<!\\)(?:\\\\)*[<\[*_`~$]", escaped) is None
    assert "https://" not in escaped
    assert "www." not in escaped
    if attack.isprintable():
        assert re.sub(r"\\([!-/:-@\[-`{-~])", r"\1", escaped) == attack


@pytest.mark.parametrize("attack", EVIL.values(), ids=EVIL)
def test_an_attack_is_text_in_latex(attack: str) -> None:
    text = evil_report("tex", attack)
    assert unwanted(text) == []
    assert text.count(r"\paragraph{Segment ") == 2
    body = re.sub(r"\\[{}]", "", text)
    assert body.count("{") == body.count("}")
    escaped = latex.escape(attack)
    # Only the escapes contain characters that TeX acts on.
    rest = escaped
    for each in sorted(latex.ESCAPES.values(), key=len, reverse=True):
        rest = rest.replace(each, "")
    assert not set(rest) & set("\\{}$&#%_~^")
    assert "--" not in escaped
    assert "''" not in escaped


@pytest.mark.parametrize("form", WRITERS)
def test_the_spaces_of_our_own_words_stay(form: str) -> None:
    text = written(form, options=ReportOptions(language="es"))
    assert re.search(r"\d~\\%" if form == "tex" else r"\d\N{NO-BREAK SPACE}%", text)
    assert "\N{OPEN BOX}" not in text


@pytest.mark.parametrize("start", ["- a", "+ a", "1. a", "12) a", "= a", "=====", "  - a"])
def test_a_paragraph_starts_no_list(start: str) -> None:
    escaped = markdown.paragraph(start)
    assert re.match(r"\s*([-+=]|\d+[.)])", escaped) is None
    assert escaped.replace("\\", "") == start


# Other formats


def test_markdown_has_all_tables() -> None:
    text = written("md")
    report = build_report(EVALUATION, ReportOptions(segments="all"))
    for table in tables_of(report):
        assert markdown.markdown_table(table) in text
    compared = "3 candidates compared with reference.txt"
    assert text.startswith(f"# BLEU report\n\n{compared}\n\n**near.txt scores best by BLEU**")
    assert "| Reference |  |  |  |  | Please bring your own cup. |" in text


def test_latex_has_rules_of_booktabs_and_as_many_cells_as_columns() -> None:
    text = written("tex")
    tables = re.findall(r"\\begin\{tabular\}\{([lr]+)\}\n(.*?)\\end\{tabular\}", text, re.DOTALL)
    assert len(tables) > 5
    for columns, body in tables:
        assert [body.count(rule) for rule in (r"\toprule", r"\midrule", r"\bottomrule")] == [
            1,
            1,
            1,
        ]
        rows = [line for line in body.splitlines() if line.endswith(r"\\")]
        assert {len(re.findall(r"(?<!\\)&", row)) + 1 for row in rows} == {len(columns)}
    opened = re.findall(r"\\begin\{(\w+)\}", text)
    assert sorted(opened) == sorted(re.findall(r"\\end\{(\w+)\}", text))


@pytest.mark.parametrize("form", WRITERS)
def test_numbers_only_in_every_format(form: str) -> None:
    notes = {(0, 0): Note(SegmentVerdict.OTHER, "very secret")}
    text = written(form, options=ReportOptions(texts=False, segments="all"), notes=notes)
    texts = [*REFERENCE, *(each for own in CANDIDATES.values() for each in own if each)]
    assert [each for each in (*texts, "secret", "CUP") if each in text] == []
    assert "this report contains no texts" in text
    assert "Segment 4" in text


@pytest.mark.parametrize("form", WRITERS)
def test_the_reference_is_named_in_the_first_lines(form: str) -> None:
    single = evaluated({"near.txt": CANDIDATES["near.txt"]})
    for evaluation, compared in (
        (single, "near.txt compared with reference.txt"),
        (EVALUATION, "3 candidates compared with reference.txt"),
    ):
        text = written(form, evaluation).replace("\\.", ".")
        text = shown(page(text)) if form == "html" else text.partition("BLEU report")[2]
        assert compared in text[:100]


@pytest.mark.parametrize("form", WRITERS)
def test_title_client_and_project_are_at_the_head(form: str) -> None:
    plain = written(form)
    assert "Client" not in plain
    options = ReportOptions(title="Delivery 7", client="Ärzte GmbH", project="Website")
    text = written(form, options=options)
    head = text[: text.index("near.txt scores best")]
    if form == "html":
        (title,) = page(text).xpath("//head/title/text()")
        assert title.startswith("Delivery 7 · BLEU ")
        head = shown(page(head[head.index("<body>") :]))
    positions = [
        head.index(each) for each in ("Delivery 7", "Client: Ärzte GmbH", "Project: Website")
    ]
    assert positions == sorted(positions)


# Files


@pytest.mark.parametrize("ending", REPORT_EXTENSIONS)
@pytest.mark.parametrize("texts", [True, False])
def test_no_report_names_the_folders_of_this_computer(
    ending: str, texts: bool, tmp_path: Path
) -> None:
    home = tmp_path / "private-place"
    folders = [
        write_tree(home / name, {"a.txt": LINES, "ui/b.txt": LINES, "bad.xliff": "<"})
        for name in ("references", "mt")
    ]
    tree_of(folders[0], "alone.txt")
    path = tmp_path / f"report{ending}"
    options = ReportOptions(segments="all", texts=texts)
    for evaluation in (
        evaluate_folders(candidates=folders[1:], references=folders[:1]),
        evaluate_files(candidates=[folders[1] / "a.txt"], references=[folders[0] / "a.txt"]),
    ):
        assert str(home) in json.dumps(evaluation.to_dict())
        write_report(path, evaluation, options)
        assert "private-place" not in whole(path)


def whole(path: Path) -> str:
    """Return everything in a file, unpacked if it is an archive."""
    if not zipfile.is_zipfile(path):
        return path.read_text(encoding="utf-8")
    with zipfile.ZipFile(path) as archive:
        return "".join(archive.read(name).decode("utf-8") for name in archive.namelist())


def test_json_names_the_files_of_folders_by_their_paths_below(tmp_path: Path) -> None:
    folders = [
        write_tree(tmp_path / name, {"ui/b.txt": LINES, "bad.xliff": "<"})
        for name in ("references", "mt")
    ]
    tree_of(folders[0], "alone.txt")
    path = tmp_path / "a.json"
    write_report(path, evaluate_folders(candidates=folders[1:], references=folders[:1]))
    content = json.loads(path.read_text(encoding="utf-8"))
    broken, good = content["files"]
    assert good["paths"] == {"references": ["references/ui/b.txt"], "candidates": ["mt/ui/b.txt"]}
    command = good["candidates"][0]["sacrebleu_command"]
    assert command.startswith("sacrebleu references/ui/b.txt -i mt/ui/b.txt ")
    assert broken["error"]["path"] == "references/bad.xliff"
    assert content["unpaired"][0]["folder"] == "references"


def test_files_of_one_name_are_told_apart_in_commands(tmp_path: Path) -> None:
    paths = [tree_of(tmp_path / name, "a.txt") / "a.txt" for name in ("references", "mt")]
    report = build_report(evaluate_files(candidates=paths[1:], references=paths[:1]))
    (command,) = report.provenance[0].commands
    assert command.startswith("sacrebleu references/a.txt -i mt/a.txt ")


@pytest.mark.parametrize("ending", REPORT_EXTENSIONS)
def test_a_file_is_written_in_the_format_of_its_extension(ending: str, tmp_path: Path) -> None:
    path = tmp_path / f"report{ending.upper()}"
    write_report(path, EVALUATION)
    content = path.read_bytes()
    assert len(content) > 500
    if ending == ".json":
        segment_scores = json.loads(content)["candidates"][0]["segment_scores"]
        assert len(segment_scores) == len(REFERENCE)
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


def test_a_format_with_a_limit_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(writing._MOST_TEXTS, "markdown", 6)
    path = tmp_path / "report.md"
    write_report(path, EVALUATION, ReportOptions(segments="all"))
    text = path.read_text(encoding="utf-8")
    assert "Segments: 4 of 4. Only the first 2 are listed." in text
    assert text.count("### Segment") == 2


def test_a_failure_to_write_is_reported_and_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "report.html"
    path.write_text("old", encoding="utf-8")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(FileUnwritable):
        write_report(path, EVALUATION)
    assert path.read_text(encoding="utf-8") == "old"
    monkeypatch.undo()
    with pytest.raises(FileUnwritable):
        write_report(tmp_path / "gone" / "report.html", EVALUATION)
    with pytest.raises(ReportFormatUnknown):
        write_report(tmp_path / "report.doc", EVALUATION)
