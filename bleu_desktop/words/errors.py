"""Errors in words: one sentence that names the file and the place, and what to do."""

from __future__ import annotations

from bleu_core import errors
from bleu_desktop.i18n import format_number, translate


def error_text(error: errors.BleuError) -> str:
    """Return the sentence for an error of the core."""
    match error:
        case errors.FileMissing():
            return translate("Errors", "“{path}” does not exist.").format(path=error.path)
        case errors.FileIsDirectory():
            return translate("Errors", "“{path}” is a folder. Choose the files in it.").format(
                path=error.path
            )
        case errors.FileUnreadable() if error.permission:
            return translate("Errors", "You have no permission to read “{path}”.").format(
                path=error.path
            )
        case errors.FileUnreadable():
            return translate("Errors", "“{path}” cannot be read: {reason}").format(
                path=error.path, reason=error.reason
            )
        case errors.FileEmpty():
            return translate("Errors", "“{path}” is empty.").format(path=error.path)
        case errors.FileNotText():
            return translate(
                "Errors",
                "“{path}” is not a text file: byte {offset} is binary data. "
                "Save the text as plain text (.txt), one segment per line.",
            ).format(path=error.path, offset=error.offset)
        case errors.FileUndecodable():
            return translate(
                "Errors",
                "“{path}” is not {encoding}: line {line} (byte {offset}) cannot be decoded. "
                "Choose another encoding.",
            ).format(path=error.path, encoding=error.encoding, line=error.line, offset=error.offset)
        case errors.UnknownEncoding():
            return translate("Errors", "There is no encoding “{name}”.").format(name=error.encoding)
        case errors.UnknownLanguage():
            return translate(
                "Errors", "“{tag}” is not a known language code. Examples: es, id, zh-CN, zh-TW."
            ).format(tag=error.tag)
        case errors.LanguagePair():
            return translate(
                "Errors",
                "“{tag}” can be read as a language pair. Give the target language alone "
                "({target}), or write a region in capitals.",
            ).format(tag=error.tag, target=error.target)
        case errors.ReferenceMissing():
            return translate("Errors", "There is no reference translation.")
        case errors.CandidateMissing():
            return translate("Errors", "There is no candidate translation.")
        case errors.SegmentCountsDiffer():
            return translate(
                "Errors",
                "The files do not have the same number of segments: “{first}” has {first_count}, "
                "“{second}” has {second_count}. Line 1 of each file must translate the same "
                "text, and so on; look for missing or extra lines.",
            ).format(
                first=error.first,
                first_count=format_number(error.first_count),
                second=error.second,
                second_count=format_number(error.second_count),
            )
        case errors.SettingInvalid():
            return _setting_text(error)
        case errors.SegmentationUnavailable():
            return translate(
                "Errors",
                "The segmentation {segmentation} is not installed. It comes with the extra "
                '“{extra}” of the Python package (pip install "bleu-desktop[{extra}]"), which the '
                "standalone program does not have.",
            ).format(segmentation=error.segmentation, extra=error.extra)
        case _:
            return str(error)


def _setting_text(error: errors.SettingInvalid) -> str:
    low, high = error.allowed[0], error.allowed[-1]
    if error.setting == "smoothing_value":
        text = translate("Errors", "The smoothing value {value} is not between {low} and {high}.")
        return text.format(value=error.value, low=low, high=high)
    if error.setting == "max_order":
        text = translate(
            "Errors", "The maximum n-gram order {value} is not between {low} and {high}."
        )
        return text.format(value=error.value, low=low, high=high)
    return translate("Errors", "{setting}: “{value}” is not one of {allowed}.").format(
        setting=error.setting, value=error.value, allowed=", ".join(map(str, error.allowed))
    )
