//! How a choice comes to stand: tried on the rules, written to the log, and only then told.

use super::{
    Appended, Attempt, Doing, Draft, Host, Output, SNAPSHOT_EVERY, Step, Stood, Stop, Waits, Who, answer, panic_text,
};
use crate::{
    Logged, Note,
    entry::Entry,
    game::{Asked, Lang, Play, Refusal},
    problem::{self, Result},
};
use protocol::{Json, Play as Wish, Reason, Viewer};
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
};

impl Host {
    pub(super) fn play(&self, doing: &Doing, who: Who, wish: &Wish, lang: Option<Lang>) -> Attempt {
        let seat = self.seat(who)?;
        if let Some(back) = self.back(seat) {
            return Ok(back);
        }
        let viewer = Viewer::Seat(seat);
        if let Some(seq) = self.table.done(seat, &wish.key) {
            self.sure(doing)?;
            let state = matches!(who, Who::Token(_)).then(|| self.table.state(viewer, lang));
            return answer(Stood { seq, repeated: !doing.done, state });
        }
        if let Some(what) = &self.table.fault {
            return Err(problem::faulty(what).into());
        }
        if self.table.asked().is_none_or(|asked| asked.number != wish.ask) {
            return Err(problem::stale(self.table.state(viewer, lang)).into());
        }
        let voice = self.table.answering(seat);
        let next = self.try_choice(voice, &wish.choice, lang.unwrap_or(Lang::En))?;
        let entry = Entry::Play { seat: voice, choice: wish.choice.clone(), key: Some(wish.key.clone()) };
        Ok(Step::Write(entry, next))
    }

    /// The game after a choice. A panic of the rules is this table's fault and nobody else's.
    pub(super) fn try_choice(&self, seat: u8, choice: &Json, lang: Lang) -> std::result::Result<Arc<dyn Play>, Stop> {
        let what = match catch_unwind(AssertUnwindSafe(|| self.table.play.play(seat, choice, lang))) {
            Ok(Ok(next)) => return Ok(next.into()),
            Ok(Err(Refusal::Malformed(what))) => return Err(problem::no_choice(&what).into()),
            Ok(Err(Refusal::Refused { rule, reason, text })) => {
                return Err(problem::refused(reason, rule, text).into());
            }
            Ok(Err(Refusal::Broken(what))) => what,
            Err(panic) => panic_text(&*panic),
        };
        Err(Stop::Fault(format!("seat {seat} chose {}: {what}", choice.get())))
    }

    pub(super) fn why_not(&self, who: Who, choice: &Json, lang: Option<Lang>) -> Result<Reason> {
        let reason = self.table.play.why_not(self.table.answering(self.seat(who)?), choice, lang.unwrap_or(Lang::En));
        reason.map_err(|refusal| problem::no_choice(&refusal.to_string()))
    }

    /// The entry under way is written, or not.
    pub(super) fn appended(&mut self, appended: Appended, out: &mut Vec<Output>) {
        self.prepare();
        let Some(mut doing) = self.doing.take() else { return };
        match (doing.waits.take(), appended) {
            (Some(Waits::Append(draft)), Appended::Stored) => {
                doing.sure = true;
                // A seat taken back is only what a player needs to go on.
                doing.done |= !matches!(draft.entry.entry, Entry::Back { .. });
                self.stands(draft, out);
                self.doing = Some(doing);
            }
            (Some(Waits::Append(_)), Appended::Taken) => self.settle(doing, Err(Stop::Behind), out),
            (Some(Waits::Append(_)), Appended::Failed(problem)) => self.give_up(doing, problem, out),
            (waits, _) => {
                doing.waits = waits;
                self.doing = Some(doing);
            }
        }
    }

    /// An entry of this host is in the log: it stands, and everybody is told.
    fn stands(&mut self, Draft { entry: Logged { seq, at, entry, .. }, next, told }: Draft, out: &mut Vec<Output>) {
        if let Entry::Play { seat, choice, key } = entry {
            self.table.played(seat, &choice, key, seq, next);
            (self.table.kept.seq, self.table.kept.at) = (seq, at);
            self.send_updates(&told.unwrap_or_default(), out);
            return self.moved(false);
        }
        let asked = self.table.asked();
        if let Err(broken) = self.table.take(seq, at, &entry, Some(next)) {
            return self.fail(broken.to_string(), out);
        }
        match &entry {
            Entry::Undo { .. } | Entry::Dice { .. } => {
                self.bots.forget();
                self.tell_update(true, out);
                self.moved(true);
            }
            _ => {
                self.unseat(out);
                self.publish(Note::Moved { seq });
                self.bots.wake(self.now);
            }
        }
        self.tell_table(out);
        self.tell_if_asked_anew(asked, &entry, out);
    }

    /// Where a bot speaks for a team, people are asked; anybody coming or going changes who they are.
    pub(super) fn tell_if_asked_anew(&self, before: Option<Asked>, entry: &Entry, out: &mut Vec<Output>) {
        let game = matches!(entry, Entry::Play { .. } | Entry::Undo { .. } | Entry::Dice { .. });
        if !game && self.table.asked() != before {
            self.tell_asked(out);
        }
    }

    /// The game has moved by an entry of this host, and the viewers know it.
    fn moved(&mut self, undone: bool) {
        let seq = self.table.kept.seq;
        self.hints.stop();
        if undone || self.table.play.is_over() || seq.is_multiple_of(SNAPSHOT_EVERY) {
            self.later.push(Output::Keep(self.table.snapshot()));
        }
        self.publish(Note::Moved { seq });
        self.bots.wake(self.now);
        if self.table.play.is_over() {
            self.later.push(Output::Over);
        }
    }
}
