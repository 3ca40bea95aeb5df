"""Files of folders are paired by their names, and only where there is no doubt."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bleu_core.errors import Cancelled
from bleu_core.files.addresses import Role
from bleu_core.files.errors import FileMissing
from bleu_core.files.sets import FolderPairing
from bleu_core.folders.errors import FolderExpected, FolderHasOneSide, NoFilesPaired
from bleu_core.folders.pairing import pair_folders
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
    with pytest.raises(FolderHasOneSide):
        pair_folders(references=tree_of(tmp_path / "both", "a.txt", "b.txt"))
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
    files = ("page 10.txt", "page 9.txt", "a/z.txt", "B.txt")
    pairing = pair_folders(
        references=tree_of(tmp_path / "r", *files), candidates=tree_of(tmp_path / "c", *files)
    )
    assert [each.name for each in pairing.sets] == ["a/z.txt", "B.txt", "page 9.txt", "page 10.txt"]


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
