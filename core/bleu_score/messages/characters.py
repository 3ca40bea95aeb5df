"""Names of scripts and characters."""

from __future__ import annotations

from bleu_score.i18n import translate, with_detail


def script_name(code: str) -> str:
    """Return the name of a script (an ISO 15924 code), for the middle of a sentence."""
    names = {
        "Arab": translate("Scripts", "Arabic script"),
        "Cyrl": translate("Scripts", "Cyrillic script"),
        "Deva": translate("Scripts", "Devanagari script"),
        "Grek": translate("Scripts", "Greek script"),
        "Hani": translate("Scripts", "Chinese characters"),
        "Hans": translate("Scripts", "Simplified Chinese"),
        "Hant": translate("Scripts", "Traditional Chinese"),
        "Hebr": translate("Scripts", "Hebrew script"),
        "Jpan": translate("Scripts", "Japanese script"),
        "Kore": translate("Scripts", "Korean script"),
        "Latn": translate("Scripts", "Latin script"),
        "Thai": translate("Scripts", "Thai script"),
    }
    return names.get(code) or translate("Scripts", "another script ({code})").format(code=code)


def character_name(code_point: str) -> str:
    """Return the name of an invisible character and its code point: ``tab (U+0009)``."""
    names = {
        "U+0009": translate("Diagnostics", "tab"),
        "U+000B": translate("Diagnostics", "vertical tab"),
        "U+000C": translate("Diagnostics", "form feed"),
        "U+0085": translate("Diagnostics", "next line"),
        "U+00A0": translate("Diagnostics", "no-break space"),
        "U+00AD": translate("Diagnostics", "soft hyphen"),
        "U+200B": translate("Diagnostics", "zero-width space"),
        "U+200E": translate("Diagnostics", "left-to-right mark"),
        "U+200F": translate("Diagnostics", "right-to-left mark"),
        "U+2028": translate("Diagnostics", "line separator"),
        "U+2029": translate("Diagnostics", "paragraph separator"),
        "U+202F": translate("Diagnostics", "narrow no-break space"),
        "U+2060": translate("Diagnostics", "word joiner"),
        "U+3000": translate("Diagnostics", "full-width space"),
        "U+FEFF": translate("Diagnostics", "byte order mark"),
    }
    if name := names.get(code_point):
        return with_detail(name, code_point)
    return code_point
