import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { Observable } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { makeDeliveryLookup } from '../../../src/application/catalogue/delivery-lookup.ts';
import type { DeliveryWay } from '../../../src/application/catalogue/ports.ts';
import { makePricingLookup } from '../../../src/application/catalogue/pricing-lookup.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { DeliveryPrediction, DeliveryQuery } from '../../../src/domain/catalogue/delivery.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { quoteFor, tick } from '../shared/shelf.ts';

const id = 'daily' as ProductId;
const cut: Failure = { _tag: 'Unreachable' };
const query = (quantity: number): DeliveryQuery => ({ productId: id, options: {}, quantity });

/** A delivery whose days show for which items it is. */
const arrivalOf = (items: readonly DeliveryQuery[]): DeliveryPrediction => ({
  earliest: items.map(({ quantity }) => quantity).join('+'),
  latest: 'later',
});

const delivery = (predicts: (items: readonly DeliveryQuery[]) => E.Either<Failure, DeliveryPrediction>) => {
  const asked: unknown[] = [];
  const lookup = makeDeliveryLookup({
    deliveryDates: (items) => {
      asked.push(['dates', items.length]);
      return TE.right({ tags: [], items: [] });
    },
    deliveryPrediction: (items, way?: DeliveryWay) => {
      asked.push(['arrival', items.length, way]);
      return TE.fromEither(predicts(items));
    },
  });
  return { lookup, asked };
};

const pricing = () => {
  const asked: unknown[] = [];
  const lookup = makePricingLookup({
    pricing: ({ productId, quantity }) => {
      asked.push(quantity);
      return TE.right(quoteFor(productId, quantity));
    },
  });
  return { lookup, asked };
};

const watch = (state$: Observable<unknown>) => {
  const states: unknown[] = [];
  const subscription = state$.subscribe((state) => states.push(state));
  return { states, leave: () => subscription.unsubscribe() };
};

describe('delivery look-up', () => {
  it('requests nothing without items · STOCK-4', async () => {
    const { lookup, asked } = delivery((items) => E.right(arrivalOf(items)));
    const { states } = watch(lookup.state$);
    lookup.ask([]);
    await tick();
    expect([asked, states]).toEqual([[], [null, null]]);
  });

  it('needs one arrival request for a single item', async () => {
    const { lookup, asked } = delivery((items) => E.right(arrivalOf(items)));
    const { states } = watch(lookup.state$);
    lookup.ask([query(3)]);
    await tick();
    expect(asked).toEqual([
      ['dates', 1],
      ['arrival', 1, undefined],
    ]);
    const arrival = { earliest: '3', latest: 'later' };
    expect(states.at(-1)).toMatchObject({ _tag: 'Ready', value: { prediction: arrival, each: [arrival] } });
  });

  it('requests the arrival of all items together, and of each item', async () => {
    const { lookup, asked } = delivery((items) => E.right(arrivalOf(items)));
    const { states } = watch(lookup.state$);
    lookup.ask([query(1), query(2)]);
    await tick();
    expect(asked.toSorted()).toEqual([
      ['arrival', 1, undefined],
      ['arrival', 1, undefined],
      ['arrival', 2, undefined],
      ['dates', 2],
    ]);
    expect(states.at(-1)).toMatchObject({
      _tag: 'Ready',
      value: {
        dates: { tags: [], items: [] },
        prediction: { earliest: '1+2' },
        each: [{ earliest: '1' }, { earliest: '2' }],
      },
    });
  });

  it('fails if one of several items cannot be predicted', async () => {
    const { lookup } = delivery((items) =>
      items[0]?.quantity === 2 ? E.left(cut) : E.right(arrivalOf(items)),
    );
    const { states } = watch(lookup.state$);
    lookup.ask([query(1), query(2)]);
    await tick();
    expect(states.at(-1)).toEqual({ _tag: 'Failed', error: cut });
  });
});

describe.each([
  [
    'prices',
    () => {
      const { lookup, asked } = pricing();
      return { state$: lookup.state$, ask: () => lookup.ask({ productId: id, quantity: 2 }), asked };
    },
  ],
  [
    'deliveries',
    () => {
      const { lookup, asked } = delivery((items) => E.right(arrivalOf(items)));
      return { state$: lookup.state$, ask: () => lookup.ask([query(2)]), asked };
    },
  ],
] as const)('a look-up of %s', (_, made) => {
  it('makes one request for all subscribers, and a late one has the newest result at once', async () => {
    const { state$, ask, asked } = made();
    watch(state$);
    ask();
    await tick();
    const count = asked.length;
    const { states } = watch(state$);
    expect(states).toHaveLength(1);
    expect([states[0], asked.length]).toMatchObject([{ _tag: 'Ready' }, count]);
  });

  it('requests nothing without subscribers, and again once there is one', async () => {
    const { state$, ask, asked } = made();
    const first = watch(state$);
    first.leave();
    ask();
    await tick();
    expect(asked).toEqual([]);
    const { states } = watch(state$);
    await tick();
    expect(states.at(-1)).toMatchObject({ _tag: 'Ready' });
    expect(states[0]).toEqual({ _tag: 'Loading' });
  });
});
