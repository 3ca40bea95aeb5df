"""Qt's own translations. Qt has no Indonesian one (we add it), and needs no English one."""

from pathlib import Path

from PyInstaller.utils.hooks.qt import add_qt6_dependencies
from ui_languages import TRANSLATED

CATALOGS = {f"qtbase_{language}.qm" for language in TRANSLATED}

hiddenimports, binaries, datas = add_qt6_dependencies(__file__)
datas = [(source, folder) for source, folder in datas if Path(source).name in CATALOGS]
