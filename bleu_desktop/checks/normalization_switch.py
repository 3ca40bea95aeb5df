"""A check box that switches a normalization."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QWidget

from bleu_core.settings import Normalization


class NormalizationSwitch(QCheckBox):
    """Switches a normalization on and off.

    Attributes
    ----------
    normalization
        The normalization.
    title
        The title of its card; empty in the list of normalizations that are applied.
    """

    def __init__(self, normalization: Normalization, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.normalization = normalization
        self.title = title
