//! The one task that owns a live table. It takes one command after another; whatever changes the table is in the store before
//! anybody is told.

use super::{
    Table,
    bots::Bots,
    command::{Command, Who},
    hints::Hints,
    tries::tried,
    viewers::Viewers,
};
use crate::{
    bus::What,
    game::Lang,
    hall::Hall,
    now,
    problem::{self, Result},
    store::Status,
};
use protocol::{Json, Reason, Room, TableInfo, Viewer};
use std::{sync::Arc, time::Duration};
use tokio::{
    sync::mpsc,
    time::{Instant, sleep_until},
};

pub struct Owner {
    pub(super) hall: Arc<Hall>,
    pub(super) table: Table,
    pub(super) viewers: Viewers,
    pub(super) bots: Bots,
    pub(super) hints: Hints,
    inbox: mpsc::Receiver<Command>,
}

impl Owner {
    pub fn new(hall: Arc<Hall>, table: Table, inbox: mpsc::Receiver<Command>, own: mpsc::WeakSender<Command>) -> Self {
        let bots = Bots::new(own, table.kept.seats.len());
        Owner { hall, table, viewers: Viewers::default(), bots, hints: Hints::default(), inbox }
    }

    /// Runs until the table has been idle for a while. Gives the inbox back: there may be a late command in it.
    pub async fn run(mut self) -> mpsc::Receiver<Command> {
        // Another node may be at it: a table that moved just now is left to it first.
        let age = Duration::from_millis(now().saturating_sub(self.table.kept.at).clamp(0, 60_000) as u64);
        let grace = if self.hall.alone() { Duration::ZERO } else { self.hall.limits.bot_grace };
        self.bots.wake(Instant::now() + grace.saturating_sub(age));
        let mut idle_since = Instant::now();
        loop {
            self.bots.think(&self.hall, &self.table, &self.viewers);
            let idle = idle_since + self.hall.limits.idle;
            let next = self.bots.due().unwrap_or(idle).min(idle);
            tokio::select! {
                command = self.inbox.recv() => {
                    let Some(command) = command else { return self.inbox };
                    idle_since = Instant::now();
                    self.obey(command).await;
                }
                () = sleep_until(next) => {
                    if Instant::now() >= idle {
                        idle_since = Instant::now();
                        if self.viewers.is_empty() && !self.bots.busy() {
                            return self.inbox;
                        }
                        // A long quiet table with viewers: a note may have been lost.
                        self.publish_present();
                    }
                }
            }
        }
    }

    async fn obey(&mut self, command: Command) {
        // Whoever asked may be gone: then nobody hears the answer.
        match command {
            Command::Info { reply } => drop(reply.send(Ok(self.info()))),
            Command::Show { who, reply } => {
                drop(reply.send(self.who(who).map(|viewer| (viewer, self.info()))));
            }
            Command::Game { reply } => drop(reply.send(Ok(self.table.play.clone()))),
            Command::State { who, lang, reply } => {
                drop(reply.send(self.who(who).map(|viewer| self.table.state(viewer, lang))));
            }
            Command::Attach { token, from, lang, out, reply } => {
                drop(reply.send(self.attach(token, from, lang, out).await));
            }
            Command::Detach { viewer } => {
                let before = self.viewers.present();
                self.viewers.remove(viewer);
                if self.viewers.present() != before {
                    self.publish_present();
                    self.tell_table();
                }
            }
            Command::Play { who, wish, lang, reply } => drop(reply.send(tried!(self.play(who, &wish, lang)))),
            Command::Hint { who, reply } => drop(reply.send(self.hint(who))),
            Command::WhyNot { who, choice, lang, reply } => drop(reply.send(self.why_not(who, &choice, lang))),
            Command::Undo { who, wish, reply } => drop(reply.send(tried!(self.undo(who, &wish)))),
            Command::Consent { who, consent, reply } => drop(reply.send(tried!(self.consent(who, &consent)))),
            Command::Say { who, say, reply } => drop(reply.send(tried!(self.say(who, &say)))),
            Command::Chat { who, after, reply } => drop(reply.send(self.chat(who, after).await)),
            Command::Join { join, token, reply } => drop(reply.send(tried!(self.join(&join, token)))),
            Command::Leave { who, reply } => drop(reply.send(tried!(self.leave(who)))),
            Command::Return { who, reply } => drop(reply.send(tried!(self.come_back(who)))),
            Command::StandIn { who, stand_in, reply } => drop(reply.send(tried!(self.stand_in(who, &stand_in)))),
            Command::Rematch { who, rematch, reply } => drop(reply.send(tried!(self.rematch(who, &rematch)))),
            Command::Reach { seq, reply } => drop(reply.send(self.reach(seq).await)),
            Command::Heard(What::Moved { seq }) if seq <= self.table.kept.seq => {}
            Command::Heard(What::Moved { .. } | What::Status) | Command::Look => {
                if let Err(problem) = self.catch_up().await {
                    tracing::warn!(table = self.table.row.id, detail = problem.detail, "cannot catch up");
                }
            }
            Command::Heard(What::Chat { room, n }) => self.heard_chat(&room, n).await,
            Command::Heard(What::Present { node, seats, .. }) => self.heard_present(node, &seats),
            Command::Thought { seat, ask, bot, choice } => self.thought(seat, ask, bot, choice).await,
        }
    }

    pub(super) fn info(&self) -> TableInfo {
        self.table.info(self.viewers.present())
    }

    pub(super) fn who(&self, who: Who) -> Result<Viewer> {
        match who {
            Who::Viewer(id) => self.viewers.get(id).ok_or_else(problem::wrong_token),
            Who::Token(token) => self.table.viewer(&token).ok_or_else(problem::wrong_token),
        }
    }

    /// The seat whose token this is.
    pub(super) fn seat(&self, who: Who) -> Result<u8> {
        let watching = || problem::forbidden("This token is for watching; a seat's token is needed.");
        self.who(who)?.seat().ok_or_else(watching)
    }

    /// Neither faulty nor over.
    pub(super) fn open(&self) -> Result<()> {
        match &self.table.fault {
            Some(what) => Err(problem::faulty(what)),
            None if self.table.play.is_over() => Err(problem::conflict("over", "The game is over.")),
            None => Ok(()),
        }
    }

    /// Marks the table faulty. Its log stays as it is.
    pub(super) async fn fail(&mut self, what: String) {
        tracing::error!(table = self.table.row.id, what, "the table is out of order");
        self.hall.metrics.faulty.inc();
        if let Err(error) = self.hall.store.set_status(&self.table.row.id, Status::Faulty, Some(&what)).await {
            tracing::error!(table = self.table.row.id, %error, "cannot mark the table");
        }
        self.table.fault = Some(what);
        self.publish(What::Status);
        self.tell_table();
    }

    fn why_not(&self, who: Who, choice: &Json, lang: Option<Lang>) -> Result<Reason> {
        let seat = self.seat(who)?;
        match self.table.play.why_not(seat, choice, lang.unwrap_or(Lang::En)) {
            Ok(reason) => Ok(reason),
            Err(refusal) => Err(problem::no_choice(&super::told(&refusal))),
        }
    }

    /// The name of a seat for people who are told of it.
    pub(super) fn is_bot(&self, seat: u8) -> Option<&str> {
        self.table.kept.seats.get(seat as usize)?.bot()
    }
}

/// What a panic said.
pub fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    text.unwrap_or("a panic without words").to_owned()
}

/// The room of a viewer.
pub fn room(viewer: Viewer) -> Room {
    match viewer {
        Viewer::Seat(_) => Room::Players,
        Viewer::Spectator | Viewer::Owner => Room::Spectators,
    }
}
