import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../../../src/adapters/sandbox/seed/products/products.ts';
import { reviewsOf, starsGiven } from '../../../../src/adapters/sandbox/seed/reviews.ts';
import { locales } from '../../../../src/domain/shared/locale.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const rated = products.filter(({ rating }) => rating.count > 0);
const answer = async (path: string) => {
  const response = await sandbox.fetch(new Request(`http://shop.test/api${path}`));
  return { status: response.status, body: (await response.json()) as { readonly result?: unknown } };
};

describe('product reviews', () => {
  it.each(locales)('come page by page, newest first, in %s · CAT-17', async (locale) => {
    const ask = (page: number) =>
      answer(`/products/10010/reviews?brand_channel=okulino&locale=${locale}&limit=2&page=${page}`);
    const [first, second] = await Promise.all([ask(1), ask(2)]);
    const result = [first, second].flatMap(
      ({ body }) => body.result as { id: string; locale: string; text: string; created_at: string }[],
    );
    const dates = result.map(({ created_at }) => created_at);
    expect(dates.length).toBeGreaterThan(2);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(new Set(result.map(({ id }) => id)).size).toBe(result.length);
    expect(result.every((review) => review.locale === locale)).toBe(true);
  });

  it('have scores by stars and by category · CAT-17', async () => {
    const { body } = await answer('/products/10010/review-scores?brand_channel=okulino&locale=de');
    expect(body).toMatchObject({
      rating_count: expect.any(Number),
      categories: [{ code: 'comfort' }, { code: 'vision' }, { code: 'handling' }],
    });
  });

  it('are not found for an unknown product', async () => {
    const [reviews, scores] = await Promise.all(
      ['reviews', 'review-scores'].map((part) =>
        answer(`/products/99999/${part}?brand_channel=okulino&locale=de`),
      ),
    );
    expect([reviews?.status, scores?.status]).toEqual([404, 404]);
  });

  it('match the count and the average on the card of each product · CAT-15 · CAT-17', () => {
    for (const { id, rating } of rated) {
      const given = starsGiven(rating);
      const [count, sum] = given.reduce(
        ([all, stars], each, index) => [all + each, stars + each * (5 - index)],
        [0, 0],
      );
      expect({ id, count, tenths: Math.round((10 * sum) / count) }).toEqual({
        id,
        count: rating.count,
        tenths: rating.tenths,
      });
      expect(Math.min(...given)).toBeGreaterThanOrEqual(0);
    }
  });

  it('are never more for a number of stars than were given · CAT-17', () => {
    for (const product of rated) {
      const given = starsGiven(product.rating);
      for (const locale of locales)
        for (const stars of [5, 4, 3, 2, 1])
          expect(
            reviewsOf(product).filter((review) => review.locale === locale && review.stars === stars).length,
          ).toBeLessThanOrEqual(given[5 - stars] ?? 0);
    }
  });
});
