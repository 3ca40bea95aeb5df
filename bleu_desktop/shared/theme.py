"""Light and dark themes, and the few colors of our own."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from bleu_desktop.paths import resource_path
from bleu_desktop.shared.sizes import space

THEMES = ("system", "light", "dark")

# The styles of Windows: that of Windows 10 draws light buttons on dark windows, and that of
# Windows 11 has no color of windows, with which our own colors are mixed.
_UNFIT_STYLES = ("windowsvista", "windows11")

_SCHEMES = {
    "system": Qt.ColorScheme.Unknown,
    "light": Qt.ColorScheme.Light,
    "dark": Qt.ColorScheme.Dark,
}

# The colors of `_palette`.
_DARK = ("#1f2125", "#17181b", "#e8e8ea", "#2c2f34", "#2e68cc", "#ffffff", "#7fb0ff")
_LIGHT = ("#f4f5f7", "#ffffff", "#1c1d1f", "#fafafb", "#2763c4", "#ffffff", "#1f5bb8")

# The bands are steps from the background towards one blue: more or less, but not good or bad.
_STRONGEST_BAND = {"light": "#1d5096", "dark": "#5c9bff"}
_BAND_SHARES = (0.28, 0.38, 0.48, 0.58, 0.68, 0.78, 0.88)

# It can be seen on light and dark backgrounds.
WARNING_COLOR = "#bf760a"

LEAST_CONTRAST = 4.5
"""The least contrast of text with its background, as the guidelines of the W3C demand."""


# A button has two weights: plain, and primary for the one next step. Both have the form of a text
# field; a tool button is an icon or words without a frame.
_SHEET = """
QPushButton {{
    background: {ground}; color: {ink}; border: 1px solid {line}; border-radius: 4px;
    padding: {above}px {beside}px;
}}
QPushButton, QToolButton {{ icon-size: {icon}px; }}
QPushButton:hover {{ background: {touched}; }}
QPushButton:pressed, QPushButton:checked {{ background: {pressed}; }}
QPushButton:focus {{ border: 2px solid {accent}; padding: {above_in}px {beside_in}px; }}
QPushButton:disabled {{ color: {faded}; }}
QPushButton[primary="true"], QDialog QPushButton:default {{
    background: {accent}; color: {on_accent}; border-color: {accent};
}}
QPushButton[primary="true"]:focus, QDialog QPushButton:default:focus {{ border-color: {ink}; }}
QPushButton[primary="true"]:disabled, QDialog QPushButton:default:disabled {{
    background: {pressed}; color: {faded}; border-color: {line};
}}
QPushButton::menu-indicator {{ image: none; width: 0; }}
QToolButton {{ border: 1px solid transparent; border-radius: 4px; padding: {above}px; }}
QToolButton:hover {{ background: {touched}; }}
QToolButton:pressed, QToolButton:checked {{ background: {pressed}; }}
QToolButton:focus {{ border-color: {accent}; }}
QLineEdit, QComboBox, QAbstractSpinBox {{
    background: {ground}; color: {ink}; border: 1px solid {line}; border-radius: 4px;
    padding: {above}px;
}}
QLineEdit:focus, QComboBox:focus, QAbstractSpinBox:focus {{ border-color: {accent}; }}
QLineEdit:disabled, QComboBox:disabled, QAbstractSpinBox:disabled {{ color: {faded}; }}
QPushButton, QLineEdit, QComboBox, QAbstractSpinBox {{ min-height: {content}px; }}
QCheckBox::indicator, QRadioButton::indicator {{ width: {sign}px; height: {sign}px; }}
QAbstractSpinBox {{ max-height: {content}px; }}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{ border: none; width: {icon}px; }}
QAbstractSpinBox::up-arrow {{ image: url("{less}"); width: {icon}px; height: {arrow_height}px; }}
QAbstractSpinBox::down-arrow {{ image: url("{arrow}"); width: {icon}px; height: {arrow_height}px; }}
QComboBox::drop-down {{ border: none; width: {icon}px; }}
QComboBox::down-arrow {{ image: url("{arrow}"); width: {icon}px; height: {icon}px; }}
QHeaderView {{ background: {ground}; border: none; }}
QHeaderView::section {{
    background: {ground}; color: {quiet}; border: none; border-bottom: 1px solid {hairline};
    padding: {above}px {beside}px;
}}
QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
"""


def apply_theme(theme: str) -> None:
    """Switch to a theme of `THEMES`."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    # The style sheet would stand between us and the style, and keep the old colors.
    application.setStyleSheet("")
    # In light themes, too: otherwise, widgets would change their shapes with their colors.
    if QApplication.style().objectName() in _UNFIT_STYLES:
        QApplication.setStyle("fusion")
    scheme = _SCHEMES[theme]
    QGuiApplication.styleHints().setColorScheme(scheme)
    QApplication.setPalette(QPalette())
    # Platforms without a style of their own get Fusion, whose gray our palettes improve on. Some of
    # these platforms ignore the scheme, too.
    own_style = QApplication.style().objectName() == "fusion"
    if own_style or (theme != "system" and is_dark() != (theme == "dark")):
        dark = is_dark() if theme == "system" else theme == "dark"
        QApplication.setPalette(_palette(*(_DARK if dark else _LIGHT)))
    _lighten_check_boxes()
    _tint_chosen_rows()
    application.setStyleSheet(_sheet(QApplication.palette()))


def _sheet(palette: QPalette) -> str:
    """Return the form of buttons in the colors of a palette, and in the present size of text."""
    role, group = QPalette.ColorRole, QPalette.ColorGroup
    ink, ground = palette.color(role.ButtonText), palette.color(role.Base)
    colors = {
        "ground": ground,
        "ink": ink,
        "quiet": quiet(ink, ground),
        "line": mix(ink, ground, 0.24),
        "hairline": mix(ink, ground, 0.14),
        "touched": mix(ink, ground, 0.06),
        "pressed": mix(ink, ground, 0.14),
        "faded": palette.color(group.Disabled, role.ButtonText),
        "accent": palette.color(role.Highlight),
        "on_accent": palette.color(role.HighlightedText),
    }
    above, beside = space(0.5), space(1.5)
    lengths = {
        "icon": space(2),
        "sign": space(1.75),
        # Buttons and fields are as high as a row of a table, also with Chinese characters.
        "content": space(3.5) - 2 * above - 2,
        "arrow_height": space(1.25),
        "above": above,
        "beside": beside,
        "above_in": above - 1,
        "beside_in": beside - 1,
    }
    names = {name: color.name() for name, color in colors.items()}
    more, less = (
        resource_path("icons", f"{each}.svg").as_posix() for each in ("expand", "collapse")
    )
    return _SHEET.format(**names, **lengths, arrow=more, less=less)


def _tint_chosen_rows() -> None:
    """Give the chosen row of a list a tint, on which marks and all colors of text stay."""
    palette, role = QApplication.palette(), QPalette.ColorRole
    tint = mix(palette.color(role.Accent), palette.color(role.Base), 0.14)
    palette.setColor(role.Highlight, tint)
    palette.setColor(role.HighlightedText, palette.color(role.Text))
    # PySide takes a string here, although its stub says bytes.
    QApplication.setPalette(palette, "QAbstractItemView")  # type: ignore[arg-type]


def _lighten_check_boxes() -> None:
    """Make empty boxes and circles visible on dark backgrounds: Fusion's outline is too dark."""
    palette = QApplication.palette()
    if is_dark():
        role = QPalette.ColorRole
        palette.setColor(role.Base, mix(palette.color(role.Text), palette.color(role.Base), 0.22))
    # PySide takes a string here, although its stub says bytes.
    QApplication.setPalette(palette, "QCheckBox")  # type: ignore[arg-type]
    QApplication.setPalette(palette, "QRadioButton")  # type: ignore[arg-type]


def is_dark() -> bool:
    """Tell whether text is lighter than its background."""
    palette = QGuiApplication.palette()
    text, window = QPalette.ColorRole.WindowText, QPalette.ColorRole.Window
    return palette.color(text).lightness() > palette.color(window).lightness()


def muted(palette: QPalette) -> QColor:
    """Return the color of muted text."""
    return quiet(*_ink_and_ground(palette))


def _ink_and_ground(palette: QPalette) -> tuple[QColor, QColor]:
    """Return the colors of text and background in an active window."""
    group, role = QPalette.ColorGroup.Active, QPalette.ColorRole
    return palette.color(group, role.WindowText), palette.color(group, role.Window)


def quiet(ink: QColor, ground: QColor) -> QColor:
    """Return the color of less important text on a background: paler, but easy to read."""
    shares = (0.68, 0.76, 0.84, 0.92)
    paler = (mix(ink, ground, share) for share in shares)
    return next((each for each in paler if contrast(each, ground) >= LEAST_CONTRAST), ink)


def contrast(first: QColor, second: QColor) -> float:
    """Return the contrast of two colors, from 1 to 21, as the guidelines of the W3C define it."""
    dark, light = sorted(map(_luminance, (first, second)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(color: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = map(linear, (color.redF(), color.greenF(), color.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def line(palette: QPalette) -> QColor:
    """Return the color of thin lines and frames."""
    return mix(*_ink_and_ground(palette), 0.2)


def band_colors(palette: QPalette, *, dark: bool | None = None) -> tuple[QColor, ...]:
    """Return the colors of the seven bands, from pale to strong.

    Parameters
    ----------
    dark
        Whether the background is dark; None for that of the theme.
    """
    window = palette.color(QPalette.ColorGroup.Active, QPalette.ColorRole.Window)
    dark = is_dark() if dark is None else dark
    strongest = QColor(_STRONGEST_BAND["dark" if dark else "light"])
    return tuple(mix(strongest, window, share) for share in _BAND_SHARES)


def mix(first: QColor, second: QColor, share: float) -> QColor:
    """Return a color with a share of the first and the rest of the second."""

    def blend(a: float, b: float) -> float:
        return a * share + b * (1 - share)

    return QColor.fromRgbF(
        blend(first.redF(), second.redF()),
        blend(first.greenF(), second.greenF()),
        blend(first.blueF(), second.blueF()),
    )


def _palette(
    window: str, base: str, text: str, button: str, highlight: str, on_highlight: str, link: str
) -> QPalette:
    role, group = QPalette.ColorRole, QPalette.ColorGroup
    palette = QPalette(QColor(button), QColor(window))
    for which, color in (
        (role.Window, window),
        (role.WindowText, text),
        (role.Base, base),
        (role.AlternateBase, window),
        (role.Text, text),
        (role.Button, button),
        (role.ButtonText, text),
        (role.ToolTipBase, base),
        (role.ToolTipText, text),
        (role.Highlight, highlight),
        (role.Accent, highlight),
        (role.HighlightedText, on_highlight),
        (role.Link, link),
    ):
        palette.setColor(which, QColor(color))
    faded = mix(QColor(text), QColor(window), 0.42)
    palette.setColor(role.PlaceholderText, quiet(QColor(text), QColor(base)))
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(group.Disabled, which, faded)
    palette.setColor(group.Disabled, role.Highlight, faded)
    return palette
