"""How much of a text must have the syntax of a format, and how much other text there may be."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bleu_core.files.reading import text_syntax as syntax
from bleu_core.files.reading.text_syntax import FileStart

FRAMES = "{25}{75}a\n"
TIMES = "00:00:01.00,00:00:02.00\n"
FLUENT = "a = b\n    .title = c\n"


@pytest.mark.parametrize(
    ("recognizes", "text", "is_so"),
    [
        (syntax.is_microdvd, FRAMES, False),
        (syntax.is_microdvd, FRAMES * 2, True),
        (syntax.is_microdvd, FRAMES * 9 + "b\n", False),
        (syntax.is_microdvd, FRAMES * 10 + "b\n", True),
        (syntax.is_subviewer, "[INFORMATION]\n" + TIMES + "a\nb\nc\n", False),
        (syntax.is_subviewer, "[INFORMATION]\n" + TIMES + "a\nb\n", True),
        (syntax.is_subviewer, TIMES * 3, False),
        (syntax.is_uncleaned, "", False),
        (syntax.is_uncleaned, "no segments", False),
        (syntax.is_uncleaned, "{0>One<}85{>Uno<0}", True),
        (syntax.is_gettext, 'msgid "a"\nmsgstr "b"\n', True),
        (syntax.is_gettext, 'msgid "a"\nmsgstr[0] "b"\n', True),
        (syntax.is_gettext, 'msgid "a" msgstr "b"\n', True),
        (syntax.is_gettext, 'msgid "a"\n', False),
        (syntax.is_gettext, 'msgstr "a"\n', False),
        (syntax.is_json, '{"a": 1}\n{"b": 2}\nplain\n', True),
        (syntax.is_json, '{"a": 1}\nplain\n', False),
        (syntax.is_json, '{"a": 1}\n["b"]\n3\n4\n', False),
        (syntax.is_json, '{"a": 1}\n{x} y\n{"b": 2}\n[z] y\n', False),
        (syntax.is_json, '{"a": 1, "b": \n2}\n', True),
        (syntax.is_json, '["a",\n"b"]\n', True),
        (syntax.is_json, '["a", he said.]\nplain\n', False),
        (syntax.is_json, "", False),
        (syntax.is_string_catalog, '{"sourceLanguage": "en", "strings": {"a"', True),
        (syntax.is_string_catalog, '{"strings": {"a": {}}, "sourceLanguage": "en"}', True),
        (syntax.is_string_catalog, '{"strings": {"a": {}}}', False),
        (syntax.is_string_catalog, '{"sourceLanguage": "en"}', False),
        (syntax.is_string_catalog, '{"a": "b", "sourceLanguage": "en", "strings": {}}', False),
        (syntax.is_yaml, "%YAML 1.2\n", True),
        (syntax.is_yaml, "a:\n  b: c\n", True),
        (syntax.is_yaml, "a: b\nc: d\n", False),
        (syntax.is_yaml, "a:\nb: c\n", False),
        (syntax.is_yaml, "a:\n  b: c\n" + "d: e\n" * 7 + "Hi\n", True),
        (syntax.is_yaml, "a:\n  b: c\n" + "d: e\n" * 6 + "Hi\n", False),
        # Half of the lines are members.
        (syntax.is_yaml, "a:\n  b: c\n  - d\n  - e\n", True),
        (syntax.is_yaml, "a:\n  b: c\n  - d\n  - e\n  - f\n", False),
        (syntax.is_fluent, FLUENT, True),
        (syntax.is_fluent, "a = b\nc = d\n", False),
        (syntax.is_fluent, FLUENT + "c = d\n" * 7 + "Hi\n", True),
        (syntax.is_fluent, FLUENT + "c = d\n" * 6 + "Hi\n", False),
        (syntax.is_fluent, "    .title = c\n    d\n", False),
        (syntax.is_resource_script, "a MENU\n\nx\nx\nx\nx\nBEGIN\n", True),
        (syntax.is_resource_script, "a MENU\nx\nx\nx\nx\nx\nBEGIN\n", False),
        (syntax.is_resource_script, "a MENU\n{\n", True),
        (syntax.is_resource_script, '#include "resource.h"\n', True),
        (syntax.is_resource_script, "BEGIN\na MENU\n", False),
        # Half of the lines have times with parts of seconds, or nine of ten have times.
        (syntax.is_lrc, "[00:12.00]a\nb\n", True),
        (syntax.is_lrc, "[00:12.00]a\nb\nc\n", False),
        (syntax.is_lrc, "[00:12]a\n" * 9 + "b\n", True),
        (syntax.is_lrc, "[00:12]a\n" * 8 + "b\nc\n", False),
        (syntax.is_lrc, "[ar:a]\n[ti:b]\n", False),
        (syntax.is_lrc, "[ar:a]\n[00:12.00]b\nc\nd\n", True),
    ],
)
def test_syntax(recognizes: Callable[[FileStart], bool], text: str, is_so: bool) -> None:
    assert recognizes(FileStart(text)) is is_so


@pytest.mark.parametrize(
    ("texts", "is_so"),
    [([], False), (["a"], False), (["{0>a<}1{>b<0}"], True), (["x" * 99, "{0>a<}1{>b<0}"], False)],
)
def test_segments_that_were_not_cleaned_up(texts: list[str], is_so: bool) -> None:
    assert syntax.has_uncleaned_segments(texts) is is_so


def test_a_share_of_lines_is_enough() -> None:
    recognizes = syntax.has_lines("a", 0.5)
    assert [recognizes(FileStart(text)) for text in ("a\nb\n", "a\nb\nb\n", "")] == [
        *(True, False, False)
    ]


def test_json_of_which_only_the_start_is_known_is_judged_by_its_lines() -> None:
    for text, is_so in (('{"a": "b"}\n{"c', True), ('{"a": "b"}\nplain\nplain\ncut', False)):
        assert syntax.is_json(FileStart(text, is_whole=False)) is is_so
