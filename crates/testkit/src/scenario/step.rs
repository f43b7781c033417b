//! One line of `when`: the part that is the same in every game.

use super::{Tabletop, hint};

#[derive(Clone, Debug, PartialEq)]
pub enum Step<V, U> {
    /// Choices of one seat, one after another.
    Act { who: String, verbs: Vec<V> },
    /// A choice that must be refused by this rule; none: because the seat is not asked.
    Refused { who: String, verb: V, rule: Option<&'static str> },
    /// A choice that must be among the offers, or must not.
    Offered { who: String, verb: V, yes: bool },
    /// Goes on until something is so.
    Until(Until<U>),
    /// A fact that must hold between two steps.
    Then(String),
    /// Events told so far no longer count for facts.
    Forget,
}

/// The steps of a game.
pub type StepOf<R> = Step<<R as content::Spoken>::Verb, <R as Tabletop>::Until>;

#[derive(Clone, Debug, PartialEq)]
pub enum Until<U> {
    Turn(String),
    Over,
    Asked {
        rule: &'static str,
        who: Option<String>,
    },
    /// What only this game has.
    Own(U),
}

/// Reads a step.
pub fn parse<R: Tabletop>(text: &str) -> Result<StepOf<R>, String> {
    if text == "forget" {
        return Ok(Step::Forget);
    }
    if let Some(what) = text.strip_prefix("until ") {
        return until::<R>(what).map(Step::Until);
    }
    let Some((who, rest)) = text.split_once(':') else {
        return Err(format!("`{text}`: a step is \"A: …\", \"group: …\", \"then: …\", \"until …\" or \"forget\""));
    };
    let (who, rest) = (who.trim().to_owned(), rest.trim());
    if who == "then" {
        return Ok(Step::Then(rest.into()));
    }
    if let Some(rest) = rest.strip_prefix("refused ") {
        let Some((what, rule)) = rest.split_once("->").map(|(what, rule)| (what.trim(), rule.trim())) else {
            let rule = R::RULES.first().copied().unwrap_or_default();
            return Err(format!("`{text}`: say which rule refuses it: \"… -> {rule}\" or \"… -> not asked\""));
        };
        let verb = single::<R>(what)?;
        let rule = if rule == "not asked" { None } else { Some(rule_id::<R>(rule)?) };
        return Ok(Step::Refused { who, verb, rule });
    }
    if let Some(what) = rest.strip_prefix("offered ") {
        return Ok(Step::Offered { who, verb: single::<R>(what)?, yes: true });
    }
    if let Some(what) = rest.strip_prefix("not offered ") {
        return Ok(Step::Offered { who, verb: single::<R>(what)?, yes: false });
    }
    Ok(Step::Act { who, verbs: R::verbs(rest)? })
}

/// The rule of this id.
pub fn rule_id<R: Tabletop>(id: &str) -> Result<&'static str, String> {
    R::RULES.iter().copied().find(|known| *known == id).ok_or_else(|| {
        let hint = hint(id, R::RULES.iter().copied()).map(|h| format!("; {h}")).unwrap_or_default();
        format!("there is no rule {id}{hint}")
    })
}

fn until<R: Tabletop>(text: &str) -> Result<Until<R::Until>, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Ok(match words.as_slice() {
        ["turn", who] => Until::Turn((*who).into()),
        ["over"] => Until::Over,
        ["asked", rule] => Until::Asked { rule: rule_id::<R>(rule)?, who: None },
        ["asked", rule, who] => Until::Asked { rule: rule_id::<R>(rule)?, who: Some((*who).into()) },
        words => Until::Own(R::until(words)?),
    })
}

fn single<R: Tabletop>(text: &str) -> Result<R::Verb, String> {
    let mut all = R::verbs(text)?;
    match (all.pop(), all.is_empty()) {
        (Some(verb), true) => Ok(verb),
        _ => {
            Err(format!("`{text}`: one choice at a time; take the first with a step of its own, then look at the next"))
        }
    }
}
