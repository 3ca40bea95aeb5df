"""Files for which Windows and macOS offer this program under "Open with".

Projects are its own; no other file is opened with it unless the user chooses that.
"""

from __future__ import annotations

from bleu_core.corpus.reading.known_formats import Family, endings_of

# Read as well, but mostly something else: archives, code, settings, pages, moving pictures.
_MOSTLY_ELSE = {
    *("zip", "ts", "php", "phtml", "ini", "cfg", "conf", "desktop", "toml", "tab", "sub"),
    *("html", "htm", "xhtml", "md", "markdown", "rmd"),
}


def offered_for() -> list[str]:
    """Return the extensions of these files, those of translations first."""
    endings = dict.fromkeys(ending for family in Family for ending in endings_of(family))
    return [ending for ending in endings if ending not in _MOSTLY_ELSE]
