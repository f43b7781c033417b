-- Who opened a table, as one of 65,536 heaps of addresses: enough to give everybody a share of the list, too little to tell who it was.
ALTER TABLE tables ADD COLUMN opener BIGINT NOT NULL DEFAULT 0;

-- A line of chat that is sent again under its key is kept once.
ALTER TABLE chat ADD COLUMN key TEXT;
CREATE UNIQUE INDEX chat_by_key ON chat (table_id, room, key);
