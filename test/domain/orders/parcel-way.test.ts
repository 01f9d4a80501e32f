import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OrderState, orderStates } from '../../../src/domain/orders/order-state.ts';
import { parcelWay, stations } from '../../../src/domain/orders/parcel-way.ts';

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
