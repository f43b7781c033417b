//! A judgement learned from whole games: a small network from the signs of a table to how well it will end.
//!
//! It gives the same numbers to the last bit on every machine: single precision, one fixed order, no instruction that multiplies
//! and adds in one rounding, and no function of the platform's own ([`number`]).

pub mod half;
pub mod number;
mod read;

pub use read::{Damage, MAGIC, VERSION, fingerprint, stamp};

/// Most neurons of a layer, the inputs apart.
pub const WIDTH: usize = 512;
/// Rows of the first layer that are added at a time.
const AT_ONCE: usize = 4;

/// What a network says of a table from one point of view.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Outlook {
    /// Among rivals the chances of all seats are in proportion to e to the power of this; a team's is its log odds.
    pub score: f32,
    /// Among rivals the same for the parts of all points at the end; a team has none.
    pub share: f32,
}

#[derive(Clone, Debug, PartialEq)]
struct Layer {
    inputs: usize,
    outputs: usize,
    /// A row of `outputs` weights for every input.
    weights: Vec<f32>,
    biases: Vec<f32>,
}

impl Layer {
    /// The sums of this layer. Most signs are 0, so that their rows need not be read.
    fn sums(&self, inputs: &[f32], sums: &mut [f32; WIDTH]) {
        let sums = &mut sums[..self.outputs];
        sums.copy_from_slice(&self.biases);
        let (mut at, mut held) = ([0; AT_ONCE], 0);
        for (nth, input) in inputs.iter().enumerate().take(self.inputs) {
            if *input == 0.0 {
                continue;
            }
            at[held] = nth;
            held += 1;
            if held == AT_ONCE {
                held = 0;
                let [a, b, c, d] = at.map(|nth| (inputs[nth], self.row(nth)));
                let rows = a.1.iter().zip(b.1).zip(c.1.iter().zip(d.1));
                for (sum, ((wa, wb), (wc, wd))) in sums.iter_mut().zip(rows) {
                    *sum = *sum + wa * a.0 + wb * b.0 + wc * c.0 + wd * d.0;
                }
            }
        }
        for nth in &at[..held] {
            let input = inputs[*nth];
            sums.iter_mut().zip(self.row(*nth)).for_each(|(sum, weight)| *sum += weight * input);
        }
    }

    fn row(&self, input: usize) -> &[f32] {
        &self.weights[input * self.outputs..][..self.outputs]
    }
}

/// Layers of neurons, each cut off at 0 and 1 but for the last, which gives an [`Outlook`].
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    layers: Vec<Layer>,
}

impl Net {
    /// How many signs it takes.
    pub fn inputs(&self) -> usize {
        self.layers.first().map_or(0, |layer| layer.inputs)
    }

    /// The sizes of the inputs and of all layers.
    pub fn sizes(&self) -> Vec<usize> {
        std::iter::once(self.inputs()).chain(self.layers.iter().map(|layer| layer.outputs)).collect()
    }

    /// What it says of these signs, as many as it takes.
    pub fn judge(&self, signs: &[f32]) -> Outlook {
        debug_assert_eq!(signs.len(), self.inputs());
        let (mut inputs, mut sums) = ([0.0; WIDTH], [0.0; WIDTH]);
        for (nth, layer) in self.layers.iter().enumerate() {
            if nth == 0 {
                layer.sums(signs, &mut sums);
            } else {
                layer.sums(&inputs[..layer.inputs], &mut sums);
            }
            for (input, sum) in inputs.iter_mut().zip(&sums[..layer.outputs]) {
                *input = sum.clamp(0.0, 1.0);
            }
        }
        Outlook { score: sums[0], share: sums[1] }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]
    use super::{read::tests::sample, *};

    /// The same in the plainest way.
    fn plainly(net: &Net, signs: &[f32]) -> Vec<f64> {
        let mut values: Vec<f64> = signs.iter().map(|sign| f64::from(*sign)).collect();
        for (nth, layer) in net.layers.iter().enumerate() {
            if nth > 0 {
                values.iter_mut().for_each(|value| *value = value.clamp(0.0, 1.0));
            }
            let sum = |output: usize| {
                let weighed = |(input, value): (usize, &f64)| value * f64::from(layer.row(input)[output]);
                f64::from(layer.biases[output]) + values.iter().enumerate().map(weighed).sum::<f64>()
            };
            values = (0..layer.outputs).map(sum).collect();
        }
        values
    }

    #[test]
    fn it_adds_up_what_it_is_made_of() {
        let net = Net::read(&sample(&[37, 20, 8, 2], 7), 7).unwrap();
        assert_eq!((net.inputs(), net.sizes()), (37, vec![37, 20, 8, 2]));
        let mut seen = Vec::new();
        for turn in 0..40usize {
            // As many signs differ from 0 as do not, in all numbers of rows.
            let signs: Vec<f32> =
                (0..37).map(|nth| if (nth * 7 + turn) % 40 < turn { nth as f32 / 37.0 - 0.4 } else { 0.0 }).collect();
            let Outlook { score, share } = net.judge(&signs);
            let plain = plainly(&net, &signs);
            assert!((f64::from(score) - plain[0]).abs() < 1e-5 && (f64::from(share) - plain[1]).abs() < 1e-5);
            seen.push(score.to_bits());
        }
        seen.dedup();
        assert!(seen.len() > 30, "what is judged hardly depends on the signs");
    }

    #[test]
    fn it_is_the_same_everywhere() {
        // Bits that were worked out apart from this program; every machine, and a build for the browser, must see them.
        let net = Net::read(&sample(&[37, 20, 8, 2], 7), 7).unwrap();
        let signs: Vec<f32> = (0..37u8).map(|nth| f32::from(nth % 5) / 3.0).collect();
        let Outlook { score, share } = net.judge(&signs);
        assert_eq!((score.to_bits(), share.to_bits()), (3_199_268_942, 3_195_261_038));
    }
}
