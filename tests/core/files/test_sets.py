"""Sets of files know what is missing."""

from __future__ import annotations

from pathlib import Path

from bleu_core.files.addresses import Address, Role
from bleu_core.files.sets import FileSet, Folder, FolderPairing, Unpaired

REF, ONE, TWO = (Address(Path(name)) for name in ("ref", "one", "two"))
FOLDERS = tuple(Folder(each, Role.CANDIDATE, each.path.name) for each in (ONE, TWO))
REFERENCE = Folder(REF, Role.REFERENCE, "ref")


def test_a_set_has_the_files_there_are_in_order() -> None:
    source = Address(Path("src"))
    whole = FileSet("a", (ONE, TWO), (REF,), source)
    assert whole.addresses == (REF, ONE, TWO, source)
    assert whole.is_complete
    part = FileSet("a", (ONE, None), (None, REF))
    assert part.addresses == (REF, ONE)
    assert not part.is_complete


def test_a_pairing_names_the_files_that_candidates_lack() -> None:
    whole, part = FileSet("a", (ONE, TWO), (REF,)), FileSet("b", (None, TWO), (REF,))
    pairing = FolderPairing(FOLDERS, (REFERENCE,), None, (whole, part), ())
    assert pairing.candidate_names == ("one", "two")
    assert pairing.incomplete == (part,)
    assert pairing.missing == ((part, FOLDERS[0]),)


def test_a_file_without_a_counterpart_is_plain_data() -> None:
    usual = {"name": "x", "role": "reference", "folder": "ref", "reason": "ambiguous"}
    assert Unpaired("x", REFERENCE, "ambiguous").to_dict() == usual
    others = Unpaired("x", REFERENCE, "ambiguous", ("a", "b"))
    assert others.to_dict() == {**usual, "others": ["a", "b"]}
