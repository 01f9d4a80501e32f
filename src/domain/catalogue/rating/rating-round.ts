/** Rating what was bought, one product after the other: stars, then words, then thanks. */

import { defaultRating, maxRating } from './rating.ts';

/** Source: CAT-15, RATE-1. */
export type StarCount = 1 | 2 | 3 | 4 | 5;
export const starCounts: readonly StarCount[] = [1, 2, 3, 4, 5];
/** One to five, whole. Source: CAT-15, RATE-1. */
export const isStarCount = (input: unknown): input is StarCount =>
  typeof input === 'number' && Number.isInteger(input) && input >= 1 && input <= maxRating;

/** A product that waits for its stars; `keys`: what about it is rated. */
export interface Rateable {
  readonly productId: string;
  readonly keys: readonly string[];
}
export type Stars = ReadonlyMap<string, StarCount>;

/** Source: RATE-1. */
export type RatingRound =
  /** There was nothing to rate. */
  | { readonly _tag: 'Nothing' }
  /** `chosen`: by key, only what the shopper touched. Source: D73. */
  | {
      readonly _tag: 'Stars';
      readonly product: Rateable;
      readonly later: readonly Rateable[];
      readonly chosen: Stars;
    }
  /** The text box. The stars are sent. */
  | { readonly _tag: 'Review'; readonly product: Rateable; readonly later: readonly Rateable[] }
  | { readonly _tag: 'Thanks' };

/** The first of a list, if there is one. */
const next = (products: readonly Rateable[], otherwise: RatingRound): RatingRound => {
  const [product, ...later] = products;
  return product ? { _tag: 'Stars', product, later, chosen: new Map() } : otherwise;
};

/** Begins with the first product, its stars untouched. Source: RATE-1. */
export const startRating = (products: readonly Rateable[]): RatingRound =>
  next(products, { _tag: 'Nothing' });

/** What a key shows: what was chosen, else five. Source: RATE-1, CAT-15. */
export const shownStars = (chosen: Stars, key: string): StarCount => chosen.get(key) ?? defaultRating;

/** Stars for one key; a key that the product does not have changes nothing. Source: RATE-1. */
export const choose =
  (key: string, stars: StarCount) =>
  (round: RatingRound): RatingRound =>
    round._tag === 'Stars' && round.product.keys.includes(key)
      ? { ...round, chosen: new Map(round.chosen).set(key, stars) }
      : round;

/** The stars to send; nothing while nobody has touched one, for an untouched five is no opinion. Source: RATE-1, D73. */
export const starsToSend = (round: RatingRound): Readonly<Record<string, StarCount>> | undefined =>
  round._tag === 'Stars' && round.chosen.size > 0 ? Object.fromEntries(round.chosen) : undefined;

/** The stars were sent: the text box opens. Source: RATE-1. */
export const starsSent = (round: RatingRound): RatingRound =>
  round._tag === 'Stars' && round.chosen.size > 0
    ? { _tag: 'Review', product: round.product, later: round.later }
    : round;

/** The words were sent: the product leaves the list, the next one shows; after the last, thanks. Source: RATE-1. */
export const reviewSent = (round: RatingRound): RatingRound =>
  round._tag === 'Review' ? next(round.later, { _tag: 'Thanks' }) : round;
