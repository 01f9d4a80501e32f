import { type CountedRatings, tallyOfAverage } from '../../../domain/catalogue/rating/counted-ratings.ts';
import { type RatedKind, ratedKeys, ratedKind } from '../../../domain/catalogue/rating/given-rating.ts';
import type { Day } from '../../../domain/shared/dates.ts';
import { daysAfter } from '../../../domain/shared/day-arithmetic.ts';
import { type Locale, locales } from '../../../domain/shared/locale.ts';
import type { SeedProduct } from './range/seed-product.ts';
import { hashOf } from './range/stock-profile.ts';
import de from './texts/reviews-de.json' with { type: 'json' };
import en from './texts/reviews-en.json' with { type: 'json' };
import fr from './texts/reviews-fr.json' with { type: 'json' };
import it from './texts/reviews-it.json' with { type: 'json' };

/** What buyers write in one language. */
interface ReviewTexts {
  readonly authors: readonly string[];
  readonly reviews: Readonly<
    Record<RatedKind, readonly { readonly stars: number; readonly title: string; readonly text: string }[]>
  >;
}
const texts: Readonly<Record<Locale, ReviewTexts>> = { de, en, it, fr };

const stars = [5, 4, 3, 2, 1] as const;
const meanOf = (weights: readonly number[]): number =>
  stars.reduce((sum, star, index) => sum + star * (weights[index] ?? 0), 0) /
  weights.reduce((sum, weight) => sum + weight, 0);
const weightsOf = (lean: number): readonly number[] => stars.map((star) => Math.exp(lean * (star - 5)));

/** Returns the probability of each number of stars, as even as the average allows. */
const likelihoods = (average: number): readonly number[] => {
  let [low, high] = [-2, 6];
  for (let turn = 0; turn < 40; turn += 1) {
    const middle = (low + high) / 2;
    if (meanOf(weightsOf(middle)) < average) low = middle;
    else high = middle;
  }
  const weights = weightsOf(low);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
};

/** Returns how many customers gave five, four, three, two and one stars, matching the given count and average. */
export const starsGiven = ({ tenths, count }: SeedProduct['rating']): readonly number[] => {
  const given = likelihoods(tenths / 10).map((share) => Math.floor(share * count));
  const at = (index: number) => given[index] ?? 0;
  given[0] = at(0) + count - given.reduce((sum, each) => sum + each, 0);
  /** The surplus or shortfall of stars, removed one star at a time, starting at the end of the scale that has ratings. */
  let over =
    given.reduce((sum, each, index) => sum + each * (5 - index), 0) - Math.round((tenths * count) / 10);
  while (over !== 0) {
    const from =
      over > 0
        ? given.findIndex((each, index) => each > 0 && index < 4)
        : given.findLastIndex((each) => each > 0);
    const to = from + Math.sign(over);
    given[from] = at(from) - 1;
    given[to] = at(to) + 1;
    over -= Math.sign(over);
  }
  return given;
};

/** Returns a product's ratings by aspect. Their average is near that of the product, never above five stars. */
export const aspectScores = ({ category, group, rating }: SeedProduct): CountedRatings['aspects'] =>
  Object.fromEntries(
    ratedKeys[ratedKind(category)].map((code) => {
      const tenths = Math.min(50, rating.tenths + (hashOf(`${code} ${group}`) % 5) - 2);
      return [code, tallyOfAverage(tenths, rating.count)];
    }),
  );

const day = (seed: string): Day => daysAfter('2025-01-07' as Day, hashOf(seed) % 620);

/**
 * Returns a product's reviews in each language. No two have the same text, and each has a number of stars that somebody
 * gave.
 */
export const reviewsOf = (product: SeedProduct) => {
  const given = starsGiven(product.rating);
  return locales.flatMap((locale) => {
    const { authors, reviews } = texts[locale];
    const left = [...given];
    const start = hashOf(`review ${locale} ${product.id}`);
    const kind = reviews[ratedKind(product.category)];
    return kind
      .map((_, index) => kind[(start + index) % kind.length])
      .flatMap((review) => {
        const count = review ? (left[5 - review.stars] ?? 0) : 0;
        if (!review || count === 0) return [];
        left[5 - review.stars] = count - 1;
        return [review];
      })
      .slice(0, 3 + (start % 4))
      .map(({ stars, title, text }, index) => ({
        product_id: Number(product.id),
        locale,
        position: index + 1,
        author: authors[(start + index * 3) % authors.length] ?? '',
        stars,
        title,
        body: text,
        written: day(`${locale} ${product.id} ${index}`),
      }));
  });
};
