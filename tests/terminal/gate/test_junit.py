"""JUnit XML as Jenkins and GitLab read it."""

from __future__ import annotations

import io
import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from lxml import etree

from bleu_core.api.evaluation import evaluate
from bleu_core.files.errors import FileEmpty, FileMalformed
from bleu_core.settings import Settings
from bleu_score.terminal.gate.checks import check_gate
from bleu_score.terminal.gate.junit import junit_xml
from bleu_score.terminal.gate.options import GateRequest, Limits
from bleu_score.terminal.gate.results import CheckedPart, GateReport, NotCompared

# The order, names and types that Jenkins, GitLab and others agree on.
SCHEMA = """
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:attributeGroup name="counts">
    <xs:attribute name="name" type="xs:string" use="required"/>
    <xs:attribute name="tests" type="xs:nonNegativeInteger" use="required"/>
    <xs:attribute name="failures" type="xs:nonNegativeInteger" use="required"/>
    <xs:attribute name="errors" type="xs:nonNegativeInteger" use="required"/>
    <xs:attribute name="skipped" type="xs:nonNegativeInteger" use="required"/>
    <xs:attribute name="time" type="xs:decimal" use="required"/>
  </xs:attributeGroup>
  <xs:complexType name="problem">
    <xs:simpleContent><xs:extension base="xs:string">
      <xs:attribute name="type" type="xs:string" use="required"/>
      <xs:attribute name="message" type="xs:string" use="required"/>
    </xs:extension></xs:simpleContent>
  </xs:complexType>
  <xs:element name="testsuites"><xs:complexType>
    <xs:sequence>
      <xs:element name="testsuite" maxOccurs="unbounded"><xs:complexType>
        <xs:sequence>
          <xs:element name="properties"><xs:complexType><xs:sequence>
            <xs:element name="property" maxOccurs="unbounded"><xs:complexType>
              <xs:attribute name="name" type="xs:string" use="required"/>
              <xs:attribute name="value" type="xs:string" use="required"/>
            </xs:complexType></xs:element>
          </xs:sequence></xs:complexType></xs:element>
          <xs:element name="testcase" minOccurs="0" maxOccurs="unbounded"><xs:complexType>
            <xs:sequence>
              <xs:choice minOccurs="0">
                <xs:element name="error" type="problem"/>
                <xs:element name="failure" type="problem"/>
                <xs:element name="skipped"><xs:complexType><xs:simpleContent>
                  <xs:extension base="xs:string">
                    <xs:attribute name="message" type="xs:string" use="required"/>
                  </xs:extension>
                </xs:simpleContent></xs:complexType></xs:element>
              </xs:choice>
              <xs:element name="system-out" type="xs:string" minOccurs="0"/>
            </xs:sequence>
            <xs:attribute name="classname" type="xs:string" use="required"/>
            <xs:attribute name="name" type="xs:string" use="required"/>
          </xs:complexType></xs:element>
          <xs:element name="system-out" type="xs:string" minOccurs="0"/>
        </xs:sequence>
        <xs:attributeGroup ref="counts"/>
        <xs:attribute name="timestamp" type="xs:dateTime" use="required"/>
      </xs:complexType></xs:element>
    </xs:sequence>
    <xs:attributeGroup ref="counts"/>
  </xs:complexType></xs:element>
</xs:schema>
"""

REFERENCE = ["the cat sat on the mat in the sun", "a dog barked at the old gate all night"]
WEAK = ["the cat was on the mat in the rain", "one dog barked at an old gate all night"]


def read(document: bytes) -> Any:
    tree = etree.parse(io.BytesIO(document))
    etree.XMLSchema(etree.fromstring(SCHEMA)).assertValid(tree)
    return tree.getroot()


def folder(*, name: str = "de/app.po", candidate: str = "new") -> GateReport:
    """Write two files, one of them below the limit, and a broken one."""
    good = evaluate(candidates={candidate: REFERENCE}, references=[REFERENCE])
    weak = evaluate(candidates={candidate: WEAK}, references=[REFERENCE])
    parts = [
        CheckedPart(None, good),
        CheckedPart("good.txt", good),
        CheckedPart(name, weak),
        CheckedPart("broken.po", None, FileMalformed(Path("broken.po"), "po", line=3)),
    ]
    request = GateRequest(Limits(fail_under=90.0))
    return check_gate(parts, request, Settings().resampling)


def test_a_case_for_the_whole_and_for_each_file() -> None:
    root = read(junit_xml(folder()))
    suite = root[0]
    for element in (root, suite):
        assert [element.get(name) for name in ("tests", "failures", "errors")] == ["4", "1", "1"]
    cases = {case.get("name"): case for case in suite.iter("testcase")}
    assert [*cases] == ["new", "good.txt", "de/app.po", "broken.po"]
    assert [case[0].tag for case in cases.values()] == [
        "system-out",
        "system-out",
        "failure",
        "error",
    ]
    failure = cases["de/app.po"].find("failure")
    assert failure.get("type") == "fail-under"
    assert failure.get("message").startswith("BLEU ")
    assert failure.get("message").endswith("below the limit of 90.00.")
    assert "line 3" in cases["broken.po"].find("error").get("message")


def test_properties_list_the_settings_of_the_score() -> None:
    report = folder()
    parts = report.parts
    root = read(junit_xml(report, config=Path("bleu.toml")))
    properties = {one.get("name"): one.get("value") for one in root.iter("property")}
    assert parts[0].evaluation is not None
    signature = parts[0].evaluation.candidates[0].bleu.signature
    assert properties["signature.bleu"] == signature
    assert properties["config"] == "bleu.toml"


NASTY = [
    "=cmd|' /C calc'!A0",
    "<script>alert(1)</script> & \"'",
    "\x1b[31mred\x1b[0m \x00 \x07 \x0b \ufffe \ud800",
    "right-to-left \u202e override \u2066",
    "]]> <![CDATA[",
    "two\nlines\ttab",
    "𝔘𝔫𝔦𝔠𝔬𝔡𝔢 中文",
]


@pytest.mark.parametrize("text", NASTY)
def test_names_are_text_whatever_is_in_them(text: str) -> None:
    document = junit_xml(folder(name=f"{text}.po", candidate=text))
    root = read(document)
    names = [case.get("name") for case in root.iter("testcase")]
    assert len(names) == 4
    assert not any(char in document.decode() for char in "\u202e\u2066\x1b\x0b")
    shown = text.encode("unicode_escape").decode() if not text.isprintable() else text
    if "\n" not in text and text.isascii():
        assert names[2] == f"{shown}.po"


def test_files_without_a_score_are_skipped_cases() -> None:
    parts = folder().parts
    missing = (NotCompared("gone_file", "old.txt"), NotCompared("other_types", None, count=2))
    root = read(junit_xml(GateReport(parts, (), "base.json", missing), seconds=1.5))
    assert (root.get("tests"), root.get("skipped"), root.get("time")) == ("6", "2", "1.500")
    cases = {case.get("name"): case.find("skipped") for case in root.iter("testcase")}
    assert cases["old.txt"].get("message") == "Files no longer present: old.txt."
    assert cases["files of other types"].get("message") == "Other types of files, skipped: 2."
    required = tuple(replace(each, failed=True) for each in missing)
    root = read(junit_xml(GateReport(parts, (), "base.json", required)))
    assert (root.get("failures"), root.get("skipped")) == ("2", "0")


def test_two_candidates_are_two_cases_a_file() -> None:
    both = evaluate(candidates={"old": WEAK, "new": REFERENCE}, references=[REFERENCE])
    parts = [CheckedPart(None, both), CheckedPart("a.txt", both)]
    report = check_gate(parts, GateRequest(Limits(fail_under=90.0)), Settings().resampling)
    root = read(junit_xml(report))
    failed = {case.get("name"): case.find("failure") is not None for case in root.iter("testcase")}
    assert failed == {"old": True, "new": False, "a.txt (old)": True, "a.txt (new)": False}


def test_without_limits_everything_scored_passes() -> None:
    evaluation = evaluate(candidates=[WEAK], references=[REFERENCE])
    parts = (
        CheckedPart(None, evaluation),
        CheckedPart("empty.txt", None, FileEmpty(Path("empty.txt"))),
    )
    root = read(junit_xml(GateReport(parts)))
    assert [root.get(name) for name in ("tests", "failures", "errors")] == ["2", "0", "1"]


def test_the_command_writes_the_file_and_still_fails(
    bleu_score: Any, write: Callable[[str, Sequence[str]], str], tmp_path: Path
) -> None:
    reference, weak = write("r.txt", REFERENCE), write("c.txt", WEAK)
    junit, summary = tmp_path / "junit.xml", tmp_path / "summary.md"
    run = bleu_score(
        *(reference, "-i", weak, "--fail-under", "90", "-q"),
        *("--junit", junit, "--summary", summary),
    )
    assert run.code == 1
    root = read(junit.read_bytes())
    assert root.get("failures") == "1"
    assert float(root.get("time")) > 0
    assert summary.read_text(encoding="utf-8").startswith("## Quality gate failed.\n")
    for name, other in (("--junit", "--summary"), ("--summary", "--junit")):
        later = tmp_path / f"later{name}"
        run = bleu_score(reference, "-i", weak, name, tmp_path / "no" / "x", other, later, "-q")
        # The score and the other files are written, and one sentence reports the failure.
        assert run.code == 2
        assert run.out.startswith("c.txt\tBLEU = ")
        assert later.is_file()
        [line] = run.err.splitlines()
        assert str(tmp_path / "no" / "x") in line
    assert bleu_score(reference, "-i", weak, "--junit", "").code == 2


def test_files_have_the_reason_if_nothing_could_be_scored_or_compared(
    bleu_score: Any, write: Callable[[str, Sequence[str]], str], tmp_path: Path
) -> None:
    reference, weak = write("r.txt", REFERENCE), write("c.txt", WEAK)
    short = write("short.txt", WEAK[:1])
    files = ("--junit", tmp_path / "j.xml", "--summary", tmp_path / "s.md")
    for words, why in (
        ([reference, "-i", short], "do not have the same number of segments"),
        ([reference, "-i", weak, "--against", reference, "--max-drop", "1"], "is not a result"),
    ):
        run = bleu_score(*words, *files)
        assert run.code == 2
        [line] = run.err.splitlines()
        assert why in line
        root = read((tmp_path / "j.xml").read_bytes())
        assert (root.get("tests"), root.get("errors")) == ("1", "1")
        assert why in root.find(".//error").get("message")
        text = (tmp_path / "s.md").read_text(encoding="utf-8")
        assert "**Error**" in text
        assert why in text


@pytest.mark.skipif(os.name == "nt", reason="links need a privilege on Windows")
def test_the_summary_of_the_step_is_appended_to_and_other_files_are_replaced(
    bleu_score: Any,
    write: Callable[[str, Sequence[str]], str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    reference, weak = write("r.txt", REFERENCE), write("c.txt", WEAK)
    step = tmp_path / "step.md"
    step.write_text("# Before\n", encoding="utf-8")
    for _ in range(2):
        bleu_score(reference, "-i", weak, "--summary", step)
    assert step.read_text(encoding="utf-8").count("## Scores") == 1
    step.write_text("# Before\n", encoding="utf-8")
    monkeypatch.setenv("GITHUB_STEP_SUMMARY", str(step))
    monkeypatch.chdir(tmp_path)
    for name in (str(step), "step.md"):
        assert bleu_score(reference, "-i", weak, "--summary", name).code == 0
    other = tmp_path / "other.md"
    for _ in range(2):
        bleu_score(reference, "-i", weak, "--summary", other)
    assert other.read_text(encoding="utf-8").count("## Scores") == 1
    text = step.read_text(encoding="utf-8")
    assert text.startswith("# Before\n")
    assert text.count("## Scores") == 2
