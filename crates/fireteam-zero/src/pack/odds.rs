//! What the faces of the attack die come to, for players that look ahead.

/// The chance of showing at least a number of symbols: by type, dice and hits.
pub(crate) type Odds = [[[f32; 26]; 9]; 3];

/// Worked out die by die, from its faces.
pub(super) fn odds(die: &[[u8; 3]; 6]) -> Odds {
    let mut odds = [[[0f32; 26]; 9]; 3];
    for (ty, table) in odds.iter_mut().enumerate() {
        let mut chance = [0f32; 26];
        chance[0] = 1.0;
        for row in table.iter_mut() {
            let mut sum = 0.0;
            for hits in (0..26).rev() {
                sum += chance[hits];
                row[hits] = sum;
            }
            let mut next = [0f32; 26];
            for face in die {
                for (hits, p) in chance.iter().enumerate() {
                    next[(hits + usize::from(face[ty])).min(25)] += p / 6.0;
                }
            }
            chance = next;
        }
    }
    odds
}
