-- SQLite keeps a table and its primary key in two trees. Without rowids they are one, and an entry writes one page instead of two.

CREATE TABLE entries_in_one_tree (
    table_id TEXT   NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq      BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    body     TEXT   NOT NULL,
    digest   TEXT   NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

INSERT INTO entries_in_one_tree SELECT table_id, seq, at, body, digest FROM entries;
DROP TABLE entries;
ALTER TABLE entries_in_one_tree RENAME TO entries;
