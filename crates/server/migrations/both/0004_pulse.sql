-- One row that is written again and again, to see whether the database takes a write.

CREATE TABLE pulse (
    id BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);
