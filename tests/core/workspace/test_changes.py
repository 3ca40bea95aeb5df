"""A delivered file is found to hold suggestions and final texts, or asks for another file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bleu_core.changes.analysis import analyze_changes
from bleu_core.changes.schemes import Scheme
from bleu_core.files.addresses import Address, Role, parse_address
from bleu_core.files.documents import read_document
from bleu_core.files.errors import FieldUndecided, SuggestionsMissing
from bleu_core.files.reading.formats import read_contents
from bleu_core.settings import Settings
from bleu_core.workspace.changes import (
    change_settings,
    find_change_inputs,
    find_delivery,
    is_folder_delivery,
    version_steps,
)
from bleu_core.workspace.workspace import Workspace
from tests.helpers.deliveries import DELIVERED, MEMOQ, PHRASE, TRADOS, XLIFF, XLIFF_2, analyzed

VERSIONS = XLIFF.format(
    namespaces="",
    units='<trans-unit id="1"><source>New.</source><target>Nueva.</target>'
    '<alt-trans alttranstype="previous-version"><target>Nuevo.</target></alt-trans></trans-unit>',
)

TRANSLATED = XLIFF.format(
    namespaces="",
    units='<trans-unit id="1"><source>New.</source><target>Nueva.</target></trans-unit>',
)


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str, str], Address]:
    def write(name: str, content: str) -> Address:
        path = tmp_path / name
        path.write_text(content, "utf-8")
        return parse_address(str(path))

    return write


def suggestions(*files: Address) -> list[str]:
    """Return the suggestions that are compared."""
    read = Workspace(find_change_inputs(files)).read()
    return list(read.documents[Role.CANDIDATE][0].segments)


@pytest.mark.parametrize("folders", [False, True])
def test_edits_of_chinese_are_counted_in_characters(folders: bool, tmp_path: Path) -> None:
    texts = {"mt": "他昨天去了北京，今天回来。\n", "pe": "他昨天去了上海，今天回来。\n"}
    for name, text in texts.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "a.zh.txt").write_text(text, "utf-8")
    places = [tmp_path / name if folders else tmp_path / name / "a.zh.txt" for name in texts]
    inputs = find_change_inputs([parse_address(str(place)) for place in places])
    settings = change_settings(Settings())
    ters = {}
    for scheme in (Scheme(), None):
        workspace = Workspace(inputs, settings, scheme=scheme)
        evaluation = (workspace if folders else workspace.read()).score()
        ter = evaluation.candidates[0].metrics[-1]
        ters[scheme] = ter.percent
        assert ("asian:yes" in ter.signature) == (scheme is not None)
    # Two of 13 characters and punctuation marks; without splitting, the only word.
    assert ters[Scheme()] == pytest.approx(100 * 2 / 13)
    assert ters[None] == 100


@pytest.mark.parametrize(
    ("name", "content", "expected"),
    [
        ("a.mqxliff", MEMOQ, ["Nuevo.", "Viejo.", ""]),
        # The origin stated for the unit decides, whatever comes first.
        ("a.mxliff", PHRASE, ["Nuevo.", "Viejo.", ""]),
        # The best match, but none that is for reference only.
        ("a.xlf", XLIFF_2, ["Nuevas."]),
        # Without suggestions, earlier versions of the translations.
        ("b.xlf", VERSIONS, ["Nuevo."]),
        ("a.csv", "Source,MT,Post-edited\nNew.,Nuevo.,Nueva.\n", ["Nuevo."]),
        ("b.csv", "Source,MT,Target\nNew.,Nuevo.,Nueva.\n", ["Nuevo."]),
        ("c.csv", "Source,MT,终稿\nNew.,Nuevo.,Nueva.\n", ["Nuevo."]),
        (
            "d.csv",
            "ID,MT,Final,Engine\n1,Uno.,Un.,DeepL\n2,Dos.,Dos.,DeepL\n3,Tres.,Tri.,Google\n"
            "4,Seis.,Seis.,Google\n",
            ["Uno.", "Dos.", "Tres.", "Seis."],
        ),
    ],
)
def test_one_file_has_both(
    name: str, content: str, expected: list[str], write: Callable[[str, str], Address]
) -> None:
    assert suggestions(write(name, content)) == expected


def test_a_rejected_proposal_is_no_suggestion(write: Callable[[str, str], Address]) -> None:
    assert suggestions(write("a.xlf", DELIVERED))[2:5] == [
        "El archivo está aquí.",
        "Abra el archivo.",
        "",
    ]


@pytest.mark.parametrize(
    ("name", "content", "has_origins"),
    [
        ("a.sdlxliff", TRADOS.format(first="Nueva."), True),
        ("a.txt", "uno\ndos\n", False),
        ("a.xlf", TRANSLATED, False),
    ],
)
def test_a_file_without_suggestions_says_so(
    name: str, content: str, has_origins: bool, write: Callable[[str, str], Address]
) -> None:
    address = write(name, content)
    with pytest.raises(SuggestionsMissing) as caught:
        find_change_inputs([address])
    assert (caught.value.path, caught.value.has_origins) == (address.path, has_origins)


def test_a_table_whose_headings_do_not_tell_asks(write: Callable[[str, str], Address]) -> None:
    address = write("a.csv", "Source,MT,Google,Final\nOne.,Uno.,Un.,Uno.\n")
    with pytest.raises(FieldUndecided):
        find_change_inputs([address])


def test_of_two_files_the_first_has_the_suggestions(write: Callable[[str, str], Address]) -> None:
    files = write("mt.txt", "uno\n"), write("final.txt", "dos\n")
    roles = {one.role: one.address for one in find_change_inputs(files)}
    assert roles == {Role.CANDIDATE: files[0], Role.REFERENCE: files[1]}


def test_settings_add_chrf_and_ter() -> None:
    assert change_settings(Settings()).metrics == ("bleu", "chrf", "ter")
    assert change_settings(Settings(metrics=("chrf++",))).metrics == (
        "bleu", "chrf", "chrf++", "ter",
    )  # fmt: skip


def test_chosen_suggestions_are_told_apart(write: Callable[[str, str], Address]) -> None:
    chosen, _ = analyzed(write("a.xlf", DELIVERED).path)
    given, _ = analyzed(write("mt.txt", "uno\n").path, write("final.txt", "uno\n").path)
    assert analyze_changes(chosen).are_chosen
    assert not analyze_changes(given).are_chosen


def test_a_folder_names_the_file_without_suggestions(
    write: Callable[[str, str], Address], tmp_path: Path
) -> None:
    write("a.xlf", DELIVERED)
    write("b.sdlxliff", TRADOS.format(first="Nueva."))
    evaluation, changes = analyzed(tmp_path)
    assert changes.files == ("a.xlf",)
    [broken] = evaluation.broken
    assert isinstance(broken.error, SuggestionsMissing)


@pytest.mark.parametrize(
    ("name", "content", "expected"),
    [
        ("a.csv", "Source,MT,Final\nOne.,Uno.,Un.\n", ("MT", "Final")),
        ("b.csv", "ID,Translation,Post-edited\n1,Uno.,Un.\n", ("Translation", "Post-edited")),
        ("c.tsv", "原文\t机器翻译\t终稿\nOne.\tUno.\tUn.\n", ("机器翻译", "终稿")),
        # Ordinary evaluations, and texts of which only the user can say what they are.
        ("d.csv", "Source,MT,Reference\nOne.,Uno.,Un.\n", None),
        ("e.csv", "Source,MT,Target\nOne.,Uno.,Un.\n", None),
        ("f.csv", "MT,Reference,Final\nUno.,Un.,Uno.\n", None),
        ("g.csv", "Source,Final\nOne.,Uno.\n", None),
        # A mark, not a text.
        (
            "h.csv",
            "MT,Reference,Approved\n"
            + "".join(f"Texto {n}.,Un texto {n}.,{'yes' if n % 2 else 'no'}\n" for n in range(12)),
            None,
        ),
        (
            "i.csv",
            "Source,MT,Approved\n"
            + "".join(f"Text {n}.,Un texto {n}.,{'yes' if n % 2 else 'no'}\n" for n in range(12)),
            None,
        ),
    ],
)  # fmt: skip
def test_a_table_is_a_delivery_if_its_headings_say_so(
    name: str, content: str, expected: tuple[str, str] | None, write: Callable[[str, str], Address]
) -> None:
    found = find_delivery(read_contents(write(name, content).path))
    assert (found and tuple(each.name for each in found)) == expected


@pytest.mark.parametrize(
    ("name", "content", "is_delivery"),
    [
        ("a.xlf", DELIVERED, True),
        ("a.xlf", TRANSLATED, False),
        ("a.sdlxliff", TRADOS.format(first="Nueva."), False),
    ],
)
def test_a_bilingual_file_is_a_delivery_if_it_has_suggestions(
    name: str, content: str, is_delivery: bool, write: Callable[[str, str], Address]
) -> None:
    address = write(name, content)
    assert (find_delivery(read_contents(address.path)) is not None) == is_delivery
    assert is_folder_delivery(address.path.parent) == is_delivery


def test_a_folder_is_a_delivery_if_all_its_bilingual_files_are(
    write: Callable[[str, str], Address], tmp_path: Path
) -> None:
    assert not is_folder_delivery(tmp_path)
    write("notes.txt", "one\n")
    write("damaged.xlf", "<xliff")
    assert not is_folder_delivery(tmp_path)
    write("a.xlf", DELIVERED)
    assert is_folder_delivery(tmp_path)
    write("b.sdlxliff", TRADOS.format(first="Nueva."))
    assert not is_folder_delivery(tmp_path)


def test_suggestions_of_one_origin_have_its_name(write: Callable[[str, str], Address]) -> None:
    def unit(number: int, origin: str) -> str:
        return (
            f'<trans-unit id="{number}"><source>New.</source><target>Nueva.</target>'
            f'<alt-trans origin="{origin}"><target>Nuevo.</target></alt-trans></trans-unit>'
        )

    def name(file: str, origins: list[str]) -> str:
        units = "".join(unit(number, origin) for number, origin in enumerate(origins))
        address = write(file, XLIFF.format(namespaces="", units=units))
        read = Workspace(find_change_inputs([address])).read()
        return read.documents[Role.CANDIDATE][0].name

    assert name("one.xlf", ["Engine", "Engine"]) == "one.xlf#alt-trans=Engine&quality=used"
    assert name("two.xlf", ["Engine", "memory"]) == "two.xlf#alt-trans&quality=used"


def test_the_name_of_used_suggestions_selects_them_again(
    write: Callable[[str, str], Address],
) -> None:
    # Another origin than the used one has the better match.
    units = (
        '<trans-unit id="1"><source>New.</source><target state-qualifier="mt-suggestion">N.'
        '</target><alt-trans origin="MT"><target>Nuevo.</target></alt-trans>'
        '<alt-trans origin="memory" match-quality="90"><target>Nueva.</target></alt-trans>'
        "</trans-unit>"
    )
    address = write("a.xlf", XLIFF.format(namespaces="", units=units))
    read = Workspace(find_change_inputs([address])).read()
    used = read.documents[Role.CANDIDATE][0]
    assert used.segments == ("Nuevo.",)
    again = parse_address(str(address.path.with_name(used.name)))
    assert read_document(again).segments == used.segments


@pytest.mark.parametrize(
    ("versions", "steps"),
    [
        ((), ()),
        (("mt",), ()),
        (("mt", "pe"), (("mt", "pe"),)),
        (("mt", "pe", "final"), (("mt", "pe"), ("pe", "final"), ("mt", "final"))),
    ],
)
def test_each_version_is_compared_with_the_one_before_and_the_last_with_the_first(
    versions: tuple[str, ...], steps: tuple[tuple[str, str], ...]
) -> None:
    assert version_steps(versions) == steps
