"""The question of what kind origins are whose kind no file states."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from bleu_core.changes.model import OpenOrigin
from bleu_core.changes.schemes import ANSWERS
from bleu_core.files.origins import OriginKind
from bleu_desktop.i18n import translate
from bleu_desktop.shared import theme
from bleu_desktop.shared.controls import MoreLink
from bleu_desktop.shared.forms import choose, combo, fill
from bleu_desktop.shared.sizes import reading_width
from bleu_desktop.shared.widgets import (
    FittingLabel,
    IconLabel,
    TextLabel,
    clear_layout,
    column,
    guard_wheel,
    row,
)
from bleu_score.i18n import format_number, with_label
from bleu_score.messages.changes import kind_name
from bleu_score.messages.names import one_line

_AT_ONCE = 8


class OriginsSection(QWidget):
    """A row for each origin whose kind is not stated: marked until it is answered.

    Signals
    -------
    answered
        The origin, and the `OriginKind` that the user chose; `OriginKind.UNKNOWN` takes it back.

    Attributes
    ----------
    rows
        The row of each origin that is shown, by name; more come on request.
    """

    answered = Signal(str, object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setMaximumWidth(reading_width())
        self._origins: Sequence[OpenOrigin] = ()
        self.rows: dict[str, OriginRow] = {}
        title = TextLabel(self, wrap=True, bold=True)
        title.setText(translate("ChangesPage", "What are these origins?"))
        text = TextLabel(self, wrap=True, muted=True)
        text.setText(
            translate(
                "ChangesPage",
                "The file does not state their kind. As long as it is open, they have the weights "
                "of any origin.",
            )
        )
        self._rows = column(spacing=0.5)
        self.more = MoreLink(_AT_ONCE, self)
        self.more.clicked.connect(self._show_more)
        layout = column(self, spacing=1)
        layout.addWidget(title)
        layout.addWidget(text)
        layout.addLayout(self._rows)
        layout.addWidget(self.more)

    def show_origins(self, origins: Sequence[OpenOrigin]) -> None:
        """Show the answers; nothing if the kinds of all origins are stated."""
        self.setVisible(bool(origins))
        if [each.name for each in origins] != [each.name for each in self._origins]:
            clear_layout(self._rows)
            self.rows = {}
        self._origins = origins
        for origin in origins:
            if origin.name in self.rows:
                self.rows[origin.name].show_origin(origin)
        if not self.rows:
            self._show_more()

    def _show_more(self) -> None:
        for origin in self._origins[len(self.rows) :][:_AT_ONCE]:
            line = OriginRow(origin, self)
            line.box.activated.connect(
                lambda _, line=line, name=origin.name: self.answered.emit(name, line.kind)
            )
            self._rows.addWidget(line)
            self.rows[origin.name] = line
        self.more.show_left(len(self._origins) - len(self.rows))


class OriginRow(QWidget):
    """The name of an origin, its segments, and the kinds it can be of."""

    def __init__(self, origin: OpenOrigin, parent: QWidget) -> None:
        super().__init__(parent)
        self._mark = IconLabel("warning", self, color=theme.WARNING_COLOR)
        policy = self._mark.sizePolicy()
        # An answer does not move the name.
        policy.setRetainSizeWhenHidden(True)
        self._mark.setSizePolicy(policy)
        name = one_line(origin.name) or kind_name(OriginKind.UNKNOWN)
        label = FittingLabel(self)
        label.setText(name)
        count = TextLabel(self, muted=True)
        count.setText(
            translate("Changes", "segments: {count}").format(count=format_number(origin.segments))
        )
        self.box: QComboBox = combo(self)
        open_name = translate("ChangesPage", "kind not stated")
        fill(self.box, [("", open_name), *((kind.value, kind_name(kind)) for kind in ANSWERS)])
        self.box.setAccessibleName(with_label(name, translate("ChangesPage", "Kind")))
        # All boxes are as wide as each other, below each other.
        self.box.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        guard_wheel(self.box)
        layout = row(self, spacing=1)
        layout.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignVCenter)
        layout.addWidget(label)
        layout.addWidget(count)
        layout.addStretch(1)
        layout.addWidget(self.box)
        self.show_origin(origin)

    @property
    def kind(self) -> OriginKind:
        """The kind that is chosen."""
        return OriginKind(self.box.currentData() or OriginKind.UNKNOWN.value)

    def show_origin(self, origin: OpenOrigin) -> None:
        """Show the answer of an origin."""
        is_open = origin.answer is OriginKind.UNKNOWN
        self._mark.setVisible(is_open)
        choose(self.box, "" if is_open else origin.answer.value)
