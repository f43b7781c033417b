//! Taking one for the team: another active hero in the target's location becomes the target (FZ-TEAM).

use super::*;
use crate::{pack::Flag, world::ops::ops};
use kernel::{Ask, Seats, marks::cite};

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Intercept {
    volunteers: Seats,
    selecting: bool,
    asked: bool,
}

/// Whether a hero may take the attack under way on itself.
fn may_intercept(world: &World, pack: &Pack, seat: Seat) -> Result<(), Why> {
    let Some(attack) = world.attack() else { return no(FZ_TEAM_01, Reason::NotThisQuestion) };
    let hero = Figure::hero(seat);
    // Before the dice, at no cost and however few cards the hero holds (FZ-TEAM-02, 03, 05) …
    cite(FZ_TEAM_02);
    cite(FZ_TEAM_03);
    cite(FZ_TEAM_05);
    // … in an ambush too, and also by a hero who may neither act nor move (FZ-AMB-09, FZ-ACT-05).
    cite(FZ_AMB_09);
    cite(FZ_ACT_05);
    cite(FZ_DOWN_10);
    unless(world.is_active(seat), FZ_TEAM_01, Reason::HeroDown)?;
    unless(hero != attack.target, FZ_TEAM_01, Reason::NotACandidate)?;
    // The attacker itself cannot (FZ-TEAM-08).
    unless(hero != attack.attacker, FZ_TEAM_08, Reason::Attacker)?;
    unless(world.place_of(attack.target) == Some(world.hero_at(seat)), FZ_TEAM_01, Reason::NotInSameLocation)?;
    unless(!attack.intercepted, FZ_TEAM_04, Reason::AlreadyChosen)?;
    unless(!world.attack_flag(pack, attack, Flag::CannotIntercept), FZ_TERM_20, Reason::NoReactions)
}

impl Procedure<FireteamZero> for Intercept {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        let chosen = match &input {
            Input::Answers(answers) if self.selecting => match answers.first().1 {
                Choice::Seat(seat) => Some(seat),
                _ => None,
            },
            Input::Answers(answers) => {
                for (who, choice) in answers.iter() {
                    if choice == Choice::Yes {
                        self.volunteers = self.volunteers.with(who);
                    }
                }
                if self.volunteers.len() > 1 {
                    // If several volunteer, the group decides (FZ-TEAM-04).
                    cite(FZ_TEAM_04);
                    self.selecting = true;
                    return ask_group(cx.world, FZ_TEAM_04, "question-intercept-select");
                }
                self.volunteers.iter().next()
            }
            _ => {
                let able = cx
                    .world
                    .seats()
                    .filter(|s| may_intercept(cx.world, cx.pack, *s).is_ok())
                    .fold(Seats::NONE, Seats::with);
                if able.is_empty() || self.asked {
                    return done();
                }
                self.asked = true;
                return Flow::Ask(Ask::all(able, FZ_TEAM_01, "question-intercept"));
            }
        };
        if let Some(seat) = chosen {
            // It comes after all reactions and opens no new window; what names the target now means the new one (FZ-TEAM-07).
            cite(FZ_TEAM_07);
            ops(cx).intercept(seat);
        }
        done()
    }

    fn candidates(&self, world: &World, _: &Pack, _: Seat, out: &mut Vec<Choice>) {
        if self.selecting {
            out.extend(world.seats().map(Choice::Seat));
        } else {
            out.extend([Choice::Yes, Choice::Pass]);
        }
    }

    fn may(&self, world: &World, pack: &Pack, seat: Seat, choice: Choice) -> Result<(), Why> {
        match choice {
            Choice::Seat(s) if self.selecting && s.0 < 8 => {
                unless(self.volunteers.has(s), FZ_TEAM_04, Reason::NotACandidate)
            }
            _ if self.selecting => no(FZ_TEAM_04, Reason::MustAnswer),
            Choice::Yes => may_intercept(world, pack, seat),
            Choice::Pass => Ok(()),
            _ => no(FZ_TEAM_01, Reason::NotThisQuestion),
        }
    }
}
