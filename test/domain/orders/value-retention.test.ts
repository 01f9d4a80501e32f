import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { optionCodes } from '../../../src/domain/catalogue/lens/lens-options.ts';
import { orderStates } from '../../../src/domain/orders/order-state.ts';
import {
  forgetsValues,
  holdsValues,
  oldBefore,
  withoutValues,
} from '../../../src/domain/orders/value-retention.ts';
import type { Day } from '../../../src/domain/shared/dates.ts';
import { daysAfter } from '../../../src/domain/shared/day-arithmetic.ts';

const today = '2026-11-26' as Day;
const state = fc.constantFrom(...orderStates);
const ordered = fc.integer({ min: -9000, max: 0 }).map((days) => daysAfter(today, days));
const years = fc.integer({ min: 1, max: 30 });
const over = ['shipped', 'cancelled', 'returned'];

describe('the lens values in an order', () => {
  it.each([
    ['shipped', '2023-11-25', false, true],
    ['shipped', '2023-11-26', false, false],
    ['shipped', '2026-11-25', true, true],
    ['open', '2020-01-01', true, false],
    ['returned', '2026-11-25', false, false],
    ['cancelled', '2026-11-25', true, true],
  ] as const)(
    'in the state %s, ordered on %s, account deleted %j: erased %j · LAW-33',
    (stands, on, isAccountGone, forgets) =>
      expect(forgetsValues({ state: stands, orderedOn: on as Day, isAccountGone }, today, 3)).toBe(forgets),
  );

  it('are kept while the order is open, whatever else applies · LAW-33', () =>
    fc.assert(
      fc.property(state, ordered, fc.boolean(), years, (stands, orderedOn, isAccountGone, kept) => {
        const forgets = forgetsValues({ state: stands, orderedOn, isAccountGone }, today, kept);
        if (!over.includes(stands)) expect(forgets).toBe(false);
        else if (isAccountGone) expect(forgets).toBe(true);
      }),
    ));

  it('once due for erasure stay so later, and with a shorter retention · LAW-33', () =>
    fc.assert(
      fc.property(
        state,
        ordered,
        fc.boolean(),
        years,
        fc.nat(4000),
        (stands, orderedOn, gone, kept, later) => {
          const order = { state: stands, orderedOn, isAccountGone: gone };
          fc.pre(forgetsValues(order, today, kept));
          expect(forgetsValues(order, daysAfter(today, later), kept)).toBe(true);
          expect(forgetsValues({ ...order, isAccountGone: true }, today, kept)).toBe(true);
          if (kept > 1) expect(forgetsValues(order, today, kept - 1)).toBe(true);
        },
      ),
    ));

  it('are retained by calendar years · LAW-33', () => {
    expect(oldBefore(today, 3)).toBe('2023-11-26');
    expect(oldBefore('2028-02-29' as Day, 1)).toBe('2027-02-28');
  });

  it('are all options except the colour · LAW-33', () =>
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...optionCodes), fc.string(), { maxKeys: optionCodes.length }),
        (options) => {
          const left = withoutValues(options);
          expect(left).toEqual(options.color === undefined ? {} : { color: options.color });
          expect(withoutValues(left)).toEqual(left);
          expect(holdsValues(left)).toBe(false);
          expect(holdsValues(options)).toBe(Object.keys(options).some((code) => code !== 'color'));
        },
      ),
    ));
});
