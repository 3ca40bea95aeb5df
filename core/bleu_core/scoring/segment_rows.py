"""The counts of each segment in one metric, in one type, whether NumPy counted them or not."""

from __future__ import annotations

from collections.abc import Sequence

from bleu_core.scoring import matrices


class SegmentRows:
    """A row of counts for each segment of a candidate.

    Rows that were counted in plain Python become an array where one is asked for: importing NumPy
    takes longer than counting a small input.

    Parameters
    ----------
    array
        Shape (segments, columns).
    """

    def __init__(self, array: matrices.Matrix) -> None:
        self._array: matrices.Matrix | None = array
        self._lists: list[list[int]] | None = None
        self._columns = array.shape[1]

    @classmethod
    def of_lists(cls, lists: list[list[int]], columns: int) -> SegmentRows:
        """Return rows that were counted in plain Python; there may be none."""
        rows = cls.__new__(cls)
        rows._array, rows._lists, rows._columns = None, lists, columns
        return rows

    @classmethod
    def concatenated(cls, parts: Sequence[SegmentRows]) -> SegmentRows:
        """Return the rows of one or more texts as the rows of a single text."""
        lists = [part._lists for part in parts if part._lists is not None]
        if len(lists) == len(parts):
            return cls.of_lists([row for rows in lists for row in rows], parts[0]._columns)
        import numpy as np

        return cls(np.concatenate([part.array for part in parts]))

    def __len__(self) -> int:
        return len(self.array if self._lists is None else self._lists)

    @property
    def array(self) -> matrices.Matrix:
        """The rows as an array of shape (segments, columns)."""
        if self._array is None:
            import numpy as np

            self._array = np.array(self._lists, np.int32).reshape(-1, self._columns)
        return self._array

    def at(self, places: Sequence[int]) -> SegmentRows:
        """Return the rows of some segments."""
        if self._lists is not None:
            return self.of_lists([self._lists[place] for place in places], self._columns)
        return SegmentRows(self.array[places])

    def sums(self) -> list[int]:
        """Return the sum of each column, which has to be of whole numbers."""
        if self._lists is not None:
            return [*map(sum, zip([0] * self._columns, *self._lists, strict=True))]
        sums: list[int] = self.array.sum(axis=0, dtype=int).tolist()
        return sums

    def greatest(self, number: int) -> int:
        """Return the greatest value of a column, which has to be of whole numbers."""
        if self._lists is not None:
            return max((row[number] for row in self._lists), default=0)
        return int(self.array[:, number].max(initial=0))

    def without(self, number: int) -> Sequence[int]:
        """Return the indices of the rows with 0 in a column."""
        if self._lists is not None:
            return [index for index, row in enumerate(self._lists) if not row[number]]
        # Of ten million blank lines, a list would take 400 MB.
        return memoryview((self.array[:, number] == 0).nonzero()[0])

    def column(self, number: int) -> list[int]:
        """Return the values of a column, which have to be whole numbers."""
        if self._lists is not None:
            return [row[number] for row in self._lists]
        values: list[int] = self.array[:, number].tolist()
        return values
