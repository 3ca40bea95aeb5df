"""Only what the default mode needs; the package as a whole is 30 MB."""

from PyInstaller.utils.hooks import collect_data_files

datas = collect_data_files("jieba", includes=["dict.txt"])
# The model of `finalseg` is Python code and is found by itself.
excludedimports = ["jieba.analyse", "jieba.lac_small", "jieba.posseg", "paddle", "pkg_resources"]
