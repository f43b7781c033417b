//! Functions of numbers that are the same to the last bit on every machine: what a bot chooses may depend on nothing else.

/// e to the power of `x`, to about seven digits; beyond 80 either way it does not grow or fall any more.
pub fn exp(x: f32) -> f32 {
    let x = x.clamp(-80.0, 80.0);
    // 2 to the power of a whole number, which is only an exponent, times that of the rest, from -0.5 to 0.5.
    let twos = x * std::f32::consts::LOG2_E;
    let whole = (twos + if twos < 0.0 { -0.5 } else { 0.5 }) as i32;
    // ln 2 in two parts, so that the product is exact enough.
    let rest = (x - whole as f32 * 0.693_359_4) - whole as f32 * -2.121_944_4e-4;
    let mut sum = 1.987_569_1e-4;
    for term in [1.398_199_9e-3, 8.333_452e-3, 4.166_579_6e-2, 1.666_666_5e-1, 0.5, 1.0, 1.0] {
        sum = sum * rest + term;
    }
    sum * f32::from_bits(((whole + 127) as u32) << 23)
}

/// The chance whose log odds these are.
pub fn chance(odds: f32) -> f32 {
    1.0 / (1.0 + exp(-odds))
}

/// Parts of one, in proportion to e to the power of the scores; nothing beyond the first `n`.
pub fn parts<const N: usize>(scores: [f32; N], n: usize) -> [f32; N] {
    let most = scores[..n].iter().copied().fold(f32::MIN, f32::max);
    let mut parts = [0.0; N];
    let mut sum = 0.0;
    for (part, score) in parts.iter_mut().zip(&scores[..n]) {
        *part = exp(score - most);
        sum += *part;
    }
    parts.map(|part| part / sum)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_of_e_are_near() {
        for nth in -8000..=8000 {
            let x = nth as f32 / 100.0;
            let (near, true_one) = (f64::from(exp(x)), f64::from(x).exp());
            assert!((near / true_one - 1.0).abs() < 3e-7, "{x}: {near} is not {true_one}");
        }
        assert_eq!((exp(0.0), exp(1000.0), exp(-1000.0)), (1.0, exp(80.0), exp(-80.0)));
    }

    #[test]
    fn chances_and_parts_are_whole() {
        assert_eq!((chance(0.0), chance(-200.0) < 1e-30), (0.5, true));
        assert!((chance(1.0) - 0.731_058_6).abs() < 1e-6);
        let parts = parts([1000.0, 1000.0, 999.0, f32::NAN], 3);
        assert!((parts.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!(parts[0] == parts[1] && (parts[0] / parts[2] - std::f32::consts::E).abs() < 1e-5 && parts[3] == 0.0);
    }
}
