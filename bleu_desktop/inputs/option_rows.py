"""Rows of the settings, made from the declarations of the options (`bleu_core.options`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from PySide6 import QtWidgets
from PySide6.QtCore import QRegularExpression, QSignalBlocker
from PySide6.QtGui import QRegularExpressionValidator

from bleu_core.languages.tags import LANGUAGES
from bleu_core.options import Declared, Form, declarations, value_of
from bleu_desktop.i18n import locale, translate
from bleu_desktop.shared.forms import LazyComboBox, choose, combo, fill, labeled, set_up_combo
from bleu_desktop.shared.widgets import em, folded, guard_wheel, plain_tool_tip
from bleu_score.i18n import LANGUAGES as INTERFACE_LANGUAGES
from bleu_score.i18n import format_number, language_name, language_tag
from bleu_score.messages.options import OptionWords, option_words, value_name

# The interface's languages come first, because most users translate into one of them.
_FIRST_LANGUAGES = tuple(map(language_tag, INTERFACE_LANGUAGES))
_LARGEST_OF_QT = 2**31 - 1

# In pixels; the panel is at most 360 wide.
WIDEST_LABEL = 240

Change = Callable[[str, Any], None]


class OptionRow:
    """The field of an option, and its label.

    Parameters
    ----------
    field
        The widget that shows it.
    change
        Called with the option's path and the value the user chose.

    Attributes
    ----------
    words
        The words for the option.
    """

    def __init__(self, option: Declared, field: QtWidgets.QWidget, change: Change) -> None:
        self.option = option
        self.field = field
        self.label: QtWidgets.QLabel | None = None
        self._change = change
        self.words = option_words().get(option.path, OptionWords(label=option.name))
        field.setToolTip(plain_tool_tip(self.words.tip) if self.words.tip else "")

    def add_label(self, layout: QtWidgets.QFormLayout) -> None:
        """Add the field to a form, with its label."""
        self.label = labeled(layout, self.field)
        self.label.setText(folded(self.words.label, self.label.fontMetrics(), WIDEST_LABEL))

    def changed(self, value: Any) -> None:
        """Report the user's choice."""
        self._change(self.option.path, value)

    def set_enabled(self, enabled: bool) -> None:
        """Enable or disable field and label."""
        self.field.setEnabled(enabled)
        if self.label:
            self.label.setEnabled(enabled)

    def show(self, value: Any) -> None:
        """Show a value, without reporting a change."""
        raise NotImplementedError


class ChoiceRow(OptionRow):
    """A list of names to choose from."""

    def __init__(self, option: Declared, parent: QtWidgets.QWidget, change: Change) -> None:
        self.box = self.make_box(parent)
        super().__init__(option, self.box, change)
        fill(self.box, self.items())
        # "" stands for None, which Qt cannot store.
        self.box.activated.connect(lambda: self.changed(self.box.currentData() or None))

    def make_box(self, parent: QtWidgets.QWidget) -> QtWidgets.QComboBox:
        """Return the empty field."""
        return combo(parent)

    def items(self) -> list[tuple[str, str]]:
        """Return the values with their names."""
        allowed = self.option.option.allowed
        return [(name, value_name(self.option.path, name)) for name in allowed]

    def show(self, value: Any) -> None:
        prefix = self.option.option.file_prefix
        if prefix and value.startswith(prefix) and self.box.findData(value) < 0:
            # The command line takes any file.
            self.box.addItem(value, value)
        choose(self.box, value or "")


class LanguageRow(ChoiceRow):
    """A list of languages, after an item that detects the language.

    The names of the languages are looked up when the list is first opened, to speed up start-up.
    """

    _is_complete = False

    def make_box(self, parent: QtWidgets.QWidget) -> QtWidgets.QComboBox:
        box = set_up_combo(LazyComboBox(parent))
        box.items_wanted.connect(self._complete)
        return box

    def items(self) -> list[tuple[str, str]]:
        detect = ("", translate("SettingsPanel", "Automatic"))
        if not self._is_complete:
            return [detect]
        rest = [tag for tag in LANGUAGES if tag not in _FIRST_LANGUAGES]
        return [detect, *((tag, language_name(tag)) for tag in (*_FIRST_LANGUAGES, *rest))]

    def show(self, value: Any) -> None:
        if value:
            self._complete()
            if self.box.findData(value) < 0:
                # The command line takes any language.
                self.box.addItem(language_name(value), value)
        super().show(value)

    def _complete(self) -> None:
        """Offer all languages from now on."""
        if not self._is_complete:
            self._is_complete = True
            fill(self.box, self.items())


class SwitchRow(OptionRow):
    """A check box, which has its own label."""

    def __init__(self, option: Declared, parent: QtWidgets.QWidget, change: Change) -> None:
        self.box = QtWidgets.QCheckBox(parent)
        super().__init__(option, self.box, change)
        # Check boxes do not wrap by themselves, and the panel is narrow.
        self.box.setText(folded(self.words.label, self.box.fontMetrics(), WIDEST_LABEL))
        self.box.setAccessibleName(self.words.label)
        self.box.toggled.connect(self.changed)

    def show(self, value: Any) -> None:
        with QSignalBlocker(self.box):
            self.box.setChecked(value)


class WholeRow(OptionRow):
    """A whole number; if None is allowed, the field stores it as the least number minus 1."""

    def __init__(self, option: Declared, parent: QtWidgets.QWidget, change: Change) -> None:
        self.box = QtWidgets.QSpinBox(parent)
        super().__init__(option, self.box, change)
        self.box.setLocale(locale())
        low, high = option.option.allowed
        self._least = low - 1 if option.option.optional else low
        self.box.setRange(self._least, high)
        self.box.setSingleStep(max(high // 1000, 1))
        # A long text for the default does not make the panel wider.
        self.box.setMinimumWidth(em(self.box, 8))
        self.box.setGroupSeparatorShown(high >= 1000)
        self.box.setKeyboardTracking(False)
        if option.option.optional:
            # An emptied field returns to the default.
            self.box.setCorrectionMode(
                QtWidgets.QAbstractSpinBox.CorrectionMode.CorrectToNearestValue
            )
        self.box.valueChanged.connect(lambda value: self.changed(None if value < low else value))

    def show(self, value: Any) -> None:
        with QSignalBlocker(self.box):
            self.box.setValue(self._least if value is None else value)

    def show_default(self, number: int, *, or_more: bool = False) -> None:
        """Show the number used for None, marked as the least of several if `or_more`."""
        text = (
            translate("SettingsPanel", "{number} or more")
            if or_more
            else translate("SettingsPanel", "Default: {number}")
        )
        with QSignalBlocker(self.box):
            self.box.setSpecialValueText(text.format(number=format_number(number)))


class LargeNumberRow(OptionRow):
    """A whole number that can be too large for a spin box."""

    def __init__(self, option: Declared, parent: QtWidgets.QWidget, change: Change) -> None:
        self.edit = QtWidgets.QLineEdit(parent)
        super().__init__(option, self.edit, change)
        self._shown = ""
        digits = len(str(option.option.allowed[1]))
        self.edit.setValidator(
            QRegularExpressionValidator(QRegularExpression(f"[0-9]{{0,{digits}}}"), self.edit)
        )
        self.edit.editingFinished.connect(self._finish)

    def _finish(self) -> None:
        text, (low, high) = self.edit.text(), self.option.option.allowed
        if text and low <= int(text) <= high:
            self.changed(int(text))
        else:
            # Replace a number out of bounds by the current one.
            self.edit.setText(self._shown)

    def show(self, value: Any) -> None:
        self._shown = str(value)
        self.edit.setText(self._shown)


class DecimalRow(OptionRow):
    """A number with decimals."""

    def __init__(self, option: Declared, parent: QtWidgets.QWidget, change: Change) -> None:
        self.box = QtWidgets.QDoubleSpinBox(parent)
        super().__init__(option, self.box, change)
        self.box.setLocale(locale())
        self.box.setRange(*option.option.allowed)
        self.box.setDecimals(3)
        self.box.setSingleStep(0.1)
        self.box.setKeyboardTracking(False)
        self.box.valueChanged.connect(self.changed)

    def show(self, value: Any) -> None:
        with QSignalBlocker(self.box):
            self.box.setValue(value or 0)


def make_row(option: Declared, parent: QtWidgets.QWidget, change: Change) -> OptionRow:
    """Return the row for an option's kind."""
    match option.option.kind:
        case "choice":
            return ChoiceRow(option, parent, change)
        case "language":
            return LanguageRow(option, parent, change)
        case "switch":
            return SwitchRow(option, parent, change)
        case "decimal":
            return DecimalRow(option, parent, change)
        case "whole" if option.option.allowed[1] > _LARGEST_OF_QT:
            return LargeNumberRow(option, parent, change)
        case "whole":
            return WholeRow(option, parent, change)
    raise ValueError(f"no row shows {option.option.kind}")


class OptionRows:
    """The rows of one part of the settings, by the options' paths.

    Parameters
    ----------
    settings
        The type of the settings.
    form
        The part of the settings.
    parent, change
        As for `OptionRow`.
    """

    def __init__(
        self, settings: type, form: Form, parent: QtWidgets.QWidget, change: Change
    ) -> None:
        self._rows = {
            option.path: make_row(option, parent, change)
            for option in declarations(settings)
            if option.option.form == form
        }

    def __getitem__(self, path: str) -> OptionRow:
        return self._rows[path]

    def __iter__(self) -> Iterator[OptionRow]:
        return iter(self._rows.values())

    def field(self, path: str) -> Any:
        """Return the widget that shows an option."""
        return self._rows[path].field

    def boxes(self) -> list[OptionRow]:
        """Return the rows that are check boxes."""
        return [row for row in self if isinstance(row, SwitchRow)]

    def labeled(self) -> list[OptionRow]:
        """Return the rows that have a label."""
        return [row for row in self if not isinstance(row, SwitchRow)]

    def add_labelled(self, layout: QtWidgets.QFormLayout) -> None:
        """Add the rows that have a label."""
        for row in self.labeled():
            row.add_label(layout)
            if isinstance(row.field, QtWidgets.QAbstractSpinBox):
                guard_wheel(row.field)

    def show(self, settings: Any) -> None:
        """Show the values of the settings."""
        for row in self:
            row.show(value_of(settings, row.option.path))
