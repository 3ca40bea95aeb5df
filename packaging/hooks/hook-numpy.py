"""NumPy without the test modules that its own hook includes."""

from PyInstaller.utils.hooks import collect_dynamic_libs, collect_submodules

binaries = collect_dynamic_libs("numpy")


def wanted(module: str) -> bool:
    return "test" not in module


# Imported by name from C code, so PyInstaller cannot find them; they vary between releases.
hiddenimports = [
    name
    for package in ("numpy._core", "numpy.random")
    for name in collect_submodules(package, filter=wanted)
]
