"""The dialog of rates: schemes, bands, numbers as they are typed, and files."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from bleu_core.changes.schemes import EXAMPLES, Scheme, read_scheme, scheme_of
from bleu_core.files.origins import OriginKind
from bleu_desktop.changes.number_box import NumberBox
from bleu_desktop.changes.rates_dialog import RatesDialog
from bleu_desktop.i18n import set_language
from tests.helpers.driving import part
from tests.helpers.lanes import slow_but
from tests.helpers.layout import cut_off

FULL = """
currency = "EUR"
price = 0.105
decimals = 3
minimum = 12.5
unit = "characters"
[weights]
100 = 0.1
"99.5" = 0.123456
50 = 0.8
new = 0.9
locked = 0.01
repeated = 0.05
[memory]
100 = 0
[machine]
50 = 0.7
"""
WEIGHED = scheme_of({"weights": {"100": 0.1, "50": 0.8}})


@pytest.fixture
def opened(qtbot: QtBot, english: None) -> Iterator[Callable[[Scheme], RatesDialog]]:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()

    def opened(scheme: Scheme) -> RatesDialog:
        dialog = RatesDialog(scheme, parent)
        dialog.open()
        qtbot.waitExposed(dialog)
        return dialog

    yield opened
    # Dialogs do not close with the window that opened them.
    for dialog in parent.findChildren(RatesDialog):
        dialog.close()
    parent.close()


@pytest.mark.parametrize(
    "scheme",
    [
        Scheme(),
        scheme_of({"bands": [99.5, 80]}),
        WEIGHED,
        scheme_of(tomllib.loads(FULL)),
        scheme_of({"weights": {"100": 1, "repeated": 1}}),
        scheme_of({"weights": {"100": 1}, "price": 0.1}),
    ],
)
def test_a_scheme_comes_back_as_it_was(
    opened: Callable[[Scheme], RatesDialog], qtbot: QtBot, scheme: Scheme
) -> None:
    dialog = opened(scheme)
    with qtbot.waitSignal(dialog.chosen) as chosen:
        dialog.ok_button.click()
    assert chosen.args == [scheme]


def test_equal_weights_without_a_price_weigh_nothing(
    opened: Callable[[Scheme], RatesDialog],
) -> None:
    dialog = opened(WEIGHED)
    assert dialog.scheme().is_weighted
    for band in dialog.bands:
        band.weights[0].set_number(Decimal(1))
    assert not dialog.scheme().is_weighted
    dialog.price_box.set_number(Decimal("0.1"))
    assert dialog.scheme().is_weighted


def test_bands_can_be_added_and_removed(opened: Callable[[Scheme], RatesDialog]) -> None:
    dialog = opened(WEIGHED)
    dialog.add_button.click()
    assert dialog.scheme().bands == (100, 50, 25, 0)
    assert dialog.scheme().weights == (Decimal("0.1"), Decimal("0.8"), 1, 1)
    # The new band is where the user goes on.
    assert dialog.focusWidget() is dialog.bands[2].low
    # Bands may be stated in any order.
    low = dialog.bands[2].low
    assert low is not None
    low.set_number(Decimal(95))
    assert dialog.scheme().bands == (100, 95, 50, 0)
    remove = dialog.bands[0].remove
    assert remove is not None
    remove.click()
    assert dialog.scheme().bands == (95, 50, 0)
    # The next band gets the focus of the one that was removed.
    assert dialog.focusWidget() is dialog.bands[0].low
    for _ in range(2):
        remove = dialog.bands[0].remove
        assert remove is not None
        remove.click()
    assert dialog.scheme().bands == (0,)
    # The last band stays.
    assert dialog.bands[0].remove is None


def test_a_currency_is_a_code_and_decides_the_usual_decimals(
    opened: Callable[[Scheme], RatesDialog],
) -> None:
    dialog = opened(WEIGHED)
    for typed, code, decimals in (("eur", "EUR", 2), ("jpy", "JPY", 0), ("kwd", "KWD", 3)):
        dialog.currency_edit.clear()
        QTest.keyClicks(dialog.currency_edit, typed[:2])
        assert not dialog.ok_button.isEnabled()
        assert dialog.status.text()
        QTest.keyClicks(dialog.currency_edit, typed[2:])
        assert dialog.ok_button.isEnabled()
        assert not dialog.status.isVisible()
        scheme = dialog.scheme()
        assert (scheme.currency, scheme.decimals, scheme.own_decimals) == (code, decimals, None)
        assert dialog.decimals_box.currentText().endswith(str(decimals))
    dialog.currency_edit.insert("€")
    assert dialog.scheme().currency == "KWD"
    dialog.decimals_box.setCurrentIndex(dialog.decimals_box.findData("1"))
    dialog.currency_edit.setText("IDR")
    assert dialog.scheme().decimals == 1


def test_each_field_has_a_name(opened: Callable[[Scheme], RatesDialog]) -> None:
    dialog = opened(scheme_of(tomllib.loads(FULL)))
    dialog.reset_button.setFocus()
    labels = {label.buddy(): label.text() for label in dialog.findChildren(QLabel) if label.buddy()}
    fields = {
        dialog.unit_box: "&Unit",
        dialog.price_box: "&Price per unit",
        dialog.currency_edit: "&Currency (ISO code)",
        dialog.decimals_box: "&Decimals of amounts",
        dialog.minimum_box: "&Minimum fee",
        dialog.new_box: "New (no suggestion)",
        dialog.locked_box: "Locked",
    }
    assert labels == fields
    assert [field.accessibleName() for field in fields] == [
        *(text.replace("&", "") for text in [*fields.values()][:5]),
        *("New (no suggestion): Weight", "Locked: Weight"),
    ]
    assert dialog.repeated_check.text() == "Repeated"
    assert dialog.repeated_box.accessibleName() == "Repeated: Weight"
    assert [box.accessibleName() for box in dialog.bands[1].weights] == [
        "from 99.5%: Weight",
        "from 99.5%: Machine translation",
        "from 99.5%: Translation memory",
    ]
    removes = [band.remove for band in dialog.bands if band.remove is not None]
    assert [each.accessibleName() for each in removes] == [
        f"Remove this band: {percent}" for percent in ("100%", "from 99.5%", "50%")
    ]
    units = [dialog.unit_box.itemText(place) for place in range(dialog.unit_box.count())]
    assert units == ["Words", "Characters"]
    # Below each other are bands and states; a weight is in the column of its origin.
    grid = dialog._grid

    def cell(widget: QWidget | None) -> tuple[int, int]:
        assert widget is not None
        line, place, *_ = grid.getItemPosition(grid.indexOf(widget))
        return line, place

    lines = [[band.low or band.name, *band.weights] for band in dialog.bands]
    assert [[cell(each) for each in line] for line in lines] == [
        [(number, place) for place in range(4)] for number in range(1, 5)
    ]
    assert [cell(remove) for remove in removes] == [(number, 4) for number in range(1, 4)]
    below, *_ = cell(dialog.add_button)
    assert below > 4
    assert [cell(box) for box in (dialog.new_box, dialog.locked_box, dialog.repeated_box)] == [
        (below + number, 1) for number in range(1, 4)
    ]
    assert cell(dialog.repeated_check) == (below + 3, 0)


def test_repeated_segments_have_a_weight_if_they_are_rated_apart(
    opened: Callable[[Scheme], RatesDialog],
) -> None:
    dialog = opened(WEIGHED)
    assert not dialog.repeated_box.isEnabled()
    dialog.repeated_check.click()
    assert dialog.repeated_box.isEnabled()
    assert dialog.scheme().repeated == 1
    assert opened(scheme_of(tomllib.loads(FULL))).repeated_box.isEnabled()


@pytest.mark.parametrize(
    ("stated", "halved"), [([], 50), (["50"], 25), (["3"], 2), (["1"], Decimal("0.5"))]
)
def test_a_new_band_halves_the_last_one(
    opened: Callable[[Scheme], RatesDialog], stated: list[str], halved: Decimal
) -> None:
    dialog = opened(scheme_of({"weights": {"100": 0.1, **dict.fromkeys(stated, 0.5)}}))
    if not stated:
        dialog = opened(Scheme(bands=(Decimal(0),)))
    dialog.add_button.click()
    assert dialog.scheme().bands[-2:] == (halved, 0)
    assert dialog.focusWidget() is dialog.bands[-2].low


def test_other_bands_take_the_place_of_those_before(
    opened: Callable[[Scheme], RatesDialog],
) -> None:
    dialog = opened(scheme_of(tomllib.loads(FULL)))
    for scheme in (WEIGHED, Scheme(), scheme_of(tomllib.loads(FULL))):
        dialog.show_scheme(scheme)
        boxes = [box for box in dialog._content.findChildren(NumberBox) if not box.isHidden()]
        of_bands = [
            box for band in dialog.bands for box in (band.low, *band.weights) if box is not None
        ]
        states = [dialog.new_box, dialog.locked_box, dialog.repeated_box]
        assert {*boxes} == {*of_bands, *states}
        titles = [label.text() for label in dialog._content.findChildren(QLabel)
                  if not label.isHidden() and label.font().bold()]  # fmt: skip
        assert titles[:2] == ["Similarity from", "Weight"]
        assert len(titles) == 2 + len(scheme.of_kinds)


def test_a_band_says_where_it_begins(opened: Callable[[Scheme], RatesDialog]) -> None:
    dialog = opened(WEIGHED)
    for band, start in zip(dialog.bands, ("100%", "50%"), strict=False):
        assert band.low is not None
        assert band.remove is not None
        assert band.low.text() == start
        assert band.low.accessibleName() == "Similarity from"
        assert band.weights[0].accessibleName() == f"{start}: Weight"
        assert band.remove.accessibleName() == f"Remove this band: {start}"
        assert "Remove this band" in band.remove.toolTip()
    assert (dialog.bands[0].low.maximum(), dialog.bands[0].low.decimals()) == (100, 2)  # type: ignore[union-attr]


def test_files_are_asked_for_by_their_ending(
    opened: Callable[[Scheme], RatesDialog], tmp_path: Path
) -> None:
    dialog = opened(WEIGHED)
    for button, mode in (
        (dialog.save_button, QFileDialog.AcceptMode.AcceptSave),
        (dialog.open_button, QFileDialog.AcceptMode.AcceptOpen),
    ):
        button.click()
        [asking] = [each for each in dialog.findChildren(QFileDialog) if each.acceptMode() is mode]
        assert asking.nameFilters()[0] == "Rates (*.toml)"
        asking.fileSelected.emit(str(tmp_path / "rates.toml"))
        asking.close()
    assert dialog.scheme() == WEIGHED
    assert read_scheme(tmp_path / "rates.toml") == WEIGHED


def test_the_last_band_is_named_after_those_above_it(
    opened: Callable[[Scheme], RatesDialog],
) -> None:
    dialog = opened(WEIGHED)
    name, low = dialog.bands[2].name, dialog.bands[1].low
    assert name is not None
    assert low is not None
    assert name.text() == "below 50%"
    assert dialog.bands[2].weights[0].accessibleName() == "below 50%: Weight"
    low.set_number(Decimal(80))
    assert name.text() == "below 80%"


def test_examples_are_named_as_examples(opened: Callable[[Scheme], RatesDialog]) -> None:
    dialog = opened(WEIGHED)
    actions = dialog.examples_button.menu().actions()
    assert len(actions) == len(EXAMPLES) == 3
    names = {
        "words": "Example: per word, repetitions apart",
        "whole": "Example: per word, with a minimum fee",
        "characters": "Example: per character",
    }
    for action, (example, scheme) in zip(actions, EXAMPLES.items(), strict=True):
        action.trigger()
        assert action.text().startswith(names[example])
        assert scheme.currency in action.text()
        assert dialog.scheme() == scheme


def test_other_rates_keep_what_the_user_said_about_origins(
    opened: Callable[[Scheme], RatesDialog],
) -> None:
    dialog = opened(Scheme().with_answer("Lara", OriginKind.MACHINE))
    dialog.show_scheme(EXAMPLES["whole"])
    assert dialog.scheme() == EXAMPLES["whole"].with_answer("Lara", OriginKind.MACHINE)


def test_two_bands_cannot_begin_at_the_same_similarity(
    opened: Callable[[Scheme], RatesDialog],
) -> None:
    dialog = opened(WEIGHED)
    low = dialog.bands[0].low
    assert low is not None
    low.set_number(Decimal(50))
    assert not dialog.ok_button.isEnabled()
    assert "50%" in dialog.status.text()
    low.set_number(Decimal(90))
    assert dialog.ok_button.isEnabled()
    assert not dialog.status.isVisible()


@pytest.mark.parametrize(("language", "shown"), [("en", "0.35"), ("es", "0,35")])
@pytest.mark.parametrize("typed", ["0.35", "0,35"])
def test_a_decimal_is_typed_with_point_or_comma(
    opened: Callable[[Scheme], RatesDialog], language: str, shown: str, typed: str
) -> None:
    set_language(language)
    dialog = opened(Scheme())
    box = dialog.bands[0].weights[0]
    box.selectAll()
    QTest.keyClicks(box, typed)
    assert box.text() == shown
    assert dialog.scheme().weights[0] == Decimal("0.35")


def test_tab_goes_through_the_fields_from_top_to_bottom(
    opened: Callable[[Scheme], RatesDialog],
) -> None:
    dialog = opened(WEIGHED)
    dialog.add_button.click()
    dialog.bands[0].weights[0].setFocus()
    found: list[QWidget | None] = []
    for _ in range(6):
        QTest.keyClick(dialog, Qt.Key.Key_Tab)
        found.append(dialog.focusWidget())
    first, second, third = dialog.bands[:3]
    expected = [first.remove, second.low, *second.weights, second.remove, third.low]
    assert found == [*expected, *third.weights]


def test_a_saved_file_is_opened_again(
    opened: Callable[[Scheme], RatesDialog], tmp_path: Path
) -> None:
    scheme = scheme_of(tomllib.loads(FULL))
    dialog = opened(scheme)
    dialog.save_button.click()
    asking = part(dialog, QFileDialog)
    assert asking.nameFilters() == ["Rates (*.toml)", "All files (*)"]
    assert asking.windowTitle() == "Save rates"
    asking.fileSelected.emit(str(tmp_path / "rates.toml"))
    asking.reject()
    assert read_scheme(tmp_path / "rates.toml") == scheme
    other = opened(Scheme())
    other.open_button.click()
    asking = part(other, QFileDialog)
    assert asking.nameFilters() == ["Rates (*.toml)", "All files (*)"]
    assert asking.windowTitle() == "Open rates"
    asking.fileSelected.emit(str(tmp_path / "rates.toml"))
    asking.reject()
    assert other.scheme() == scheme


def test_a_file_without_rates_says_why(
    opened: Callable[[Scheme], RatesDialog], tmp_path: Path
) -> None:
    dialog = opened(WEIGHED)
    path = tmp_path / "rates.toml"
    path.write_text("[weights]\n100 = -1", "utf-8")
    dialog.read(path)
    assert "weights.100" in dialog.status.text()
    assert dialog.scheme() == WEIGHED
    dialog.read(tmp_path / "none.toml")
    assert "none.toml" in dialog.status.text()
    dialog.write(tmp_path / "nowhere" / "rates.toml")
    assert "nowhere" in dialog.status.text()


@pytest.mark.parametrize(
    "language", slow_but(["id", "zh_TW"], ["en", "es", "id", "zh_CN", "zh_TW"])
)
@pytest.mark.parametrize("content", ["", FULL])
def test_every_text_has_room(
    opened: Callable[[Scheme], RatesDialog], qapp: QApplication, language: str, content: str
) -> None:
    set_language(language)
    dialog = opened(scheme_of(tomllib.loads(content)))
    for _ in range(5):
        qapp.processEvents()
    assert cut_off(dialog) == []
