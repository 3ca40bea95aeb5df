"""Files for which Windows and macOS offer this program under "Open with".

The program owns projects; it opens other files only if the user chooses so.
"""

from __future__ import annotations

from bleu_core.files.reading.known_formats import Family, extensions_of

# Extensions that the program reads, but whose files are mostly something else: archives, code,
# settings, web pages, videos.
MOSTLY_ELSE = {
    *("zip", "ts", "php", "phtml", "ini", "cfg", "conf", "toml", "jsonc", "tab"),
    *("html", "htm", "xhtml", "md", "markdown", "rmd"),
}


def offered_for() -> list[str]:
    """Return the extensions of these files, starting with those of translations."""
    extensions = dict.fromkeys(each for family in Family for each in extensions_of(family))
    return [each for each in extensions if each not in MOSTLY_ELSE]
