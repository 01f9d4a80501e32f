import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OrderState, orderStates } from '../../../src/domain/orders/order-state.ts';
import { missedDays, type Overdue, overdueParcel } from '../../../src/domain/orders/overdue-parcel.ts';
import { parcelWay } from '../../../src/domain/orders/parcel-way.ts';
import type { Day } from '../../../src/domain/shared/dates.ts';
import { daysAfter } from '../../../src/domain/shared/day-arithmetic.ts';

const createdAt = '2026-11-02T09:00:00Z';
const latest = '2026-11-06' as Day;
const delivery = { earliest: '2026-11-04', latest };

describe('the overdue status of a parcel', () => {
  it.each<[OrderState, string, Overdue | undefined]>([
    ['shipped', '2026-11-06', undefined],
    ['shipped', '2026-11-07', 'onItsWay'],
    ['shipped', '2026-12-06', 'onItsWay'],
    ['shipped', '2026-12-07', undefined],
    ['accepted', '2026-11-06', undefined],
    ['accepted', '2026-11-07', 'unsent'],
    ['new', '2027-06-01', 'unsent'],
    ['cancelled', '2026-11-07', undefined],
    ['returned', '2026-11-07', undefined],
    ['payment_pending', '2026-11-07', undefined],
  ])('in the state %s on %s · ORD-5', (state, today, expected) =>
    expect(overdueParcel({ state, createdAt, delivery }, today as Day)).toBe(expected),
  );

  it('is absent without a delivery date · ORD-5', () =>
    expect(overdueParcel({ state: 'shipped', createdAt }, '2027-01-01' as Day)).toBeUndefined());

  it('is absent within the delivery window, and for orders that are not delivered · ORD-5', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...orderStates),
        fc.integer({ min: -60, max: missedDays * 3 }),
        (state, past) => {
          const order = { state, createdAt, delivery };
          const overdue = overdueParcel(order, daysAfter(latest, past));
          if (past <= 0 || parcelWay(order).length === 0) expect(overdue).toBeUndefined();
          else if (state !== 'shipped') expect(overdue).toBe('unsent');
          else expect(overdue === 'onItsWay').toBe(past <= missedDays);
        },
      ),
    ));
});
