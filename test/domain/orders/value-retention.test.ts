import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { optionCodes } from '../../../src/domain/catalogue/lens/lens-options.ts';
import { orderStates } from '../../../src/domain/orders/order-state.ts';
import { forgetsValues, oldBefore, withoutValues } from '../../../src/domain/orders/value-retention.ts';

const now = Date.UTC(2026, 10, 26, 12);
const state = fc.constantFrom(...orderStates);
const instant = fc.integer({ min: Date.UTC(2000, 0, 1), max: now });
const years = fc.integer({ min: 1, max: 30 });
const over = ['shipped', 'cancelled', 'returned'];

describe('values of eyes in an order', () => {
  it.each([
    ['shipped', '2023-11-26T11:59:59Z', false, true],
    ['shipped', '2023-11-26T12:00:00Z', false, false],
    ['shipped', '2026-11-25T12:00:00Z', true, true],
    ['open', '2020-01-01T12:00:00Z', true, false],
    ['returned', '2026-11-25T12:00:00Z', false, false],
    ['cancelled', '2026-11-25T12:00:00Z', true, true],
  ] as const)(
    'of one that is %s, of %s, account gone %j: forgotten %j · LAW-33',
    (stands, at, gone, forgets) =>
      expect(forgetsValues({ state: stands, orderedAt: Date.parse(at), isAccountGone: gone }, now, 3)).toBe(
        forgets,
      ),
  );

  it('stay while it is under way, whatever else holds · LAW-33', () =>
    fc.assert(
      fc.property(state, instant, fc.boolean(), years, (stands, orderedAt, isAccountGone, kept) => {
        const forgets = forgetsValues({ state: stands, orderedAt, isAccountGone }, now, kept);
        if (!over.includes(stands)) expect(forgets).toBe(false);
        else if (isAccountGone) expect(forgets).toBe(true);
      }),
    ));

  it('once forgotten are so for good, and no longer kept by fewer years · LAW-33', () =>
    fc.assert(
      fc.property(state, instant, fc.boolean(), years, fc.nat(), (stands, orderedAt, gone, kept, later) => {
        const order = { state: stands, orderedAt, isAccountGone: gone };
        if (!forgetsValues(order, now, kept)) return;
        expect(forgetsValues(order, now + later, kept)).toBe(true);
        expect(forgetsValues({ ...order, isAccountGone: true }, now, kept)).toBe(true);
        if (kept > 1) expect(forgetsValues(order, now, kept - 1)).toBe(true);
      }),
    ));

  it('are counted by the calendar · LAW-33', () => {
    expect(new Date(oldBefore(Date.UTC(2026, 10, 26), 3)).toISOString()).toBe('2023-11-26T00:00:00.000Z');
    expect(new Date(oldBefore(Date.UTC(2028, 1, 29), 1)).toISOString()).toBe('2027-03-01T00:00:00.000Z');
  });

  it('are all but the colour · LAW-33', () =>
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...optionCodes), fc.string(), { maxKeys: optionCodes.length }),
        (options) => {
          const left = withoutValues(options);
          expect(left).toEqual(options.color === undefined ? {} : { color: options.color });
          expect(withoutValues(left)).toEqual(left);
        },
      ),
    ));
});
