"""The dialog in which bands, weights and price are stated."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from functools import partial
from pathlib import Path

from PySide6 import QtWidgets
from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator

from bleu_core.changes.model import BandTotal, OriginGroup, Volume
from bleu_core.changes.schemes import (
    EXAMPLES,
    MOST_DECIMALS,
    UNITS,
    Example,
    Scheme,
    Unit,
    is_currency,
    read_scheme,
    usual_decimals,
)
from bleu_core.errors import BleuError
from bleu_core.files.atomic import atomic_file
from bleu_core.files.origins import OriginKind
from bleu_desktop.changes.number_box import NumberBox
from bleu_desktop.i18n import translate
from bleu_desktop.shared import widgets
from bleu_desktop.shared.file_dialogs import file_dialog
from bleu_desktop.shared.forms import choose, combo, fill
from bleu_desktop.shared.manual import CHANGES, explain
from bleu_desktop.shared.sizes import space
from bleu_score.i18n import format_number, format_percent, with_detail, with_label
from bleu_score.messages.changes import band_name, origin_name, range_name
from bleu_score.messages.errors import error_text

_ONE, _NOTHING = Decimal(1), Decimal(0)
_EXTENSION = "toml"
# The line of the grid below all bands.
_BELOW = 1000
# Fields below the bands in a line.
_IN_A_LINE = 3
# The band that a new one halves if there is no other.
_HIGHEST = Decimal(100)


@dataclass(frozen=True)
class _Band:
    """The fields of a band.

    Attributes
    ----------
    low
        Its lower end; None for the last band, which begins at 0.
    name
        The name of the last band.
    weights
        Its weight, and those for kinds of origins.
    remove
        The button that removes it.
    """

    low: NumberBox | None
    name: QtWidgets.QLabel | None
    weights: Sequence[NumberBox]
    remove: QtWidgets.QToolButton | None

    def start(self) -> Decimal:
        """Return its lower end in percent."""
        return self.low.number() if self.low is not None else _NOTHING


class RatesDialog(QtWidgets.QDialog):
    """Asks for a rate scheme.

    Weights of 1 without a price weigh nothing: the scheme has bands only.

    Signals
    -------
    chosen
        The `Scheme`.
    """

    chosen = Signal(object)

    def __init__(self, scheme: Scheme, parent: QtWidgets.QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        explain(self, CHANGES)
        self._kinds: tuple[OriginKind, ...] = ()
        self._origins: tuple[tuple[str, OriginKind], ...] = ()
        self.bands: list[_Band] = []
        self._of_bands: list[QtWidgets.QWidget] = []
        self._intro = widgets.TextLabel(self, wrap=True, muted=True)
        content = self._content = QtWidgets.QWidget(self)
        self._grid = QtWidgets.QGridLayout()
        self.add_button = QtWidgets.QPushButton(content)
        self.new_box, self.locked_box, self.repeated_box = (_weight_box(content) for _ in range(3))
        self.repeated_check = QtWidgets.QCheckBox(content)
        self._area = widgets.scroll_area(content, self)
        inside = widgets.column(content, spacing=1)
        inside.setContentsMargins(0, 0, space(1), 0)
        inside.addLayout(self._grid)
        inside.addStretch(1)
        self.unit_box = combo(self)
        self.price_box = NumberBox(self, most=1e9, decimals=6, step=0.01)
        self.price_box.setSpecialValueText("–")
        self.currency_edit = QtWidgets.QLineEdit(self)
        self.currency_edit.setValidator(
            QRegularExpressionValidator(QRegularExpression("[A-Za-z]{0,3}"), self)
        )
        self.decimals_box = combo(self)
        self.minimum_box = NumberBox(self, most=1e12, decimals=4, step=1)
        self.minimum_box.setSpecialValueText("–")
        self._money = (
            *(self.unit_box, self.price_box, self.currency_edit),
            *(self.decimals_box, self.minimum_box),
        )
        self.status = widgets.TextLabel(self, wrap=True)
        self.open_button = QtWidgets.QPushButton(self)
        self.save_button = QtWidgets.QPushButton(self)
        self.examples_button = QtWidgets.QPushButton(self)
        self.reset_button = QtWidgets.QPushButton(self)
        self.buttons = QtWidgets.QDialogButtonBox(self)
        self.ok_button = self.buttons.addButton(QtWidgets.QDialogButtonBox.StandardButton.Ok)
        self.cancel_button = self.buttons.addButton(
            QtWidgets.QDialogButtonBox.StandardButton.Cancel
        )
        self._lay_out()
        self._say()
        self._connect()
        self.show_scheme(scheme)
        self.bands[0].weights[0].setFocus()

    def _lay_out(self) -> None:
        price = QtWidgets.QGridLayout()
        price.setHorizontalSpacing(space(1))
        self._money_labels = [QtWidgets.QLabel(self) for _ in self._money]
        for number, (label, field) in enumerate(zip(self._money_labels, self._money, strict=True)):
            label.setBuddy(field)
            line, place = divmod(number, _IN_A_LINE)
            price.addWidget(label, 2 * line, place)
            price.addWidget(field, 2 * line + 1, place)
            price.setColumnStretch(place, 1)
        files = widgets.row(spacing=1)
        for button in (
            *(self.open_button, self.save_button),
            *(self.examples_button, self.reset_button),
        ):
            button.setAutoDefault(False)
            files.addWidget(button)
        files.addStretch(1)
        self.add_button.setAutoDefault(False)
        layout = widgets.column(self, spacing=1.5)
        margin = space(2)
        layout.setContentsMargins(margin, margin, margin, margin)
        layout.addWidget(self._intro)
        layout.addWidget(self._area, 1)
        layout.addLayout(price)
        layout.addWidget(self.status)
        layout.addLayout(files)
        layout.addWidget(self.buttons)

    def _say(self) -> None:
        self.setWindowTitle(translate("Rates", "Rates"))
        intro = translate(
            "Rates",
            "Each word or character counts with the weight of its band. With the weight {weight}, "
            "ten words count as three.",
        )
        self._intro.setText(intro.format(weight=format_number(0.3, 1)))
        names: dict[Unit, str] = {
            "words": translate("Rates", "Words"),
            "characters": translate("Rates", "Characters"),
        }
        fill(self.unit_box, [(unit, names[unit]) for unit in UNITS])
        texts = (
            translate("Rates", "&Unit"),
            translate("Rates", "&Price per unit"),
            translate("Rates", "&Currency (ISO code)"),
            translate("Rates", "&Decimals of amounts"),
            translate("Rates", "&Minimum fee"),
        )
        for label, field, text in zip(self._money_labels, self._money, texts, strict=True):
            label.setText(text)
            field.setAccessibleName(text.replace("&", ""))
        self.currency_edit.setPlaceholderText("EUR")
        self.add_button.setText(translate("Rates", "Add band"))
        self.open_button.setText(translate("Rates", "Open file…"))
        self.save_button.setText(translate("Rates", "Save file…"))
        self.reset_button.setText(translate("Rates", "Reset"))
        self._offer_examples()
        self.ok_button.setText(translate("Rates", "OK"))
        self.cancel_button.setText(translate("Rates", "Cancel"))
        states: tuple[tuple[QtWidgets.QLabel | QtWidgets.QCheckBox, str, NumberBox], ...] = (
            (QtWidgets.QLabel(self._content), "new", self.new_box),
            (QtWidgets.QLabel(self._content), "locked", self.locked_box),
            (self.repeated_check, "repeated", self.repeated_box),
        )
        self._grid.setColumnStretch(0, 1)
        self._grid.addWidget(self.add_button, _BELOW, 0, Qt.AlignmentFlag.AlignLeft)
        for place, (name, state, box) in enumerate(states, _BELOW + 1):
            text = band_name(BandTotal(state, None, None, Volume()))
            name.setText(text)
            box.setAccessibleName(with_label(text, translate("Rates", "Weight")))
            if isinstance(name, QtWidgets.QLabel):
                name.setBuddy(box)
            self._grid.addWidget(name, place, 0)
            self._grid.addWidget(box, place, 1)

    def _offer_examples(self) -> None:
        self.examples_button.setText(translate("Rates", "Examples"))
        examples: dict[Example, str] = {
            "words": translate("Rates", "Example: per word, repetitions apart"),
            "whole": translate("Rates", "Example: per word, with a minimum fee"),
            "characters": translate("Rates", "Example: per character"),
        }
        menu = QtWidgets.QMenu(self)
        for example, scheme in EXAMPLES.items():
            action = menu.addAction(with_detail(examples[example], scheme.currency))
            action.triggered.connect(partial(self.show_scheme, scheme))
        self.examples_button.setMenu(menu)

    def _connect(self) -> None:
        self.add_button.clicked.connect(self._add_band)
        self.repeated_check.toggled.connect(self.repeated_box.setEnabled)
        self.open_button.clicked.connect(self._choose_file)
        self.save_button.clicked.connect(self._choose_place)
        self.reset_button.clicked.connect(lambda: self.show_scheme(Scheme()))
        self.currency_edit.textChanged.connect(self._take_currency)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    # The scheme

    def show_scheme(self, scheme: Scheme) -> None:
        """Show a scheme; one without weights has a weight of 1 everywhere."""
        self._kinds = tuple(kind for kind, _ in scheme.of_kinds)
        # Other rates answer nothing about the origins of these files.
        self._origins = tuple({**dict(self._origins), **dict(scheme.origins)}.items())
        usual = scheme.weights or (_ONE,) * len(scheme.bands)
        columns = (usual, *(weights for _, weights in scheme.of_kinds))
        self._show_bands(scheme.bands, list(zip(*columns, strict=True)))
        self.new_box.set_number(scheme.new)
        self.locked_box.set_number(scheme.locked)
        self.repeated_check.setChecked(scheme.repeated is not None)
        self.repeated_box.setEnabled(scheme.repeated is not None)
        self.repeated_box.set_number(_ONE if scheme.repeated is None else scheme.repeated)
        choose(self.unit_box, scheme.unit)
        self.price_box.set_number(scheme.price or _NOTHING)
        self.currency_edit.setText(scheme.currency)
        self._take_currency()
        decimals = "" if scheme.own_decimals is None else str(scheme.own_decimals)
        choose(self.decimals_box, decimals)
        self.minimum_box.set_number(scheme.minimum or _NOTHING)

    def scheme(self) -> Scheme:
        """Return the scheme that the fields state."""
        bands = sorted(self.bands, key=lambda band: -band.start())
        rows = [[box.number() for box in band.weights] for band in bands]
        usual, *others = zip(*rows, strict=True)
        scheme = Scheme(
            bands=tuple(band.start() for band in bands),
            weights=usual,
            new=self.new_box.number(),
            locked=self.locked_box.number(),
            repeated=self.repeated_box.number() if self.repeated_check.isChecked() else None,
            of_kinds=tuple(zip(self._kinds, others, strict=True)),
            price=self.price_box.number() or None,
            currency=self._currency(),
            own_decimals=int(decimals) if (decimals := self.decimals_box.currentData()) else None,
            minimum=self.minimum_box.number() or None,
            unit=self.unit_box.currentData(),
            origins=self._origins,
        )
        plain = replace(scheme, weights=(_ONE,) * len(bands), new=_ONE, locked=_NOTHING)
        weighs_nothing = scheme == replace(plain, price=None, repeated=None, of_kinds=())
        return replace(scheme, weights=()) if weighs_nothing else scheme

    def _currency(self) -> str:
        return self.currency_edit.text().upper()

    def _take_currency(self) -> None:
        """Offer the usual decimals of the currency first."""
        chosen = self.decimals_box.currentData() or ""
        usual = translate("Rates", "As usual: {count}")
        decimals = usual_decimals(self._currency())
        fill(
            self.decimals_box,
            [
                ("", usual.format(count=format_number(decimals))),
                *((str(count), format_number(count)) for count in range(MOST_DECIMALS + 1)),
            ],
        )
        choose(self.decimals_box, chosen)
        self._check()

    # Bands

    def _show_bands(
        self, starts: Sequence[Decimal], weights: Sequence[Sequence[Decimal]], focus: int = -1
    ) -> None:
        """Make the fields of the bands; the lower end of one of them can get the focus."""
        for widget in self._of_bands:
            self._grid.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        self._of_bands = []
        titles = [translate("Rates", "Similarity from"), *self._weight_titles()]
        for place, title in enumerate(titles):
            label = widgets.TextLabel(self._content, bold=True)
            label.setText(title)
            self._place(label, 0, place)
        self.bands = []
        for number, (start, own) in enumerate(zip(starts, weights, strict=True), 1):
            self.bands.append(self._band(number, start, own))
        stops: list[QtWidgets.QWidget] = []
        for band in self.bands:
            fields = (band.low, *band.weights, band.remove)
            stops += [field for field in fields if field is not None]
        states = (self.new_box, self.locked_box, self.repeated_check, self.repeated_box)
        widgets.set_tab_order([*stops, self.add_button, *states, self.unit_box])
        if focus >= 0 and (low := self.bands[focus].low) is not None:
            low.setFocus()
        self._check()
        self._fit()

    def _fit(self) -> None:
        """Make room for all bands, unless they are many."""
        wanted = self._content.minimumSizeHint()
        bar = self._area.verticalScrollBar().sizeHint().width()
        self._area.setMinimumSize(wanted.width() + bar, min(wanted.height(), widgets.em(self, 30)))
        self.resize(self.sizeHint().expandedTo(self.size()))

    def _band(self, number: int, start: Decimal, weights: Sequence[Decimal]) -> _Band:
        content = self._content
        low: NumberBox | None = None
        name: QtWidgets.QLabel | None = None
        remove: QtWidgets.QToolButton | None = None
        if start:
            low = NumberBox(content, most=100, decimals=2, step=1)
            low.setSuffix(format_percent(0, 0)[1:])
            low.set_number(start)
            low.setAccessibleName(translate("Rates", "Similarity from"))
            low.valueChanged.connect(self._check)
            self._place(low, number, 0)
        else:
            name = QtWidgets.QLabel(content)
            self._place(name, number, 0)
        boxes = [_weight_box(content) for _ in weights]
        for place, (box, weight) in enumerate(zip(boxes, weights, strict=True), 1):
            box.set_number(weight)
            self._place(box, number, place)
        if low is not None:
            remove = widgets.tool_button("remove", content)
            remove.setToolTip(translate("Rates", "Remove this band"))
            remove.clicked.connect(lambda: self._remove_band(number - 1))
            self._place(remove, number, len(boxes) + 1)
        return _Band(low, name, boxes, remove)

    def _place(self, widget: QtWidgets.QWidget, line: int, place: int) -> None:
        self._grid.addWidget(widget, line, place)
        self._of_bands.append(widget)
        # A widget that is made later is hidden.
        widget.show()

    def _weight_titles(self) -> list[str]:
        kinds = (origin_name(OriginGroup(kind)) for kind in self._kinds)
        return [translate("Rates", "Weight"), *kinds]

    def _stated(self) -> tuple[list[Decimal], list[list[Decimal]]]:
        starts = [band.start() for band in self.bands]
        return starts, [[box.number() for box in band.weights] for band in self.bands]

    def _add_band(self) -> None:
        """Add a band above the last one, which it halves."""
        starts, weights = self._stated()
        last = len(starts) - 1
        above = min(starts[:last], default=_HIGHEST)
        starts.insert(last, (above / 2).quantize(_ONE) or above / 2)
        weights.insert(last, weights[last])
        self._show_bands(starts, weights, last)

    def _remove_band(self, number: int) -> None:
        starts, weights = self._stated()
        del starts[number], weights[number]
        self._show_bands(starts, weights, number)

    def _check(self) -> None:
        """Tell what is wrong, and name the last band after those above it."""
        starts = [band.start() for band in self.bands]
        problem = self._problem(starts)
        self.status.setText(problem)
        self.status.setVisible(bool(problem))
        for button in (self.ok_button, self.save_button):
            button.setEnabled(not problem)
        above = min((start for start in starts if start), default=None)
        titles = self._weight_titles()
        for band, start in zip(self.bands, starts, strict=True):
            text = range_name(start, above) if band.low is None else _percent(start)
            if band.name is not None:
                band.name.setText(text)
            for box, title in zip(band.weights, titles, strict=True):
                box.setAccessibleName(with_label(text, title))
            if band.remove is not None:
                name = translate("Rates", "Remove this band")
                band.remove.setAccessibleName(with_label(name, text))

    def _problem(self, starts: Sequence[Decimal]) -> str:
        for start in starts:
            if starts.count(start) > 1:
                text = translate("Rates", "Two bands begin at {percent}.")
                return text.format(percent=_percent(start))
        if (currency := self._currency()) and not is_currency(currency):
            return translate("Rates", "A currency is an ISO code of three letters, such as EUR.")
        return ""

    # Files

    def read(self, path: Path) -> None:
        """Show the scheme of a file, or the reason why it has none."""
        try:
            scheme = read_scheme(path)
        except BleuError as error:
            self._tell(error_text(error))
        else:
            self.show_scheme(scheme)

    def write(self, path: Path) -> None:
        """Save the scheme as a file."""
        try:
            with atomic_file(path) as file:
                file.write(self.scheme().to_toml().encode())
        except BleuError as error:
            self._tell(error_text(error))
        else:
            self._tell(translate("MainWindow", "Saved"))

    def _tell(self, text: str) -> None:
        self.status.setText(text)
        self.status.show()

    def _choose_file(self) -> None:
        mode = QtWidgets.QFileDialog.FileMode.ExistingFile
        dialog = file_dialog(self, translate("Rates", "Open rates"), "", mode, filters=_filters())
        dialog.fileSelected.connect(lambda name: self.read(Path(name)))
        dialog.open()

    def _choose_place(self) -> None:
        title = translate("Rates", "Save rates")
        dialog = file_dialog(self, title, "", filters=_filters(), suffix=_EXTENSION)
        dialog.fileSelected.connect(lambda name: self.write(Path(name)))
        dialog.open()

    def accept(self) -> None:
        if self.ok_button.isEnabled():
            scheme = self.scheme()
            super().accept()
            self.chosen.emit(scheme)


def _filters() -> list[str]:
    rates = translate("Rates", "Rates ({endings})").format(endings=f"*.{_EXTENSION}")
    return [rates, translate("MainWindow", "All files (*)")]


def _weight_box(parent: QtWidgets.QWidget) -> NumberBox:
    return NumberBox(parent, most=1e6, decimals=4, step=0.05)


def _percent(number: Decimal) -> str:
    return range_name(number, number)
