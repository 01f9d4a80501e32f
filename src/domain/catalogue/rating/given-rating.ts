/** What a customer says of something that they bought, before others read it. */

import * as E from 'fp-ts/Either';
import { atMost, type TextRefusal } from '../../customer/text-rules.ts';
import type { ProductCategory } from '../product.ts';
import type { StarCount } from './rating-round.ts';

export type RatedKind = 'lens' | 'care' | 'glasses';

/** As what a product is rated: lenses and lens care have things of their own, all else is glasses. Source: RATE-1. */
export const ratedKind = (category: ProductCategory): RatedKind =>
  category === 'lens' ? 'lens' : category === 'lenscare' ? 'care' : 'glasses';

/** What is rated of a product, by its kind. Source: RATE-1. */
export const ratedKeys: Readonly<Record<RatedKind, readonly string[]>> = {
  lens: ['comfort', 'vision', 'handling'],
  care: ['effect', 'tolerance', 'handling'],
  glasses: ['fit', 'look', 'quality'],
};

/** Stars by what is rated of a product; only what was touched. Source: RATE-1, D73. */
export type GivenStars = Readonly<Record<string, StarCount>>;

/** Units: characters as people count them. Ours. */
export const maxReview = 2000;

export type StarsRefusal =
  /** Nothing was touched. */
  | { readonly _tag: 'NoStars' }
  /** This is not rated of such a product. */
  | { readonly _tag: 'UnknownKey'; readonly key: string };

/** Whether these stars can be taken of a product of which `keys` are rated. Source: RATE-1, D73. */
export const checkStars = (
  keys: readonly string[],
  given: GivenStars,
): E.Either<StarsRefusal, GivenStars> => {
  const named = Object.keys(given);
  const [unknown] = named.filter((key) => !keys.includes(key));
  if (unknown !== undefined) return E.left({ _tag: 'UnknownKey', key: unknown });
  return named.length === 0 ? E.left({ _tag: 'NoStars' }) : E.right(given);
};

/** All that was touched, as one number of stars: the mean, half a star upward; of nothing, none. Source: CAT-15. */
export const overallStars = (given: GivenStars): StarCount | undefined => {
  const stars = Object.values(given);
  if (stars.length === 0) return undefined;
  return Math.round(stars.reduce((sum, each) => sum + each, 0) / stars.length) as StarCount;
};

/** A review as it is kept: without white space around it. Empty: the customer rates without words. Source: RATE-1. */
export const reviewText = (typed: string): E.Either<TextRefusal, string> => atMost(maxReview)(typed.trim());

/** Under which name others read it: the first name, and of the last one its initial. Ours. */
export const reviewAuthor = (firstName: string, lastName: string): string => {
  const [initial] = lastName.trim();
  return initial === undefined
    ? firstName.trim()
    : `${firstName.trim()} ${initial.toLocaleUpperCase('und')}.`;
};
