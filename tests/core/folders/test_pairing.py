"""Files of folders are paired by their names, and only where there is no doubt."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bleu_core.errors import BleuError, Cancelled
from bleu_core.files.addresses import Address, FieldKind, Role, Selection, parse_address
from bleu_core.files.documents import read_document
from bleu_core.files.errors import FileMissing
from bleu_core.files.sets import FolderPairing
from bleu_core.folders import scanning
from bleu_core.folders.errors import (
    FolderExpected,
    FolderHasOneSide,
    FolderTooLarge,
    NoFilesPaired,
)
from bleu_core.folders.pairing import pair_folders, pair_names
from bleu_core.folders.scanning import find_files
from bleu_core.progress import Progress
from tests.helpers.folder_trees import LINES, tree_of, write_tree


def names_of(pairing: FolderPairing) -> list[tuple[str, ...]]:
    """Return the files of each set, below the folders they were found in."""
    folders = [*pairing.references, *pairing.candidates]
    return [
        tuple(
            str(address.path.relative_to(folder.address.path).as_posix()) if address else "-"
            for folder, address in zip(folders, (*each.references, *each.candidates), strict=True)
        )
        for each in pairing.sets
    ]


def unpaired_of(pairing: FolderPairing) -> list[tuple[str, str, str]]:
    return [(each.folder.role.value, each.name, each.reason) for each in pairing.unpaired]


@pytest.mark.parametrize(
    ("reference", "candidate"),
    [
        ("menu.txt", "menu.txt"),
        ("ui/menu.txt", "ui/menu.txt"),
        ("ui/Menu.TXT", "UI/menu.txt"),
        ("caf\u00e9.txt", "cafe\u0301.txt"),
        ("de/app.xliff", "es/app.xliff"),
        ("de/app.xliff", "app.xliff"),
        ("de/LC_MESSAGES/app.po", "de_DE/app.po"),
        ("app.de.po", "app.mt.po"),
        ("app.ref.po", "app.mt.po"),
        ("app.ref.po", "app.deepl.po"),
        ("app_ref.po", "app-google.po"),
        ("messages.properties", "messages_es.properties"),
        ("messages_pt_BR.properties", "messages_pt.properties"),
        ("values/strings.xml", "values-es-rMX/strings.xml"),
        ("values-zh-rTW/strings.xml", "values-b+zh+Hant/strings.xml"),
        ("zh-Hant.lproj/a.strings", "zh-TW.lproj/a.strings"),
        ("es.json", "es-ES.json"),
        ("news.en-de.ref.de", "news.en-de.mt.de"),
        ("reference/a.txt", "output/a.txt"),
        ("参考译文/a.txt", "机器翻译/a.txt"),
    ],
)
def test_two_names_that_belong_together(tmp_path: Path, reference: str, candidate: str) -> None:
    text = '<resources><string name="a">b</string></resources>'
    pairing = pair_folders(
        references=write_tree(tmp_path / "r", {reference: text, "unrelated.txt": LINES}),
        candidates=write_tree(tmp_path / "c", {candidate: text}),
    )
    assert names_of(pairing) == [(reference, candidate)]
    assert unpaired_of(pairing) == [("reference", "unrelated.txt", "no_partner")]


@pytest.mark.parametrize(
    ("reference", "candidate"),
    [
        ("a.txt", "b.txt"),
        ("ui/menu.txt", "help/menu.txt"),
        ("a.txt", "a.po"),
        ("page1.txt", "page2.txt"),
        ("app.src.po", "app.mt.po"),
    ],
)
def test_two_names_that_do_not_belong_together(
    tmp_path: Path, reference: str, candidate: str
) -> None:
    with pytest.raises(NoFilesPaired) as caught:
        pair_folders(
            references=tree_of(tmp_path / "r", reference),
            candidates=tree_of(tmp_path / "c", candidate),
        )
    assert caught.value.files == 2


def test_languages_tell_the_files_of_a_folder_apart(tmp_path: Path) -> None:
    pairing = pair_folders(
        references=tree_of(tmp_path / "r", "de/app.po", "es/app.po", "zh_TW/app.po"),
        candidates=tree_of(tmp_path / "c", "de-DE/app.po", "fr/app.po", "zh-Hant/app.po"),
    )
    assert names_of(pairing) == [("de/app.po", "de-DE/app.po"), ("zh_TW/app.po", "zh-Hant/app.po")]
    assert unpaired_of(pairing) == [
        ("reference", "es/app.po", "no_partner"),
        ("candidate", "fr/app.po", "no_partner"),
    ]


def test_a_file_that_fits_several_is_not_paired(tmp_path: Path) -> None:
    pairing = pair_folders(
        references=tree_of(tmp_path / "r", "x.txt", "de/app.po", "es/app.po"),
        candidates=tree_of(tmp_path / "c", "x.txt", "app.po"),
    )
    assert names_of(pairing) == [("x.txt", "x.txt")]
    [own] = [each for each in pairing.unpaired if each.folder.role is Role.CANDIDATE]
    assert (own.name, own.reason, own.others) == ("app.po", "ambiguous", ("de/app.po", "es/app.po"))
    others = {each.name: each for each in pairing.unpaired if each is not own}
    assert {each.reason for each in others.values()} == {"ambiguous"}
    assert others["de/app.po"].others == ("app.po",)


def test_two_systems_in_one_folder_are_not_guessed(tmp_path: Path) -> None:
    pairing = pair_folders(
        references=tree_of(tmp_path / "r", "a.txt", "x.txt"),
        candidates=tree_of(tmp_path / "c", "a.deepl.txt", "a.google.txt", "x.txt"),
    )
    assert names_of(pairing) == [("x.txt", "x.txt")]
    assert {reason for _, _, reason in unpaired_of(pairing)} == {"ambiguous"}


def test_the_same_path_goes_first(tmp_path: Path) -> None:
    pairing = pair_folders(
        references=tree_of(tmp_path / "r", "app.po", "es/app.po"),
        candidates=tree_of(tmp_path / "c", "app.po", "es/app.po"),
    )
    assert names_of(pairing) == [("app.po", "app.po"), ("es/app.po", "es/app.po")]
    assert not pairing.unpaired


def test_several_candidates_and_references(tmp_path: Path) -> None:
    pairing = pair_folders(
        references=[tree_of(tmp_path / "r1", "a.txt"), tree_of(tmp_path / "r2", "a.txt", "b.txt")],
        candidates=[
            tree_of(tmp_path / "v1/out", "a.txt", "b.txt"),
            tree_of(tmp_path / "v2/out", "a.txt"),
        ],
        source=tree_of(tmp_path / "src", "a.en.txt"),
    )
    assert names_of(pairing) == [
        ("a.txt", "a.txt", "a.txt", "a.txt"),
        ("-", "b.txt", "b.txt", "-"),
    ]
    assert pairing.candidate_names == ("v1/out", "v2/out")
    assert pairing.sets[0].source
    assert pairing.sets[0].source.path.name == "a.en.txt"
    assert [each.name for each in pairing.incomplete] == ["b.txt"]


@pytest.mark.parametrize(
    ("files", "expected", "candidates"),
    [
        (["app.ref.po", "app.mt.po"], [("app.ref.po", "app.mt.po")], ("mt",)),
        (["app.po", "app.mt.po"], [("app.po", "app.mt.po")], ("mt",)),
        (["app.ref.po", "app.po"], [("app.ref.po", "app.po")], ("both",)),
        (
            ["a.ref.txt", "a.deepl.txt", "a.google.txt", "a.src.txt"],
            [("a.ref.txt", "a.deepl.txt", "a.google.txt")],
            ("deepl", "google"),
        ),
        (["ref/x/a.txt", "mt/x/a.txt"], [("ref/x/a.txt", "mt/x/a.txt")], ("mt",)),
    ],
)
def test_one_folder_with_both_sides(
    tmp_path: Path, files: list[str], expected: list[tuple[str, ...]], candidates: tuple[str, ...]
) -> None:
    pairing = pair_folders(references=tree_of(tmp_path / "both", *files))
    assert names_of(pairing) == expected
    assert pairing.candidate_names == candidates
    assert not pairing.unpaired


def test_one_folder_whose_sides_cannot_be_told(tmp_path: Path) -> None:
    for number, names in enumerate(
        (("a.txt", "b.txt"), ("a.ref.txt", "b.ref.txt"), ("a.mt.txt", "b.mt.txt"))
    ):
        with pytest.raises(FolderHasOneSide):
            pair_folders(references=tree_of(tmp_path / f"{number}", *names))
    pairing = pair_folders(references=tree_of(tmp_path / "x", "a.ref.txt", "a.mt.txt", "b.txt"))
    assert unpaired_of(pairing) == [("reference", "b.txt", "no_role")]


def test_files_of_systems_and_of_other_kinds_are_passed_over(tmp_path: Path) -> None:
    files = (".git/a.txt", ".DS_Store", "Thumbs.db", "~$a.docx", "a.txt~", "__MACOSX/a.txt")
    folder = tree_of(tmp_path / "r", "a.txt", *files)
    (folder / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0")
    (folder / "page.css").write_text("p { color: red }")
    (folder / "layout.xml").write_text("<LinearLayout/>")
    pairing = pair_folders(references=folder, candidates=tree_of(tmp_path / "c", "a.txt"))
    assert names_of(pairing) == [("a.txt", "a.txt")]
    assert not pairing.unpaired
    assert pairing.ignored == 3


@pytest.mark.parametrize("side", ["r", "c"])
def test_a_file_with_control_characters_is_paired_like_any_other(tmp_path: Path, side: str) -> None:
    text = "Open\x08 the menu\nClose\x02 it\n"
    names = ("a.txt", "notes", "es/page.es", "b.ts")
    folders = {each: tree_of(tmp_path / each, *names) for each in ("r", "c")}
    for name in names:
        (folders[side] / name).write_text(text)
    pairing = pair_folders(references=folders["r"], candidates=folders["c"])
    assert {reference for reference, _ in names_of(pairing)} == {*names}
    assert not pairing.unpaired


BROKEN = {
    "binary.txt": b"Hola\0\0\1\2 mundo\n",
    "old.txt": b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(100),
    "binary": b"\x7fELF\0\0\0\1",
    "ui/menu.es": b"Hola\0mundo\n",
    "packed.log.gz": b"\x1f\x8b\x08\0 not packed",
}


@pytest.mark.parametrize("name", BROKEN)
@pytest.mark.parametrize("broken", ["r", "c"])
def test_an_unreadable_file_is_paired_with_a_readable_one(
    tmp_path: Path, name: str, broken: str
) -> None:
    """Its error is part of the result, and it is not merely missing."""
    folders = {each: tree_of(tmp_path / each, "other.txt", name) for each in ("r", "c")}
    (folders[broken] / name).write_bytes(BROKEN[name])
    (folders[broken] / "logo.png").write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0")
    pairing = pair_folders(references=folders["r"], candidates=folders["c"])
    assert names_of(pairing) == sorted([("other.txt", "other.txt"), (name, name)])
    assert not pairing.unpaired
    assert pairing.ignored == 1
    with pytest.raises(BleuError):
        read_document(folders[broken] / name)


def test_unreadable_files_pair_by_languages_and_roles_too(tmp_path: Path) -> None:
    folder = tree_of(tmp_path, "a.ref.log", "a.mt.log", "b.ref.log", "c_de.log", "c_mt.log")
    (folder / "b.mt.log").write_bytes(b"\0\0")
    (folder / "d.mt.log").write_bytes(b"\0\0")
    pairing = pair_folders(references=folder)
    assert ("b.ref.log", "b.mt.log") in names_of(pairing)
    assert pairing.ignored == 1


def test_pictures_on_both_sides_are_no_texts(tmp_path: Path) -> None:
    folders = [tree_of(tmp_path / each, "a.txt") for each in ("r", "c", "d")]
    for folder in folders:
        (folder / "logo.png").write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0")
    pairing = pair_folders(references=folders[0], candidates=folders[1:])
    assert names_of(pairing) == [("a.txt", "a.txt", "a.txt")]
    assert (pairing.unpaired, pairing.ignored) == ((), 3)


def _link(link: Path, target: Path) -> None:
    try:
        link.symlink_to(target, target_is_directory=target.is_dir())
    except OSError:
        pytest.skip("This system allows no links.")


def test_links_out_of_a_folder_are_listed_and_not_followed(tmp_path: Path) -> None:
    secret = tree_of(tmp_path / "system", "passwords.txt", "keys/a.txt")
    names = ("a.txt", "b.txt", "c/a.txt")
    references = tree_of(tmp_path / "r", *names, "same.txt")
    candidates = tree_of(tmp_path / "c", "a.txt", "real/b.txt")
    _link(candidates / "b.txt", secret / "passwords.txt")
    _link(candidates / "c", secret / "keys")
    _link(candidates / "same.txt", candidates / "real" / "b.txt")
    pairing = pair_folders(references=references, candidates=candidates)
    assert names_of(pairing) == [("a.txt", "a.txt"), ("same.txt", "same.txt")]
    assert ("candidate", "b.txt", "link") in unpaired_of(pairing)
    assert ("candidate", "c", "link") in unpaired_of(pairing)


def test_folders_of_links_out_of_them(tmp_path: Path) -> None:
    store = tree_of(tmp_path / "store", "a.txt")
    candidates = tree_of(tmp_path / "c")
    candidates.mkdir(exist_ok=True)
    _link(candidates / "a.txt", store / "a.txt")
    with pytest.raises(NoFilesPaired) as caught:
        pair_folders(references=tree_of(tmp_path / "r", "a.txt"), candidates=candidates)
    assert (caught.value.files, caught.value.links) == (1, 1)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="This system has no such pipes.")
@pytest.mark.parametrize("is_link", [False, True])
def test_pipes_in_a_folder_are_not_waited_for(tmp_path: Path, is_link: bool) -> None:
    folders = [tree_of(tmp_path / each, "a.txt", "b.txt") for each in ("r", "c")]
    (folders[1] / "a.txt").unlink()
    os.mkfifo(folders[1] / ("pipe" if is_link else "a.txt"))
    if is_link:
        (folders[1] / "a.txt").symlink_to("pipe")
    pairing = pair_folders(references=folders[0], candidates=folders[1])
    assert names_of(pairing) == [("a.txt", "a.txt"), ("b.txt", "b.txt")]


def test_a_folder_has_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tree_of(tmp_path, "a/b.txt", "a/c.txt", "d.txt")
    monkeypatch.setattr(scanning, "ENTRIES_LIMIT", 4)
    assert find_files(folder).names == ["a/b.txt", "a/c.txt", "d.txt"]
    monkeypatch.setattr(scanning, "ENTRIES_LIMIT", 3)
    monkeypatch.setattr(scanning, "may_be_readable", lambda path: pytest.fail("opened"))
    with pytest.raises(FolderTooLarge) as caught:
        find_files(folder)
    assert (caught.value.path, caught.value.limit) == (folder, 3)


def test_links_that_lead_in_circles_end(tmp_path: Path) -> None:
    folder = tree_of(tmp_path / "r", "a/b.txt")
    try:
        (folder / "a" / "up").symlink_to(folder, target_is_directory=True)
        (folder / "other").symlink_to(folder / "a", target_is_directory=True)
    except OSError:
        pytest.skip("This system allows no links.")
    pairing = pair_folders(
        references=folder, candidates=tree_of(tmp_path / "c", "a/b.txt", "other/b.txt")
    )
    assert names_of(pairing) == [("a/b.txt", "a/b.txt"), ("other/b.txt", "other/b.txt")]


def test_a_candidate_below_the_references_is_not_part_of_them(tmp_path: Path) -> None:
    tree_of(tmp_path, "a.txt", "delivered/a.txt")
    pairing = pair_folders(references=tmp_path, candidates=tmp_path / "delivered")
    assert names_of(pairing) == [("a.txt", "a.txt")]
    assert not pairing.unpaired


def test_a_folder_that_cannot_be_listed_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tree_of(tmp_path / "r", "a.txt", "secret/b.txt")
    listed = os.scandir

    def refuse(path: str) -> object:
        if Path(path).name == "secret":
            raise PermissionError(13, "Permission denied")
        return listed(path)

    monkeypatch.setattr(os, "scandir", refuse)
    pairing = pair_folders(references=folder, candidates=tree_of(tmp_path / "c", "a.txt"))
    assert names_of(pairing) == [("a.txt", "a.txt")]
    [error] = pairing.unreadable
    assert (error.path, error.permission) == (folder / "secret", True)


def test_names_sort_naturally(tmp_path: Path) -> None:
    files = ("page 10.txt", "page 9.txt", "a/z.txt", "B.txt", "page", "page 9")
    pairing = pair_folders(
        references=tree_of(tmp_path / "r", *files), candidates=tree_of(tmp_path / "c", *files)
    )
    names = [each.name for each in pairing.sets]
    assert names == ["a/z.txt", "B.txt", "page", "page 9", "page 9.txt", "page 10.txt"]


def test_a_path_that_is_no_folder(tmp_path: Path) -> None:
    folder = tree_of(tmp_path / "r", "a.txt")
    with pytest.raises(FolderExpected):
        pair_folders(references=folder, candidates=folder / "a.txt")
    with pytest.raises(FileMissing):
        pair_folders(references=folder, candidates=tmp_path / "none")


def test_pairing_can_be_cancelled(tmp_path: Path) -> None:
    folder = tree_of(tmp_path / "r", "a.txt")
    with pytest.raises(Cancelled):
        pair_folders(
            references=folder, candidates=folder, progress=Progress(cancelled=lambda: True)
        )


def xcode_export(folder: Path, language: str = "es", text: str = "Abrir") -> Path:
    """Create an export of Xcode, and return its XLIFF file."""
    files = {
        "contents.json": '{"developmentRegion": "en", "targetLocale": "es", "version": "1.0"}',
        "Source Contents/App/en.lproj/Localizable.strings": '"open" = "Open";\n',
        "Notes/notes.txt": "A note.\n",
        f"Localized Contents/{language}.xliff": f"""<xliff version="1.2"><file
            original="a" source-language="en" target-language="{language}"><body><trans-unit
            id="open"><source>Open</source><target>{text}</target></trans-unit></body></file></xliff>""",
    }
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content, "utf-8")
    return folder / "Localized Contents" / f"{language}.xliff"


def test_an_export_of_xcode_in_a_folder_has_one_text(tmp_path: Path) -> None:
    for side in ("ref", "mt"):
        xcode_export(tmp_path / side / "es.xcloc")
    pairing = pair_folders(candidates=tmp_path / "mt", references=tmp_path / "ref")
    name = "es.xcloc/Localized Contents/es.xliff"
    assert (names_of(pairing), unpaired_of(pairing)) == ([(name, name)], [])


def test_an_export_of_xcode_is_a_file(tmp_path: Path) -> None:
    export = tmp_path / "es.XCLOC"
    xliff = xcode_export(export)
    assert parse_address(str(export)) == Address(xliff)
    assert parse_address(f"{export}#source") == Address(xliff, Selection(FieldKind.SOURCE))
    assert read_document(export).segments == ("Abrir",)
    for other in (tmp_path / "missing.xcloc", tmp_path):
        assert parse_address(str(other)) == Address(other)
    xcode_export(export, "fr")
    assert parse_address(str(export)) == Address(export)


@pytest.mark.skipif(os.path.normcase("A") == "a", reason="the system ignores case")
@pytest.mark.parametrize(
    "pairs",
    [
        # Each pair of names is told from the other by less than what they have in common.
        [("A.txt", "A.txt"), ("a.txt", "a.txt")],
        [("app.es.po", "APP.es.po"), ("es/app.po", "ES/app.po")],
        [("app.pt-BR.po", "pt_BR/app.po"), ("app.pt-PT.po", "pt_PT/app.po")],
        [("es/app.po", "es-ES/app.po"), ("es/app.ref.po", "es-ES/app.mt.po")],
        [("app.es.ref.po", "es/app.mt.po"), ("app.fr.ref.po", "fr/app.mt.po")],
    ],
    ids=["path", "case", "region", "role", "language"],
)
def test_the_closest_names_belong_together(tmp_path: Path, pairs: list[tuple[str, str]]) -> None:
    references, candidates = zip(*pairs, strict=True)
    pairing = pair_folders(
        references=tree_of(tmp_path / "r", *references),
        candidates=tree_of(tmp_path / "c", *candidates),
    )
    assert sorted(names_of(pairing)) == sorted(pairs)


def test_a_folder_that_is_called_by_its_place_has_its_own_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reference = tree_of(tmp_path / "r", "a.txt")
    monkeypatch.chdir(tree_of(tmp_path / "system" / "inner", "a.txt"))
    for place, name in ((".", "inner"), ("..", "system"), ("../inner", "inner")):
        if place == "..":
            tree_of(tmp_path / "system", "a.txt")
        pairing = pair_folders(references=reference, candidates=place)
        assert pairing.candidate_names == (name,)


def test_names_may_lack_folders_and_extensions_unless_several_files_fit() -> None:
    files = ["a/menu.txt", "b/menu.txt", "b/help.txt", "news.en.txt"]
    for name, file in (
        ("a/menu.txt", "a/menu.txt"),
        ("a/menu", "a/menu.txt"),
        ("help.txt", "b/help.txt"),
        ("help", "b/help.txt"),
        ("menu.txt", None),
        ("menu", None),
        ("other", None),
    ):
        assert pair_names([name], files) == ({name: file} if file else {})
    # A file that one name means exactly is no other's.
    assert pair_names(["b/help.txt", "help"], files) == {"b/help.txt": "b/help.txt"}
