//! What can be asked of a table, and the answers.

use super::hints::Thinking;
use crate::{
    game::{Lang, Play},
    token::Hashed,
};
use bytes::Bytes;
use protocol::{AskUndo, Consent, Join, Json, Message, Play as Wish, Reason, Say, StandIn, State, TableInfo, Viewer};
use std::sync::Arc;

/// The number of a request, which its answer carries. A connection is known by that of its [`Request::Attach`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ticket(pub u64);

/// Who asks: a connection that has shown its token, or the token itself.
#[derive(Clone, Copy, Debug)]
pub enum Who {
    Viewer(Ticket),
    Token(Hashed),
}

/// What can be asked of a table.
#[derive(Clone, Debug)]
pub enum Request {
    /// The table for everybody, as far as this host knows it.
    Glance,
    /// The same, not older than the request.
    Info,
    /// Who a token stands for, and the table as it is.
    Show { who: Who },
    /// The game as it stands, for the driver itself.
    Game,
    /// How the game stands for somebody.
    State { who: Who, lang: Option<Lang> },
    /// From now on tells this connection what happens, after what it has missed since an entry.
    Attach { token: Hashed, from: Option<u64>, lang: Option<Lang> },
    /// Tells this connection everything in another language from now on, and what happened after an entry once more.
    Speak { viewer: Ticket, from: Option<u64>, lang: Lang },
    /// A choice.
    Play { who: Who, wish: Wish, lang: Option<Lang> },
    /// A question of the seat, to be thought about.
    Hint { who: Who },
    /// Why a choice would be refused.
    WhyNot { who: Who, choice: Json, lang: Option<Lang> },
    /// Plays are to be taken back.
    Undo { who: Who, wish: AskUndo },
    /// Agrees that others take plays back, or does not.
    Consent { who: Who, consent: Consent },
    /// A line of chat.
    Say { who: Who, say: Say },
    /// The lines of chat after a number.
    Chat { who: Who, after: u64 },
    /// Somebody sits down; the token is theirs from now on.
    Join { join: Join, token: Hashed },
    /// Somebody gets up for good.
    Leave { who: Who },
    /// Takes one's seat back from the bot that stands in.
    Return { who: Who },
    /// A bot plays for somebody who is away.
    StandIn { who: Who, stand_in: StandIn },
    /// Whether the game may be played once more, and with whom; or the table at which it already is.
    Rematch { who: Who, rotate: bool },
    /// The game is played once more at this table, unless there is another one already.
    Follow { who: Who, table: String },
}

/// Answers, and what each of them can be taken for.
macro_rules! answers {
    ($($(#[$doc:meta])* $name:ident($type:ty),)+) => {
        pub enum Answer { $($(#[$doc])* $name($type),)+ }

        $(
            impl From<$type> for Answer {
                fn from(answer: $type) -> Answer {
                    Answer::$name(answer)
                }
            }

            impl TryFrom<Answer> for $type {
                type Error = Answer;
                fn try_from(answer: Answer) -> Result<$type, Answer> {
                    if let Answer::$name(answer) = answer { Ok(answer) } else { Err(answer) }
                }
            }
        )+
    };
}

answers! {
    Info(TableInfo),
    Shown((Viewer, TableInfo)),
    Game(Arc<dyn Play>),
    State(State),
    /// What the connection is told first.
    Attached(Bytes),
    Stood(Stood),
    Hint(Thinking),
    WhyNot(Reason),
    Said(Message),
    Chat(Vec<Message>),
    Joined((u8, TableInfo)),
    Rematch(Rematch),
}

/// A play that is in the log.
pub struct Stood {
    pub seq: u64,
    pub repeated: bool,
    /// How the table stands for the player; none for a connection, which is told anyway.
    pub state: Option<State>,
}

/// A game that is played once more.
pub enum Rematch {
    /// At this table.
    At(String),
    /// At one that has still to be opened: by these people, and as this one was.
    With(Box<crate::Sheet>),
}
