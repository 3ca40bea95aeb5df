"""The arrays alone: numpy's own hook also brings its tests' module."""

from PyInstaller.utils.hooks import collect_dynamic_libs

binaries = collect_dynamic_libs("numpy")
# Imported from C, where nobody sees it.
hiddenimports = ["numpy._core._dtype_ctypes"]
