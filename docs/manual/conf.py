"""Sphinx's settings of the manual; `packaging/manual.py` builds it in each language."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parents[1] / "core")]

project = "BLEU Desktop"
author = "The developers of BLEU Desktop"
version = release = runpy.run_path(str(HERE.parents[1] / "core" / "bleu_core" / "version.py"))[
    "__version__"
]
extensions = ["myst_parser", "manual_html"]
exclude_patterns = ["locale", "pictures", "theme"]
nitpicky = True

# Words are as they were written: no quotation marks are changed, in any language.
smartquotes = False
# Examples show many languages; only those that name theirs are colored.
highlight_language = "none"
myst_enable_extensions = ["attrs_inline", "colon_fence", "deflist", "dollarmath"]
# Headings can be linked, as page.md#a-heading.
myst_heading_anchors = 3

gettext_compact = False
gettext_location = False
# `packaging/manual.py` compiles the catalogs; nothing is written beside the sources.
gettext_auto_build = False
# The pages name the English pictures, pictures/en/score.webp.
figure_language_filename = "{path}../{language}/{basename}{ext}"

html_theme = "theme"
html_theme_path = ["."]
html_title = "BLEU Desktop"
html_permalinks = False
html_copy_source = False
html_use_index = False
html_domain_indices = False
html_math_renderer = "mathml"
