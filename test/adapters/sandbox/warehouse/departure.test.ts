import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { departure } from '../../../../src/adapters/sandbox/warehouse/departure.ts';
import {
  arrival,
  arrivalAfter,
  cutOffHour,
  dispatchDay,
} from '../../../../src/domain/checkout/arrival/arrival.ts';
import { shopDay, shopTime } from '../../../../src/domain/shared/shop-day.ts';

const countries = ['CH', 'DE', 'AT', 'IT', 'FR'] as const;
const anyOrder = fc.record({
  warehouse: fc.constantFrom(...countries),
  now: fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2099, 11, 31) }),
  inStock: fc.boolean(),
});

describe('the departure of an order', () => {
  it.each([
    ['in winter, the same day', '2026-11-19T09:00:00Z', true, '2026-11-19T15:00:00Z'],
    ['in summer, the same day', '2026-07-09T09:00:00Z', true, '2026-07-09T14:00:00Z'],
    ['too late for today', '2026-11-19T15:00:00Z', true, '2026-11-20T15:00:00Z'],
    ['across a clock change', '2026-10-23T18:00:00Z', true, '2026-10-26T15:00:00Z'],
    ['later for goods from the supplier', '2026-11-19T09:00:00Z', false, '2026-11-27T15:00:00Z'],
  ] as const)('is %s', (_, now, inStock, leaves) =>
    expect(new Date(departure('CH', Date.parse(now), inStock)).toISOString()).toBe(
      leaves.replace('Z', '.000Z'),
    ),
  );

  it('is in the future, at the cut-off hour, and early enough for the promised arrival', () =>
    fc.assert(
      fc.property(anyOrder, ({ warehouse, now, inStock }) => {
        const leaves = departure(warehouse, now, inStock);
        expect(leaves).toBeGreaterThan(now);
        const day = shopDay(leaves);
        expect(shopTime(leaves)).toBe(`${day} ${cutOffHour}:00`);
        expect(day).toBe(inStock ? dispatchDay(warehouse, shopTime(now)) : day);
        const carrier = { min: 1, max: 3 };
        const { latest } = arrival({
          time: shopTime(now),
          warehouse,
          destination: warehouse,
          carrier,
          inStock,
        });
        expect(arrivalAfter(day, warehouse, carrier).latest).toBe(latest);
      }),
    ));
});
