//! Events as sentences: the story of a step.

use crate::words::Words;
use fireteam_zero::{event::Event, terms::*, world::World};

/// One sentence, or none for what the next event says anyway.
pub fn tell(words: &Words, world: &World, event: &Event) -> Option<String> {
    let hero = |seat: u8| words.hero_name(world, seat as usize);
    let figure = |f: Figure| words.figure(world, f);
    let place = |p: Place| words.place(world, p);
    let pack = words.pack;
    Some(match *event {
        Event::MissionBegins { mission } => format!("Mission {}.", words.teller.mission(mission).title),
        Event::StartPlayer { seat } => format!("{} begins.", hero(seat)),
        Event::HeroChosen { seat, .. } => format!("{} takes part.", hero(seat)),
        Event::UpgradeChosen { seat, upgrade } => {
            format!("{} takes the upgrade {}.", hero(seat), words.action(upgrade))
        }
        Event::FocusChosen { seat, focus } => format!("{} focuses: {}.", hero(seat), words.teller.focus(focus).title),
        Event::SpecialistCardChosen { card, .. } => {
            format!("The specialists use {}.", words.teller.specialist_card(card).title)
        }
        Event::SpawnTokenPlaced { .. } | Event::PhaseBegins { .. } | Event::EffectEnds { .. } => return None,
        Event::WindowOpened { .. } | Event::ReconFinished { .. } | Event::Activated { .. } => return None,
        Event::RoundBegins { round } => format!("--- Round {round} ---"),
        Event::TurnBegins { seat } => format!("{}'s turn.", hero(seat)),
        Event::TurnSkipped { seat } => format!("{} stays down.", hero(seat)),
        Event::TurnEnds { .. } => return None,
        Event::Drew { seat, n, .. } => format!("{} draws {n}.", hero(seat)),
        Event::Reshuffled { seat } => format!("{} shuffles the discard pile into a new deck.", hero(seat)),
        Event::Played { seat, action, lower, .. } => {
            let name = words.action(action);
            if lower { format!("{} plays {name} for its lower half.", hero(seat)) } else { return None }
        }
        Event::Discarded { seat, cards } => format!("{} discards {}.", hero(seat), cards.count_ones()),
        Event::Recovered { seat, cards, .. } => format!("{} takes back {}.", hero(seat), cards.count_ones()),
        Event::Moved { figure: f, to, .. } => format!("{} moves to {}.", figure(f), place(to)),
        Event::Placed { figure: f, to, .. } => format!("{} is put in {}.", figure(f), place(to)),
        Event::Spawned { figure: f, place: p, .. } => format!("{} appears in {}.", figure(f), place(p)),
        Event::Returned { figure: f, .. } => format!("{} leaves the board.", figure(f)),
        Event::PoolChanged { monster, n, .. } => format!("{n} {} change pools.", words.teller.monster_name(monster)),
        Event::BossEntered { figure: f, place: p, power, .. } => {
            format!("{} enters at {} with {power} power.", figure(f), place(p))
        }
        Event::AttackDeclared { attacker, target, ty } => {
            format!("{} attacks {} ({}).", figure(attacker), figure(target), ty.word())
        }
        Event::AttackLost { attacker, .. } => format!("The attack of {} is lost.", figure(attacker)),
        Event::Intercepted { seat, target } => format!("{} takes it for {}.", hero(seat), figure(target)),
        Event::Retargeted { target, .. } => format!("The target is now {}.", figure(target)),
        Event::Rolled { ty, faces, n, .. } | Event::Rerolled { ty, faces, n, .. } => {
            let again = matches!(event, Event::Rerolled { .. });
            let shown = faces[..(n as usize).min(8)].iter().map(|f| pack.dice.attack[*f as usize % 6][ty as usize]);
            let shown: Vec<String> = shown.map(|n| n.to_string()).collect();
            format!("  {}: {}", if again { "rolled again" } else { "dice" }, shown.join(" "))
        }
        Event::Hits { target, hits, .. } => format!("  {hits} hits on {}.", figure(target)),
        Event::AttackEnded { .. } => return None,
        Event::Killed { figure: f, .. } => format!("{} is killed.", figure(f)),
        Event::Wounded { figure: f, left, .. } => format!("{} is wounded, {left} power left.", figure(f)),
        Event::BossBeaten { figure: f, .. } => format!("{} is beaten.", figure(f)),
        Event::Unharmed { figure: f } => format!("{} is unharmed.", figure(f)),
        Event::ThingDestroyed { token, .. } => format!("{} is destroyed.", words.token(world, token)),
        Event::Prevented { seat, n } => format!("{n} damage to {} is prevented.", hero(seat)),
        Event::Damaged { seat, n, .. } => format!("{} takes {n} damage.", hero(seat)),
        Event::KnockedDown { seat } => format!("{} IS KNOCKED DOWN.", hero(seat)),
        Event::StoodUp { seat } => format!("{} stands up.", hero(seat)),
        Event::CoinTurned { side } => format!("The coin shows {}.", side.word()),
        Event::ThreatAdvanced { to } => format!("The threat token moves to {to}."),
        Event::TwistDrawn { twist, .. } => {
            let card = words.teller.twist(twist);
            format!("Twist: {}. {}", card.title, card.lines.get(1).cloned().unwrap_or_default())
        }
        Event::TwistSuspended { twist } => format!("The twist {} rests.", words.teller.twist(twist).title),
        Event::TwistDiscarded { twist } => format!("The twist {} is gone.", words.teller.twist(twist).title),
        Event::SearchBegins { seat, place: p } => format!("{} searches {}.", hero(seat), place(p)),
        Event::SearchStopped { seat } => format!("The search of {} is stopped.", hero(seat)),
        Event::SpawnTokenTurned { .. } => return None,
        Event::ReconDrawn { card, .. } => {
            let text = words.teller.recon(card);
            format!("  {}: {}", text.title, text.lines.get(1).cloned().unwrap_or_default())
        }
        Event::ItemFound { seat, item } => format!("{} finds {}.", hero(seat), words.teller.recon(item).title),
        Event::Peeked { seat, n, .. } => format!("{} looks at {n} cards of a deck.", hero(seat)),
        Event::TokenPlaced { kind, place: p } => format!("{} lies in {}.", words.token(world, kind), place(p)),
        Event::TokenRemoved { kind } => format!("{} is taken off.", words.token(world, kind)),
        Event::TokenTaken { kind, seat } => format!("{} takes {}.", hero(seat), words.token(world, kind)),
        Event::TokenDropped { kind, seat, .. } => format!("{} drops {}.", hero(seat), words.token(world, kind)),
        Event::IntelPlaced { objective, tokens } => {
            format!("Intel on {}: {tokens}.", words.teller.objective_name(objective))
        }
        Event::ObjectiveCompleted { objective } => {
            format!("OBJECTIVE DONE: {}.", words.teller.objective_name(objective))
        }
        Event::Pinned { seat } => format!("{} is pinned.", hero(seat)),
        Event::Freed { seat, by } => format!("{} frees {}.", hero(by), hero(seat)),
        Event::ActivationDie { figure: f, face } => match face {
            Face::Blank => return None,
            face => format!("{} rolls {}.", figure(f), face.word()),
        },
        Event::Targets { .. } => return None,
        Event::Approaches { figure: f, hero: h, .. } => format!("{} goes for {}.", figure(f), figure(h)),
        Event::ActivationStopped { figure: f } => format!("{} does nothing more.", figure(f)),
        Event::SpawnRolled { number, again } => {
            let number = u16::from(number) + 1;
            if again { format!("Spawn point {number} is held; rolled again.") } else { return None }
        }
        Event::DieRolled { face, .. } => format!("  a die shows {}.", face + 1),
        Event::Ambush { figure: f, seat } => format!("{} ambushes {}!", figure(f), hero(seat)),
        Event::Effect { holder, .. } => format!("  {}.", words.holder(world, holder)),
        Event::MissionEnds { outcome } => words.outcome(outcome).to_uppercase(),
    })
}
