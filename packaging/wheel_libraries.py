"""Libraries of Windows wheels, in a folder beside the package (`numpy.libs`).

PyInstaller finds libraries by their names, but several wheels have the same `msvcp140-….dll`. Only
one of these files would be in the build, and the packages of the others could not be imported.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution


def wheel_libraries(distributions: Iterable[Distribution]) -> Iterator[tuple[str, str]]:
    """Yield each library with its folder in the build, for PyInstaller's `binaries`."""
    for distribution in distributions:
        for file in distribution.files or ():
            if file.parts[0].endswith(".libs") and file.suffix == ".dll":
                yield str(file.locate()), str(file.parent)
