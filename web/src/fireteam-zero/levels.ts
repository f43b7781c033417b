/** What is known of the missions before anything of a table is loaded. */
export const DIFFICULTIES = ['recruit', 'regular', 'veteran'] as const

/** The missions of the box, three to an operation. */
export const MISSIONS = ['1.1', '1.2', '1.3', '2.1', '2.2', '2.3', '3.1', '3.2', '3.3'] as const
