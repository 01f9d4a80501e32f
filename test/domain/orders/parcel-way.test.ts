import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartItemId } from '../../../src/domain/cart/cart.ts';
import { type OrderState, orderStates } from '../../../src/domain/orders/order-state.ts';
import { overdueParcel } from '../../../src/domain/orders/overdue-parcel.ts';
import { parcelWay, stations } from '../../../src/domain/orders/parcel-way.ts';
import type { Day } from '../../../src/domain/shared/dates.ts';
import { plainCartItem } from '../../arbitraries/cart.ts';

const createdAt = '2026-11-24T09:00:00Z';
const delivery = { earliest: '2026-11-27', latest: '2026-11-30' };
const standings = (state: OrderState) => parcelWay({ state, createdAt }).map(({ standing }) => standing);

describe('the stations of a parcel', () => {
  it.each<[OrderState, readonly string[]]>([
    ['new', ['now', 'ahead', 'ahead', 'ahead']],
    ['fulfiller_ready', ['now', 'ahead', 'ahead', 'ahead']],
    ['accepted', ['done', 'now', 'ahead', 'ahead']],
    ['open', ['done', 'now', 'ahead', 'ahead']],
    ['shipped', ['done', 'done', 'now', 'ahead']],
    ['cart', []],
    ['payment_pending', []],
    ['cancelled', []],
    ['returned', []],
  ])('of an order in the state %s · ORD-4', (state, expected) => expect(standings(state)).toEqual(expected));

  it('are none if all of it was withdrawn from before it left · LAW-37', () => {
    const withdrawals = [{ receipt: 'WD-1', receivedAt: createdAt, goods: [], lines: [plainCartItem.id] }];
    const order = { createdAt, delivery, items: [plainCartItem], withdrawals };
    expect(parcelWay({ ...order, state: 'accepted' })).toEqual([]);
    expect(parcelWay({ ...order, state: 'shipped' })).toHaveLength(stations.length);
    const other = { ...plainCartItem, id: 'other' as CartItemId };
    expect(parcelWay({ ...order, state: 'accepted', items: [plainCartItem, other] })).toHaveLength(
      stations.length,
    );
    expect(overdueParcel({ ...order, state: 'shipped' }, '2026-12-02' as Day)).toBeUndefined();
    expect(overdueParcel({ state: 'shipped', createdAt, delivery }, '2026-12-02' as Day)).toBe('onItsWay');
  });

  it('show only the known dates · ORD-4', () => {
    expect(parcelWay({ state: 'shipped', createdAt, delivery })).toEqual([
      { station: 'received', standing: 'done', from: createdAt },
      { station: 'packed', standing: 'done' },
      { station: 'sent', standing: 'now' },
      { station: 'delivered', standing: 'ahead', from: '2026-11-27', to: '2026-11-30' },
    ]);
    expect(parcelWay({ state: 'new', createdAt }).at(-1)).toEqual({
      station: 'delivered',
      standing: 'ahead',
    });
  });

  it('have one current station, done ones before it, and delivery never done · ORD-4', () =>
    fc.assert(
      fc.property(fc.constantFrom(...orderStates), (state) => {
        const way = parcelWay({ state, createdAt, delivery });
        const at = way.findIndex(({ standing }) => standing === 'now');
        expect(way.length === 0 || at >= 0).toBe(true);
        way.forEach(({ station, standing }, index) => {
          expect(station).toBe(stations[index]);
          expect(standing).toBe(index < at ? 'done' : index === at ? 'now' : 'ahead');
        });
        expect(way.at(-1)?.standing ?? 'ahead').toBe('ahead');
      }),
    ));
});
