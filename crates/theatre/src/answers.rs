//! What people are told, and whether it may be so.

use crate::{
    people::Errand,
    stage::{Event, Held, Stage, is_by_token},
    truth::{key_of, state_in},
};
use protocol::{Told, Viewer};
use table::{Answer, Input, Logged, Request, Ticket, entry::Entry, host::Rematch, problem};

impl Stage<'_> {
    pub(crate) fn read(&mut self, person: usize, line: Ticket, frame: &[u8]) -> Held {
        let told: Told = serde_json::from_slice(frame).map_err(|error| error.to_string())?;
        if let Some(state) = state_in(&told) {
            self.truth.state(state, &self.store)?;
        }
        let person = &mut self.people[person];
        if person.line.is_some_and(|(own, _)| own == line) {
            person.hear(&told);
        }
        Ok(())
    }

    pub(crate) fn answered(&mut self, node: usize, ticket: Ticket, answer: problem::Result<Box<Answer>>) -> Held {
        let Some((person, _)) = self.nodes[node].asked.remove(&ticket) else { return Ok(()) };
        let errand = self.people[person].errands.remove(&ticket);
        self.figures.answers += 1;
        match answer {
            Ok(answer) => self.taken(node, person, ticket, errand, *answer),
            Err(problem) => {
                self.nodes[node].lines.remove(&ticket);
                self.may_refuse(person, errand.as_ref(), &problem)?;
                let by_token = errand.as_ref().is_some_and(|errand| is_by_token(&errand.request));
                // A play whose fate is unknown is sent again; anybody else is told no.
                if let Some(errand) = errand.filter(|_| problem.status >= 500) {
                    self.ask_again(person, errand);
                }
                // A connection that is gone says nothing of the token.
                if problem.r#type == "wrong-token" && by_token {
                    let lost = &mut self.people[person];
                    if lost.seat.is_some() {
                        (lost.token, lost.seat, lost.line) = (None, None, None);
                    }
                }
                Ok(())
            }
        }
    }

    /// What stood when it was sent once more is not refused.
    pub(crate) fn may_refuse(&self, person: usize, errand: Option<&Errand>, problem: &protocol::Problem) -> Held {
        let Some((errand, wanted)) = errand.and_then(|errand| Some((errand, errand.key.as_ref()?))) else {
            return Ok(());
        };
        // A person who sits elsewhere now is somebody else.
        let Some(seat) = self.people[person].seat else { return Ok(()) };
        let before = self.store.log.iter().take(errand.head as usize);
        let stood = before.rev().any(|logged| key_of(&logged.entry) == Some((seat, wanted)));
        if stood && problem.status < 500 && is_by_token(&errand.request) {
            return Err(format!("{:?} stands and is refused: {}", errand.request, problem.detail));
        }
        Ok(())
    }

    /// Somebody is told that something stands, or how.
    pub(crate) fn taken(
        &mut self,
        node: usize,
        person: usize,
        ticket: Ticket,
        errand: Option<Errand>,
        answer: Answer,
    ) -> Held {
        match answer {
            Answer::Stood(stood) => {
                let entry = self.store.log.get(stood.seq as usize - 1).map(|logged| &logged.entry);
                let key = errand.as_ref().and_then(|errand| errand.key.clone());
                if !matches!(entry, Some(Entry::Play { key: written, .. }) if errand.is_none() || *written == key) {
                    return Err(format!("a play is acknowledged as entry {}, which is {entry:?}", stood.seq));
                }
                self.people[person].seq = self.people[person].seq.max(stood.seq);
                if let Some(state) = stood.state {
                    self.truth.state(&state, &self.store)?;
                }
            }
            Answer::State(state) => {
                self.truth.state(&state, &self.store)?;
                let known = errand.map_or(0, |errand| errand.known);
                if state.seq < known {
                    return Err(format!("person {person} knew entry {known} and is shown {}", state.seq));
                }
                if Viewer::Seat(u8::MAX) != state.viewer {
                    self.people[person].see(&state);
                }
            }
            Answer::Attached(welcome) => {
                let seat = self.nodes[node].lines.get(&ticket).and_then(|(_, seat)| *seat);
                self.truth.frame(seat, &welcome, &self.store)?;
                // A connection that nobody waits for any more is broken off, and so is the one before it.
                if errand.is_none() {
                    let life = self.nodes[node].life;
                    self.later(50, Event::Input { node, life, input: Input::Gone(ticket) });
                    return Ok(());
                }
                self.disconnect(person);
                self.people[person].line = Some((ticket, node));
                self.read(person, ticket, &welcome)?;
            }
            Answer::Joined((seat, info)) => {
                let request = errand.map(|errand| errand.request);
                let Some(Request::Join { token, .. }) = request else { return Ok(()) };
                let written = |logged: &Logged| matches!(&logged.entry, Entry::Joined { seat: sat, token: kept, .. } if *sat == seat && *kept == token);
                if !self.store.log.iter().any(written) {
                    return Err(format!("person {person} has joined at seat {seat}, and the log does not know"));
                }
                let person = &mut self.people[person];
                if person.token.is_none() {
                    (person.token, person.seat) = (Some(token), Some(seat));
                    person.look(&info);
                }
            }
            Answer::Info(info) => self.informed(person, errand, &info)?,
            Answer::Said(message) => {
                let kept = self.store.rooms[message.room as usize].get(message.n as usize - 1);
                if kept != Some(&message) {
                    return Err(format!("a line is acknowledged as {message:?}, which is {kept:?}"));
                }
            }
            Answer::Rematch(Rematch::With(sheet)) => {
                let Some(token) = self.people[person].token else { return Ok(()) };
                let request = Request::Follow { who: table::Who::Token(token), table: sheet.id };
                self.ask(person, request, None);
            }
            Answer::Rematch(Rematch::At(table)) => self.truth.rematch(&table)?,
            _ => {}
        }
        Ok(())
    }

    pub(crate) fn informed(&mut self, person: usize, errand: Option<Errand>, info: &protocol::TableInfo) -> Held {
        if info.seq > self.store.head() {
            return Err(format!("person {person} is told of entry {} before it is durable", info.seq));
        }
        let Some(errand) = errand else { return Ok(()) };
        if info.seq < errand.known {
            return Err(format!("person {person} knew entry {} and is shown {}", errand.known, info.seq));
        }
        let stands =
            |key: &String| self.store.log.iter().any(|logged| key_of(&logged.entry).is_some_and(|(_, own)| own == key));
        if let Some(unknown) = errand.key.as_ref().filter(|key| !stands(key)) {
            return Err(format!("an undo is acknowledged, and the log does not know {unknown}"));
        }
        let person = &mut self.people[person];
        if let Request::Leave { .. } = errand.request {
            (person.token, person.seat, person.line) = (None, None, None);
        }
        person.look(info);
        Ok(())
    }
}
