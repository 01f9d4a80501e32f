import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notePrices } from '../../../../src/adapters/sandbox/engine/note-prices.ts';
import { lowestBefore } from '../../../../src/domain/catalogue/price/reduction.ts';
import type { Day } from '../../../../src/domain/shared/dates.ts';
import { daysAfter } from '../../../../src/domain/shared/day-arithmetic.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

let shop: TestSandbox;
beforeAll(async () => {
  shop = await startSandbox();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.sandbox.db.deleteFrom('price_history').execute();
});

const channel = 1;
const product_id = 10010;
const today = '2026-11-19' as Day;

const note = (price: number, before: number | undefined, day = today) => {
  const row = { channel, product_id, price };
  return notePrices(
    shop.sandbox.db,
    [{ row, ...(before !== undefined && { before: { ...row, price: before } }) }],
    day,
  );
};
const history = () =>
  shop.sandbox.db.selectFrom('price_history').select(['since', 'price']).orderBy('since').execute();

describe('the history of a copied price', () => {
  it('begins with the first price', async () => {
    await note(2190, undefined);
    expect(await history()).toEqual([{ since: today, price: 2190 }]);
  });

  it('continues with each following price', async () => {
    await note(2190, undefined, daysAfter(today, -9));
    await note(1990, 2190);
    expect(await history()).toEqual([
      { since: daysAfter(today, -9), price: 2190 },
      { since: today, price: 1990 },
    ]);
  });

  it('records an earlier unrecorded price as valid until yesterday', async () => {
    await note(1990, 2190);
    expect(await history()).toEqual([
      { since: daysAfter(today, -1), price: 2190 },
      { since: today, price: 1990 },
    ]);
  });

  it.each([
    [1890, 1990, 1890],
    [1990, 1890, 1890],
  ])('keeps the lower price of a day: %i and then %i', async (first, second, kept) => {
    await note(first, undefined);
    await note(second, first);
    expect(await history()).toEqual([{ since: today, price: kept }]);
  });

  it('records nothing if the price is the same', async () => {
    await note(2190, 2190);
    expect(await history()).toEqual([]);
  });

  it('never leads to a previous price above the lowest of the days before', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(
            fc.integer({ min: 0, max: 20 }),
            fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 3 }),
          ),
          { minLength: 1, maxLength: 6 },
        ),
        async (changes) => {
          await shop.sandbox.db.deleteFrom('price_history').execute();
          const asked: { readonly day: Day; readonly price: number }[] = [];
          let day = today;
          for (const [later, prices] of changes) {
            day = daysAfter(day, later);
            for (const price of prices) {
              const before = asked.at(-1)?.price;
              if (price === before) continue;
              await note(price, before, day);
              asked.push({ day, price });
            }
          }
          const last = asked.at(-1);
          if (!last) return;
          const named = lowestBefore(await history(), last.price, 30);
          const from = daysAfter(last.day, -30);
          const held = asked.filter(
            (one, index) => one.day < last.day && (asked[index + 1]?.day ?? one.day) > from,
          );
          for (const { price } of held) expect(named ?? 0).toBeLessThanOrEqual(price);
        },
      ),
      { numRuns: 60 },
    ));
});
