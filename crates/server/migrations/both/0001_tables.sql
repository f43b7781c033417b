-- One schema for SQLite and PostgreSQL: only types and clauses that both understand. Times are milliseconds since 1970.

CREATE TABLE tables (
    id         TEXT   NOT NULL PRIMARY KEY,
    game       TEXT   NOT NULL,
    rules      TEXT   NOT NULL,
    pack       TEXT   NOT NULL,
    options    TEXT   NOT NULL,
    seed       BYTEA  NOT NULL,
    seeded     BIGINT NOT NULL CHECK (seeded IN (0, 1)),
    commitment TEXT   NOT NULL,
    seats      TEXT   NOT NULL,
    pace       TEXT   NOT NULL,
    undo       TEXT   NOT NULL,
    listed     BIGINT NOT NULL CHECK (listed IN (0, 1)),
    owner      BYTEA  NOT NULL,
    spectator  BYTEA  NOT NULL,
    origin     TEXT,
    campaign   TEXT,
    status     TEXT   NOT NULL CHECK (status IN ('open', 'over', 'faulty')),
    fault      TEXT,
    made_at    BIGINT NOT NULL,
    touched_at BIGINT NOT NULL
);

CREATE INDEX tables_by_touch ON tables (touched_at);
CREATE INDEX tables_listed ON tables (made_at) WHERE listed = 1 AND status = 'open';
CREATE INDEX tables_open ON tables (id) WHERE status = 'open';

-- The primary key is the only lock between nodes: whoever writes (table_id, seq) first has made the move.
CREATE TABLE entries (
    table_id TEXT   NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq      BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    body     TEXT   NOT NULL,
    digest   TEXT   NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE snapshots (
    table_id TEXT   NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq      BIGINT NOT NULL,
    build    TEXT   NOT NULL,
    bytes    BYTEA  NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE chat (
    table_id TEXT   NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    room     TEXT   NOT NULL,
    n        BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    who      TEXT   NOT NULL,
    text     TEXT   NOT NULL,
    PRIMARY KEY (table_id, room, n)
);

CREATE TABLE campaigns (
    id      TEXT   NOT NULL PRIMARY KEY,
    owner   BYTEA  NOT NULL,
    body    TEXT   NOT NULL,
    version BIGINT NOT NULL,
    made_at BIGINT NOT NULL
);
