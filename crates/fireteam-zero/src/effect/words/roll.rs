//! `roll`: a die decides what happens.

use super::prelude::*;

effect_word! {
    /// Rolls one die and carries out the matching list. die: attack (key = a symbol; every key that shows is carried out
    /// once, however many symbols), activation (blank, move, special), spawn (keys "1-4" and so on).
    Roll = "roll" { die: Die, on: Rolled => |cx, node| faces(cx, node, die?) }
    group: "structure", nests: true, example: r#"{ op = "roll", die = "spawn", on = { 1-4 = [{ op = "draw", n = 1 }] } }"#,
}

impl EffectWord for Roll {
    /// Every key that shows is carried out once: `n` remembers the face, `left` the keys still to come.
    fn run(&self, run: &mut Run, cx: &mut Cx, _: &mut Option<Value>) -> Progress {
        let dice = &cx.pack.dice;
        if run.stage == Stage::Start {
            run.stage = Stage::Working;
            let sides = if self.die == Die::Spawn { u32::from(dice.spawn_sides) } else { 6 };
            let face = cx.chance.draw(self.die.word(), sides) as u8;
            run.n = face;
            cx.tell(Event::DieRolled { die: self.die as u8, face });
        }
        let face = run.n as usize;
        let shown = |nth: usize| match &self.on {
            Rolled::Attack(keys) => keys.get(nth).map(|(ty, list)| (dice.attack[face][*ty as usize] > 0, *list)),
            Rolled::Activation(keys) => keys.get(nth).map(|(key, list)| (dice.activation[face] == *key, *list)),
            Rolled::Spawn(keys) => {
                keys.get(nth).map(|(from, to, list)| ((*from..=*to).contains(&(face as u8 + 1)), *list))
            }
        };
        let mut nth = run.left.0 as usize;
        while let Some((shows, list)) = shown(nth) {
            nth += 1;
            if shows {
                run.left = Figures(nth as u32);
                return Go(call(Run::new(list, run.ctx)));
            }
        }
        Next
    }

    fn tell(&self, tell: &Teller<'_>, scene: &mut Scene) -> String {
        let part = |key: &str, what: &'static str, word: String, list: List| {
            tell.say(key, &[(what, &tell.speech.word(&word)), ("text", &tell.inner(scene, list))])
        };
        let parts: Vec<String> = match &self.on {
            Rolled::Attack(on) => {
                on.iter().map(|(ty, list)| part("roll-symbol", "type", format!("type-{}", ty.word()), *list)).collect()
            }
            Rolled::Activation(on) => on
                .iter()
                .map(|(face, list)| part("roll-face", "face", format!("face-{}", face.word()), *list))
                .collect(),
            Rolled::Spawn(on) => {
                let told = |(from, to, list): &(u8, u8, List)| {
                    let mut args = Args::new();
                    args.set("from", *from);
                    args.set("to", *to);
                    args.set("text", tell.inner(scene, *list));
                    tell.speech.say(if from == to { "roll-one" } else { "roll-number" }, &args)
                };
                on.iter().map(told).collect()
            }
        };
        let die = tell.speech.word(&format!("op-roll-{}", self.die.word()));
        parts.iter().fold(die, |text, part| tell.pair("then", &text, part))
    }

    fn inner(&self, _: &Pack, visit: &mut dyn FnMut(List)) {
        match &self.on {
            Rolled::Attack(on) => on.iter().for_each(|(_, list)| visit(*list)),
            Rolled::Activation(on) => on.iter().for_each(|(_, list)| visit(*list)),
            Rolled::Spawn(on) => on.iter().for_each(|(_, _, list)| visit(*list)),
        }
    }
}

words!(/** The dice of the game. */ Die { Attack = "attack", Activation = "activation", Spawn = "spawn" });

/// The keys of `roll`.
#[derive(Clone, Debug, PartialEq)]
pub enum Rolled {
    /// Every symbol that shows is carried out once.
    Attack(Vec<(AttackType, List)>),
    Activation(Vec<(Face, List)>),
    /// Numbers from..=to.
    Spawn(Vec<(u8, u8, List)>),
}

/// The keys are the faces of the die, so the table is walked rather than asked.
fn faces(cx: Context<'_>, node: Node<'_>, die: Die) -> Option<Rolled> {
    fn named<T: Word>(cx: Context<'_>, keys: Vec<(&str, Node<'_>)>) -> Option<Vec<(T, List)>> {
        let one = |(key, node): (&str, Node<'_>)| {
            let legal = || T::all().iter().map(|word| word.text());
            let face = T::all().iter().find(|word| word.text() == key).copied();
            Some((face.or_else(|| node.unknown(key, legal()))?, List::read(cx, node)?))
        };
        keys.into_iter().map(one).collect()
    }
    let keys: Vec<(&str, Node<'_>)> = node.table()?.keys().collect();
    match die {
        Die::Attack => named(cx, keys).map(Rolled::Attack),
        Die::Activation => named(cx, keys).map(Rolled::Activation),
        Die::Spawn => {
            let mut seen = [false; SPAWNS];
            let mut one = |(key, node): (&str, Node<'_>)| {
                let (from, to) = key.split_once('-').unwrap_or((key, key));
                let bounds = from.parse::<u8>().ok().zip(to.parse::<u8>().ok());
                let Some((from, to)) = bounds.filter(|(a, b)| 1 <= *a && a <= b && *b as usize <= SPAWNS) else {
                    let hint = "write \"1-4\" or \"7\"".to_owned();
                    node.problem(format!("{key:?} is no number of the spawn die"), Some(hint));
                    return None;
                };
                for n in from..=to {
                    if std::mem::replace(&mut seen[n as usize - 1], true) {
                        node.problem(format!("the number {n} stands here twice"), None);
                    }
                }
                Some((from, to, List::read(cx, node)?))
            };
            keys.into_iter().map(&mut one).collect::<Option<_>>().map(Rolled::Spawn)
        }
    }
}
