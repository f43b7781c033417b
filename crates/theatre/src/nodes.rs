//! The nodes of a stage: each drives a host of the table as a server would, over the pretend store.

use crate::{
    Trouble,
    stage::{Event, GRACE, Held, SECOND, Stage, StoreJob, entropy},
};
use bytes::Bytes;
use std::sync::Arc;
use table::{Appended, Host, Input, Logged, Note, Output, Request, Setting, Table, Ticket, host::Thinker, problem};

impl Stage<'_> {
    pub(crate) fn asked(&mut self, node: usize, person: usize, ticket: Ticket, request: Request) -> Held {
        let here = &mut self.nodes[node];
        if here.down {
            return Ok(());
        }
        here.asked.insert(ticket, (person, self.now));
        if let Request::Attach { .. } = request {
            here.lines.insert(ticket, (person, self.people[person].seat));
        }
        if here.host.is_some() {
            return self.handle(node, Input::Asked { ticket, request });
        }
        here.queue.push((person, ticket, request));
        if !here.loading {
            here.loading = true;
            let (life, log) = (here.life, self.store.log.clone());
            let at = self.now + self.delay();
            self.book(at, Event::Loaded { node, life, log });
        }
        Ok(())
    }

    pub(crate) fn loaded(&mut self, node: usize, life: u32, log: &[Logged]) -> Held {
        if self.nodes[node].life != life {
            return Ok(());
        }
        let table = Table::replay(self.game.clone(), self.sheet.clone(), log).map_err(|error| error.to_string())?;
        let setting = Setting { node: node.to_string(), alone: self.nodes.len() == 1, grace: GRACE };
        let here = &mut self.nodes[node];
        here.host = Some(Host::new(table, setting, self.now));
        here.loading = false;
        for (_, ticket, request) in std::mem::take(&mut here.queue) {
            self.handle(node, Input::Asked { ticket, request })?;
        }
        self.handle(node, Input::Time)
    }

    pub(crate) fn wake(&mut self, node: usize, life: u32) -> Held {
        if self.nodes[node].life != life {
            return Ok(());
        }
        self.nodes[node].woken = None;
        self.handle(node, Input::Time)?;
        // A table that is idle is put away now and then.
        if self.nodes[node].host.as_ref().is_some_and(Host::is_idle) && self.chance(20) {
            let here = &mut self.nodes[node];
            (here.host, here.life) = (None, here.life + 1);
        }
        Ok(())
    }

    pub(crate) fn handle(&mut self, node: usize, input: Input) -> Held {
        let Some(mut host) = self.nodes[node].host.take() else { return Ok(()) };
        let mut out = Vec::new();
        host.handle(self.now, &mut entropy(self.dice.fork()), input, &mut out);
        let due = host.due();
        self.nodes[node].host = Some(host);
        for output in out {
            self.carry_out(node, output)?;
        }
        let life = self.nodes[node].life;
        if let Some(due) = due.filter(|due| self.nodes[node].woken.is_none_or(|woken| *due < woken)) {
            self.nodes[node].woken = Some(due);
            self.book(due.max(self.now), Event::Wake { node, life });
        }
        Ok(())
    }

    pub(crate) fn carry_out(&mut self, node: usize, output: Output) -> Held {
        let life = self.nodes[node].life;
        let job = match output {
            Output::Append(entry) => StoreJob::Append(entry),
            Output::Read { after, .. } => StoreJob::Read(after),
            Output::Say(line) => StoreJob::Say(line),
            Output::Lines { room, after } => StoreJob::Lines(room, after),
            Output::Answer { ticket, answer } => return self.answered(node, ticket, answer),
            Output::Tell { to, frame } => return self.tell(node, to, frame),
            Output::LetGo(line) => {
                if let Some((person, _)) = self.nodes[node].lines.remove(&line) {
                    self.later(50, Event::Hung { person, line });
                }
                return Ok(());
            }
            Output::Think(thinker) => {
                let input = thought(thinker);
                self.later(2 * SECOND as u32, Event::Input { node, life, input });
                return Ok(());
            }
            Output::Publish(note) => {
                self.publish(node, &note);
                return Ok(());
            }
            Output::Keep(_) | Output::Over => return Ok(()),
            Output::Faulty(what) | Output::Unplayable(what) => {
                return Err(format!("the table is out of order: {what}"));
            }
        };
        let at = self.now + self.delay();
        self.book(at, Event::Store { node, life, job });
        Ok(())
    }

    pub(crate) fn publish(&mut self, from: usize, note: &Note) {
        for node in (0..self.nodes.len()).filter(|node| *node != from) {
            let lost = self.may(Trouble::Notes) && self.chance(10);
            let copies = if lost { 0 } else { 1 + u32::from(self.may(Trouble::Notes) && self.chance(10)) };
            for _ in 0..copies {
                let average = if self.may(Trouble::Notes) && self.chance(10) { 2000 } else { 5 };
                self.later(average, Event::Note { node, note: note.clone() });
            }
        }
    }

    /// The store does something. A node that has lost power since may have done it, or not.
    pub(crate) fn stored(&mut self, node: usize, life: u32, job: StoreJob) -> Held {
        let gone = self.nodes[node].life != life;
        let fails = self.may(Trouble::Failures) && self.chance(2);
        let lost = (gone || fails) && self.chance(50);
        let away = || problem::unavailable("The store does not answer.");
        let input = match job {
            StoreJob::Append(entry) => {
                let appended = if lost { Appended::Failed(away()) } else { self.store.append(entry)? };
                self.figures.conflicts += u64::from(matches!(appended, Appended::Taken));
                Input::Appended(if fails { Appended::Failed(away()) } else { appended })
            }
            StoreJob::Read(after) => {
                Input::Read(if fails { Err(away()) } else { Ok((self.store.entries(after), None)) })
            }
            StoreJob::Say(line) => {
                let kept = if lost { Err(away()) } else { Ok(self.store.say(line)) };
                Input::Said(if fails { Err(away()) } else { kept })
            }
            StoreJob::Lines(room, after) => {
                Input::Lines(if fails { Err(away()) } else { Ok(self.store.lines(room, after)) })
            }
        };
        let at = self.now + 1;
        self.book(at, Event::Input { node, life, input });
        Ok(())
    }

    pub(crate) fn tell(&mut self, node: usize, line: Ticket, frame: Bytes) -> Held {
        let Some((person, seat)) = self.nodes[node].lines.get(&line).copied() else { return Ok(()) };
        self.truth.frame(seat, &frame, &self.store)?;
        // Frames of a line keep their order.
        let at = self.now + 20;
        self.book(at, Event::Frame { person, line, frame });
        Ok(())
    }
}

/// What a bot comes to, when it has thought.
fn thought(mut thinker: Thinker) -> Input {
    let choice = thinker.choose(Arc::default()).or_else(|| thinker.first_offer());
    Input::Thought { seat: thinker.seat, ask: thinker.ask, bot: thinker.bot, choice }
}
