"""Filters in their menu, and a chip for each that is set."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bleu_desktop.segments.filters import CHIPS, Chips, Filters
from tests.helpers.diagnostics import SCORE_KINDS, diagnostics_of
from tests.helpers.roles import plain


@pytest.fixture
def filters(qtbot: QtBot, english: None) -> Iterator[Filters]:
    parent = QWidget()
    qtbot.addWidget(parent)
    chips = Chips(parent)
    yield Filters(parent, chips)
    parent.close()


def offered(filters: Filters) -> dict[str, str]:
    return {name: each.text() for name, each in filters.actions_of.items() if each.isVisible()}


def chips(filters: Filters) -> list[str]:
    """Return the chips that are shown, from left to right."""
    layout = filters.chips.layout()
    assert layout is not None
    found = [item.widget() for n in range(layout.count()) if (item := layout.itemAt(n))]
    return [each.text() for each in found if each is not None and not each.isHidden()]


NAMES = {
    "costly": "Biggest losses", "worst": "Lowest scores", "given": "Worst external scores",
    "different": "Biggest differences", "length": "Unusual length", "warned": "Warnings",
    "empty": "Empty", "untranslated": "Untranslated", "commented": "Annotated",
    "worse": "Worse since run 7",
}  # fmt: skip
TIPS = {
    "worst": "lowest sentence BLEU", "given": "worst external", "costly": "lower the overall",
    "different": "difference between two candidates", "length": "four tokens longer",
    "warned": "with a warning", "empty": "reference is empty", "untranslated": "still the source",
    "commented": "an assessment or a bookmark", "worse": "earlier run", "listed": "of this row",
}  # fmt: skip


def test_filters_that_select_segments_are_offered(filters: Filters) -> None:
    assert offered(filters) == {}
    for name in CHIPS:
        filters.show_count(name, 0)
    assert offered(filters) == {}
    filters.show_worse("7", 1)
    for name in CHIPS:
        filters.show_count(name, 1200)
    assert offered(filters) == {name: f"{text}: 1,200" for name, text in NAMES.items()}
    assert [*offered(filters)] == [*NAMES]
    tips = {
        name: plain(each.toolTip()).replace("\n", " ") for name, each in filters.actions_of.items()
    }
    assert all(part in tips[name] for name, part in TIPS.items())
    assert {
        plain(each.toolTip()).replace("\n", " ") for each in filters.chips.buttons.values()
    } == {*tips.values()}
    # What is not known yet has no number, and is hidden.
    filters.show_count("worst", None)
    assert "worst" not in offered(filters)


def test_a_filter_that_is_set_has_a_chip_that_releases_it(filters: Filters) -> None:
    told: list[str] = []
    filters.changed.connect(told.append)
    filters.show_count("worst", 3)
    filters.show_count("empty", 2)
    filters.actions_of["empty"].trigger()
    filters.actions_of["worst"].trigger()
    assert told == ["empty", "worst"]
    assert filters.checked() == {"empty", "worst"}
    assert filters.computed() == {"empty", "worst"}
    # In the order in which they were set.
    assert chips(filters) == ["Empty", "Lowest scores"]
    assert filters.chips.buttons["empty"].accessibleName() == "Empty"
    filters.chips.buttons["empty"].click()
    assert told == ["empty", "worst", "empty"]
    assert chips(filters) == ["Lowest scores"]
    assert filters.chips.buttons["empty"].isChecked()
    # What is set stays on offer, although it selects nothing now.
    filters.show_count("worst", 0)
    assert offered(filters) == {"worst": "Lowest scores: 0", "empty": "Empty: 2"}
    filters.release("worst")
    assert offered(filters) == {"empty": "Empty: 2"}
    filters.press("empty")
    filters.press("empty")
    assert filters.checked() == {"empty"}
    assert told[3:] == ["empty"]
    filters.press("commented")
    assert filters.computed() == {"empty"}
    filters.release()
    assert filters.checked() == frozenset()
    assert chips(filters) == []


def test_a_list_has_a_chip_and_is_not_in_the_menu(filters: Filters) -> None:
    filters.show_listed("a & b", 4)
    assert filters.checked() == {"listed"}
    assert offered(filters) == {}
    assert chips(filters) == ["a && b"]
    assert filters.chips.buttons["listed"].accessibleName() == "a & b"
    # A list does not outlast its page.
    filters.press("empty")
    assert filters.view_state() == {"empty"}
    filters.release()
    assert filters.restore_view_state(frozenset({"empty"}))
    assert filters.checked() == {"empty"}


def test_findings_are_offered_as_lists(filters: Filters) -> None:
    first, second = (diagnostics_of(kind)[0] for kind in SCORE_KINDS[:2])
    wanted: list[object] = []
    filters.finding_wanted.connect(wanted.append)
    filters.show_listed("Second", 2)
    filters.offer_findings([("First & last", 1, first), ("Second", 2, second)])
    section, *actions = filters._findings
    assert section.isVisible()
    assert section.text() == "Findings"
    assert [each.text() for each in actions] == ["First && last: 1", "Second: 2"]
    assert [each.isChecked() for each in actions] == [False, True]
    actions[0].trigger()
    assert wanted == [first]
    actions[1].trigger()
    assert filters.checked() == frozenset()
    filters.offer_findings([])
    assert not filters._findings[0].isVisible()
    assert not {*actions} & {*filters.menu().actions()}


def test_the_line_of_chips_does_not_move(filters: Filters) -> None:
    before = filters.chips.height()
    filters.press("empty")
    button = filters.chips.buttons["empty"]
    assert filters.chips.height() == before == button.sizeHint().height()
    assert button.focusPolicy() is Qt.FocusPolicy.StrongFocus
    assert filters.chips.accessibleName() == "Filters"
