"""A field for a decimal number of a rate scheme."""

from __future__ import annotations

from decimal import Decimal

from PySide6.QtCore import QLocale
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QDoubleSpinBox, QWidget

from bleu_desktop.i18n import locale
from bleu_desktop.shared.widgets import guard_wheel

_SEPARATORS = ".,"


class NumberBox(QDoubleSpinBox):
    """A number from 0, without needless zeros.

    Parameters
    ----------
    most
        The largest number.
    decimals
        The number of decimals that can be typed.
    step
        The step of the arrow keys.
    """

    def __init__(self, parent: QWidget, *, most: float, decimals: int, step: float) -> None:
        super().__init__(parent)
        plain = locale()
        plain.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
        self.setLocale(plain)
        self.setRange(0, most)
        self.setDecimals(decimals)
        self.setSingleStep(step)
        guard_wheel(self)
        # The number as it was given: a file may have more decimals than are shown.
        self._given = Decimal(0)

    def set_number(self, number: Decimal) -> None:
        """Show a number."""
        self._given = number
        self.setValue(float(number))

    def number(self) -> Decimal:
        """Return the number that was given, or the one that was typed."""
        typed = round(self.value(), self.decimals())
        is_given = typed == round(float(self._given), self.decimals())
        return self._given if is_given else Decimal(str(typed))

    def textFromValue(self, value: float) -> str:  # noqa: N802
        text, point = super().textFromValue(value), self.locale().decimalPoint()
        return text.rstrip("0").rstrip(point) if point in text else text

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        # Whichever separator the user's keyboard has.
        point = self.locale().decimalPoint()
        for each in _SEPARATORS:
            text = text.replace(each, point)
        return super().validate(text, place)
