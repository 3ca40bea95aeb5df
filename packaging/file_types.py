"""Files for which Windows and macOS offer this program under "Open with".

Projects are its own; no other file is opened with it unless the user chooses that.
"""

from __future__ import annotations

from bleu_core.files.reading.known_formats import Family, extensions_of

# Read as well, but mostly something else: archives, code, settings, pages, moving pictures.
MOSTLY_ELSE = {
    *("zip", "ts", "php", "phtml", "ini", "cfg", "conf", "toml", "tab"),
    *("html", "htm", "xhtml", "md", "markdown", "rmd"),
}


def offered_for() -> list[str]:
    """Return the extensions of these files, those of translations first."""
    extensions = dict.fromkeys(each for family in Family for each in extensions_of(family))
    return [each for each in extensions if each not in MOSTLY_ELSE]
