/**
 * Ids that are plain numbers and words at run time, each a type of its own: none is taken for another, and no number for one. What is read
 * from JSON has these types already; everywhere else a number gets its type where it arises (`0 as Seat`).
 */
declare const brand: unique symbol

export type Branded<T, Name extends string> = T & { readonly [brand]: Name }

export type TableId = Branded<string, 'TableId'>
/** The secret that opens a seat, or lets one watch. */
export type Token = Branded<string, 'Token'>
export type Seat = Branded<number, 'Seat'>
/** The place of a choice among the offers. */
export type OfferIndex = Branded<number, 'OfferIndex'>
/** Of what is not offered. */
export const NOT_OFFERED = -1 as OfferIndex
