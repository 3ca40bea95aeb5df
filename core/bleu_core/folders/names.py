"""Names of files, split into the part that identifies the text and parts for language and role."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from bleu_core.files.addresses import Role
from bleu_core.files.headings import split_role
from bleu_core.languages.tags import split_language

# Between the folder of a language and its file, gettext has a folder with a fixed name.
_FIXED_FOLDERS = ("lc_messages",)


@dataclass(frozen=True)
class NameKeys:
    """The name of a file below its folder, in forms that files to be paired may share.

    Attributes
    ----------
    exact
        The name itself.
    folded
        The name without differences of case and in the encoding of accents.
    without_language
        The folded name without the parts that name languages.
    without_role
        The name without languages, and without words such as ``ref`` and ``mt``.
    language
        Tag of the language in the name; of several, the nearest to its end.
    role
        The role that the name suggests.
    said
        The words that suggest the role, or the folder whose name has them.
    """

    exact: str
    folded: str
    without_language: str
    without_role: str
    language: str | None
    role: Role | None
    said: str

    @property
    def primary(self) -> str | None:
        """The primary subtag of the language."""
        return self.language and self.language.split("-")[0]


def keys_of(name: str) -> NameKeys:
    """Return the forms of a file's path below its folder."""
    *folders, file = name.split("/")
    bare_file, language = _without_languages(file, folder=False)
    bare_folders: list[str] = []
    for folder in reversed(folders):
        bare, own = _without_languages(folder, folder=True)
        language = language or own
        if bare and bare.casefold() not in _FIXED_FOLDERS:
            bare_folders.insert(0, bare)
    plain_file, role, said = split_role(bare_file)
    plain_folders: list[str] = []
    for folder in reversed(bare_folders):
        _, own_role, own_said = split_role(folder)
        if not own_said:
            plain_folders.insert(0, folder)
        elif role is None:
            role, said = own_role, folder
    return NameKeys(
        name,
        _fold(name),
        _fold("/".join((*bare_folders, bare_file))),
        _fold("/".join((*plain_folders, plain_file))),
        language,
        role,
        said,
    )


def _without_languages(name: str, *, folder: bool) -> tuple[str, str | None]:
    """Return a name without any language, and the last one in it."""
    rest, first = split_language(name, folder=folder)
    found = first
    while found and rest:
        rest, found = split_language(rest, folder=folder)
    return rest, first


def _fold(name: str) -> str:
    return unicodedata.normalize("NFC", name).casefold()
