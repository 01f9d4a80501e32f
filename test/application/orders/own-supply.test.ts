import * as TE from 'fp-ts/TaskEither';
import { BehaviorSubject, firstValueFrom, skip } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { ownSupply$ } from '../../../src/application/orders/own-supply.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import { failed, loading, ready } from '../../../src/application/shared/remote-state.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import type { Order } from '../../../src/domain/orders/order.ts';
import { plainCartItem } from '../../arbitraries/cart.ts';
import { euros } from '../../arbitraries/money.ts';
import { orderOf } from '../checkout/till.ts';

type Desk = NonNullable<Parameters<typeof ownSupply$>[0]>;
type Catalogue = Parameters<typeof ownSupply$>[1];

const clock = { now: () => Date.parse('2026-11-26T09:00:00Z'), zone: 'Europe/Zurich' };
const unreachable: Failure = { _tag: 'Unreachable' };
const gone: Failure = { _tag: 'NotFound' };
const lens = {
  id: plainCartItem.productId,
  title: 'Aqualis Daily',
  contents: { amount: 30, unit: 'lenses' },
  lensUsage: 'daily',
  orderable: 'orderable',
  stock: 3,
};
const bought: Order = {
  ...orderOf(),
  state: 'shipped',
  number: 'D-1',
  delivery: { earliest: '2026-11-10', latest: '2026-11-12' },
};
const arrival = { earliest: '2026-11-28', latest: '2026-11-30' };

const answered = (state: object) => {
  const state$ = new BehaviorSubject<object>(loading);
  return { state$, answer: () => state$.next(state) };
};
const shown = async (
  change: { orders?: object; alarms?: object; book?: object; catalogue?: object } = {},
) => {
  const orders = answered(change.orders ?? ready({ orders: [bought], total: 1 }));
  const alarms = answered(change.alarms ?? ready([]));
  const book = answered(change.book ?? ready({ consented: false, wearers: [], sets: [] }));
  const kept = ({ state$ }: typeof alarms) => ({
    subscribe: undefined,
    pipe: (...steps: never[]) => wrapped(state$, 'kept').pipe(...(steps as [])),
  });
  const desk = {
    history: { state$: wrapped(orders.state$, 'orders'), lookBack: orders.answer },
    reminders: { state$: kept(alarms), load: alarms.answer },
    lensPass: { state$: kept(book), load: book.answer },
  };
  const catalogue = {
    details: () => TE.right([lens]),
    pricing: () => TE.right({ unit: { current: euros(1890) } }),
    deliveryPrediction: () => TE.right(arrival),
    ...change.catalogue,
  };
  const supply$ = ownSupply$(desk as unknown as Desk, catalogue as unknown as Catalogue, clock);
  return firstValueFrom(supply$.pipe(skip(1)));
};
const wrapped = (state$: BehaviorSubject<object>, name: string) => {
  const out$ = new BehaviorSubject<object>({ [name]: state$.value });
  state$.subscribe((state) => out$.next({ [name]: state }));
  return out$;
};

describe('the lens supply of a customer', () => {
  it('is shown with the last order, today’s price and the arrival · HOME-2', async () => {
    const { value } = await shown();
    expect(value).toMatchObject({
      supply: { first: { left: 16, runsOut: '2026-12-12' } },
      last: { order: { number: 'D-1' }, boxes: 1 },
      offer: { _tag: 'Again' },
      price: euros(1890),
      priceThen: euros(1990),
      arrival,
      others: [],
    });
  });

  it('lasts by the wearing days of the order’s reminder · HOME-1', async () => {
    const alarm = { order: bought.internalId, hasLenses: true, worn: 3 };
    const other = { order: 'another', hasLenses: true, worn: 5 };
    const left = async (alarms: readonly object[]) =>
      (await shown({ alarms: ready(alarms) })).value?.supply.first.left;
    expect(await left([other, alarm])).toBe(56);
    expect(await left([{ ...other, hasLenses: false }, other])).toBe(28);
  });

  it('is shown without the details that could not be loaded · HOME-2', async () => {
    const { value } = await shown({
      alarms: failed(unreachable),
      book: failed(unreachable),
      catalogue: {
        pricing: () => TE.left(unreachable),
        deliveryPrediction: () => TE.left(unreachable),
      },
    });
    expect(value?.supply.first.left).toBe(16);
    expect(value).not.toHaveProperty('price');
    expect(value).not.toHaveProperty('arrival');
  });

  it('names the successor of a discontinued lens · HOME-2', async () => {
    const next = { ...lens, id: 'next', title: 'Aqualis Next', changed: [] };
    const { value } = await shown({
      catalogue: {
        details: () => TE.right([{ ...lens, orderable: 'discontinued', replacement: 'next' }]),
        replacement: (id: ProductId) => (id === lens.id ? TE.right(next) : TE.left(gone)),
      },
    });
    expect(value?.offer).toEqual({ _tag: 'Instead', productId: 'next' });
    expect(value?.successor?.title).toBe('Aqualis Next');
  });

  it('is kept apart for each wearer of the lens pass, by name · HOME-1', async () => {
    const mia = {
      ...bought,
      number: 'D-2',
      items: [{ ...plainCartItem, options: [{ code: 'sphere', value: '-1.00' }] }],
    };
    const set = {
      id: 's',
      orderNumber: 'D-2',
      productId: lens.id,
      eyes: { right: { values: { sphere: '-1.00' }, quantity: 1 } },
      wornBy: 'mia',
    };
    const { value } = await shown({
      orders: ready({
        orders: [{ ...mia, delivery: { earliest: '2026-11-01', latest: '2026-11-01' } }, bought],
        total: 2,
      }),
      book: ready({ consented: true, wearers: [{ id: 'mia', name: 'Mia' }], sets: [set] }),
    });
    expect(value?.wearer).toBe('Mia');
    expect(value?.others).toEqual([
      { name: '', supply: expect.objectContaining({ wearer: 'me' }), again: bought },
    ]);
  });

  it('offers no reorder to other wearers if their order cannot be reordered · HOME-4', async () => {
    const mia = {
      ...bought,
      number: 'D-2',
      items: [{ ...plainCartItem, options: [{ code: 'sphere', value: '-1.00' }] }],
      delivery: { earliest: '2026-11-01', latest: '2026-11-01' },
    };
    const eyes = { right: { values: { sphere: '-1.00' }, quantity: 1 } };
    const set = { id: 's', orderNumber: 'D-2', productId: lens.id, eyes, wornBy: 'mia' };
    const { value } = await shown({
      orders: ready({ orders: [mia, { ...bought, reorderable: false }], total: 2 }),
      book: ready({ consented: true, wearers: [{ id: 'mia', name: 'Mia' }], sets: [set] }),
    });
    expect(value?.wearer).toBe('Mia');
    expect(value?.others).toEqual([{ name: '', supply: expect.objectContaining({ wearer: 'me' }) }]);
  });

  it.each<[string, Parameters<typeof shown>[0]]>([
    ['a customer without orders', { orders: ready({ orders: [], total: 0 }) }],
    ['an order without lenses', { orders: ready({ orders: [{ ...bought, items: [] }], total: 1 }) }],
    ['a lens that does not exist any more', { catalogue: { details: () => TE.right([]) } }],
    [
      'a product that is not a lens any more',
      { catalogue: { details: () => TE.right([{ ...lens, lensUsage: undefined }]) } },
    ],
  ])('is empty for %s · HOME-2', async (_, change) =>
    expect(await shown(change)).toEqual({ _tag: 'Ready', value: undefined }),
  );

  it.each<[string, Parameters<typeof shown>[0]]>([
    ['the orders', { orders: failed(unreachable) }],
    ['the lens', { catalogue: { details: () => TE.left(unreachable) } }],
  ])('fails if %s cannot be loaded · HOME-2', async (_, change) =>
    expect(await shown(change)).toEqual({ _tag: 'Failed', error: unreachable }),
  );
});
