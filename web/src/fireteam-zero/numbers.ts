/** Numbers of figures: heroes 0 to 3, specialists 4 and 5, monsters from 6, things from 64 on. */
export const SPECIALIST = 4
export const MONSTER = 6
export const THING = 64
