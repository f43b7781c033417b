//! Campaigns: several tables with one save, changed only by a client that has seen its newest version.

use super::error::{bound, exact, without_nul};
use super::rows::CampaignRow;
use super::{Error, Result, Store};

impl Store {
    /// [`Error::Exists`] if the id is taken.
    pub async fn add_campaign(&self, campaign: &CampaignRow) -> Result<()> {
        without_nul([&*campaign.id, &*campaign.body])?;
        let mut turn = self.turns.take().await?;
        let added = sqlx::query(
            "INSERT INTO campaigns (id, owner, body, version, made_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
        )
        .bind(campaign.id.as_str())
        .bind(campaign.owner.as_slice())
        .bind(campaign.body.as_str())
        .bind(exact(campaign.version)?)
        .bind(campaign.made_at)
        .execute(&self.pool)
        .await;
        let added = turn.settled(added)?;
        if added.rows_affected() == 0 { Err(Error::Exists(format!("campaign {}", campaign.id))) } else { Ok(()) }
    }

    pub async fn campaign(&self, id: &str) -> Result<Option<CampaignRow>> {
        without_nul([id])?;
        let campaign = sqlx::query_as("SELECT id, owner, body, version, made_at FROM campaigns WHERE id = $1")
            .bind(id)
            .fetch_optional(&self.pool)
            .await?;
        Ok(campaign)
    }

    /// Changes the campaign if its version is still `seen`, which then goes up by one. Says whether it did.
    pub async fn update_campaign(&self, id: &str, seen: u64, body: &str) -> Result<bool> {
        without_nul([id, body])?;
        let mut turn = self.turns.take().await?;
        let done = sqlx::query("UPDATE campaigns SET body = $3, version = version + 1 WHERE id = $1 AND version = $2")
            .bind(id)
            .bind(bound(seen))
            .bind(body)
            .execute(&self.pool)
            .await;
        let done = turn.settled(done)?;
        Ok(done.rows_affected() > 0)
    }
}
