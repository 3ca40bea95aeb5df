"""NumPy without the test modules that its own hook includes."""

from PyInstaller.utils.hooks import collect_dynamic_libs, collect_submodules

binaries = collect_dynamic_libs("numpy")


def wanted(module: str) -> bool:
    return "test" not in module


# C code imports these modules by name, so PyInstaller cannot find them; releases differ in them.
hiddenimports = [
    name
    for package in ("numpy._core", "numpy.random")
    for name in collect_submodules(package, filter=wanted)
]
