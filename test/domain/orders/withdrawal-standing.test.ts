import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartItemId } from '../../../src/domain/cart/cart.ts';
import { type OrderState, orderStates } from '../../../src/domain/orders/order-state.ts';
import type { ReceivedWithdrawal } from '../../../src/domain/orders/withdrawal.ts';
import {
  nextOfWithdrawal,
  type WithdrawalStanding,
  withdrawalStanding,
} from '../../../src/domain/orders/withdrawal-standing.ts';
import type { CountryCode } from '../../../src/domain/shared/country.ts';
import type { Day } from '../../../src/domain/shared/dates.ts';
import { daysAfter } from '../../../src/domain/shared/day-arithmetic.ts';
import { plainCartItem } from '../../arbitraries/cart.ts';

const latest = '2026-11-06' as Day;
const [aqua, clar] = ['aqua' as CartItemId, 'clar' as CartItemId];
const order = {
  items: [
    { ...plainCartItem, id: aqua, quantity: 2, title: 'Aqua' },
    { ...plainCartItem, id: clar, quantity: 1, title: 'Clar', options: [] },
    { ...plainCartItem, id: 'gift' as CartItemId, title: 'Etui', isGift: true },
  ],
  state: 'shipped' as OrderState,
  createdAt: '2026-11-02T23:30:00Z',
  delivery: { earliest: '2026-11-04', latest },
};
const declared = (...lines: readonly CartItemId[]): ReceivedWithdrawal => ({
  receipt: `WD-${lines.length}`,
  receivedAt: '2026-11-08T09:00:00Z',
  goods: lines.map((id) => `1 × ${id}`),
  lines,
});
const swiss = ['CH'] as const;
const pastArrival = (days: number) => ({ days: 14, countries: swiss, today: daysAfter(latest, days) });

describe('the withdrawal', () => {
  it.each<[OrderState, number, WithdrawalStanding['_tag']]>([
    ['payment_pending', 0, 'offered'],
    ['new', 400, 'offered'],
    ['open', 400, 'offered'],
    ['shipped', 14, 'offered'],
    ['shipped', 15, 'unsure'],
    ['shipped', 44, 'unsure'],
    ['shipped', 45, 'over'],
    ['cancelled', 0, 'none'],
    ['returned', 0, 'none'],
  ])(
    'of an order in the state %s, %s days after its last announced day, is %s · LAW-37',
    (state, days, expected) =>
      expect(withdrawalStanding({ ...order, state }, pastArrival(days))._tag).toBe(expected),
  );

  it('is counted from 30 days after the order, by the shop’s day, if no day of arrival was announced · LAW-37', () => {
    const { delivery: _, ...unannounced } = order;
    const on = (today: string) =>
      withdrawalStanding(unannounced, { days: 14, countries: swiss, today: today as Day });
    expect(on('2026-12-17')._tag).toBe('offered');
    expect(on('2026-12-18')).toMatchObject({ _tag: 'unsure', until: '2026-12-17' });
  });

  it('is offered until the next working day of both countries if the period ends on none · LAW-41', () => {
    const arrived = { ...order, delivery: { earliest: '2026-12-10', latest: '2026-12-11' } };
    const on = (today: string, countries: readonly CountryCode[]) =>
      withdrawalStanding(arrived, { days: 14, countries, today: today as Day });
    // Friday, 25 December; the Monday after it is the next working day.
    expect(on('2026-12-28', ['CH', 'DE'])._tag).toBe('offered');
    expect(on('2026-12-29', ['CH', 'DE'])).toMatchObject({ _tag: 'unsure', until: '2026-12-28' });
  });

  it('is offered for the goods that were not withdrawn from · LAW-37', () => {
    const standing = withdrawalStanding({ ...order, withdrawals: [declared(aqua)] }, pastArrival(0));
    expect(standing).toEqual({ _tag: 'offered', goods: ['1 × Clar'] });
    expect(withdrawalStanding(order, pastArrival(0))).toMatchObject({
      goods: ['2 × Aqua · -2.50', '1 × Clar'],
    });
    const one = { ...declared(aqua), pieces: { [aqua]: 1 } };
    expect(withdrawalStanding({ ...order, withdrawals: [one] }, pastArrival(0))).toMatchObject({
      goods: ['1 × Aqua · -2.50', '1 × Clar'],
    });
  });

  it.each([
    ['the whole order', [declared(aqua, clar)]],
    ['each of its goods, one after the other', [declared(aqua), declared(clar)]],
  ])('is not offered again after that of %s · LAW-37', (_, withdrawals) => {
    expect(withdrawalStanding({ ...order, withdrawals }, pastArrival(0))).toEqual({ _tag: 'none' });
  });

  it('is never offered for less time than the period, and once over stays over · LAW-37', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...orderStates),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: -30, max: 200 }),
        (state, days, past) => {
          fc.pre(state !== 'cancelled' && state !== 'returned');
          const on = (day: number) =>
            withdrawalStanding({ ...order, state }, { days, countries: swiss, today: daysAfter(latest, day) })
              ._tag;
          if (past <= days) expect(on(past)).toBe('offered');
          if (on(past) === 'over') expect(on(past + 1)).toBe('over');
        },
      ),
    ));
});

describe('what comes next after a withdrawal', () => {
  const credited = { settledAt: '2026-11-12T09:00:00Z' };
  const refunded = { refundedAt: '2026-11-13T09:00:00Z' };

  it.each<[OrderState, Partial<ReceivedWithdrawal>, ReturnType<typeof nextOfWithdrawal>]>([
    ['new', {}, 'unsent'],
    ['open', {}, 'unsent'],
    ['shipped', {}, 'back'],
    ['shipped', credited, 'settled'],
    ['new', credited, 'settled'],
    ['shipped', { ...credited, ...refunded }, undefined],
    ['new', refunded, undefined],
    ['cancelled', {}, undefined],
    ['returned', { ...credited, ...refunded }, 'returned'],
  ])('for an order in the state %s, after %j, is %s · LAW-37', (state, done, next) =>
    expect(nextOfWithdrawal({ state }, { ...declared(aqua), ...done })).toBe(next),
  );

  it('is the same whatever else was refunded of the order · LAW-37', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...orderStates),
        fc.subarray([credited, refunded]),
        fc.date({ noInvalidDate: true }),
        (state, some, at) => {
          const withdrawal = { ...declared(aqua), ...Object.assign({}, ...some) };
          const other = { state, refundedAt: at.toISOString() };
          expect(nextOfWithdrawal(other, withdrawal)).toBe(nextOfWithdrawal({ state }, withdrawal));
        },
      ),
    ));
});
