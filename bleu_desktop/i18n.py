"""The window's texts in the user's language, Qt's own, and Qt's locale.

`bleu_score.i18n` holds the messages both programs speak; switching the language here switches
those too.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from bleu_desktop.paths import resource_path
from bleu_score import i18n as messages
from bleu_score.i18n import Key, Row

_catalog: QTranslator | None = None
_installed: list[QTranslator] = []


def translate(context: str, text: str) -> str:
    """Return a text of the window in the language of the interface.

    Only literals may be passed (the extraction reads the source); fields are filled afterwards
    with `str.format`. Texts have no plural forms: Qt's extraction does not find them in Python.
    """
    return _in_catalog(context, text)


def _in_catalog(context: str, text: str) -> str:
    return (_catalog and _catalog.translate(context, text)) or text


# Qt asks the window's catalog for the names of keys before its own, which has the Spanish
# “Control+Mayúsculas”; keyboards and manuals have “Ctrl+Mayús”.
_KEYS = (translate("QShortcut", "Ctrl"), translate("QShortcut", "Shift"))


class Messages(messages.Messages[Key, Row]):
    """A table of texts of the window, a row each, which are translated when a row is taken."""

    def _in_language(self, row: Any) -> Any:
        if isinstance(row, str):
            return _in_catalog(self._context, row) if row else ""
        return super()._in_language(row)


def system_language() -> str:
    """Return the interface language that suits the system."""
    return messages.language_for(QLocale.system().uiLanguages())


def set_language(code: str) -> None:
    """Switch the interface to a language of `bleu_score.i18n.LANGUAGES`.

    Widgets receive Qt's own ``LanguageChange`` event, once the event loop turns.
    """
    global _catalog
    messages.set_language(code)
    own = resource_path("translations", "qm")
    # If Qt has no catalog of its own words, as for Indonesian, the program brings one.
    qt = own / f"qtbase_{code}.qm"
    if not qt.is_file():
        qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), qt.name)
    application = QCoreApplication.instance()
    for old in _installed:
        QCoreApplication.removeTranslator(old)
        old.deleteLater()
    _installed.clear()
    # Files are loaded by their full names: QTranslator's own search tries all languages of the user
    # and finds Spanish for an English reader.
    _catalog = _load(own / f"bleu_desktop_{code}.qm", application)
    QLocale.setDefault(locale())
    for translator in (_load(qt, application), _catalog):
        if application is not None and translator is not None:
            _installed.append(translator)
            application.installTranslator(translator)


def _load(path: Path, owner: QCoreApplication | None) -> QTranslator | None:
    """Return a catalog that goes with its owner, after the widgets that ask it for words."""
    translator = QTranslator()
    if not translator.load(str(path)):
        return None
    translator.setParent(owner)
    return translator


def locale() -> QLocale:
    """Return Qt's locale of the interface's language, for widgets that edit numbers."""
    code = messages.current_language()
    return QLocale("en_US" if code == "en" else code)
