import type { Rating } from '../product.ts';
import { maxRating } from './rating.ts';
import type { StarCount } from './rating-round.ts';

/** What somebody who bought a product writes of it. Source: CAT-17. */
export interface Review {
  readonly id: string;
  readonly author: string;
  readonly stars: StarCount;
  readonly title: string;
  readonly text: string;
  /** `yyyy-MM-dd`. */
  readonly date: string;
}

/** One page of reviews in one language; `total` counts all of that language. */
export interface ReviewPage {
  readonly reviews: readonly Review[];
  readonly total: number;
}

/** What was rated of a product; codes are words of the locale files. */
export interface ScoreCategory {
  readonly code: string;
  /** In stars, with one decimal. */
  readonly average: number;
}

/** Source: CAT-17, CAT-15. */
export interface ReviewScores {
  readonly rating: Rating;
  /** How many gave five stars, four, three, two and one. */
  readonly given: readonly number[];
  readonly categories: readonly ScoreCategory[];
}

/** A product that nobody rated, or a shop that asks nobody. */
export const noScores: ReviewScores = {
  rating: { average: 0, count: 0 },
  given: Array.from({ length: maxRating }, () => 0),
  categories: [],
};

/** How many gave so many stars. `percent` of all ratings, rounded down; of no rating, none. */
export interface StarShare {
  readonly stars: number;
  readonly count: number;
  readonly percent: number;
}

/** How the ratings are spread, five stars first. Source: CAT-15. */
export const starShares = ({ given }: Pick<ReviewScores, 'given'>): readonly StarShare[] => {
  const all = given.reduce((sum, count) => sum + count, 0);
  return given.map((count, index) => ({
    stars: maxRating - index,
    count,
    percent: all === 0 ? 0 : Math.floor((count * 100) / all),
  }));
};
