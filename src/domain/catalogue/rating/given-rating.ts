/** A customer's rating of a product that they bought, before it is published. */

import * as E from 'fp-ts/Either';
import { seenText, type TextCode, textProblem } from '../../customer/plain-text.ts';
import type { ProductCategory } from '../product.ts';
import type { StarCount } from './rating-round.ts';

export type RatedKind = 'lens' | 'care' | 'glasses';

/**
 * Returns the rating form for a category. Lenses and lens care have their own; everything else counts as glasses.
 * Source: RATE-1.
 */
export const ratedKind = (category: ProductCategory): RatedKind =>
  category === 'lens' ? 'lens' : category === 'lenscare' ? 'care' : 'glasses';

/** The aspects that are rated, by the kind of product. Source: RATE-1. */
export const ratedKeys: Readonly<Record<RatedKind, readonly string[]>> = {
  lens: ['comfort', 'vision', 'handling'],
  care: ['effect', 'tolerance', 'handling'],
  glasses: ['fit', 'look', 'quality'],
};

/** Stars by aspect. Only the aspects that the customer rated. Source: RATE-1. */
export type GivenStars = Readonly<Record<string, StarCount>>;

/** Units: characters as people count them. Our own limit. */
export const maxReview = 2000;

export type StarsRefusal =
  /** No aspect was rated. */
  | { readonly _tag: 'NoStars' }
  /** This aspect is not rated for such a product. */
  | { readonly _tag: 'UnknownKey'; readonly key: string };

/** Checks stars for a product whose aspects are `keys`. Source: RATE-1. */
export const checkStars = (
  keys: readonly string[],
  given: GivenStars,
): E.Either<StarsRefusal, GivenStars> => {
  const named = Object.keys(given);
  const [unknown] = named.filter((key) => !keys.includes(key));
  if (unknown !== undefined) return E.left({ _tag: 'UnknownKey', key: unknown });
  return named.length === 0 ? E.left({ _tag: 'NoStars' }) : E.right(given);
};

/**
 * Returns the overall number of stars: the mean of the aspects, half a star rounded up. Undefined if there are none.
 * Source: CAT-15.
 */
export const overallStars = (given: GivenStars): StarCount | undefined => {
  const stars = Object.values(given);
  if (stars.length === 0) return undefined;
  return Math.round(stars.reduce((sum, each) => sum + each, 0) / stars.length) as StarCount;
};

/**
 * Returns a review as it is stored: trimmed and without invisible characters. Empty: a rating without text. Everybody
 * reads it, so the rules of a comment apply. Source: RATE-1, ADDR-4, ADDR-7, ADDR-8.
 */
export const reviewText = (typed: string): E.Either<TextCode, string> => {
  const text = seenText(typed);
  const problem = textProblem(text, maxReview);
  return problem === undefined ? E.right(text) : E.left(problem);
};

/** Returns the public name of an author: the first name and the initial of the last name. Our own choice. */
export const reviewAuthor = (firstName: string, lastName: string): string => {
  const [initial] = lastName.trim();
  return initial === undefined
    ? firstName.trim()
    : `${firstName.trim()} ${initial.toLocaleUpperCase('und')}.`;
};
