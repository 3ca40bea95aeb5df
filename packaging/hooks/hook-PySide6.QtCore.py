"""Qt's own translations. Qt has none for Indonesian (we add one), and needs none for English."""

from pathlib import Path

from PyInstaller.utils.hooks.qt import add_qt6_dependencies

CATALOGS = {"qtbase_es.qm", "qtbase_zh_CN.qm", "qtbase_zh_TW.qm"}

hiddenimports, binaries, datas = add_qt6_dependencies(__file__)
datas = [(source, folder) for source, folder in datas if Path(source).name in CATALOGS]
