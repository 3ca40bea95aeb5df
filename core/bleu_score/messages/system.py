"""Messages for errors of the operating system, in the interface's language."""

from __future__ import annotations

import errno

from bleu_score.i18n import translate

_NO_ACCESS = ("EACCES", "EPERM")
_NOT_THERE = ("ENOENT", "ENOTDIR")
_FULL = ("ENOSPC", "EDQUOT")
_NO_NETWORK = (
    "ENETDOWN", "ENETUNREACH", "ENETRESET", "EHOSTDOWN", "EHOSTUNREACH", "ECONNRESET",
    "ECONNABORTED", "ENOTCONN", "ETIMEDOUT", "ESTALE", "EREMOTEIO",
)  # fmt: skip
_NO_DEVICE = ("ENODEV", "ENXIO")
_IN_USE = ("EBUSY", "ETXTBSY", "EAGAIN")
_TOO_MANY_OPEN = ("EMFILE", "ENFILE")


def system_reason(number: int | None) -> str | None:
    """Return the reason why reading or writing failed, without a period; None if unknown.

    The system's own message may be in another language.
    """
    # Not every system has all of these errors.
    name = errno.errorcode.get(number) if number is not None else None
    reasons = {
        _NO_ACCESS: translate("Errors", "permission denied"),
        _NOT_THERE: translate("Errors", "the file or folder does not exist"),
        _FULL: translate("Errors", "no space is left on the disk"),
        _NO_NETWORK: translate("Errors", "the network connection was lost"),
        _NO_DEVICE: translate("Errors", "the device is not available"),
        _IN_USE: translate("Errors", "another program is using the file"),
        _TOO_MANY_OPEN: translate("Errors", "too many files are open"),
        ("EBADF",): translate("Errors", "it is closed"),
        ("EISDIR",): translate("Errors", "it is a folder"),
        ("EIO",): translate("Errors", "the device reported an error"),
        ("EROFS",): translate("Errors", "the disk is read-only"),
        ("EFBIG",): translate("Errors", "the file is too large"),
        ("ENAMETOOLONG",): translate("Errors", "the file name is too long"),
        ("ELOOP",): translate("Errors", "the links form a loop"),
    }
    return next((reason for names, reason in reasons.items() if name in names), None)
