//! When clients act: all listen to one word.

use std::time::Duration;
use tokio::time::Instant;

#[derive(Clone, Copy, Debug)]
pub enum Pace {
    /// They are connected, and that is all.
    Rest,
    /// As fast as they go.
    Flat,
    /// At fixed times, each with a phase of its own, however long an answer takes. The phases are spread evenly: timers go off
    /// at whole milliseconds, and times drawn closer together than that would become bursts.
    Every {
        from: Instant,
        period: Duration,
    },
    End,
}

impl Pace {
    /// The next time after now; none if there is nothing to wait for. The phase is a part of the period.
    pub fn due(self, phase: f64) -> Option<Instant> {
        let now = Instant::now();
        match self {
            Pace::Rest | Pace::End => None,
            Pace::Flat => Some(now),
            Pace::Every { from, period } => {
                let first = from + period.mul_f64(phase);
                let gone = now.saturating_duration_since(first).as_secs_f64() / period.as_secs_f64();
                Some(if now < first { first } else { first + period.mul_f64(gone.floor() + 1.0) })
            }
        }
    }
}
