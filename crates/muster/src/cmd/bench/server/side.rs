//! Those who are compared take turns; this is one of them.

use super::{
    PAUSE,
    child::Server,
    crowd::{Crowd, open_many},
    pace::Pace,
    report::Load,
    tally::Delay,
};
use anyhow::Result;
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// A server and those who play there.
pub struct Side {
    pub server: Server,
    pub crowd: Crowd,
}

/// What was seen of it, turn by turn.
#[derive(Default)]
pub struct Seen {
    delays: Vec<Duration>,
    busy: f64,
    pub took: Duration,
}

impl Seen {
    pub fn load(self) -> Load {
        let server_cores = self.busy / self.took.as_secs_f64();
        Load { play_to_every_viewer: Delay::of(self.delays), server_cores }
    }
}

impl Side {
    pub async fn gather(server: Server, tables: usize) -> Result<Side> {
        let crowd = Crowd::gather(server.address, open_many(server.address, tables).await?).await?;
        Ok(Side { server, crowd })
    }

    /// One turn: they play at this pace for a moment.
    pub async fn watch(&self, moment: Duration, period: Duration, seen: &mut Seen) -> Result<()> {
        let (busy, begin) = (self.server.time()?, Instant::now());
        self.crowd.pace(Pace::Every { from: tokio::time::Instant::now(), period });
        sleep(moment).await;
        seen.took += begin.elapsed();
        seen.busy += self.server.time()? - busy;
        self.crowd.pace(Pace::Rest);
        sleep(PAUSE).await;
        seen.delays.extend(self.crowd.tally.delays());
        Ok(())
    }

    pub async fn leave(self) -> Result<(u64, Option<String>)> {
        let errors = self.crowd.tally.errors();
        self.crowd.leave().await;
        self.server.stop().await?;
        Ok(errors)
    }
}
