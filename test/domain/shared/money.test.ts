import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  add,
  type Minor,
  type Money,
  minor,
  subtract,
  times,
  zero,
} from '../../../src/domain/shared/money.ts';
import { currency, euros, money } from '../../arbitraries/money.ts';

const francs = (cents: number): Money => ({ minor: cents as Minor, currency: 'CHF' });
const largest = euros(Number.MAX_SAFE_INTEGER);

describe('minor units', () => {
  it.each([0, 1, -1999, Number.MAX_SAFE_INTEGER])('may be %d · PRICE-1', (input) =>
    expect(minor(input)).toEqual(E.right(input)),
  );

  it.each([0.5, 19.99, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
    'are never %d · PRICE-1',
    (input) => expect(minor(input)).toEqual(E.left({ _tag: 'NotMinor' })),
  );

  it('know one zero only · PRICE-1', () => expect(minor(-0)).toEqual(E.right(0)));
});

describe('amounts', () => {
  it('of one currency add up exactly · PRICE-1', () => {
    expect(add(euros(10), euros(20))).toEqual(E.right(euros(30)));
    expect(subtract(euros(10), euros(20))).toEqual(E.right(euros(-10)));
  });

  it('of two currencies are never combined · I18N-7', () => {
    const mismatch = E.left({ _tag: 'CurrencyMismatch', left: 'EUR', right: 'CHF' });
    expect(add(euros(1), francs(1))).toEqual(mismatch);
    expect(subtract(euros(1), francs(1))).toEqual(mismatch);
  });

  it('beyond whole numbers are refused · PRICE-1', () => {
    expect(add(largest, euros(1))).toEqual(E.left({ _tag: 'NotMinor' }));
    expect(times(largest, 2)).toEqual(E.left({ _tag: 'NotMinor' }));
    expect(times(euros(999), 1.5)).toEqual(E.left({ _tag: 'NotMinor' }));
  });

  it('come back when what was added is taken away · PRICE-1', () =>
    fc.assert(
      fc.property(money, money, (a, b) => {
        const same = { ...b, currency: a.currency };
        const back = E.flatMap((sum: Money) => subtract(sum, same))(add(a, same));
        expect(back).toEqual(E.right(a));
        expect(add(a, same)).toEqual(add(same, a));
        expect(add(a, zero(a.currency))).toEqual(E.right(a));
      }),
    ));

  it('times a quantity are that many amounts added · PRICE-1', () =>
    fc.assert(
      fc.property(money, currency, fc.nat(20), (a, c, quantity) => {
        const one = { ...a, currency: c };
        const summed = Array.from({ length: quantity }).reduce(
          (sum: E.Either<unknown, Money>) => E.flatMap((so: Money) => add(so, one))(sum),
          E.right(zero(c)),
        );
        expect(times(one, quantity)).toEqual(summed);
      }),
    ));
});
