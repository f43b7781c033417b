//! What comes to nothing is offered, since no rule forbids it, but every offer says so and no advice takes it.

use fireteam_zero::{
    Table, advice, choice::Choice, effect::Futile, futile, pack::Pack, story::Story, terms::Lang, view::View,
    world::given::Given,
};
use kernel::{Chance, Draw, Seat};
use std::sync::Arc;

/// A table laid out by hand, its dice scripted.
fn table(pack: &Arc<Pack>, given: &str, dice: &[u32]) -> (Table, Arc<Pack>) {
    let given: Given = toml::from_str(given).expect("the table is described");
    let begun = given.begin(pack).expect("the table is laid out");
    let script = dice.iter().map(|face| Draw { kind: "attack", value: *face }).collect();
    let chance = Chance::from_number(1).scripted(script, false);
    let table = Table::new(begun.world, begun.frame, chance, &begun.pack, &mut Vec::new()).expect("play begins");
    (table, begun.pack)
}

/// Takes the first offer of each kind.
fn play(table: &mut Table, pack: &Pack, seat: Seat, wanted: &[fn(&Choice) -> bool]) {
    for fits in wanted {
        let choice = offers(table, pack, seat).into_iter().find(fits).expect("it is offered");
        table.apply(pack, seat, choice, &mut Vec::new()).expect("offers are accepted");
    }
}

fn offers(table: &Table, pack: &Pack, seat: Seat) -> Vec<Choice> {
    let mut offers = Vec::new();
    table.offers(pack, seat, &mut offers);
    offers
}

fn is_card(choice: &Choice) -> bool {
    matches!(choice, Choice::Card(_))
}

/// The only card that a seat is offered comes to nothing for this reason, in words of every language, and is not advised.
fn comes_to_nothing(table: &Table, pack: &Pack, seat: Seat, why: Option<Futile>) {
    let all = offers(table, pack, seat);
    let card = all.iter().copied().find(is_card).expect("a card is offered");
    assert_eq!(futile(table, pack, seat, card), why);
    let seen = |viewer| View::of(table, pack, Some(viewer)).futile.unwrap_or_default();
    assert!(seen(seat).iter().map(|it| (it.offer, Some(it.why))).eq(why.map(|_| (card, why))));
    assert!(seen(Seat(1 - seat.0)).is_empty(), "what only another is offered");
    assert_eq!(advice::pointless(table, pack, seat, card), why.is_some());
    for lang in Lang::ALL {
        let story = Story::new(pack, *lang);
        let said = match lang {
            Lang::En => "o effect: ",
            Lang::PtBr => "em efeito: ",
            Lang::Fr => "ans effet\u{a0}: ",
            Lang::De => "hne Wirkung: ",
        };
        for text in [story.choice(table, seat, card), story.brief(table, seat, card)] {
            assert_eq!(text.replace("effet :", "effet\u{a0}:").contains(said), why.is_some(), "{text}");
        }
    }
    for own in [true, false] {
        let usual = advice::habit(table, pack, seat, &all, own);
        assert!(usual == Some(Choice::Pass) || own && why.is_none(), "{usual:?}");
    }
}

const BOARD: &str = "board = { places = ['a', 'b', 'c'], links = ['a-b-c'] }\n";

#[test]
fn nothing_prevents_what_cannot_be_prevented() {
    let pack = Arc::new(Pack::frozen().expect("the frozen pack is sound"));
    // Shot, a Corrupted Animal bursts: one damage that is unblockable.
    let given = "A = { hero = 'don', at = 'a', hand = ['carbine_burst'] }\nB = { hero = 'abe', at = 'a', hand = ['bayonet_drill'] }\n\
                 C = { hero = 'frank', at = 'b', hand = 1 }\nmonsters = ['corrupted_animal b']\n";
    let (mut table, pack) = table(&pack, &format!("{BOARD}{given}"), &[3, 3, 0, 0]);
    play(&mut table, &pack, Seat(0), &[|c| matches!(c, Choice::Figure(_)), is_card, |c| *c == Choice::Done]);
    comes_to_nothing(&table, &pack, Seat(1), Some(Futile::Unblockable));
}

#[test]
fn what_can_be_prevented_is_told_like_any_other() {
    let pack = Arc::new(Pack::frozen().expect("the frozen pack is sound"));
    // The bomb of an ally hurts, and can be prevented.
    let given = "A = { hero = 'don', at = 'a', hand = ['satchel_charge'] }\nB = { hero = 'abe', at = 'a', hand = ['bayonet_drill'] }\n\
                 C = { hero = 'frank', at = 'b', hand = 4 }\nmonsters = ['corrupted_human b']\n";
    let (mut table, pack) = table(&pack, &format!("{BOARD}{given}"), &[2, 2, 3, 3, 3, 3]);
    play(&mut table, &pack, Seat(0), &[|c| matches!(c, Choice::Figure(_)), is_card, |c| *c == Choice::Done]);
    comes_to_nothing(&table, &pack, Seat(1), None);
}

#[test]
fn an_action_for_somebody_who_has_nothing_to_do() {
    let pack = Arc::new(Pack::frozen().expect("the frozen pack is sound"));
    let ends = |hand: &str, monsters: &str| {
        let given = format!(
            "at = 'turn B'\nA = {{ hero = 'abe', at = 'a', upgrades = ['combat_shotgun'], hand = ['combat_shotgun'] }}\n\
             B = {{ hero = 'frank', at = 'a', hand = {hand} }}\nmonsters = [{monsters}]\n"
        );
        let (mut table, pack) = table(&pack, &format!("{BOARD}{given}"), &[]);
        play(&mut table, &pack, Seat(1), &[|c| *c == Choice::Pass]);
        (table, pack)
    };
    let (table, pack) = ends("0", "'corrupted_animal a'");
    comes_to_nothing(&table, &pack, Seat(0), Some(Futile::NoAction));
    // Nobody may know of a closed hand that it holds no attack.
    let (table, pack) = ends("1", "'corrupted_animal c'");
    comes_to_nothing(&table, &pack, Seat(0), None);
    let (table, pack) = ends("1", "");
    comes_to_nothing(&table, &pack, Seat(0), Some(Futile::NoAction));
}

#[test]
fn an_upgrade_is_offered_with_both_halves() {
    let pack = Arc::new(Pack::frozen().expect("the frozen pack is sound"));
    let (table, pack) = table(&pack, "at = 'setup'\nmission = '1.3'\n", &[]);
    let story = Story::new(&pack, Lang::En);
    let nth = pack.actions.iter().position(|card| card.meta.id == "combat_shotgun").expect("there is such a card");
    let text = story.choice(&table, Seat(0), Choice::Upgrade(fireteam_zero::terms::Action(nth as u8)));
    let (attack, lower) = (pack.actions[nth].attack.strength, &pack.actions[nth].lower.name);
    assert!(text.contains(&format!("strength {attack}")) && text.contains(lower.as_str()), "{text}");
}
