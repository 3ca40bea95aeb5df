"""The tables of a project file.

`docs/project-file.md` describes them.
"""

from __future__ import annotations

import sqlite3
from functools import cache

APPLICATION_ID = 0x424C4555
"""``BLEU``: distinguishes project files from other SQLite files."""

TABLES = """
CREATE TABLE project (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    identity TEXT NOT NULL,
    program TEXT NOT NULL,
    keeps_texts INTEGER NOT NULL CHECK (keeps_texts IN (0, 1)),
    keeps_names INTEGER NOT NULL CHECK (keeps_names IN (0, 1)),
    revision INTEGER NOT NULL,
    state TEXT NOT NULL
) STRICT;
CREATE TABLE run (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    date TEXT NOT NULL,
    program TEXT NOT NULL,
    label TEXT NOT NULL,
    has_texts INTEGER NOT NULL CHECK (has_texts IN (0, 1)),
    head TEXT NOT NULL,
    content TEXT NOT NULL
) STRICT;
CREATE TABLE pack (
    id INTEGER PRIMARY KEY,
    digest BLOB NOT NULL UNIQUE,
    data BLOB NOT NULL
) STRICT;
CREATE TABLE run_part (
    run INTEGER NOT NULL REFERENCES run ON DELETE CASCADE,
    name TEXT NOT NULL,
    place INTEGER NOT NULL,
    pack INTEGER NOT NULL REFERENCES pack,
    PRIMARY KEY (run, name, place)
) STRICT, WITHOUT ROWID;
CREATE TABLE state_part (
    name TEXT NOT NULL,
    place INTEGER NOT NULL,
    pack INTEGER NOT NULL REFERENCES pack,
    PRIMARY KEY (name, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX run_part_pack ON run_part (pack);
CREATE INDEX state_part_pack ON state_part (pack);
"""

VERSION = 1
"""Version of the tables, increased when the tables change. Files of newer versions are refused."""

Schema = frozenset[tuple[str, str, str]]


def create_tables(connection: sqlite3.Connection) -> None:
    """Create all tables, within the open transaction."""
    # `executescript` would commit the transaction.
    for statement in TABLES.split(";"):
        if statement.strip():
            connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {VERSION}")


@cache
def expected_schema() -> Schema:
    """Return the tables and indexes that a file must have; others are not allowed."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    try:
        create_tables(connection)
        return read_schema(connection)
    finally:
        connection.close()


def read_schema(connection: sqlite3.Connection) -> Schema:
    """Return all tables, indexes, views and triggers of a file."""
    rows = connection.execute("SELECT type, name, ifnull(sql, '') FROM sqlite_master")
    return frozenset((kind, name, _plain(sql)) for kind, name, sql in rows)


def _plain(sql: str) -> str:
    return " ".join(sql.split())
