/** Rating purchased products one after the other: stars, then text, then thanks. */

import { defaultRating, maxRating } from './rating.ts';

/** Source: CAT-15, RATE-1. */
export type StarCount = 1 | 2 | 3 | 4 | 5;
export const starCounts: readonly StarCount[] = [1, 2, 3, 4, 5];
/** Whether the input is a whole number from one to five. Source: CAT-15, RATE-1. */
export const isStarCount = (input: unknown): input is StarCount =>
  typeof input === 'number' && Number.isInteger(input) && input >= 1 && input <= maxRating;

/** A product to be rated. `keys`: the aspects that are rated. */
export interface Rateable {
  readonly productId: string;
  readonly keys: readonly string[];
}
export type Stars = ReadonlyMap<string, StarCount>;

/** Source: RATE-1. */
export type RatingRound =
  /** There was nothing to rate. */
  | { readonly _tag: 'Nothing' }
  /** `chosen`: by key, only those that the shopper changed. Source: RATE-1. */
  | {
      readonly _tag: 'Stars';
      readonly product: Rateable;
      readonly later: readonly Rateable[];
      readonly chosen: Stars;
    }
  /** The text box is shown. The stars have been sent. */
  | { readonly _tag: 'Review'; readonly product: Rateable; readonly later: readonly Rateable[] }
  | { readonly _tag: 'Thanks' };

/** Returns the round for the first product of a list, otherwise `otherwise`. */
const next = (products: readonly Rateable[], otherwise: RatingRound): RatingRound => {
  const [product, ...later] = products;
  return product ? { _tag: 'Stars', product, later, chosen: new Map() } : otherwise;
};

/** Starts with the first product, without chosen stars. Source: RATE-1. */
export const startRating = (products: readonly Rateable[]): RatingRound =>
  next(products, { _tag: 'Nothing' });

/** Returns the stars shown for a key: those chosen, otherwise five. Source: RATE-1, CAT-15. */
export const shownStars = (chosen: Stars, key: string): StarCount => chosen.get(key) ?? defaultRating;

/** Sets the stars for one key. A key that the product does not have changes nothing. Source: RATE-1. */
export const choose =
  (key: string, stars: StarCount) =>
  (round: RatingRound): RatingRound =>
    round._tag === 'Stars' && round.product.keys.includes(key)
      ? { ...round, chosen: new Map(round.chosen).set(key, stars) }
      : round;

/** Returns the stars to send. Undefined while none was chosen, because the default of five is no opinion. Source: RATE-1. */
export const starsToSend = (round: RatingRound): Readonly<Record<string, StarCount>> | undefined =>
  round._tag === 'Stars' && round.chosen.size > 0 ? Object.fromEntries(round.chosen) : undefined;

/** Moves on to the text box after the stars were sent. Source: RATE-1. */
export const starsSent = (round: RatingRound): RatingRound =>
  round._tag === 'Stars' && round.chosen.size > 0
    ? { _tag: 'Review', product: round.product, later: round.later }
    : round;

/** Moves on after the text was sent: to the next product, or to the thanks after the last one. Source: RATE-1. */
export const reviewSent = (round: RatingRound): RatingRound =>
  round._tag === 'Review' ? next(round.later, { _tag: 'Thanks' }) : round;
