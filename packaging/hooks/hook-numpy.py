"""The arrays alone, without what numpy's own hook brings for its tests."""

from PyInstaller.utils.hooks import collect_dynamic_libs, collect_submodules

binaries = collect_dynamic_libs("numpy")


def wanted(module: str) -> bool:
    return "test" not in module


# C code imports several of these by name, and which ones changes between releases.
hiddenimports = [
    name
    for package in ("numpy._core", "numpy.random")
    for name in collect_submodules(package, filter=wanted)
]
