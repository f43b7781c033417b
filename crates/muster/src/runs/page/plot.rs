//! Plots as SVG. Places across are percentages and everything else is in pixels, so that a plot fills a phone as well as a wide
//! screen, and its texts are as large on either.

use maud::{Markup, html};

/// Colours there are; further ones begin again.
const COLOURS: usize = 9;

fn colour(nth: usize) -> String {
    format!("c{}", nth % COLOURS)
}

/// Between round numbers, in round steps; 0 is always on it.
pub struct Scale {
    bottom: f64,
    top: f64,
    step: f64,
    percent: bool,
}

impl Scale {
    /// A scale that takes in all these numbers.
    fn over(values: impl Iterator<Item = f64>, percent: bool) -> Self {
        let (least, most) = values.fold((0.0, 0.0), |(least, most), value| (value.min(least), value.max(most)));
        let most = most.max(if percent { 0.01 } else { 1.0 });
        let rough = (most - least) / 5.0;
        let ten = 10_f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 2.5, 5.0, 10.0].into_iter().map(|n| n * ten).find(|step| *step >= rough * 0.999);
        let step = step.unwrap_or(rough);
        let steps = |value: f64| (value / step * 0.999).abs().ceil() * step;
        Scale { bottom: 0.0 - steps(least), top: steps(most), step, percent }
    }

    /// Where a value is, in percent of the width.
    fn at(&self, value: f64) -> f64 {
        (100.0 * (value - self.bottom) / (self.top - self.bottom)).clamp(0.0, 100.0)
    }

    fn ticks(&self) -> impl Iterator<Item = f64> {
        let nth = |value: f64| (value / self.step).round() as i32;
        (nth(self.bottom)..=nth(self.top)).map(|nth| f64::from(nth) * self.step)
    }

    /// A tick as text.
    fn text(&self, value: f64) -> String {
        let (value, step) = if self.percent { (100.0 * value, 100.0 * self.step) } else { (value, self.step) };
        let digits = if step >= 0.999 && (step - step.round()).abs() < 1e-6 { 0 } else { 1 };
        format!("{value:.digits$}{}", if self.percent { "\u{a0}%" } else { "" }).replace('-', "\u{2212}")
    }
}

fn percent(at: f64) -> String {
    format!("{at:.2}%")
}

fn upright(class: &str, x: f64, from: f64, to: f64) -> Markup {
    html! { line class=(class) x1=(percent(x)) x2=(percent(x)) y1=(from) y2=(to) {} }
}

/// One bar of a plot.
pub struct Bar {
    pub label: String,
    pub colour: usize,
    pub value: f64,
    pub whisker: Option<(f64, f64)>,
    /// What the value is to be held against.
    pub mark: Option<f64>,
    /// The value as text.
    pub text: String,
}

impl Bar {
    /// What must be on the scale.
    fn values(&self) -> impl Iterator<Item = f64> {
        let (low, high) = self.whisker.unwrap_or_default();
        [self.value, low, high, self.mark.unwrap_or_default()].into_iter()
    }
}

/// Bars under one heading.
pub struct Group {
    pub label: String,
    pub bars: Vec<Bar>,
}

const ROW: f64 = 18.0;

/// Bars that lie on their sides, with the intervals as whiskers.
pub fn bars(groups: &[Group], percents: bool) -> Markup {
    let scale = Scale::over(groups.iter().flat_map(|group| &group.bars).flat_map(Bar::values), percents);
    html! {
        .plot {
            @for group in groups {
                @if !group.label.is_empty() { .group { (group.label) } }
                @for bar in &group.bars {
                    .key { (bar.label) }
                    (row(bar, &scale))
                    .value { (bar.text) }
                }
            }
            (axis(&scale))
        }
    }
}

fn grid(scale: &Scale) -> Markup {
    html! { @for tick in scale.ticks() { (upright("grid", scale.at(tick), 0.0, ROW)) } }
}

fn row(bar: &Bar, scale: &Scale) -> Markup {
    let middle = ROW / 2.0;
    let (zero, end) = (scale.at(0.0), scale.at(bar.value));
    html! {
        svg.row height=(ROW) aria-hidden="true" {
            (grid(scale))
            rect class=(colour(bar.colour)) x=(percent(zero.min(end))) y="4" height=(ROW - 8.0) width=(percent((end - zero).abs())) rx="2" {}
            @if let Some((low, high)) = bar.whisker {
                @let (low, high) = (scale.at(low), scale.at(high));
                line.whisker x1=(percent(low)) x2=(percent(high)) y1=(middle) y2=(middle) {}
                (upright("whisker", low, middle - 3.0, middle + 3.0))
                (upright("whisker", high, middle - 3.0, middle + 3.0))
            }
            @if let Some(mark) = bar.mark { (upright("mark", scale.at(mark), 1.0, ROW - 1.0)) }
        }
    }
}

/// The ticks of a scale as a last row. Where it is narrow, some of them have no text.
fn axis(scale: &Scale) -> Markup {
    let ticks: Vec<f64> = scale.ticks().collect();
    let last = ticks.len() - 1;
    let class = |nth: usize| if nth == 0 || nth >= 2 && (last - nth).is_multiple_of(2) { "tick" } else { "tick spare" };
    let anchor = |nth: usize| match nth {
        0 => "start",
        nth if nth == last => "end",
        _ => "middle",
    };
    html! {
        .key {}
        svg.row height="20" aria-hidden="true" {
            @for (nth, tick) in ticks.iter().enumerate() {
                text class=(class(nth)) x=(percent(scale.at(*tick))) y="14" text-anchor=(anchor(nth)) { (scale.text(*tick)) }
            }
        }
        .value {}
    }
}

/// A bar in parts: one value for each name of the legend.
pub struct Stack {
    pub label: String,
    pub parts: Vec<f64>,
}

/// Bars that are sums.
pub fn stacks(stacks: &[Stack]) -> Markup {
    let sum = |stack: &Stack| stack.parts.iter().sum::<f64>();
    let scale = Scale::over(stacks.iter().map(sum), false);
    let starts = |stack: &Stack| {
        let start = |sum: &mut f64, part: &f64| Some((std::mem::replace(sum, *sum + part), *part));
        stack.parts.iter().scan(0.0, start).enumerate().collect::<Vec<_>>()
    };
    html! {
        .plot {
            @for stack in stacks {
                .key { (stack.label) }
                svg.row height=(ROW) aria-hidden="true" {
                    (grid(&scale))
                    @for (nth, (start, part)) in starts(stack) {
                        @if part > 0.0 {
                            rect class=(colour(nth)) x=(percent(scale.at(start))) y="3" height=(ROW - 6.0) width=(percent(scale.at(part))) {}
                        }
                    }
                }
                .value { (format!("{:.1}", sum(stack))) }
            }
            (axis(&scale))
        }
    }
}

/// One line of a plot: the values at the first, second, … place.
pub struct Line {
    pub colour: usize,
    pub values: Vec<f64>,
}

const HEIGHT: f64 = 200.0;
const MARGIN: f64 = 20.0;

/// Lines over the same places.
pub fn lines(lines: &[Line], places: &[String], percents: bool) -> Markup {
    let scale = Scale::over(lines.iter().flat_map(|line| line.values.iter().copied()), percents);
    let x = |nth: usize| percent(8.0 + 84.0 * nth as f64 / places.len().saturating_sub(1).max(1) as f64);
    let y = |value: f64| MARGIN + HEIGHT * (1.0 - scale.at(value) / 100.0);
    html! {
        svg.lines height=(HEIGHT + 2.0 * MARGIN) aria-hidden="true" {
            @for tick in scale.ticks() {
                line.grid x1="0" x2="100%" y1=(y(tick)) y2=(y(tick)) {}
                text x="0" y=(y(tick) - 3.0) { (scale.text(tick)) }
            }
            @for (nth, place) in places.iter().enumerate() {
                text x=(x(nth)) y=(HEIGHT + MARGIN + 16.0) text-anchor="middle" { (place) }
            }
            @for line in lines {
                g class=(colour(line.colour)) {
                    @for (nth, pair) in line.values.windows(2).enumerate() {
                        line x1=(x(nth)) x2=(x(nth + 1)) y1=(format!("{:.1}", y(pair[0]))) y2=(format!("{:.1}", y(pair[1]))) {}
                    }
                    @for (nth, value) in line.values.iter().enumerate() {
                        circle cx=(x(nth)) cy=(format!("{:.1}", y(*value))) r="3.5" {}
                    }
                }
            }
        }
    }
}

/// What the colours mean, in their order.
pub fn legend(names: impl IntoIterator<Item = (usize, String)>) -> Markup {
    html! {
        ul.legend {
            @for (nth, name) in names {
                li { svg width="12" height="12" aria-hidden="true" { rect class=(colour(nth)) width="12" height="12" rx="2" {} } (name) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(values: &[f64], percent: bool) -> Vec<String> {
        let scale = Scale::over(values.iter().copied(), percent);
        scale.ticks().map(|tick| scale.text(tick)).collect()
    }

    #[test]
    fn scales_are_round() {
        assert_eq!(
            texts(&[0.3, 0.93], true),
            ["0 %", "20 %", "40 %", "60 %", "80 %", "100 %"].map(|text| text.replace(' ', "\u{a0}"))
        );
        assert_eq!(texts(&[0.021], true).last().map(String::as_str), Some("2.5\u{a0}%"));
        assert_eq!(texts(&[], true).last().map(String::as_str), Some("1.0\u{a0}%"));
        assert_eq!(texts(&[7.0, 23.0], false), ["0", "5", "10", "15", "20", "25"]);
        assert_eq!(
            texts(&[-0.031, 0.06], true),
            ["−4 %", "−2 %", "0 %", "2 %", "4 %", "6 %"].map(|text| text.replace(' ', "\u{a0}"))
        );
        assert_eq!(texts(&[0.0], false).last().map(String::as_str), Some("1.0"));
    }
}
