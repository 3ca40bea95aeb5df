"""The four catalogs have all texts of the program, and nothing gets lost on the way."""

from __future__ import annotations

import importlib.util
import re
import shutil
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Callable
from functools import cache
from gettext import GNUTranslations
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest
from PySide6.QtCore import QLibraryInfo, QTranslator
from ui_languages import TRANSLATED

from bleu_core.languages.han import count_forms
from bleu_score.i18n import LANGUAGES
from tests.docs.manual_pages import paragraphs
from tests.helpers.translate_calls import PACKAGES, ROOT, Text, calls, fields

TS = ROOT / "resources" / "translations" / "ts"
QM = ROOT / "resources" / "translations" / "qm"
MO = ROOT / "core" / "bleu_score" / "resources" / "catalogs"
CHINESE = ("zh_CN", "zh_TW")
PROGRAMS = ("bleu_desktop", "bleu_score")
CATALOGS = (
    *(f"{program}_{language}" for program in PROGRAMS for language in TRANSLATED),
    "qtbase_id",
)

each_language = pytest.mark.parametrize("language", TRANSLATED)
each_catalog = pytest.mark.parametrize("catalog", CATALOGS)


class Entry(NamedTuple):
    """One text of a catalog."""

    context: str
    source: str
    comment: str | None
    translation: str
    kind: str | None

    @property
    def text(self) -> Text:
        return Text(self.context, self.source)


@cache
def entries(catalog: str) -> tuple[Entry, ...]:
    root = ElementTree.parse(TS / f"{catalog}.ts").getroot()
    found = []
    for context in root.iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            found.append(
                Entry(
                    context.findtext("name", ""),
                    message.findtext("source", ""),
                    message.findtext("comment"),
                    "".join(translation.itertext()),
                    translation.get("type"),
                )
            )
    return tuple(found)


@cache
def language_entries(language: str) -> tuple[Entry, ...]:
    """Return the texts of both programs in a language."""
    return tuple(entry for program in PROGRAMS for entry in entries(f"{program}_{language}"))


@cache
def program_texts(program: str) -> frozenset[Text]:
    return frozenset(
        text for path in PACKAGES[program].rglob("*.py") for text in calls(path.read_text("utf-8"))
    )


def source_texts() -> frozenset[Text]:
    return program_texts("bleu_desktop") | program_texts("bleu_score")


@cache
def translations(language: str) -> dict[Text, str]:
    """Return the translations into a language; English has the texts of the source."""
    if language == "en":
        return {text: text.source for text in source_texts()}
    return {entry.text: entry.translation for entry in language_entries(language)}


def mnemonics(text: str) -> list[str]:
    # A character reference or a part of an address in a sentence is not a mnemonic.
    text = re.sub(r"&&|&\w+[;=]", "", text)
    return re.findall(r"&([^\W_])", text.casefold())


def differing(catalog: str, measure: Callable[[str], object]) -> list[tuple[str, str]]:
    """Return the sources and translations for which a measure gives different values."""
    return [
        (entry.source, entry.translation)
        for entry in entries(catalog)
        if measure(entry.source) != measure(entry.translation)
    ]


def differing_anywhere(language: str, measure: Callable[[str], object]) -> list[tuple[str, str]]:
    """Return such texts of both programs."""
    return [found for program in PROGRAMS for found in differing(f"{program}_{language}", measure)]


# Completeness


@each_language
def test_a_catalog_holds_the_texts_of_the_source_and_no_others(language: str) -> None:
    for program in PROGRAMS:
        source = program_texts(program)
        texts = [entry.text for entry in entries(f"{program}_{language}")]
        assert len(source) > 250
        assert sorted(source - set(texts)) == []
        assert sorted(set(texts) - source) == []
        assert [text for text, count in Counter(texts).items() if count > 1] == []


@each_language
def test_a_text_of_both_programs_is_translated_once(language: str) -> None:
    assert {entry.text: entry.translation for entry in language_entries(language)} == {
        entry.text: entry.translation for entry in reversed(language_entries(language))
    }


@each_catalog
def test_everything_is_translated_and_nothing_is_left_over(catalog: str) -> None:
    assert entries(catalog)
    assert [entry.source for entry in entries(catalog) if not entry.translation.strip()] == []
    assert [(entry.source, entry.kind) for entry in entries(catalog) if entry.kind] == []


@each_catalog
def test_a_catalog_names_its_language(catalog: str) -> None:
    root = ElementTree.parse(TS / f"{catalog}.ts").getroot()
    assert root.get("language") == catalog.split("_", 1 if catalog == "qtbase_id" else 2)[-1]
    assert root.get("sourcelanguage") == "en"


def test_there_is_a_catalog_for_each_language_of_the_program() -> None:
    assert {path.stem for path in TS.glob("*.ts")} == set(CATALOGS)


# A single word, which may be the same in both languages, unlike a sentence.
_SAME_WORDS = re.compile(r"\w+")


@each_language
def test_no_sentence_stayed_english(language: str) -> None:
    same = [
        entry.source
        for entry in language_entries(language)
        if entry.source == entry.translation
        and len(_SAME_WORDS.findall(re.sub(r"\{\w+\}", "", entry.source))) > 2
    ]
    assert same == []


# Form


@each_language
def test_fields_are_the_same(language: str) -> None:
    assert differing_anywhere(language, fields) == []


def test_qts_placeholders_are_the_same() -> None:
    assert differing("qtbase_id", lambda text: sorted(re.findall(r"%(?:L?\d+|n)", text))) == []


def test_qts_markup_is_the_same() -> None:
    assert differing("qtbase_id", lambda text: Counter(re.findall(r"</?\w+", text))) == []


@each_catalog
def test_a_text_has_a_mnemonic_if_its_source_has_one(catalog: str) -> None:
    assert differing(catalog, lambda text: len(mnemonics(text))) == []


@each_catalog
def test_white_space_at_the_ends_is_the_same(catalog: str) -> None:
    def ends(text: str) -> tuple[str, str]:
        return text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]

    assert differing(catalog, ends) == []


@each_catalog
def test_line_breaks_are_the_same(catalog: str) -> None:
    assert differing(catalog, lambda text: text.count("\n")) == []


@each_language
def test_straight_quotes_are_only_in_commands(language: str) -> None:
    assert differing_anywhere(language, lambda text: text.count('"')) == []


_QUOTES = {"es": "«»", "id": "“”", "zh_CN": "“”", "zh_TW": "「」"}


@each_language
def test_quotes_are_those_of_the_language_and_come_in_pairs(language: str) -> None:
    opening, closing = _QUOTES[language]
    foreign = set("“”„«»「」『』") - set(_QUOTES[language])
    for entry in language_entries(language):
        assert not foreign & set(entry.translation), entry.translation
        assert entry.translation.count(opening) == entry.translation.count(closing)
        # Chinese also quotes single characters.
        assert entry.source.count("“") <= entry.translation.count(opening), entry.translation


def test_a_spanish_percent_sign_stays_with_its_number() -> None:
    texts = [entry.translation for entry in language_entries("es")]
    texts += [each.translation for each in paragraphs("es")]
    assert [text for text in texts if re.search(r"\d %", text)] == []


_LITERAL = re.compile(
    r"(?<![\w}-])--?[a-z][a-z-]*|\*\.\w+|\bbleu-(?:score|desktop)\b|\bsacreBLEU\b|\bBLEU\b"
    r"|\bzh-(?:CN|TW)\b|pip install|\bNASA\b|\bESA\b|\d+(?:x\d+)?"
)


@each_language
def test_flags_names_and_numbers_are_the_same(language: str) -> None:
    def literals(text: str) -> set[str]:
        return set(_LITERAL.findall(text))

    lost = [
        (entry.source, missing, entry.translation)
        for entry in language_entries(language)
        if (missing := literals(entry.source) - literals(entry.translation))
        # A single digit may be spelt out in words ("a scale from 0"), unlike "version 3 or later".
        and any(not literal.isdecimal() or len(literal) > 1 for literal in missing)
    ]
    assert lost == []


# Mnemonics that are on the screen together

MENU_BAR = ("&File", "&Edit", "&View", "&Help")
MENUS = {
    "File": (
        "&New evaluation", "&Open…", "Open &folder…", "Open r&ecent", "Open sa&mple",
        "&Type or paste text",
        "&Save project", "Sa&ve project as…", "Pro&ject", "Add &references…", "Add &candidates…",
        "Add source te&xt…", "Re&port…", "Save pa&ired texts…", "&Known text…",
        "Reload &all files", "&Quit",
    ),
    "Project": (
        "&Keep texts in the project", "&Numbers only", "Numbers only, &without names of files",
        "&Verify recorded scores",
    ),
    "Edit": ("&Undo", "&Redo", "Copy &score", "Copy s&ignature", "&Find in segments"),
    "View": (
        "Lar&ger text", "S&maller text", "&Normal text",
        "&Files and settings", "Files in fol&ders", "&Score", "S&egments", "&Compare", "&Pairing",
        "C&hecks", "Hist&ory", "Ch&anges",
        "&Language", "&Theme",
    ),
    "Help": (
        "&Manual", "&Understand BLEU", "Check for a new &version", "&About BLEU Desktop",
        "About &Qt",
    ),
    "File dialog": ("&Open",),
}  # fmt: skip


def groups() -> dict[str, set[Text]]:
    """Return the texts whose mnemonics compete with each other."""
    found = {menu: {Text("MainWindow", text) for text in texts} for menu, texts in MENUS.items()}
    found["chooser"] = {
        text for text in source_texts() if text.context == "FieldChooser" and mnemonics(text.source)
    }
    found["learning"] = {Text("LearnPage", text) for text in ("&Back", "&Next")}
    found["saving"] = {
        Text("Project", text)
        for text in ("&Texts and numbers", "&Numbers only", "&Without names of files", "&Save…")
    }
    found["unsaved"] = {Text("Project", text) for text in ("&Save", "&Discard")}
    # Only one of the two names of columns is visible at a time.
    found["scores"] = {
        text for text in source_texts() if text.context == "Scores" and mnemonics(text.source)
    }
    found["removing"] = {Text("Project", "&Remove")}
    found["report"] = {
        text for text in source_texts() if text.context == "ReportDialog" and mnemonics(text.source)
    }
    found["rates"] = {
        text for text in source_texts() if text.context == "Rates" and mnemonics(text.source)
    }
    # The panel's fields are reached from anywhere in the window, like the menu bar.
    found["window"] = {Text("MainWindow", text) for text in MENU_BAR} | {
        text
        for text in source_texts()
        if text.context == "SettingsPanel" and mnemonics(text.source)
    }
    return found


def test_every_text_with_a_mnemonic_belongs_to_a_group() -> None:
    grouped = set().union(*groups().values())
    assert {text for text in source_texts() if mnemonics(text.source)} == grouped
    assert len(groups()["window"]) > 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "group",
    [*MENUS, "window", "chooser", "learning", "saving", "unsaved", "removing", "report", "rates"],
)
def test_mnemonics_seen_together_differ(language: str, group: str) -> None:
    keys: dict[str, list[str]] = {}
    for text in groups()[group]:
        words = translations(language)[text]
        (key,) = mnemonics(words)
        keys.setdefault(key, []).append(words)
    assert [words for words in keys.values() if len(words) > 1] == []


def test_mnemonics_are_read_as_qt_reads_them() -> None:
    assert mnemonics("&File") == ["f"]
    assert mnemonics("文件(&F)") == ["f"]
    assert mnemonics("Ni&ño") == ["ñ"]
    assert mnemonics("Salt && pepper & more") == []


# Chinese


def test_traditional_chinese_has_no_character_that_is_simplified_only() -> None:
    found = [
        entry.translation
        for entry in language_entries("zh_TW")
        if count_forms(Counter(entry.translation))[0]
    ]
    assert found == []


def test_simplified_chinese_has_no_character_that_is_traditional_only() -> None:
    found = [
        entry.translation
        for entry in language_entries("zh_CN")
        if count_forms(Counter(entry.translation))[1]
    ]
    assert found == []


def test_the_two_kinds_of_chinese_are_told_apart() -> None:
    # Without a difference between both, the two tests above could not fail.
    simplified = "".join(entry.translation for entry in language_entries("zh_CN"))
    traditional = "".join(entry.translation for entry in language_entries("zh_TW"))
    assert count_forms(Counter(simplified))[0] > 500
    assert count_forms(Counter(traditional))[1] > 500


# Half-width marks after Chinese characters; before letters, a mark may start the suffix of a file.
_HAN = r"[\u3400-\u9fff]"
_HALF_WIDTH = re.compile(rf"{_HAN}[,.;!?](?![A-Za-z])|{_HAN}:(?! ?$)")


@pytest.mark.parametrize("language", CHINESE)
def test_chinese_has_full_width_punctuation(language: str) -> None:
    assert _HALF_WIDTH.search("没有,")
    assert [
        entry.translation
        for entry in language_entries(language)
        if _HALF_WIDTH.search(entry.translation)
    ] == []


# Qt's own texts in Indonesian, which Qt itself does not have

QT_WORDS = [
    *(
        ("QPlatformTheme", text)
        for text in ("OK", "Cancel", "&Yes", "&No", "Close", "Open", "Save", "Discard", "Help",
                     "Apply", "Reset", "Retry", "Ignore", "Abort", "Restore Defaults")
    ),
    *(
        (context, text)
        for context in ("QWidgetTextControl", "QLineEdit")
        for text in ("&Undo", "&Redo", "Cu&t", "&Copy", "&Paste", "Delete", "Select All")
    ),
    *(("QAbstractSpinBox", text) for text in ("&Select All", "&Step up", "Step &down")),
    *(
        ("QFileDialog", text)
        for text in ("Look in:", "File &name:", "Files of type:", "&Open", "Parent Directory",
                     "Create New Folder", "Back", "Forward", "List View", "Detail View",
                     "My Computer", "&Rename", "&Delete", "Show &hidden files", "&New Folder")
    ),
    *(("QFileSystemModel", text) for text in ("Name", "Size", "Type", "Date Modified")),
    ("QMessageBox", "About Qt"),
    ("QMessageBox", "Show Details..."),
    ("QMessageBox", "Hide Details..."),
]  # fmt: skip


@pytest.fixture(scope="module")
def spanish_qt() -> QTranslator:
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    translator = QTranslator()
    if not translator.load(f"{folder}/qtbase_es.qm"):
        pytest.skip("needs Qt's own catalogues")
    return translator


@pytest.mark.parametrize(("context", "text"), QT_WORDS)
def test_indonesian_has_qts_words_that_the_window_shows(
    spanish_qt: QTranslator, context: str, text: str
) -> None:
    own = QTranslator()
    assert own.load(str(QM / "qtbase_id.qm"))
    # Qt's Spanish translation shows that Qt has exactly this text.
    assert spanish_qt.translate(context, text)
    assert own.translate(context, text)


def test_the_texts_of_qt_are_spelt_as_qt_spells_them(spanish_qt: QTranslator) -> None:
    # No single language of Qt is complete.
    translators = []
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    for path in sorted(folder.glob("qtbase_*.qm")):
        translator = QTranslator()
        if translator.load(str(path)):
            translators.append(translator)
    texts = entries("qtbase_id")
    unknown = [
        (entry.context, entry.source)
        for entry in texts
        if not any(
            translator.translate(entry.context, entry.source, entry.comment)
            for translator in translators
        )
    ]
    # Each version of Qt adds and drops a few texts.
    assert len(texts) > 250
    assert len(unknown) <= 5, unknown


# Compiled catalogs


@pytest.fixture(scope="module")
def translator_tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location(
        "packaging_translations", ROOT / "packaging" / "translations.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_compiled_catalogs_are_those_of_the_translations(
    translator_tool: ModuleType, tmp_path: Path
) -> None:
    if shutil.which(translator_tool.tool("lrelease")) is None:
        pytest.skip("needs pyside6-lrelease, which comes with PySide6")
    translator_tool.compile_qt(tmp_path)
    translator_tool.compile_gettext(tmp_path)
    fresh = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert set(fresh) == {
        f"{catalog}.{'mo' if catalog.startswith('bleu_score') else 'qm'}" for catalog in CATALOGS
    }
    kept = {path.name: path.read_bytes() for folder in (QM, MO) for path in folder.iterdir()}
    assert set(kept) == set(fresh)
    stale = [name for name in fresh if fresh[name] != kept[name]]
    assert stale == [], "run packaging/translations.py"


@each_language
def test_the_compiled_catalog_knows_every_text(language: str) -> None:
    translator = QTranslator()
    assert translator.load(str(QM / f"bleu_desktop_{language}.qm"))
    with (MO / f"bleu_score_{language}.mo").open("rb") as file:
        messages = GNUTranslations(file)
    speak = {"bleu_desktop": translator.translate, "bleu_score": messages.pgettext}
    wrong = [
        entry.text
        for program, say in speak.items()
        for entry in entries(f"{program}_{language}")
        if say(entry.context, entry.source) != entry.translation
    ]
    assert wrong == []


def test_the_tool_writes_to_the_folders_that_the_programs_read(translator_tool: ModuleType) -> None:
    assert (translator_tool.TS, translator_tool.QM, translator_tool.MO) == (TS, QM, MO)
