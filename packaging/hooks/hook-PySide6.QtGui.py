"""The plugins the window needs.

Left out here, before PyInstaller looks at what they link to: a plugin taken out of the finished
list would leave its libraries behind (GTK, QtPdf, QtQuick ...).
"""

from pathlib import Path

from PyInstaller.utils.hooks.qt import add_qt6_dependencies

# File names without `lib` and the ending; all that a folder holds where none are named.
PLUGINS = {
    "iconengines": {"qsvgicon"},
    "imageformats": {"qsvg"},
    "platforms": {"qwindows", "qcocoa", "qxcb", "qwayland*", "qoffscreen"},
    # Chinese is typed through one of these.
    "platforminputcontexts": {
        "composeplatforminputcontextplugin",
        "ibusplatforminputcontextplugin",
    },
    "platformthemes": {"qxdgdesktopportal"},
    "wayland-decoration-client": {"*"},
    "wayland-graphics-integration-client": {"qt-plugin-wayland-egl"},
    "wayland-shell-integration": {"xdg-shell"},
}


def wanted(plugin: Path) -> bool:
    name = Path(plugin.name.removeprefix("lib")).with_suffix("")
    return any(name.match(pattern) for pattern in PLUGINS.get(plugin.parent.name, ()))


hiddenimports, binaries, datas = add_qt6_dependencies(__file__)
binaries = [(source, folder) for source, folder in binaries if wanted(Path(source))]
