//! What the owner of a table can be asked.

use super::hints::Thinking;
use crate::{
    bus::What,
    game::{Bot, Lang, Play},
    problem::Result,
    token::Hashed,
};
use bytes::Bytes;
use protocol::{
    AskUndo, Consent, Join, Json, Message, Play as Wish, Problem, Reason, Rematch, Say, StandIn, State, TableInfo,
    Viewer,
};
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// Who asks: a connection that has shown its token, or the token itself.
#[derive(Clone, Copy)]
pub enum Who {
    Viewer(u64),
    Token(Hashed),
}

pub type Reply<T> = oneshot::Sender<Result<T>>;

/// What the owner of a table is asked to do.
pub enum Command {
    Info {
        reply: Reply<TableInfo>,
    },
    /// Who a token stands for, and the table as it is.
    Show {
        who: Who,
        reply: Reply<(Viewer, TableInfo)>,
    },
    /// The game as it stands, for the server itself.
    Game {
        reply: Reply<Arc<dyn Play>>,
    },
    State {
        who: Who,
        lang: Option<Lang>,
        reply: Reply<State>,
    },
    Attach {
        token: Hashed,
        from: Option<u64>,
        lang: Option<Lang>,
        out: mpsc::Sender<Bytes>,
        reply: Reply<(u64, Bytes)>,
    },
    Detach {
        viewer: u64,
    },
    Play {
        who: Who,
        wish: Wish,
        lang: Option<Lang>,
        reply: Reply<Stood>,
    },
    /// A question of the seat, to be thought about.
    Hint {
        who: Who,
        reply: Reply<Thinking>,
    },
    WhyNot {
        who: Who,
        choice: Json,
        lang: Option<Lang>,
        reply: Reply<Reason>,
    },
    Undo {
        who: Who,
        wish: AskUndo,
        reply: Reply<TableInfo>,
    },
    Consent {
        who: Who,
        consent: Consent,
        reply: Reply<TableInfo>,
    },
    Say {
        who: Who,
        say: Say,
        reply: Reply<Message>,
    },
    Chat {
        who: Who,
        after: u64,
        reply: Reply<Vec<Message>>,
    },
    Join {
        join: Join,
        token: Hashed,
        reply: Reply<(u8, TableInfo)>,
    },
    Leave {
        who: Who,
        reply: Reply<TableInfo>,
    },
    /// Takes one's seat back from the bot that stands in.
    Return {
        who: Who,
        reply: Reply<TableInfo>,
    },
    StandIn {
        who: Who,
        stand_in: StandIn,
        reply: Reply<TableInfo>,
    },
    /// Gives the id of the new table.
    Rematch {
        who: Who,
        rematch: Rematch,
        reply: Reply<String>,
    },
    /// Answered when this entry is known.
    Reach {
        seq: u64,
        reply: Reply<()>,
    },
    /// Something happened elsewhere.
    Heard(What),
    /// The store may know more than we do.
    Look,
    /// A bot has made up its mind.
    Thought {
        seat: u8,
        ask: u32,
        bot: Box<dyn Bot>,
        choice: Option<Json>,
    },
}

/// A play that is in the log.
pub struct Stood {
    pub seq: u64,
    pub repeated: bool,
    /// How the table stands for the player; none for a connection, which is told anyway.
    pub state: Option<State>,
}

/// Answers a command that no owner can take.
pub fn refuse(command: Command, problem: impl Fn() -> Box<Problem>) {
    match command {
        Command::Info { reply } | Command::Leave { reply, .. } | Command::StandIn { reply, .. } => {
            drop(reply.send(Err(problem())));
        }
        Command::Undo { reply, .. } | Command::Consent { reply, .. } | Command::Return { reply, .. } => {
            drop(reply.send(Err(problem())));
        }
        Command::Show { reply, .. } => drop(reply.send(Err(problem()))),
        Command::Game { reply } => drop(reply.send(Err(problem()))),
        Command::Rematch { reply, .. } => drop(reply.send(Err(problem()))),
        Command::State { reply, .. } => drop(reply.send(Err(problem()))),
        Command::Attach { reply, .. } => drop(reply.send(Err(problem()))),
        Command::Play { reply, .. } => drop(reply.send(Err(problem()))),
        Command::Hint { reply, .. } => drop(reply.send(Err(problem()))),
        Command::WhyNot { reply, .. } => drop(reply.send(Err(problem()))),
        Command::Say { reply, .. } => drop(reply.send(Err(problem()))),
        Command::Chat { reply, .. } => drop(reply.send(Err(problem()))),
        Command::Join { reply, .. } => drop(reply.send(Err(problem()))),
        Command::Reach { reply, .. } => drop(reply.send(Err(problem()))),
        Command::Detach { .. } | Command::Heard(_) | Command::Look | Command::Thought { .. } => {}
    }
}
