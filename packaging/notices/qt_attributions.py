"""Write `qt.json` and `texts/qt` from the source of Qt: `python qt_attributions.py SOURCE…`.

Qt lists the third-party components of its modules in files called `qt_attribution.json`. Only the
source (folders such as `qtbase-everywhere-src-6.11.2`) has these files: wheels of PySide6 have no
list of components. Which files contain what is in `components.toml`.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections.abc import Container, Iterator
from pathlib import Path
from typing import Any

NOTICES = Path(__file__).resolve().parent

# Components of tools, of tests, and of systems without a build.
_LEFT_OUT = re.compile(r"android|dejayvu|gradle|extra-cmake-modules|kwin")


def attributions(source: Path, built: Container[str]) -> Iterator[tuple[dict[str, Any], str]]:
    """Yield the components in the libraries of a source, as rows of `qt.json` with their texts.

    Parameters
    ----------
    built
        The modules and components in a build: the keys of `[qt.files]`.
    """
    for path in sorted(source.glob("**/qt_attribution.json")):
        # Strings in these files contain line breaks.
        found = json.loads(path.read_text("utf-8"), strict=False)
        for row in found if isinstance(found, list) else [found]:
            name = row["Id"]
            place = next((each for each in (name, row["QDocModule"]) if each in built), None)
            in_library = "libs" in row.get("QtParts", ["libs"])
            if place is None or not in_library or _LEFT_OUT.search(name):
                continue
            # The license files are beside this file, regardless of "Path".
            licenses = row.get("LicenseFiles") or [row.get("LicenseFile")]
            places = [path.parent / file for file in licenses if file]
            if not places:
                ids = re.findall(r"[\w.-]+", row["LicenseId"])
                places = [source / "LICENSES" / f"{each}.txt" for each in ids]
            lines = row.get("Copyright", "")
            holders = lines if isinstance(lines, str) else "\n".join(lines)
            texts = [place.read_text("utf-8", "replace") for place in places if place.is_file()]
            facts = {
                "id": name.lower(),
                "name": row["Name"].partition("\n")[0],
                "license": row["LicenseId"],
                "in": place,
                "version": row.get("Version", ""),
                "website": row.get("Homepage", ""),
            }
            # Commits and "unstable v1" are no versions.
            if not re.match(r"v?\d+(\.\d\w*)*$", facts["version"]):
                facts["version"] = ""
            text = "\n\n".join([holders, *texts]).strip().replace("\r\n", "\n") + "\n"
            yield (
                {key: value for key, value in facts.items() if value},
                re.sub(r"[ \t\f]+$", "", text, flags=re.MULTILINE),
            )


def main(sources: list[str]) -> None:
    texts = NOTICES / "texts" / "qt"
    for old in texts.glob("*.txt"):
        old.unlink()
    built = tomllib.loads((NOTICES / "components.toml").read_text("utf-8"))["qt"]["files"]
    rows = []
    for source in map(Path, sources):
        for row, text in attributions(source, built):
            (texts / f"{row['id']}.txt").write_text(text, encoding="utf-8", newline="\n")
            rows.append(json.dumps(row, ensure_ascii=False))
    version = re.search(r"\d+\.\d+\.\d+", sources[0])
    written = '{{"qt": "{}", "components": [\n  {}\n]}}\n'.format(
        version.group() if version else "", ",\n  ".join(rows)
    )
    (NOTICES / "qt.json").write_text(written, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
