"""Qt's extraction finds every text of the program."""

from __future__ import annotations

import pytest

from tests.helpers import translate_calls
from tests.helpers.translate_calls import (
    DEFINITIONS,
    PACKAGES,
    ROOT,
    Text,
    calls,
    package_sources,
    problems,
)


@pytest.mark.parametrize("package", PACKAGES)
def test_every_call_is_two_plain_literals_and_its_fields_are_filled(package: str) -> None:
    paths = sorted(PACKAGES[package].rglob("*.py"))
    assert paths
    assert [
        (path.relative_to(ROOT).as_posix(), problem)
        for path in paths
        for problem in problems(path.read_text("utf-8"), is_definition=path in DEFINITIONS)
    ] == []


def test_the_scan_sees_the_texts_of_the_program() -> None:
    texts = {text for path in package_sources() for text in calls(path.read_text("utf-8"))}
    assert len(texts) > 250
    assert Text("MainWindow", "&File") in texts
    # Two literals that Python joins.
    assert Text("Errors", "“{path}” does not exist. Check the name and the folder.") in texts
    assert any(len(text.source) > 200 for text in texts)


BAD = {
    "f-string": 'translate("A", f"{n} files")',
    "f-string as context": 'translate(f"A", "b")',
    "part is an f-string": 'translate("A", "b" f"{n}")',
    "variable": 'translate("A", text)',
    "context is a variable": 'translate(CONTEXT, "b")',
    "sum": 'translate("A", "b" + "c")',
    "formatted inside": 'translate("A", "b {n}".format(n=1))',
    "per cent inside": 'translate("A", "b %s" % n)',
    "bytes": 'translate("A", b"b")',
    "choice": 'translate("A", "b" if n else "c")',
    "one argument": 'translate("A")',
    "three arguments": 'translate("A", "b", "")',
    "no arguments": "translate()",
    "keyword": 'translate("A", text="b")',
    "more keywords": 'translate("A", "b", n=3)',
    "star": 'translate(*("A", "b"))',
    "empty text": 'translate("A", "")',
    "unicode prefix": 'translate("A", u"b")',
    "raw prefix": 'translate("A", r"b")',
    "parenthesised": 'translate("A", ("b"))',
    "escape": 'translate("A", "b\\u2026")',
    "named escape": 'translate("A", "b\\N{DIGIT ONE}")',
    "tab": 'translate("A", "b\\t")',
    "triple quotes": 'translate("A", """b""")',
    "positional field": 'translate("A", "b {}").format(1)',
    "numbered field": 'translate("A", "b {0}").format(1)',
    "attribute field": 'translate("A", "b {n.m}").format(n=1)',
    "format specification": 'translate("A", "b {n:.2f}").format(n=1)',
    "conversion": 'translate("A", "b {n!r}").format(n=1)',
    "broken field": 'translate("A", "b {n")',
    "field not given": 'translate("A", "b {n} {m}").format(n=1)',
    "field misspelt": 'translate("A", "b {n}").format(m=1)',
    "field too many": 'translate("A", "b {n}").format(n=1, m=2)',
    "fields from a dictionary": 'translate("A", "b {n}").format(**values)',
    "alias on import": "from bleu_score.i18n import translate as _",
    "another function under the name": "from x import tr as translate",
    "star import": "from bleu_score.i18n import *",
    "alias by assignment": "_ = translate",
    "assignment to the name": "translate = str",
    "handed on": "list(map(translate, names))",
    "as a default": "def f(say=translate): ...",
    "through the module": 'i18n.translate("A", "b")',
    "Qt's own": 'QCoreApplication.translate("A", "b")',
    "tr": 'self.tr("b")',
    "table of a variable": 'Messages("A", rows)',
    "table with a context that is a variable": 'Messages(CONTEXT, {1: "b"})',
    "row is a variable": 'Messages("A", {1: text})',
    "row is an f-string": 'Messages("A", {1: f"b {n}"})',
    "row with a sum": 'Messages("A", {1: ("b", "c" + d)})',
    "rows of another table": 'Messages("A", {**rows, 1: "b"})',
    "broken field in a row": 'Messages("A", {1: "b {n"})',
    "escape in a row": 'Messages("A", {1: ("b", "c\\u2026")})',
}


@pytest.mark.parametrize("snippet", BAD.values(), ids=BAD)
def test_the_guard_refuses(snippet: str) -> None:
    assert problems(f"x = 1\n{snippet}\n")


GOOD = {
    "plain": 'translate("A", "b")',
    "single quotes": "translate('A', 'say \"b\"')",
    "two literals in a row": 'translate(\n    "A",\n    "b "\n    \'"c"\',\n)',
    "line break": 'translate("A", "b\\n\\nc")',
    "formatted afterwards": 'translate("A", "b {n} {m_2} {n}").format(n=1, m_2=f"{x:.2f}")',
    "formatted later": 'text = translate("A", "b {n}")\ntext.format(n=1)',
    "braces": 'translate("A", "b {{n}}")',
    "after wide characters": 'x = "“…”", translate("A", "b")',
    "one inside the other's fields": (
        'translate("A", "b {n}").format(n=translate("A", "c {m}").format(m=1))'
    ),
    "str.translate": "text.translate(table)",
    "import": "from bleu_score.i18n import translate",
    "table": 'Messages("A", {1: "b {n}", (2, "x"): "c " "d"})',
    "rows of several": 'Messages("A", {1: ("b", "“c” " "d"), 2: Words(title="e", text="{f}")})',
}


@pytest.mark.parametrize("snippet", GOOD.values(), ids=GOOD)
def test_the_guard_lets_pass(snippet: str) -> None:
    assert problems(f"x = 1\n{snippet}\n") == []


def test_the_scan_joins_literals_and_keeps_line_breaks() -> None:
    source = 'f(translate("A", "b "\n  "{c}\\n"))\ng(translate("D", "e").format())\n'
    assert sorted(calls(source)) == [Text("A", "b {c}\n"), Text("D", "e")]


def test_the_scan_reads_the_rows_of_tables_as_the_tool_does() -> None:
    source = """
rows = Messages("A", {1: ("b", "“c” "\n "d"), "key": Words(title="e", text="{f}"), 2: "f"})
other = Messages("B", {})
"""
    assert sorted(calls(source)) == [Text("A", text) for text in ("b", "e", "f", "“c” d")]


def test_fields_are_counted_with_repetition() -> None:
    assert translate_calls.fields("{b} {{x}} {a} {b}") == ["a", "b", "b"]
