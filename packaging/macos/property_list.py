"""The application's Info.plist, which describes it to macOS."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from file_types import offered_for

from bleu_score.i18n import LANGUAGES, script_tag

BUNDLE_IDENTIFIER = "org.bleu-desktop.BleuDesktop"
PROJECT_TYPE = "org.bleu-desktop.project"
# The oldest macOS that Qt supports; all other wheels run on older ones (packaging/macos/wheels.py).
MINIMUM_SYSTEM = "13.0"


@dataclass(frozen=True)
class Foreign:
    """A file type of other programs that macOS does not know by itself.

    Attributes
    ----------
    name
        The last part of the identifier under which the type is imported.
    """

    name: str
    description: str
    endings: tuple[str, ...]
    conforms_to: str = "public.xml"

    @property
    def identifier(self) -> str:
        return f"org.bleu-desktop.imported.{self.name}"


FOREIGN = (
    Foreign("xliff", "XLIFF file", ("xlf", "xliff")),
    Foreign("sdlxliff", "Trados Studio file", ("sdlxliff",)),
    Foreign("mqxliff", "memoQ XLIFF file", ("mqxliff",)),
    Foreign("mxliff", "Phrase XLIFF file", ("mxliff",)),
    Foreign("txlf", "Wordfast XLIFF file", ("txlf",)),
    Foreign(
        "xliff-package",
        "Package of XLIFF files",
        ("mqxlz", "sdlppx", "sdlrpx", "xlz", "wsxz"),
        "public.zip-archive",
    ),
    Foreign("tmx", "Translation memory", ("tmx",)),
    Foreign("gettext", "Gettext catalog", ("po", "pot"), "public.plain-text"),
    Foreign("subtitles", "Subtitles", ("srt", "vtt", "ass", "ssa", "sbv"), "public.plain-text"),
    Foreign("timed-text", "Timed text", ("ttml", "dfxp", "itt")),
    Foreign("resx", ".NET resources", ("resx", "resw")),
    Foreign("properties", "Java properties", ("properties",), "public.plain-text"),
    Foreign("strings-dictionary", "Strings dictionary", ("stringsdict",)),
    Foreign("string-catalog", "String catalog", ("xcstrings", "arb"), "public.json"),
    Foreign("fluent", "Fluent file", ("ftl",), "public.plain-text"),
    Foreign("json-lines", "JSON Lines", ("jsonl", "ndjson"), "public.plain-text"),
    Foreign("sgml", "SGML file", ("sgm", "sgml"), "public.plain-text"),
)

# Types that macOS declares, by extension.
KNOWN_TO_MACOS = {
    "csv": "public.comma-separated-values-text",
    "tsv": "public.tab-separated-values-text",
    "xlsx": "org.openxmlformats.spreadsheetml.sheet",
    "xlsm": "org.openxmlformats.spreadsheetml.sheet.macroenabled",
    "xls": "com.microsoft.excel.xls",
    "xlsb": "com.microsoft.excel.sheet.binary.macroenabled",
    "ods": "org.oasis-open.opendocument.spreadsheet",
    "docx": "org.openxmlformats.wordprocessingml.document",
    "docm": "org.openxmlformats.wordprocessingml.document.macroenabled",
    "rtf": "public.rtf",
    "odt": "org.oasis-open.opendocument.text",
    "pptx": "org.openxmlformats.presentationml.presentation",
    "pptm": "org.openxmlformats.presentationml.presentation.macroenabled",
    "ppsx": "org.openxmlformats.presentationml.slideshow",
    "txt": "public.plain-text",
    "strings": "com.apple.xcode.strings-text",
    "json": "public.json",
    "yml": "public.yaml",
    "yaml": "public.yaml",
    "xml": "public.xml",
}


def property_list(version: str, copyright_notice: str) -> dict[str, Any]:
    """Return the entries of Info.plist, besides those that PyInstaller writes itself."""
    return {
        "CFBundleDisplayName": "BLEU Desktop",
        "CFBundleDocumentTypes": list(_document_types()),
        "CFBundleExecutable": "bleu-desktop",
        "CFBundleLocalizations": [*map(script_tag, LANGUAGES)],
        "CFBundleVersion": version,
        "LSApplicationCategoryType": "public.app-category.productivity",
        # Because of the terminal program, PyInstaller would declare a bundle without windows.
        "LSBackgroundOnly": False,
        "LSMinimumSystemVersion": MINIMUM_SYSTEM,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": copyright_notice,
        "NSRequiresAquaSystemAppearance": False,
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": PROJECT_TYPE,
                "UTTypeDescription": "BLEU project",
                "UTTypeConformsTo": ["public.data", "public.content"],
                "UTTypeTagSpecification": {"public.filename-extension": ["bleu"]},
            }
        ],
        "UTImportedTypeDeclarations": [
            {
                "UTTypeIdentifier": foreign.identifier,
                "UTTypeDescription": foreign.description,
                "UTTypeConformsTo": [foreign.conforms_to],
                "UTTypeTagSpecification": {"public.filename-extension": list(foreign.endings)},
            }
            for foreign in FOREIGN
        ],
    }


def _document_types() -> list[dict[str, Any]]:
    offered = offered_for()
    return [
        {
            "CFBundleTypeName": "BLEU project",
            "CFBundleTypeRole": "Editor",
            "LSHandlerRank": "Owner",
            "LSItemContentTypes": [PROJECT_TYPE],
        },
        {
            "CFBundleTypeName": "Table or document",
            "CFBundleTypeRole": "Viewer",
            "LSHandlerRank": "Alternate",
            "LSItemContentTypes": list(
                dict.fromkeys(KNOWN_TO_MACOS[one] for one in offered if one in KNOWN_TO_MACOS)
            ),
        },
        # By extension, because another installed program may give these types different names.
        *(
            {
                "CFBundleTypeName": foreign.description,
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Alternate",
                "CFBundleTypeExtensions": list(foreign.endings),
            }
            for foreign in FOREIGN
        ),
    ]
