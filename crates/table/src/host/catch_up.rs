//! Other nodes may write to the same log. A host that is behind reads what they have written, and tells its viewers.

use super::{Doing, Host, Job, Output, Waits, panic_text};
use crate::{Logged, Note, Table, entry::Entry, problem::Result};
use protocol::Room;
use std::panic::{AssertUnwindSafe, catch_unwind};

impl Host {
    /// Another node says something.
    pub(super) fn heard(&mut self, note: Note, out: &mut Vec<Output>) {
        match note {
            Note::Moved { seq } if seq <= self.table.kept.seq => {}
            Note::Moved { .. } | Note::Status => self.waiting.push_back(Job::Look),
            Note::Chat { room, n } => {
                let room = if room == Room::Players.word() { Room::Players } else { Room::Spectators };
                self.waiting.push_back(Job::Lines { room, n });
            }
            Note::Present { node, seats, .. } => self.heard_present(node, &seats, out),
        }
    }

    /// What the job under way wanted to know of the log.
    pub(super) fn was_read(&mut self, read: Result<(Vec<Logged>, Option<String>)>, out: &mut Vec<Output>) {
        let Some(mut doing) = self.doing.take() else { return };
        let (log, fault) = match read {
            Ok(read) => read,
            Err(problem) => return self.give_up(doing, problem, out),
        };
        match doing.waits.take() {
            Some(Waits::Newest) if !self.catch_up(&log, None, out) => {
                out.push(Output::Read { after: 0, fault: false });
                return self.wait(doing, Waits::Whole);
            }
            Some(Waits::Newest) => {}
            Some(Waits::Whole) => {
                let known = log.partition_point(|logged| logged.seq <= self.table.kept.seq);
                self.catch_up(&log[known..], Some(&log), out);
                doing.log = Some(log);
            }
            other => doing.waits = other,
        }
        if let (Some(fault), None) = (fault, &self.table.fault) {
            self.table.fault = Some(fault);
            self.tell_table(out);
        }
        doing.sure = true;
        self.doing = Some(doing);
    }

    /// Takes what others have written, and tells the viewers; false if it goes back further than is remembered, and the whole log is
    /// needed.
    fn catch_up(&mut self, fresh: &[Logged], whole: Option<&[Logged]>, out: &mut Vec<Output>) -> bool {
        if !fresh.is_empty() {
            self.hints.stop();
            // The node that wrote the newest entry answers for the bots; this one only if nothing comes of it.
            self.bots.leave_until(self.now + self.setting.grace);
        }
        for Logged { seq, at, entry, .. } in fresh {
            // It goes no further: what broke down would break down again.
            if self.table.fault.is_some() {
                return true;
            }
            if let Entry::Undo { keep, .. } = entry
                && self.table.behind(*keep).is_none()
            {
                let Some(whole) = whole else { return false };
                let until = whole.partition_point(|logged| logged.seq <= *seq);
                self.start_over(&whole[..until], out);
                continue;
            }
            let asked = self.table.asked();
            let taken = catch_unwind(AssertUnwindSafe(|| {
                self.table.take(*seq, *at, entry, None).map_err(|broken| broken.to_string())
            }));
            if let Err(what) = taken.unwrap_or_else(|panic| Err(panic_text(&*panic))) {
                self.fail(what, out);
                return true;
            }
            match entry {
                Entry::Play { .. } => self.tell_update(false, out),
                Entry::Undo { .. } | Entry::Dice { .. } => {
                    self.bots.forget();
                    self.tell_update(true, out);
                    self.tell_table(out);
                }
                _ => {
                    self.unseat(out);
                    self.tell_table(out);
                    self.tell_if_asked_anew(asked, entry, out);
                }
            }
        }
        true
    }

    /// Plays the log again up to an undo.
    fn start_over(&mut self, log: &[Logged], out: &mut Vec<Output>) {
        let replayed = catch_unwind(AssertUnwindSafe(|| {
            Table::replay(self.table.game.clone(), self.table.sheet.clone(), log).map_err(|error| error.to_string())
        }));
        match replayed.unwrap_or_else(|panic| Err(panic_text(&*panic))) {
            Ok(table) => {
                self.table = table;
                self.bots.forget();
                self.unseat(out);
                self.tell_update(true, out);
            }
            Err(what) => {
                self.table.fault = Some(what.clone());
                out.push(Output::Unplayable(what));
            }
        }
        self.tell_table(out);
    }

    /// The whole log, if the attempt has read it and it ends where this host stands.
    pub(super) fn whole<'a>(&self, doing: &'a Doing) -> Option<&'a [Logged]> {
        let log = doing.log.as_deref()?;
        (log.last().map_or(0, |last| last.seq) == self.table.kept.seq).then_some(log)
    }
}
