"""Write `qt.json` and `texts/qt` from the source of Qt: `python qt_attributions.py SOURCE…`.

Qt lists the third-party components of its modules in files called `qt_attribution.json`. Only the
source (folders such as `qtbase-everywhere-src-6.11.2`) has these files.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

NOTICES = Path(__file__).resolve().parent

# The libraries and plugins of a module, as patterns of their paths in the build.
_FILES = {
    "qtcore": ["*qt6core.*", "*qtcore.framework/*"],
    "qtgui": ["*qt6gui.*", "*qtgui.framework/*"],
    "qtdbus": ["*qt6dbus.*", "*qtdbus.framework/*"],
    "qtwidgets": ["*qt6widgets.*", "*qtwidgets.framework/*"],
    "qtwaylandcompositor": ["*qt6waylandclient.*", "*qwayland*", "*libxdg-shell.*"],
}
_ONLY = {
    "libjpeg": ["*qjpeg*"],
    "xcb-xinput": ["*qt6xcbqpa.*"],
    "cocoa-platform-plugin": ["*qcocoa*"],
    "qeventdispatcher_cf": ["*qtcore.framework/*"],
    "d3d12memoryallocator": ["*qt6gui.dll"],
    "rhi-miniengine-d3d12-mipmap": ["*qt6gui.dll"],
    "pixman": ["*qtgui.framework/*"],
}
# Components that a Qt library does not contain if it loads the system's library.
_SYSTEM = {
    "freetype": "libfreetype.so",
    "freetype-zlib": "libfreetype.so",
    "freetype-bdf": "libfreetype.so",
    "freetype-pcf": "libfreetype.so",
    "harfbuzz-ng": "libharfbuzz.so",
    "libpng": "libpng16.so",
    "zlib": "libz.so",
    "pcre2": "libpcre2-16.so",
    "pcre2-sljit": "libpcre2-16.so",
    "doubleconversion": "libdouble-conversion.so",
    "md4c": "libmd4c.so",
}
# Components of tools, of tests, and of systems without a build.
_LEFT_OUT = re.compile(r"android|dejayvu|gradle|extra-cmake-modules|kwin")


def attributions(source: Path) -> Iterator[dict[str, Any]]:
    """Yield the components in the libraries of a source, as rows of `qt.json` with their texts."""
    for path in sorted(source.glob("**/qt_attribution.json")):
        # Strings in these files contain line breaks.
        found = json.loads(path.read_text("utf-8"), strict=False)
        for row in found if isinstance(found, list) else [found]:
            name = row["Id"]
            files = _ONLY.get(name, _FILES.get(row["QDocModule"]))
            in_library = "libs" in row.get("QtParts", ["libs"])
            if files is None or not in_library or _LEFT_OUT.search(name):
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
            yield {
                "id": f"qt-{name.lower()}",
                "name": row["Name"].partition("\n")[0],
                "version": row.get("Version", ""),
                "license": row["LicenseId"],
                "website": row.get("Homepage", ""),
                "files": files,
                "unless": _SYSTEM.get(name, ""),
                "text": "\n\n".join([holders, *texts]).strip() + "\n",
            }


def main(sources: list[str]) -> None:
    texts = NOTICES / "texts" / "qt"
    texts.mkdir(exist_ok=True)
    for old in texts.glob("*.txt"):
        old.unlink()
    rows = []
    for source in map(Path, sources):
        for row in attributions(source):
            name = re.sub(r"[^\w-]+", "-", row["id"].removeprefix("qt-"))
            text = row.pop("text").replace("\r\n", "\n")
            text = re.sub(r"[ \t\f]+$", "", text, flags=re.MULTILINE)
            (texts / f"{name}.txt").write_text(text, encoding="utf-8", newline="\n")
            rows.append(row | {"text": f"qt/{name}.txt"})
    version = re.search(r"\d+\.\d+\.\d+", sources[0])
    content = {"qt": version.group() if version else "", "components": rows}
    written = json.dumps(content, ensure_ascii=False, indent=1) + "\n"
    (NOTICES / "qt.json").write_text(written, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
