"""Which role a file probably has, from its name."""

from __future__ import annotations

from bleu_core.corpus.addresses import Role

_ROLE_WORDS = {
    Role.REFERENCE: (
        "reference", "ref", "gold", "human", "referencia", "referensi", "参考", "參考",
    ),
    Role.SOURCE: ("source", "src", "fuente", "original", "sumber", "原文", "源文"),
    Role.CANDIDATE: (
        "candidate", "cand", "hyp", "hypothesis", "sys", "system", "mt", "output", "candidata",
        "kandidat", "候选", "候選", "译文", "譯文",
    ),
}  # fmt: skip


def guess_role(name: str) -> Role | None:
    """Return the role a file's name suggests, None if it suggests none."""
    import re

    lower = name.lower()
    words = set(re.split(r"[\W_\d]+", lower))
    for role, names in _ROLE_WORDS.items():
        for word in names:
            if word in words or (not word.isascii() and word in lower):
                return role
    return None
