//! The script of chance: `attack bullet 1 2 0`, `activation special`, `spawn 7`, `pick 2`, `discard 1`, `start B`.

use fireteam_zero::{
    pack::{Pack, hint},
    terms::{AttackType, Face},
    world::names,
};
use kernel::{Draw, Script};

const KINDS: [&str; 6] = ["attack", "activation", "spawn", "pick", "discard", "start"];

/// Adds the draws of one line to the script.
pub fn read(pack: &Pack, line: &str, script: &mut Script) -> Result<(), String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let Some((kind, words)) = words.split_first() else { return Err("a line of dice is empty".into()) };
    let Some(kind) = KINDS.into_iter().find(|k| k == kind) else {
        let hint = hint(kind, KINDS).map(|h| format!("; {h}")).unwrap_or_default();
        return Err(format!("`{kind}` is nothing that is drawn{hint}"));
    };
    let number = |word: &str| word.parse::<u32>().map_err(|_| format!("`{word}` is no number"));
    let from_one = |word: &str| number(word)?.checked_sub(1).ok_or_else(|| "numbers begin with 1".to_owned());
    let mut add = |value: u32| script.push(Draw { kind, value });
    match (kind, words) {
        (_, []) => return Err(format!("`{line}` says nothing of what comes up")),
        ("attack", ["face" | "faces", faces @ ..]) => {
            for word in faces {
                add(from_one(word)?);
            }
        }
        ("attack", [ty, hits @ ..]) => {
            let ty = AttackType::from_word(ty).ok_or_else(|| {
                format!("`{line}`: write \"attack bullet 1 2 0\" (hits of each die) or \"attack face 3\"")
            })?;
            for word in hits {
                let hits = number(word)?;
                let face = pack.dice.attack.iter().position(|face| u32::from(face[ty as usize]) == hits);
                add(face.ok_or_else(|| format!("no attack die shows {hits} {} hits", ty.word()))? as u32);
            }
        }
        ("activation", faces) => {
            for word in faces {
                let face = Face::from_word(word).ok_or_else(|| {
                    format!("`{word}` is no face of the activation die; it has blank, move and special")
                })?;
                let nth = pack.dice.activation.iter().position(|f| *f == face);
                add(nth.ok_or_else(|| format!("the activation die has no face `{word}`"))? as u32);
            }
        }
        ("start", seats) => {
            for word in seats {
                add(names::letter(word).ok_or_else(|| format!("`{word}` is no seat"))?.0.into());
            }
        }
        (_, numbers) => {
            for word in numbers {
                add(from_one(word)?);
            }
        }
    }
    Ok(())
}

/// What is drawn, with its article.
pub fn drawn(kind: &str) -> String {
    match kind {
        "attack" | "activation" => format!("an {kind} die"),
        "spawn" => "a spawn die".into(),
        "pick" => "a random figure or place (`pick`)".into(),
        "discard" => "a random card (`discard`)".into(),
        "start" => "a random start player (`start`)".into(),
        other => format!("`{other}`"),
    }
}
