//! Chat at a table, room by room.

use super::error::{bound, without_nul};
use super::rows::ChatRow;
use super::{Error, Result, Store};
use sqlx::Row;

impl Store {
    /// Adds a line and gives its number. The numbers of a room have no gaps.
    pub async fn add_chat(&self, table_id: &str, room: &str, at: i64, who: &str, text: &str) -> Result<u64> {
        self.add_chat_once(table_id, room, at, who, text, None).await.map(|line| line.n)
    }

    /// The same with a key: a line that was added under it before is not added again. Gives the line as it is kept.
    pub async fn add_chat_once(
        &self,
        table_id: &str,
        room: &str,
        at: i64,
        who: &str,
        text: &str,
        key: Option<&str>,
    ) -> Result<ChatRow> {
        without_nul([table_id, room, who, text])?;
        without_nul(key)?;
        let mut turn = self.turns.take().await?;
        // Who loses the race for a number tries the next one. It cannot go on for ever: each loss is somebody's gain.
        loop {
            let added = sqlx::query(
                "INSERT INTO chat (table_id, room, n, at, who, text, key)
                 SELECT $1, $2, COALESCE(MAX(n), 0) + 1, $3, $4, $5, $6 FROM chat WHERE table_id = $1 AND room = $2
                 ON CONFLICT DO NOTHING RETURNING n",
            )
            .bind(table_id)
            .bind(room)
            .bind(at)
            .bind(who)
            .bind(text)
            .bind(key)
            .fetch_all(&self.pool)
            .await;
            let added = turn.settled(added).map_err(|e| Error::from(e).of_row(table_id))?;
            if let Some(row) = added.first() {
                let n = row.try_get::<i64, _>("n")?.unsigned_abs();
                let [table_id, room, who, text] = [table_id, room, who, text].map(str::to_owned);
                return Ok(ChatRow { table_id, room, n, at, who, text });
            }
            if let Some(key) = key
                && let Some(line) = self.chat_by_key(table_id, room, key).await?
            {
                return Ok(line);
            }
        }
    }

    async fn chat_by_key(&self, table_id: &str, room: &str, key: &str) -> Result<Option<ChatRow>> {
        let line = sqlx::query_as(
            "SELECT table_id, room, n, at, who, text FROM chat WHERE table_id = $1 AND room = $2 AND key = $3",
        )
        .bind(table_id)
        .bind(room)
        .bind(key)
        .fetch_optional(&self.pool)
        .await?;
        Ok(line)
    }

    /// The lines after number `after`, at most `limit`, in order.
    pub async fn chat(&self, table_id: &str, room: &str, after: u64, limit: u32) -> Result<Vec<ChatRow>> {
        without_nul([table_id, room])?;
        let lines = sqlx::query_as(
            "SELECT table_id, room, n, at, who, text FROM chat
             WHERE table_id = $1 AND room = $2 AND n > $3 ORDER BY n LIMIT $4",
        )
        .bind(table_id)
        .bind(room)
        .bind(bound(after))
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await?;
        Ok(lines)
    }
}
