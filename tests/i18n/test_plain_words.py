"""English that says who does what: patterns that four translations would inherit."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.manual_pages import NAMES, ROOT, prose
from tests.i18n.test_catalogs import source_texts

PAGES = {
    str(path.relative_to(ROOT)): path
    for path in (
        ROOT / "README.md",
        ROOT / "CONTRIBUTING.md",
        ROOT / "CHANGELOG.md",
        ROOT / "core" / "README.md",
        *sorted(path for path in (ROOT / "docs").glob("*.md") if path.name != "terms.md"),
    )
}

# The pattern, and a sentence that has it. All other sentences of the language review are held by
# reading: a pronoun without a noun, or a comma in the place of "because", needs a reader.
PATTERNS = {
    "another … than": (
        r"\b(?:an)?other (?:[\w-]+ ){1,4}than\b|\b(?:another|others) than\b",
        "in another language or script than the first reference",
    ),
    "is about": (r"\b(?:is|are) about (?!\{?\d|\{|half|to\b|as\b)", "it is about words"),
    "what as a subject": (
        r"(?:^|(?<=[.:;!?] ))What [^.?!]*\.(?!\w)|[:;,] what (?:is|was|are|were) [^.?!,]*\b"
        r"(?:is|are|can|cannot|lowers?|counts?|costs?)\b",
        "What was saved before is still there.",
    ),
    "final then": (r"\bthen(?=[.;:!?)])", "Pasted texts are not kept then."),
    "stands": (r"\bstands?\b(?! for\b)", "the reason stands beside it"),
    "is told": (r"\b(?:is|are|was|were) told\b", "a wrong key is told with its line"),
    "the page X": (r"\bthe pages? \**[A-Z“]", "Shown on the page Segments"),
    "given": (r"(?<![-{])\b[Gg]iven\b", "shown as given"),
    "partner": (r"\bpartners?\b", "files without a partner"),
    "proposal": (r"\bproposals?\b", "units with several proposals"),
    "gate": (r"(?<!quality )(?<![-\[/.\w])\bgates?\b(?![-\]/.]\w)", "the terminal and the gate"),
    "ask again": (r"\bask(?:s|ed)? again\b", "the window asks again"),
    "beside": (r"\bbeside\b", "beside the score"),
    "rest on": (r"\b(?:rests?|rested|bears?) on\b", "Verdicts do not rest on it"),
    "whoever": (r"\bwhoever\b", "Whoever gets the project"),
    "so many": (r"\bso (?:many|much) (?!as\b)", "so many texts"),
    "mend": (r"\bmend(?:s|ed|ing)?\b", "a button that mends it"),
    "hand over": (r"\bhand(?:s|ed|ing)? (?:\w+ )?over\b", "to hand it over"),
    "cut into": (r"\bcuts? \w* ?into\b", "cut into words"),
    "from elsewhere": (r"\bfrom elsewhere\b", "scores from elsewhere"),
    "and the like": (r"\band the like\b", "bold, links and the like"),
    "of in front": (
        r"(?:^|(?<=[.:;!?|] ))[Oo]f (?!course\b)[^.:;?!|]*,",
        "Of a project, the last run",
    ),
}

each_pattern = pytest.mark.parametrize("name", PATTERNS)


@pytest.fixture(scope="module")
def manual() -> dict[str, str]:
    return {page: re.sub(r"(?<!\n)\n(?!\n)", " ", prose(page)) for page in NAMES}


@pytest.fixture(scope="module")
def documents() -> dict[str, str]:
    return {page: read(path) for page, path in PAGES.items()}


def read(path: Path) -> str:
    """Return the prose of a page: no code, no addresses, one line for each paragraph."""
    text = re.sub(r"^(```+|~~~+).*?^\1\s*$", "", path.read_text("utf-8"), flags=re.M | re.S)
    text = re.sub(r"`[^`\n]+`", "CODE", text)
    text = re.sub(r"\]\([^)\s]+\)|https?://\S+", "]", text)
    return re.sub(r"(?<!\n)\n(?![\n#|>*\d-])", " ", text)


def found(pattern: str, text: str) -> list[str]:
    return [
        text[max(0, match.start() - 40) : match.end() + 40].replace("\n", " ")
        for match in re.finditer(pattern, text, re.IGNORECASE if pattern.islower() else 0)
    ]


@each_pattern
def test_a_pattern_finds_its_example(name: str) -> None:
    pattern, example = PATTERNS[name]
    assert found(pattern, example)


@each_pattern
def test_no_message_has_the_pattern(name: str) -> None:
    texts = source_texts()
    assert len(texts) > 1500
    assert [each for text in texts for each in found(PATTERNS[name][0], text.source)] == []


@each_pattern
def test_no_page_of_the_manual_has_the_pattern(name: str, manual: dict[str, str]) -> None:
    texts = manual.items()
    assert [(page, each) for page, text in texts for each in found(PATTERNS[name][0], text)] == []


@each_pattern
def test_no_document_has_the_pattern(name: str, documents: dict[str, str]) -> None:
    texts = documents.items()
    assert [(page, each) for page, text in texts for each in found(PATTERNS[name][0], text)] == []


# Numbers

# A number of things, at the beginning of a sentence or a part of it: it can be 1. At least two are
# the candidates and references where these texts are shown.
_COUNTED = re.compile(
    r"(?:^|[.:;,(·] |\b[Aa]ll )(?:the )?\{(?:all|candidate|changed|chosen|common|count|found|judged"
    r"|segments|shown)\} (?:[a-z]+ )?[a-z]+s\b(?<!\bis)(?<!\bas)(?<!\bwas)(?<!\bhas)"
)
_AT_LEAST_TWO = {
    "{count} references",
    "{count} candidates compared with {references}",
    "Show all {count} candidates",
}


def counted(source: str, others: frozenset[str]) -> bool:
    """Return whether a plural follows a number that can be 1, for which no other text is."""
    found = _COUNTED.search(source)
    one = re.sub(r"^\{\w+\} (\w+)s\b", r"1 \1", source)
    return found is not None and source not in _AT_LEAST_TWO and one not in others


def test_no_message_has_a_plural_after_a_number_that_can_be_one() -> None:
    sources = frozenset(text.source for text in source_texts())
    assert [source for source in sources if counted(source, sources)] == []


def test_a_plural_after_a_number_is_found() -> None:
    nothing: frozenset[str] = frozenset()
    assert counted("{count} characters changed · similarity {percent}", nothing)
    assert counted("Too short: {candidate} tokens", nothing)
    assert not counted("Characters changed: {count}", nothing)
    assert not counted("{count} lines inserted", frozenset({"1 line inserted"}))


# A comma between two numbers, which have decimal commas in Spanish and Indonesian.
_NUMBERS_IN_A_ROW = re.compile(
    r"\{(?:common|count|difference|old|p|percent|points|score|segments|share)\}, \{(?!given)"
    r"|\d[.,]\d+, [+\u2212]?\d"
)


def test_no_message_has_a_comma_between_numbers() -> None:
    assert [text.source for text in source_texts() if _NUMBERS_IN_A_ROW.search(text.source)] == []


def test_a_comma_between_numbers_is_found() -> None:
    assert _NUMBERS_IN_A_ROW.search("{score}, {difference} since run {number}")
    assert _NUMBERS_IN_A_ROW.search("0,7600, 0,5443")
    assert not _NUMBERS_IN_A_ROW.search("{metric} {old}, now {new}")


# Errors

_ADVICE = re.compile(
    "(?:^|[.:;] |, or |; in the terminal, "
    ")(?:Add|Change|Check|Choose|Close|Compare|Complete|Copy|Correct|Create|Delete|Exclude|Export|Extract|Fix|Free|Give|Keep|Load|Look|look|Make|Open|Pair|Put|Record|Reload|Remove|Rename|Save|Score|Set|Split|Try|Unpack|Update|Use|Write|write|add|choose|name|open)\\b"
)
# Parts of a sentence and of a list of problems, after or before which another part gives advice.
_PARTS = (
    r"The files do not have the same number of segments: ",
    r"The misalignment starts at line ",
    r"Total misalignments: ",
    r"“\{path\}” cannot be read: this kind of file ",
    # An allowed range or value is the advice.
    r"\{setting\}: ",
    r"“\{tag\}” is not a known language code\. Examples: ",
    r"Unknown encoding “\{name\}”\. Examples: ",
    r"“\{path\}” has no “\{wanted\}”\. Available: ",
    r"“\{path\}”: the name of a report must end in one of ",
    # In the search box, next to the expression.
    r"Not a valid regular expression",
    # The system's reason, in a sentence of another message.
    r"[a-z]",
)


def test_every_error_names_the_next_step() -> None:
    errors = {text.source for text in source_texts() if text.context == "Errors"}
    assert len(errors) > 80
    assert [
        error
        for error in sorted(errors)
        if not _ADVICE.search(error) and not re.match("|".join(_PARTS), error)
    ] == []


def test_an_error_without_a_next_step_is_found() -> None:
    assert not _ADVICE.search("“{path}” does not exist.")
    assert _ADVICE.search("“{path}” does not exist. Check the name and the folder.")
