"""The Qt plugins the window needs.

The hook excludes other plugins before PyInstaller collects their libraries (GTK, QtPdf, QtQuick …);
if the plugins were excluded later, the libraries would stay in the build.
"""

from pathlib import Path

from PyInstaller.utils.hooks.qt import add_qt6_dependencies

# Names of plugins by folder, without `lib` and suffix.
PLUGINS = {
    "iconengines": {"qsvgicon"},
    "imageformats": {"qsvg"},
    "platforms": {"qwindows", "qcocoa", "qxcb", "qwayland*", "qoffscreen"},
    # Input methods, needed to type Chinese.
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
