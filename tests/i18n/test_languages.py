"""The language of the program, and the form of numbers in it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import pytest
from PySide6.QtGui import QKeySequence

from bleu_core.languages.tags import LANGUAGES as TARGETS
from bleu_desktop.i18n import set_language
from bleu_desktop.i18n import translate as window_text
from bleu_score.i18n import (
    LANGUAGES,
    current_language,
    format_list,
    format_number,
    format_percent,
    language_for,
    language_name,
    speaking,
    system_language,
    translate,
)
from bleu_score.i18n import set_language as set_interface_language
from bleu_score.terminal.command_line import find_ui_language

NARROW, NO_BREAK = "\u202f", "\u00a0"


def plain(text: str) -> str:
    """Make all spaces the same."""
    return text.replace(NARROW, " ").replace(NO_BREAK, " ")


# The user's languages


@pytest.mark.parametrize(
    ("tags", "language"),
    [
        (["en_US"], "en"),
        (["es"], "es"),
        (["es_MX"], "es"),
        (["es-419"], "es"),
        (["ES-es"], "es"),
        (["id_ID"], "id"),
        (["in_ID"], "id"),
        (["in"], "id"),
        (["zh_CN"], "zh_CN"),
        (["zh"], "zh_CN"),
        (["zh_SG"], "zh_CN"),
        (["zh-Hans"], "zh_CN"),
        (["zh-Hans-HK"], "zh_CN"),
        (["zh_Hans_TW"], "zh_CN"),
        (["zh_TW"], "zh_TW"),
        (["zh_HK"], "zh_TW"),
        (["zh-hk"], "zh_TW"),
        (["zh-MO"], "zh_TW"),
        (["zh-Hant"], "zh_TW"),
        (["zh-Hant-US"], "zh_TW"),
        (["zh-Hant-CN"], "zh_TW"),
        (["C"], "en"),
        (["POSIX"], "en"),
        ([""], "en"),
        ([], "en"),
        (["fr"], "en"),
        (["fr_CA", "es_ES"], "es"),
        (["fr", "de", "zh-Hant", "en"], "zh_TW"),
        (["en_GB", "es"], "en"),
        (["es", "en"], "es"),
        (["eo", "est"], "en"),
    ],
)
def test_the_first_language_we_have_is_spoken(tags: Sequence[str], language: str) -> None:
    assert language_for(tags) == language


def test_the_system_language_is_one_of_ours() -> None:
    assert system_language() in LANGUAGES


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "zh_TW.UTF-8"}, "zh_TW"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "id_ID.UTF-8"}, "id"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "zh_CN.GB18030", "LC_MESSAGES": "id_ID"}, "zh_CN"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "fr:es"}, "es"),
        ({"LANG": "C", "LANGUAGE": "es"}, "en"),
        ({"LC_ALL": "C.UTF-8", "LANG": "es_ES"}, "en"),
        ({"LANG": "ca_ES@valencia"}, "en"),
        ({}, "en"),
    ],
)
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such variables")
def test_the_system_language_is_read_as_gettext_reads_it(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert system_language() == language


@pytest.mark.parametrize(
    ("arguments", "default", "language"),
    [
        (["--ui-language", "es"], "en", "es"),
        (["--ui-language=es"], "en", "es"),
        (["a.txt", "-i", "b.txt", "--ui-language", "zh-TW", "-q"], "en", "zh_TW"),
        (["--ui-language", "ZH_cn"], "en", "zh_CN"),
        (["--ui-language", "es"], "id", "es"),
        ([], "zh_CN", "zh_CN"),
        (["es"], "id", "id"),
        (["--ui-language-x", "es"], "id", "id"),
        (["--ui-language", "fr"], "id", "id"),
        (["--ui-language", ""], "id", "id"),
        (["--ui-language"], "id", "id"),
    ],
)
def test_the_command_line_decides_before_the_preference(
    arguments: Sequence[str], default: str, language: str
) -> None:
    assert find_ui_language(arguments, default) == language


# Words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Brevity penalty"),
        ("es", "Penalización por brevedad"),
        ("id", "Penalti penyingkatan"),
        ("zh_CN", "简短惩罚"),
        ("zh_TW", "簡短懲罰"),
    ],
)
def test_switching_the_language_switches_the_words(language: str, words: str) -> None:
    set_language(language)
    assert current_language() == language
    assert window_text("ScoreView", "Brevity penalty") == words


def test_switching_back_and_forth_leaves_nothing_behind() -> None:
    for language in (*LANGUAGES, *reversed(LANGUAGES)):
        set_language(language)
    assert current_language() == "en"
    assert window_text("ScoreView", "Brevity penalty") == "Brevity penalty"
    assert format_number(0.27, 2) == "0.27"


def test_a_text_missing_from_the_catalog_stays_unchanged() -> None:
    set_language("es")
    say = window_text
    assert say("ScoreView", "Nobody wrote this") == "Nobody wrote this"
    # A text belongs to its context: another context does not find it.
    assert say("Nowhere", "Brevity penalty") == "Brevity penalty"


# Numbers


@pytest.mark.parametrize(
    ("language", "small", "large", "whole"),
    [
        ("en", "0.27", "12,345.5", "12,346"),
        ("es", "0,27", "12.345,5", "12.346"),
        ("id", "0,27", "12.345,5", "12.346"),
        ("zh_CN", "0.27", "12,345.5", "12,346"),
        ("zh_TW", "0.27", "12,345.5", "12,346"),
    ],
)
def test_numbers_are_written_as_the_language_writes_them(
    language: str, small: str, large: str, whole: str
) -> None:
    set_language(language)
    assert format_number(0.27, 2) == small
    assert format_number(12345.5, 1) == large
    assert format_number(12345.6) == whole
    assert format_number(7) == "7"


@pytest.mark.parametrize(
    ("language", "half", "sixth"),
    [
        ("en", "50.0%", "16.67%"),
        ("es", "50,0 %", "16,67 %"),
        ("id", "50,0%", "16,67%"),
        ("zh_CN", "50.0%", "16.67%"),
        ("zh_TW", "50.0%", "16.67%"),
    ],
)
def test_percentages_are_written_as_the_language_writes_them(
    language: str, half: str, sixth: str
) -> None:
    set_language(language)
    assert plain(format_percent(0.5)) == half
    # As people round it, not to the even digit.
    assert plain(format_percent(0.0625, 0)) == plain(format_percent(0.06, 0))
    assert plain(format_percent(0.0625)) == plain(format_percent(0.063))
    assert plain(format_percent(0.145, 0)) == plain(format_percent(0.15, 0))
    assert plain(format_percent(1 / 6, 2)) == sixth


def test_the_spanish_percent_sign_does_not_go_to_the_next_line() -> None:
    set_language("es")
    assert " " not in format_percent(0.5)


# Names of languages


@pytest.mark.parametrize(
    ("ui", "tag", "name"),
    [
        ("en", "th", "Thai (th)"),
        ("es", "th", "tailandés (th)"),
        ("id", "th", "Thai (th)"),
        ("zh_CN", "th", "泰语（th）"),
        ("zh_TW", "th", "泰文（th）"),
        ("en", "zh-TW", "Traditional Chinese (zh-TW)"),
        ("es", "zh-CN", "chino simplificado (zh-CN)"),
        ("zh_CN", "zh-TW", "繁体中文（zh-TW）"),
        ("zh_TW", "zh-TW", "繁體中文（zh-TW）"),
        ("zh_TW", "zh", "中文（zh）"),
        ("es", "es", "español (es)"),
        ("es", "ceb", "cebuano (ceb)"),
        ("es", "pt-BR", "portugués de Brasil (pt-BR)"),
        ("zh_TW", "es-MX", "西班牙文（墨西哥）（es-MX）"),
        ("en", "qaa", "qaa"),
    ],
)
def test_a_language_is_named_in_the_language_of_the_interface(ui: str, tag: str, name: str) -> None:
    set_language(ui)
    assert language_name(tag) == name


@pytest.mark.parametrize("ui", LANGUAGES)
def test_every_language_of_the_core_has_a_name(ui: str) -> None:
    set_language(ui)
    assert len(TARGETS) > 100
    assert [tag for tag in TARGETS if language_name(tag) == tag] == []


# A different language from the interface's while a report is written


def test_a_report_speaks_its_own_language_and_the_interface_keeps_its() -> None:
    set_interface_language("es")
    with speaking("zh_TW"):
        assert current_language() == "zh_TW"
        assert format_list(["a", "b"]) == "a、b"
        with speaking("id"):
            assert format_number(12345.6, 1) == "12.345,6"
        assert language_name("es") == "西班牙文（es）"
    assert (current_language(), language_name("zh")) == ("es", "chino (zh)")


def test_a_report_of_the_terminal_has_the_numbers_of_its_language() -> None:
    set_interface_language("id", plain_numbers=True)
    assert format_number(1234.5, 1) == "1234.5"
    with speaking("id"):
        assert format_number(12345.5, 1) == "12.345,5"


def test_another_thread_keeps_the_language_of_the_interface() -> None:
    set_interface_language("es")
    with speaking("id"), ThreadPoolExecutor(1) as pool:
        # A thread started in the meantime has the interface's language, or switches on its own.
        assert pool.submit(current_language).result() == "es"

        def speak() -> str:
            with speaking("zh_CN"):
                return translate("Metrics", "No difference")

        own = pool.submit(speak).result()
        assert own != translate("Metrics", "No difference") == "Tidak ada perbedaan"
    with pytest.raises(ZeroDivisionError), speaking("id"):
        _ = 1 / 0
    assert current_language() == "es"


def test_spanish_keys_are_named_as_on_the_keyboard(qapp: object) -> None:
    set_language("es")
    try:
        keys = QKeySequence("Ctrl+Shift+S").toString(QKeySequence.SequenceFormat.NativeText)
    finally:
        set_language("en")
    assert keys == "Ctrl+Mayús+S"
