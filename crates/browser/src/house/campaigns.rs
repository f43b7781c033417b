//! Campaigns: an object that outlives its tables.

use super::{House, Result, Stop};
use crate::call::{CampaignRow, Need, Write, json};
use protocol::{Attempt, Campaign, CampaignMade, NewCampaign, NextMade, NextMission, Status};
use std::sync::Arc;
use table::{
    campaign::Kept,
    game::Play,
    open::{Plan, checked_key, checked_seats},
    problem,
    token::{Hashed, Token, derived_id, id_of, is_id, random},
};

/// What has become of a table of a campaign.
enum Fate {
    Open,
    Over(Arc<dyn Play>),
    /// It is out of order, and never comes to an end.
    Broken,
    /// It is kept no longer.
    Gone,
}

impl House {
    fn fate(&mut self, table: &str) -> Result<Fate> {
        let table = match self.table(table) {
            Ok(live) => live.host.table(),
            Err(Stop::Refused(problem)) if problem.r#type == "not-found" => return Ok(Fate::Gone),
            Err(Stop::Refused(problem)) if problem.r#type == "faulty" => return Ok(Fate::Broken),
            Err(stop) => return Err(stop),
        };
        Ok(match table.status() {
            Status::Open => Fate::Open,
            Status::Over => Fate::Over(table.play.clone()),
            Status::Faulty(_) => Fate::Broken,
        })
    }

    /// A campaign with the ends of its tables written down, and whether they have to be stored still. Who wants to go on waits for no
    /// table that is out of order.
    fn settled(&mut self, id: &str, going_on: bool) -> Result<(CampaignRow, bool)> {
        let absent = || problem::not_found("campaign");
        if !is_id(id) {
            return Err(absent().into());
        }
        let row = self.campaigns.get(id).ok_or_else(|| Stop::Need(Need::Campaign(id.into())))?;
        let mut row = row.clone().ok_or_else(absent)?;
        let game = self.game(&row.kept.game)?.clone();
        let unsettled: Vec<String> = row.kept.unsettled().map(str::to_owned).collect();
        let mut changed = false;
        for table in unsettled {
            match self.fate(&table)? {
                Fate::Over(play) => changed |= row.kept.settle(&*game, &table, &*play)?,
                Fate::Broken if !going_on => {}
                Fate::Gone | Fate::Broken => {
                    row.kept.give_up(&table);
                    changed = true;
                }
                Fate::Open => {}
            }
        }
        Ok((row, changed))
    }

    fn write_campaign(&mut self, id: &str, row: &CampaignRow) {
        let version = row.version + 1;
        let row = json(&serde_json::json!({ "version": version, "owner": row.owner, "kept": row.kept }));
        self.done.writes.push(Write::Campaign { id: id.into(), version, row });
    }

    fn told(&self, id: &str, kept: &Kept) -> Result<Campaign> {
        Ok(kept.told(&**self.game(&kept.game)?, id)?)
    }

    pub(super) fn campaign(&mut self, id: &str) -> Result<Campaign> {
        let (row, changed) = self.settled(id, false)?;
        if changed {
            self.write_campaign(id, &row);
        }
        self.told(id, &row.kept)
    }

    /// Begins a campaign with the operation of a mission.
    pub(super) fn begin_campaign(&mut self, wish: NewCampaign) -> Result<CampaignMade> {
        let key = wish.key.as_deref();
        checked_key(key)?;
        let game = self.playable(&wish.game)?;
        let options = game.options(&wish.options).map_err(|what| problem::conflict("options", what))?;
        let kept = Kept::begin(&*game, &options)?;
        if let Some(key) = key {
            let (id, owner) = (derived_id(key, "campaign"), Token::derived(key, "campaign owner"));
            match self.settled(&id, false) {
                Ok((row, _)) if row.owner != owner.hashed() => {
                    let detail = "This key was used for something else; take a new one.";
                    return Err(problem::conflict("key", detail).into());
                }
                Ok((row, _)) => {
                    return Ok(CampaignMade { campaign: self.told(&id, &row.kept)?, owner: owner.reveal() });
                }
                Err(Stop::Refused(problem)) if problem.r#type == "not-found" => {}
                Err(stop) => return Err(stop),
            }
        }
        let id = id_of(key, "campaign", &mut self.random);
        let owner = Token::of(key, "campaign owner", &mut self.random);
        self.write_campaign(&id, &CampaignRow { version: 0, owner: owner.hashed(), kept: kept.clone() });
        Ok(CampaignMade { campaign: self.told(&id, &kept)?, owner: owner.reveal() })
    }

    /// Opens the table of the next mission, or of the one that was lost once more.
    pub(super) fn next_mission(&mut self, id: &str, token: &Hashed, wish: NextMission) -> Result<NextMade> {
        checked_key(wish.key.as_deref())?;
        checked_seats(wish.seats.as_deref())?;
        let (mut row, _) = self.settled(id, true)?;
        if row.owner != *token {
            return Err(problem::wrong_token().into());
        }
        let before = self.made_before(wish.key.as_deref())?;
        if let Some(made) = before.filter(|made| row.kept.attempts.iter().any(|one| one.table == made.table.id)) {
            return Ok(NextMade { campaign: self.told(id, &row.kept)?, made });
        }
        let game = self.game(&row.kept.game)?.clone();
        let (mission, options) = row.kept.next(&*game)?;
        let plan = Plan::new(game, options, random(&mut self.random));
        let plan = Plan { seats: wish.seats, undo: wish.undo, campaign: Some(id.into()), key: wish.key, ..plan };
        let made = self.make(plan)?;
        row.kept.attempts.push(Attempt { table: made.table.id.clone(), mission, won: None });
        self.write_campaign(id, &row);
        Ok(NextMade { campaign: self.told(id, &row.kept)?, made })
    }
}
