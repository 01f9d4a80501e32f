import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrival, dispatchDay } from '../../../../src/domain/checkout/arrival/arrival.ts';
import { isPast, orderBy } from '../../../../src/domain/checkout/arrival/order-by.ts';
import { type ShopTime, shopTime } from '../../../../src/domain/shared/shop-day.ts';

const country = fc.constantFrom('CH', 'DE', 'IT', 'FR');
const moment = fc
  .integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2099, 11, 31) })
  .map((ms) => shopTime(ms));

describe('the order deadline', () => {
  it.each([
    ['a working morning', '2026-11-26 09:00', '2026-11-26', true],
    ['the last minute', '2026-11-26 15:59', '2026-11-26', true],
    ['the cut-off itself', '2026-11-26 16:00', '2026-11-27', false],
    ['a Friday evening', '2026-11-27 19:00', '2026-11-30', false],
    ['a Sunday', '2026-11-29 10:00', '2026-11-30', false],
    ['Christmas Eve, late', '2026-12-24 17:00', '2026-12-28', false],
  ])('%s · STOCK-6', (_, now, day, isToday) =>
    expect(orderBy('CH', now as ShopTime)).toEqual({ day, time: '16:00', isToday }),
  );

  it('gives orders before it the same arrival, and later ones a later dispatch · STOCK-6', () =>
    fc.assert(
      fc.property(country, moment, moment, fc.boolean(), (warehouse, now, other, inStock) => {
        const until = orderBy(warehouse, now);
        const at = (time: ShopTime) =>
          arrival({ time, warehouse, destination: warehouse, carrier: { min: 1, max: 3 }, inStock });
        fc.pre(other >= now);
        if (isPast(until, other)) expect(dispatchDay(warehouse, other) > until.day).toBe(true);
        else expect(at(other)).toEqual(at(now));
      }),
    ));

  it('is never past at the moment it is shown · STOCK-6', () =>
    fc.assert(
      fc.property(country, moment, (warehouse, now) => {
        expect(isPast(orderBy(warehouse, now), now)).toBe(false);
      }),
    ));
});
