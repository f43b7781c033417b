//! Requests, with the paths of the HTTP API.

use super::{House, Result};
use crate::{
    call::{Answer, Ask},
    work::{Look, Position, Work},
};
use protocol::{AskUndo, Consent, Inquiry, Join, Joined, Rematch, Say, ServerInfo, StandIn, TableInfo, Viewer, WhyNot};
use serde::{Serialize, de::DeserializeOwned};
use std::sync::Arc;
use table::{
    Request, Who,
    form::{MOST, checked, optional_key, read, said},
    game::{Lang, Play},
    host::{Stood, Thinking},
    open::{checked_key, checked_name},
    problem,
    token::{Hashed, Token},
};

impl Ask {
    pub(super) fn body<T: DeserializeOwned>(&self) -> problem::Result<T> {
        let body = self.body.as_ref().ok_or_else(|| problem::malformed("The request has no body."))?;
        read(body.get().as_bytes())
    }

    fn lang(&self) -> problem::Result<Option<Lang>> {
        let known =
            |tag: &String| Lang::from_word(tag).ok_or_else(|| problem::malformed("`lang` is en, pt-BR, fr or de."));
        self.query.get("lang").map(known).transpose()
    }

    fn or_english(&self) -> problem::Result<Lang> {
        Ok(self.lang()?.unwrap_or(Lang::En))
    }

    fn number(&self, name: &str) -> problem::Result<Option<u32>> {
        let read = |text: &String| text.parse().ok().filter(|number| *number <= MOST);
        let wrong = || problem::malformed(format!("`{name}` is a whole number from 0 to {MOST}."));
        self.query.get(name).map(|text| read(text).ok_or_else(wrong)).transpose()
    }

    fn seat(&self) -> problem::Result<Option<u8>> {
        let in_range = |seat: u32| u8::try_from(seat).ok().filter(|seat| *seat <= 3);
        let wrong = || problem::malformed("`seat` is 0 to 3.");
        self.number("seat")?.map(|seat| in_range(seat).ok_or_else(wrong)).transpose()
    }

    pub(super) fn token(&self) -> problem::Result<Hashed> {
        self.token.as_deref().map(Hashed::of).ok_or_else(problem::no_token)
    }

    fn who(&self) -> problem::Result<Who> {
        Ok(Who::Token(self.token()?))
    }
}

/// Refuses a seat that no table has.
fn in_range(seat: u8) -> problem::Result<()> {
    if seat > 3 { Err(problem::invalid("`seat` is 0 to 3.")) } else { Ok(()) }
}

impl House {
    fn answer(&mut self, body: &impl Serialize) {
        self.done.answer = Some(Answer::ok(body));
    }

    fn created(&mut self, body: &impl Serialize) {
        self.done.answer = Some(Answer { status: 201, ..Answer::ok(body) });
    }

    pub(super) fn request(&mut self, ask: &Ask) -> Result<()> {
        let path: Vec<&str> = ask.path.iter().map(String::as_str).collect();
        match (ask.method.as_str(), &path[..]) {
            ("GET", ["server"]) => self.answer(&ServerInfo { addresses: Vec::new() }),
            ("GET", ["games", rest @ ..]) => self.catalogue(ask, rest)?,
            // Nobody else can open a table here.
            ("GET", ["tables"]) => self.answer(&Vec::<TableInfo>::new()),
            ("POST", ["tables"]) => {
                let made = self.new_table(ask.body()?)?;
                self.created(&made);
            }
            ("POST", ["import"]) => {
                let made = self.import(ask.body()?)?;
                self.created(&made);
            }
            ("POST", ["campaigns"]) => {
                let made = self.begin_campaign(ask.body()?)?;
                self.created(&made);
            }
            ("GET", ["campaigns", id]) => {
                let campaign = self.campaign(id)?;
                self.answer(&campaign);
            }
            ("POST", ["campaigns", id, "next"]) => {
                let made = self.next_mission(id, &ask.token()?, ask.body()?)?;
                self.created(&made);
            }
            ("GET", ["tables", id, rest @ ..]) => self.look(ask, id, rest)?,
            ("POST", ["tables", id, what]) => self.change(ask, id, what)?,
            _ => return Err(problem::not_found("page").into()),
        }
        Ok(())
    }

    fn catalogue(&mut self, ask: &Ask, path: &[&str]) -> Result<()> {
        let lang = ask.or_english()?;
        match path {
            [] => {
                let games: Vec<_> = self.shelf.iter().map(|game| game.info(lang)).collect();
                self.answer(&games);
            }
            [game] => {
                let info = self.game(game)?.info(lang);
                self.answer(&info);
            }
            [game, "kit"] => {
                let kit = self.game(game)?.kit(lang, None);
                self.answer(&kit);
            }
            [game, "lessons"] => {
                let lessons = self.game(game)?.lessons();
                self.answer(&lessons);
            }
            [game, "lessons", lesson] => {
                let lesson = self.game(game)?.lesson(lesson).ok_or_else(|| problem::not_found("lesson"))?;
                self.answer(&lesson);
            }
            [game, "content"] => {
                let entries = self.game(game)?.entries(lang);
                self.answer(&entries);
            }
            [game, "content", entry] => {
                let card = self.game(game)?.card(entry, lang).ok_or_else(|| problem::not_found("entry"))?;
                self.answer(&card);
            }
            _ => return Err(problem::not_found("page").into()),
        }
        Ok(())
    }

    /// What changes nothing.
    fn look(&mut self, ask: &Ask, id: &str, path: &[&str]) -> Result<()> {
        match path {
            [] => {
                let info: TableInfo = self.ask(id, Request::Info)?;
                self.answer(&info);
            }
            ["kit"] => {
                let (info, lang) = (self.ask::<TableInfo>(id, Request::Info)?, ask.or_english()?);
                let kit = self.game(&info.game)?.kit(lang, Some(&info.options));
                self.answer(&kit);
            }
            ["state"] => {
                let (who, lang) = (ask.who()?, ask.lang()?);
                let state: protocol::State = self.ask(id, Request::State { who, lang })?;
                self.answer(&state);
            }
            ["hint"] => {
                let (who, lang) = (ask.who()?, ask.or_english()?);
                let Thinking { play, seat, ask, .. } = self.ask(id, Request::Hint { who })?;
                let at = Position::of(&self.table(id)?.host.table().sheet, &*play);
                self.done.work = Some(Work::Hint { seat, ask, lang, at });
            }
            ["chat"] => {
                let who = ask.who()?;
                let lines: Vec<protocol::Message> = self.ask(id, Request::Chat { who, after: 0 })?;
                self.answer(&lines);
            }
            ["log"] => {
                let entries = self.past(id, ask.token()?)?.entries();
                self.answer(&entries);
            }
            ["export"] => {
                let file = self.saved(id, ask.token()?)?;
                self.answer(&file);
            }
            ["replay"] => {
                let at = ask.number("at")?.ok_or_else(|| problem::malformed("`at` is missing."))?;
                let (since, seat, lang) = (ask.number("since")?.map(u64::from), ask.seat()?, ask.lang()?);
                self.look_back(id, ask.token()?, Look::Moment { at: at.into(), since, seat, lang })?;
            }
            ["chapters"] => self.look_back(id, ask.token()?, Look::Chapters {})?,
            ["verify"] => self.look_back(id, ask.token()?, Look::Verify {})?,
            ["review"] => {
                let seat = ask.seat()?.ok_or_else(|| problem::malformed("`seat` is missing."))?;
                self.look_back(id, ask.token()?, Look::Review { seat, lang: ask.or_english()? })?;
            }
            _ => return Err(problem::not_found("page").into()),
        }
        Ok(())
    }

    /// What changes a table, or carries more than an address can.
    fn change(&mut self, ask: &Ask, id: &str, what: &str) -> Result<()> {
        if what == "join" {
            return self.join(id, ask.body()?);
        }
        let (who, lang) = (ask.who()?, ask.lang()?);
        let request = match what {
            "plays" => {
                let wish = ask.body()?;
                checked(&wish)?;
                let Stood { seq, repeated, state } = self.ask(id, Request::Play { who, wish, lang })?;
                let state = state.ok_or_else(|| problem::unavailable("The table could not say how it stands."))?;
                self.answer(&protocol::Played { seq, repeated, state });
                return Ok(());
            }
            "why-not" => {
                let WhyNot { choice, key } = ask.body()?;
                optional_key(key.as_deref())?;
                let reason: protocol::Reason = self.ask(id, Request::WhyNot { who, choice, lang })?;
                self.answer(&reason);
                return Ok(());
            }
            "advice" => {
                let Inquiry { inquiry } = ask.body()?;
                let (viewer, info): (Viewer, TableInfo) = self.ask(id, Request::Show { who })?;
                let play: Arc<dyn Play> = self.ask(id, Request::Game)?;
                let at = Position::of(&self.table(id)?.host.table().sheet, &*play);
                let (viewer, lang) = (viewer.seat(), ask.or_english()?);
                self.done.work = Some(Work::Advice { viewer, inquiry, lang, hints: info.hints, at });
                return Ok(());
            }
            "chat" => {
                let mut say: Say = ask.body()?;
                say.text = said(&say.text)?;
                optional_key(say.key.as_deref())?;
                let message: protocol::Message = self.ask(id, Request::Say { who, say })?;
                self.created(&message);
                return Ok(());
            }
            "branch" => {
                let made = self.branch(id, ask.token()?, ask.body()?)?;
                self.created(&made);
                return Ok(());
            }
            "rematch" => {
                let Rematch { rotate } = ask.body()?;
                let new = self.rematch(id, who, rotate)?;
                let info: TableInfo = self.ask(&new, Request::Info)?;
                self.answer(&info);
                return Ok(());
            }
            "undo" => {
                let wish: AskUndo = ask.body()?;
                optional_key(wish.key.as_deref())?;
                Request::Undo { who, wish }
            }
            "consent" => {
                let consent: Consent = ask.body()?;
                optional_key(consent.key.as_deref())?;
                Request::Consent { who, consent }
            }
            "stand-in" => {
                let stand_in: StandIn = ask.body()?;
                in_range(stand_in.seat)?;
                Request::StandIn { who, stand_in }
            }
            "leave" => Request::Leave { who },
            "return" => Request::Return { who },
            _ => return Err(problem::not_found("page").into()),
        };
        let info: TableInfo = self.ask(id, request)?;
        self.answer(&info);
        Ok(())
    }

    fn join(&mut self, id: &str, mut join: Join) -> Result<()> {
        join.name = checked_name(join.name)?;
        join.seat.map_or(Ok(()), in_range)?;
        checked_key(join.key.as_deref())?;
        let token = Token::of(join.key.as_deref(), &format!("join {id}"), &mut self.random);
        let (seat, table) = self.ask(id, Request::Join { join, token: token.hashed() })?;
        self.answer(&Joined { seat, token: token.reveal(), table });
        Ok(())
    }
}
