"""Workspace beside the window."""

from __future__ import annotations

import gc

from bleu_desktop.session.jobs import without_collection


def test_texts_are_kept_from_the_garbage_collector() -> None:
    """With a million texts, it would stop the window for a third of a second each time."""
    with without_collection():
        assert not gc.isenabled()
        made = [["text"]]
    assert gc.isenabled()
    assert not any(each is made for each in gc.get_objects())
    gc.unfreeze()
    assert any(each is made for each in gc.get_objects())
