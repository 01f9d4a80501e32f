import type { Rating } from '../product.ts';
import { maxRating } from './rating.ts';
import type { StarCount } from './rating-round.ts';

/** A review by a buyer of the product. Source: CAT-17. */
export interface Review {
  readonly id: string;
  readonly author: string;
  readonly stars: StarCount;
  readonly title: string;
  readonly text: string;
  /** `yyyy-MM-dd`. */
  readonly date: string;
}

/** One page of reviews in one language. `total` counts all reviews in that language. */
export interface ReviewPage {
  readonly reviews: readonly Review[];
  readonly total: number;
}

/** A rated aspect of a product. The codes are keys of the locale files. */
export interface ScoreCategory {
  readonly code: string;
  /** In stars, with one decimal. */
  readonly average: number;
}

/** Source: CAT-17, CAT-15. */
export interface ReviewScores {
  readonly rating: Rating;
  /** The number of ratings with five, four, three, two and one stars. */
  readonly given: readonly number[];
  readonly categories: readonly ScoreCategory[];
}

/** The scores of a product without ratings, or in a shop that collects none. */
export const noScores: ReviewScores = {
  rating: { average: 0, count: 0 },
  given: Array.from({ length: maxRating }, () => 0),
  categories: [],
};

/** The number of ratings with this many stars. `percent` of all ratings, rounded down; 0 without ratings. */
export interface StarShare {
  readonly stars: number;
  readonly count: number;
  readonly percent: number;
}

/** Returns the distribution of the ratings, five stars first. Source: CAT-15. */
export const starShares = ({ given }: Pick<ReviewScores, 'given'>): readonly StarShare[] => {
  const all = given.reduce((sum, count) => sum + count, 0);
  return given.map((count, index) => ({
    stars: maxRating - index,
    count,
    percent: all === 0 ? 0 : Math.floor((count * 100) / all),
  }));
};
