"""Fonts and colors of print."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication

from bleu_desktop.report import print_style
from bleu_desktop.report.paper import DOTS
from bleu_desktop.report.print_style import HUE, INK, PAPER, Fonts, print_palette

FAMILIES = ("Noto Sans", "Segoe UI", "Helvetica Neue", "Liberation Sans", "DejaVu Sans")
FIXED = (
    *("Noto Sans Mono", "Cascadia Mono", "Consolas"),
    *("Menlo", "DejaVu Sans Mono", "Liberation Mono"),
)


def test_each_size_is_larger_than_the_next() -> None:
    sizes = [
        print_style.TITLE,
        print_style.SECTION,
        print_style.LARGE,
        print_style.BODY,
        print_style.SMALL,
        print_style.TINY,
        print_style.LEAST,
    ]
    assert sizes == sorted({*sizes}, reverse=True)


def test_print_is_dark_on_white() -> None:
    palette, role = print_palette(), QPalette.ColorRole
    colors = {
        each: palette.color(each)
        for each in (role.Window, role.Base, role.WindowText, role.Text, role.Highlight)
    }
    assert [*colors.values()] == [PAPER, PAPER, INK, INK, HUE]


@pytest.mark.parametrize("first", range(6))
def test_the_first_installed_family_is_used(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, first: int
) -> None:
    installed = [*FAMILIES[first:][::-1], *FIXED[first:][::-1]]
    monkeypatch.setattr(QFontDatabase, "families", lambda *_: installed)
    fonts = Fonts("en")
    own, code = fonts.own(10.0), fonts.code(10.0)
    if first < len(FAMILIES):
        assert own.families()[0] == FAMILIES[first]
    assert code.families()[0] == FIXED[first]


def test_a_font_is_made_once_for_each_look(qapp: QApplication) -> None:
    fonts = Fonts("en")
    plain, bold, code = fonts.own(10.0), fonts.own(10.0, bold=True), fonts.code(10.0)
    assert (plain.bold(), bold.bold(), plain.pixelSize()) == (False, True, 10 * DOTS)
    assert fonts.own(10.0) is plain
    assert fonts.code(10.0) is code
    assert fonts.of_text(10.0, "en") is plain
    assert len(fonts.all_made) == 3
    assert fonts.own(10.04).pixelSize() == round(10.04 * DOTS)


def test_chinese_has_the_forms_of_its_language_or_else_of_the_report(qapp: QApplication) -> None:
    def families(language: str, tag: str | None) -> list[str]:
        return Fonts(language).of_text(10.0, tag).families()

    *simplified, own = families("en", "zh-CN")
    *traditional, _ = families("en", "zh-TW")
    assert simplified != traditional
    # Within a text in another language, they come after its own font.
    assert families("en", "es") == [own, *simplified]
    assert families("zh_TW", "es") == [own, *traditional]
    assert families("zh_TW", "zh-CN") == [*simplified, own]
