"""The languages of the program, its words in them, and its numbers.

Only QtCore is imported here: the terminal speaks from the same catalogue without a screen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from bleu_desktop.paths import resource_path

# Code and the language's own name, in the order of the menu.
LANGUAGES = {
    "en": "English",
    "es": "Español",
    "id": "Bahasa Indonesia",
    "zh_CN": "简体中文",
    "zh_TW": "繁體中文",
}

# Qt has no Indonesian; its standard buttons are translated by our own catalogue.
_OWN_QTBASE = {"id"}

# Qt names these after one of their regions ("American English") or a country.
_OWN_NAMES = {"en": "English", "es": "español", "id": "Bahasa Indonesia"}

_catalogue: QTranslator | None = None
_installed: list[QTranslator] = []
_language = "en"
_plain_numbers = False


def translate(context: str, text: str) -> str:
    """Return a text in the language of the interface.

    Only literals may be passed (the extraction reads the source); fields are filled afterwards
    with `str.format`. Texts have no plural forms: Qt's extraction does not see those in Python.
    """
    return (_catalogue and _catalogue.translate(context, text)) or text


def language_for(tags: Iterable[str]) -> str:
    """Return the interface language for a user's languages, the most wanted first.

    Hong Kong and Macau read Traditional Chinese, Singapore Simplified; the first language we have
    decides, English where we have none.
    """
    for tag in tags:
        parts = tag.replace("-", "_").split("_")
        language = {"in": "id"}.get(parts[0].lower(), parts[0].lower())
        if language == "zh":
            rest = {part.upper() for part in parts[1:]}
            if rest & {"HANT"} or (rest & {"TW", "HK", "MO"} and "HANS" not in rest):
                return "zh_TW"
            return "zh_CN"
        if language in LANGUAGES:
            return language
    return "en"


def system_language() -> str:
    """Return the interface language that fits the system's."""
    return language_for(QLocale.system().uiLanguages())


def set_language(code: str, *, plain_numbers: bool = False) -> None:
    """Switch the interface to a language of `LANGUAGES`.

    With `plain_numbers` no digits are grouped and a point marks decimals, whatever the language:
    the way of the terminal.

    Works without an application (a command line speaks before there is one). With one, widgets are
    told by Qt's own ``LanguageChange`` event, once the event loop turns.
    """
    global _catalogue, _language, _plain_numbers
    _plain_numbers = plain_numbers
    own = resource_path("translations", "qm")
    qt = (
        own if code in _OWN_QTBASE else QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    )
    # Files are named in full: QTranslator's own search walks all languages of the user and finds
    # Spanish for an English reader.
    _catalogue = _load(f"{own}/bleu_desktop_{code}.qm")
    _language = code
    QLocale.setDefault(locale())
    application = QCoreApplication.instance()
    if application is None:
        return
    for translator in _installed:
        application.removeTranslator(translator)
    _installed[:] = [
        translator for translator in (_load(f"{qt}/qtbase_{code}.qm"), _catalogue) if translator
    ]
    for translator in _installed:
        application.installTranslator(translator)


def _load(path: str) -> QTranslator | None:
    translator = QTranslator()
    return translator if translator.load(path) else None


def current_language() -> str:
    """Return the code of the interface's language."""
    return _language


def locale() -> QLocale:
    """Return the locale numbers are shown in."""
    return QLocale("en_US" if _language == "en" else _language)


def format_number(value: float, decimals: int = 0) -> str:
    """Return a number as readers of the interface's language write it."""
    if _plain_numbers:
        return f"{value:.{decimals}f}"
    if decimals:
        return locale().toString(float(value), "f", decimals)
    return locale().toString(round(value))


def format_score(percent: float) -> str:
    """Return a BLEU score of 100 as it is shown.

    Identical text scores 100.00000000000004; nobody wants to see more than 100.
    """
    return format_number(min(percent, 100.0), 2)


def format_list(items: Sequence[str]) -> str:
    """Return items as a list in a sentence: ``3 and 4``."""
    return locale().createSeparatedList(list(items))


def format_percent(share: float, decimals: int = 1) -> str:
    """Return a share of 1 as a percentage."""
    return translate("Numbers", "{number}%").format(number=format_number(share * 100, decimals))


def language_name(tag: str) -> str:
    """Return the name a language has in itself, and its tag: ``español (es)``."""
    name = _OWN_NAMES.get(tag) or QLocale(tag.replace("-", "_")).nativeLanguageName()
    return f"{name} ({tag})" if name else tag
