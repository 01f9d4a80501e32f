import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choose,
  isStarCount,
  type Rateable,
  type RatingRound,
  reviewSent,
  type StarCount,
  shownStars,
  starCounts,
  starsSent,
  starsToSend,
  startRating,
} from '../../../../src/domain/catalogue/rating/rating-round.ts';
import { rateables, ratingKey, starCount } from '../../../arbitraries/rating-round.ts';

const daily: Rateable = { productId: 'daily', keys: ['comfort', 'sight'] };
const drops: Rateable = { productId: 'drops', keys: ['comfort'] };
const left = (round: RatingRound): readonly Rateable[] =>
  'product' in round ? [round.product, ...round.later] : [];
const rated = (round: RatingRound): RatingRound => starsSent(choose('comfort', 4)(round));

describe('rating purchased products', () => {
  it('is empty without products · RATE-1', () => {
    expect(startRating([])).toEqual({ _tag: 'Nothing' });
  });

  it('goes from stars to the text, to the next product, and ends with thanks · RATE-1', () => {
    const first = startRating([daily, drops]);
    expect(first).toEqual({ _tag: 'Stars', product: daily, later: [drops], chosen: new Map() });
    expect(rated(first)).toEqual({ _tag: 'Review', product: daily, later: [drops] });
    const second = reviewSent(rated(first));
    expect(second).toEqual({ _tag: 'Stars', product: drops, later: [], chosen: new Map() });
    expect(reviewSent(rated(second))).toEqual({ _tag: 'Thanks' });
  });

  it('shows five stars, but sends only stars that were chosen · RATE-1', () => {
    const first = startRating([daily]);
    expect(shownStars(new Map(), 'comfort')).toBe(5);
    expect(starsToSend(first)).toBeUndefined();
    expect(starsSent(first)).toEqual(first);
    const touched = choose('sight', 5)(choose('sight', 2)(first));
    expect(starsToSend(touched)).toEqual({ sight: 5 });
    expect(touched._tag === 'Stars' && shownStars(touched.chosen, 'sight')).toBe(5);
    expect(starsToSend(starsSent(touched))).toBeUndefined();
  });

  it('accepts stars only for keys of the product, and only in the stars step · RATE-1', () => {
    expect(choose('sight', 1)(startRating([drops]))).toEqual(startRating([drops]));
    const review = rated(startRating([daily]));
    expect(choose('comfort', 1)(review)).toEqual(review);
    const stars = startRating([daily]);
    expect(reviewSent(stars)).toEqual(stars);
  });

  it('accepts one to five stars · RATE-1', () => {
    expect(starCounts).toEqual([1, 2, 3, 4, 5]);
    expect([0, 1, 2.5, 5, 6, '5', Number.NaN, null].filter(isStarCount)).toEqual([1, 5]);
  });
});

/** The expected state: which products wait, what is asked, and the stars given so far. */
interface Model {
  waiting: readonly Rateable[];
  asked: 'stars' | 'words';
  given: Record<string, StarCount>;
}
interface Real {
  round: RatingRound;
}
type Step = (model: Model, real: Real) => void;

const command = (name: string, step: Step): fc.Command<Model, Real> => ({
  check: () => true,
  run: (model, real) => {
    step(model, real);
    expect(left(real.round)).toEqual(model.waiting);
    if (model.waiting.length === 0) expect(['Nothing', 'Thanks']).toContain(real.round._tag);
    else expect(real.round._tag).toBe(model.asked === 'stars' ? 'Stars' : 'Review');
    const given = Object.keys(model.given).length > 0 ? model.given : undefined;
    expect(starsToSend(real.round)).toEqual(given);
  },
  toString: () => name,
});
const gives = (key: string, stars: StarCount) =>
  command(`${key} ${stars}`, (model, real) => {
    if (model.asked === 'stars' && model.waiting[0]?.keys.includes(key)) model.given[key] = stars;
    real.round = choose(key, stars)(real.round);
  });
const sendsStars = command('sends stars', (model, real) => {
  if (Object.keys(model.given).length > 0) model.asked = 'words';
  model.given = {};
  real.round = starsSent(real.round);
});
const sendsWords = command('sends words', (model, real) => {
  if (model.asked === 'words') model.waiting = model.waiting.slice(1);
  if (model.asked === 'words') model.asked = 'stars';
  real.round = reviewSent(real.round);
});

it('rates each product once, in any order of presses, until all have had their turn · RATE-1', () =>
  fc.assert(
    fc.property(
      rateables,
      fc.commands(
        [
          fc.tuple(ratingKey, starCount).map(([key, stars]) => gives(key, stars)),
          fc.constant(sendsStars),
          fc.constant(sendsWords),
        ],
        { maxCommands: 14 },
      ),
      (products, commands) => {
        fc.modelRun(
          () => ({
            model: { waiting: products, asked: 'stars', given: {} } as Model,
            real: { round: startRating(products) },
          }),
          commands,
        );
      },
    ),
  ));

it('ends with thanks after as many products as there are · RATE-1', () =>
  fc.assert(
    fc.property(rateables, starCount, (products, stars) => {
      let round = startRating(products);
      for (const { keys } of products) round = reviewSent(starsSent(choose(keys[0] ?? '', stars)(round)));
      expect(round).toEqual({ _tag: products.length === 0 ? 'Nothing' : 'Thanks' });
    }),
  ));
