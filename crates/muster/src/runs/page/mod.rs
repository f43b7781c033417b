//! The figures of a run as one page that needs nothing else: its style is inside, its plots are SVG, and there is no script.

pub mod plot;

use super::Summary;
use crate::console::{Console, Rate, Tally};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use plot::{Bar, Group};

const STYLE: &str = include_str!("style.css");

/// The whole page.
pub fn of<T: Console>(summary: &Summary<T>, pack: &T::Pack) -> Markup {
    let (header, all) = (&summary.header, &summary.all);
    let title = format!("{}: {} games", T::TITLE, thousands(all.games));
    let mut facts = vec![
        ("games", thousands(all.games)),
        ("finished", thousands(all.finished)),
        ("decisions a game", format!("{:.1}", all.mean_decisions())),
        ("kinds of tables", header.kinds.len().to_string()),
        ("bots", header.bots.join(", ")),
        ("seed", header.seed.to_string()),
    ];
    facts.extend(header.shard.of_several().map(|shard| ("shard", shard.to_string())));
    facts.extend((summary.is_broken()).then(|| ("broke off", (all.panics + all.stuck).to_string())));
    facts.push(("muster", header.muster.clone()));
    facts.push(("content", header.pack.chars().take(12).collect()));
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                header {
                    h1 { (title) }
                    p.command { code { @for word in command() { span { (word) } " " } } }
                    dl { @for (name, fact) in facts { div { dt { (name) } dd { (fact) } } } }
                }
                main {
                    (sides(summary))
                    (summary.tally.page(pack))
                }
                footer {
                    p { "Intervals are Wilson's at 95 % confidence. One game of the run can be read: its number with "
                        code { "muster simulate … --only N --record FILE.json" } ", then " code { "muster replay FILE.json" } "." }
                }
            }
        }
    }
}

/// The bots beside each other, where several kinds play.
fn sides<T: Console>(summary: &Summary<T>) -> Markup {
    let bar = |(bots, rate): (&str, Rate)| Bar {
        label: bots.to_owned(),
        colour: 6,
        value: rate.rate(),
        whisker: Some(rate.interval()),
        mark: None,
        text: share(rate.rate()),
    };
    let bars: Vec<Bar> = summary.sides().map(bar).collect();
    let figures = summary.sides().map(|(bots, rate)| {
        vec![bots.to_owned(), thousands(rate.of), thousands(rate.wins), share(rate.rate()), interval(rate)]
    });
    let figures = table(1, &["bots", "seats", "wins", "win rate", "95 % interval"], figures);
    html! {
        @if !bars.is_empty() {
            (section("Bots", "How often a seat has won, by the bot that sat there.", plot::bars(&[Group { label: String::new(), bars }], true), figures))
        }
    }
}

/// What was typed, word by word.
fn command() -> Vec<String> {
    let quoted = |arg: String| {
        let plain = |c: char| c.is_ascii_alphanumeric() || "-_./=,:+%@".contains(c);
        if !arg.is_empty() && arg.chars().all(plain) { arg } else { format!("'{}'", arg.replace('\'', "'\\''")) }
    };
    let given = std::env::args_os().skip(1).map(|arg| quoted(arg.to_string_lossy().into_owned()));
    std::iter::once("muster".to_owned()).chain(given).collect()
}

/// One question and its answer: what is seen, and the same in numbers.
pub fn section(title: &str, lead: &str, plot: Markup, figures: Markup) -> Markup {
    html! {
        section {
            h2 { (title) }
            p.lead { (lead) }
            (plot)
            details { summary { "Figures" } .scroll { (figures) } }
        }
    }
}

/// The number of columns, from the left, that are words.
pub fn table(words: usize, head: &[&str], rows: impl IntoIterator<Item = Vec<String>>) -> Markup {
    let class = |nth: usize| if nth < words { "word" } else { "number" };
    html! {
        table {
            thead { tr { @for (nth, name) in head.iter().enumerate() { th class=(class(nth)) { (name) } } } }
            tbody {
                @for row in rows {
                    tr { @for (nth, cell) in row.iter().enumerate() { td class=(class(nth)) { (cell) } } }
                }
            }
        }
    }
}

/// A share as text.
pub fn share(rate: f64) -> String {
    format!("{:.1}\u{a0}%", 100.0 * rate)
}

/// The interval of a rate as text.
pub fn interval(rate: Rate) -> String {
    let (low, high) = rate.interval();
    format!("{:.1} to {:.1}\u{a0}%", 100.0 * low, 100.0 * high)
}

/// A number that can be read: 12 345.
pub fn thousands(n: u64) -> String {
    let digits = n.to_string();
    let mut text = String::new();
    for (nth, digit) in digits.chars().enumerate() {
        if nth > 0 && (digits.len() - nth).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}
