"""What Debian wants to know of licenses, in its own format (DEP-5)."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

_HEAD = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: BLEU Desktop
Upstream-Contact: {address}
Source: {address}
Comment:
 The package contains other people's work, each under the license whose text is below
 {place}.

Files: *
Copyright: The authors of BLEU Desktop
License: GPL-3+
"""

_GPL = """\
License: GPL-3+
 This program is free software: you can redistribute it and/or modify it under the terms of the GNU
 General Public License as published by the Free Software Foundation, either version 3 of the
 License, or (at your option) any later version.
 .
 This program is distributed in the hope that it will be useful, but WITHOUT ANY WARRANTY; without
 even the implied warranty of MERCHANTABILITY or FITNESS FOR A PARTICULAR PURPOSE. See the GNU
 General Public License for more details.
 .
 On Debian systems, its text is in /usr/share/common-licenses/GPL-3.
"""


def copyright_text(home: Path) -> str:
    """Return the copyright file of a program whose folder is `home` once it is installed."""
    about = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    place = Path("/", home, "_internal", "licenses")
    head = _HEAD.format(address=about["urls"]["Homepage"], place=place)
    return "\n".join([head, _GPL])
