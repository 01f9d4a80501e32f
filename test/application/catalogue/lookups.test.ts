import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { makeDeliveryLookup } from '../../../src/application/catalogue/delivery-lookup.ts';
import { makePricingLookup } from '../../../src/application/catalogue/pricing-lookup.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { quoteFor, tick } from '../shared/shelf.ts';

const id = 'daily' as ProductId;

describe('pricing look-up', () => {
  it('shows the price of the last quantity, in whatever order responses come · PRICE-3', () =>
    fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 8 }),
        async (s, quantities) => {
          const answer = s.scheduleFunction(async (quantity: number) => E.right(quoteFor(id, quantity)));
          const lookup = makePricingLookup({
            pricing:
              ({ quantity }) =>
              () =>
                answer(quantity),
          });
          let last: unknown;
          lookup.state$.subscribe((state) => (last = state));
          for (const quantity of quantities) lookup.ask({ productId: id, quantity });
          await s.waitIdle();
          expect(last).toEqual({ _tag: 'Ready', value: quoteFor(id, quantities.at(-1) ?? 0) });
        },
      ),
    ));

  it('shows no price of another quantity once a request has failed · PRICE-3', async () => {
    const lookup = makePricingLookup({
      pricing: ({ quantity }) =>
        quantity === 1 ? TE.right(quoteFor(id, 1)) : TE.left({ _tag: 'Unreachable' }),
    });
    let last: unknown;
    lookup.state$.subscribe((state) => (last = state));
    for (const quantity of [1, 3]) {
      lookup.ask({ productId: id, quantity });
      await tick();
    }
    expect(last).toStrictEqual({ _tag: 'Failed', error: { _tag: 'Unreachable' } });
  });

  it.each([0, -1])('requests nothing for a quantity of %i · PRICE-3', async (quantity) => {
    let asked = 0;
    const lookup = makePricingLookup({
      pricing: (request) => {
        asked += 1;
        return TE.right(quoteFor(request.productId, request.quantity));
      },
    });
    let last: unknown = 'nothing yet';
    lookup.state$.subscribe((state) => (last = state));
    lookup.ask({ productId: id, quantity });
    await tick();
    expect([asked, last]).toEqual([0, null]);
  });

  it('requests nothing without a product · PRICE-3', async () => {
    let asked = 0;
    const lookup = makePricingLookup({
      pricing: (request) => {
        asked += 1;
        return TE.right(quoteFor(request.productId, request.quantity));
      },
    });
    lookup.state$.subscribe(() => undefined);
    lookup.ask(null);
    await tick();
    expect(asked).toBe(0);
  });

  it('answers a subscriber that comes after the request', async () => {
    const lookup = makePricingLookup({ pricing: (r) => TE.right(quoteFor(r.productId, r.quantity)) });
    lookup.ask({ productId: id, quantity: 2 });
    let last: unknown;
    lookup.state$.subscribe((state) => (last = state));
    await tick();
    expect(last).toMatchObject({ _tag: 'Ready' });
  });
});

describe('delivery look-up', () => {
  const stopped = { variantId: 'a', available: 0, tags: ['stop-order'] };
  const there = { variantId: 'b', available: 5, tags: [] };
  const lookupOver = (items: readonly (typeof stopped | typeof there)[]) =>
    makeDeliveryLookup({
      deliveryDates: () => TE.right({ tags: [], items }),
      deliveryPrediction: () => TE.right({ earliest: '2026-11-24', latest: '2026-11-25' }),
    });
  const query = { productId: id, options: {}, quantity: 1 };

  it.each([
    [[there], false, false],
    [[stopped, there], true, false],
    [[stopped, stopped], true, true],
  ])('reports stop-order for the items %j · STOCK-3', async (items, stopOrder, allStopped) => {
    const lookup = lookupOver(items);
    let last: unknown;
    lookup.state$.subscribe((state) => (last = state));
    lookup.ask([query]);
    await tick();
    expect(last).toMatchObject({ _tag: 'Ready', value: { stopOrder, allStopped } });
  });

  it('shows the dates of the last request only · STOCK-4', () =>
    fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 6 }),
        async (s, stocks) => {
          const dates = s.scheduleFunction(async (available: number) =>
            E.right({ tags: [], items: [{ ...there, available }] }),
          );
          const lookup = makeDeliveryLookup({
            deliveryDates: (items) => () => dates(items[0]?.quantity ?? 0),
            deliveryPrediction: () => TE.right({ earliest: '2026-11-24', latest: '2026-11-25' }),
          });
          let last: unknown;
          lookup.state$.subscribe((state) => (last = state));
          for (const quantity of stocks) lookup.ask([{ ...query, quantity }]);
          await s.waitIdle();
          await tick();
          expect(last).toMatchObject({ value: { dates: { items: [{ available: stocks.at(-1) }] } } });
        },
      ),
      { numRuns: 40 },
    ));
});
