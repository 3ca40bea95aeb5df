"""Messages about folders: files without a counterpart, with the reasons."""

from __future__ import annotations

from bleu_core.files.addresses import Role
from bleu_core.files.sets import Unpaired
from bleu_score.i18n import translate, with_detail, with_label
from bleu_score.messages.files import listed


def folder_role(role: Role) -> str:
    """Return the role of the files of a folder, for one of them."""
    names = {
        Role.REFERENCE: translate("Folders", "reference"),
        Role.CANDIDATE: translate("Folders", "candidate"),
        Role.SOURCE: translate("Folders", "source"),
    }
    return names[role]


def unpaired_text(unpaired: Unpaired) -> str:
    """Return the name of a file without a counterpart, and the reason."""
    file = with_detail(unpaired.name, folder_role(unpaired.folder.role))
    return with_label(file, reason_text(unpaired))


def reason_text(unpaired: Unpaired) -> str:
    """Return the reason why a file has no counterpart."""
    if unpaired.reason == "ambiguous":
        return translate("Folders", "matches several files: {files}").format(
            files=listed(unpaired.others)
        )
    if unpaired.reason == "no_role":
        return translate("Folders", "its name does not show whether it is a reference")
    if unpaired.reason == "link":
        return translate("Folders", "a link to a place outside the folder, which is not followed")
    return translate("Folders", "no file matches")
