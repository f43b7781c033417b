//! Numbers of 16 bits (IEEE 754 binary16), in which weights and signs are kept in files.

/// The number that these bits stand for.
pub fn from_bits(bits: u16) -> f32 {
    let (sign, exponent, rest) = (u32::from(bits >> 15) << 31, u32::from(bits >> 10 & 0x1f), u32::from(bits & 0x3ff));
    match exponent {
        // Tiny ones: steps of two to the power of minus 24, which a product gives exactly.
        0 => f32::from_bits(sign | (rest as f32 * f32::from_bits(0x3380_0000)).to_bits()),
        0x1f => f32::from_bits(sign | 0x7f80_0000 | rest << 13),
        _ => f32::from_bits(sign | (exponent + 112) << 23 | rest << 13),
    }
}

/// The bits of the nearest number, of two equally near ones the even one; what is too large becomes infinite.
pub fn to_bits(number: f32) -> u16 {
    let bits = number.to_bits();
    let (sign, magnitude) = ((bits >> 16 & 0x8000) as u16, bits & 0x7fff_ffff);
    if magnitude > 0x7f80_0000 {
        return sign | 0x7e00;
    }
    // From 65520 on.
    if magnitude >= 0x477f_f000 {
        return sign | 0x7c00;
    }
    // Below the least normal one: added to a half, what is left has the steps of the tiny ones.
    if magnitude < 0x3880_0000 {
        let steps = f32::from_bits(magnitude) + 0.5;
        return sign | (steps.to_bits() - 0x3f00_0000) as u16;
    }
    let even = magnitude >> 13 & 1;
    sign | ((magnitude - 0x3800_0000 + 0xfff + even) >> 13) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_comes_back() {
        for bits in 0..=u16::MAX {
            let number = from_bits(bits);
            if number.is_nan() {
                assert!(from_bits(to_bits(number)).is_nan());
            } else {
                assert_eq!(to_bits(number), bits, "{number}");
            }
        }
    }

    #[test]
    fn known_numbers() {
        let known = [
            (0x0000, 0.0),
            (0x0001, 5.960_464_5e-8),
            (0x03ff, 6.097_555e-5),
            (0x0400, 6.103_515_6e-5),
            (0x3555, 0.333_251_95),
            (0x3c00, 1.0),
            (0xc000, -2.0),
            (0x7bff, 65504.0),
            (0x7c00, f32::INFINITY),
        ];
        for (bits, number) in known {
            assert_eq!((from_bits(bits), to_bits(number)), (number, bits));
        }
    }

    #[test]
    fn others_go_to_the_nearest() {
        // 1 + 2^-11 lies between two of them: the even one; a little more goes up.
        assert_eq!(
            [to_bits(1.0 + 0.000_488_281_25), to_bits(1.000_489), to_bits(1.0 + 0.001_464_843_8)],
            [0x3c00, 0x3c01, 0x3c02]
        );
        assert_eq!([to_bits(1e-9), to_bits(65519.9), to_bits(65520.0), to_bits(1e30)], [0, 0x7bff, 0x7c00, 0x7c00]);
    }
}
