import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  accountNumberLength,
  checkAccountMilesAndMoreNumber,
  checkMilesAndMoreNumber,
  milesAndMorePrefixes,
  milesOf,
  milesStates,
  numberForOrder,
} from '../../../src/domain/customer/miles-and-more.ts';
import { orderStates } from '../../../src/domain/orders/order-state.ts';

const invalid = E.left({ _tag: 'InvalidMilesAndMoreNumber' });
const notNumeric = E.left({ _tag: 'NumbersOnly' });
const tooShort = (length: number) => E.left({ _tag: 'TooShort', length });
const tooLong = (max: number) => E.left({ _tag: 'TooLong', max });

describe('the number that an order carries without being typed', () => {
  it('is that of the account, where the shop takes numbers and the programme issues it · MILES-4', () =>
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.constantFrom(...milesAndMorePrefixes),
        fc.stringMatching(/^\d{11}$/),
        (isTaken, prefix, rest) => {
          const number = `${prefix}${rest}`;
          expect(numberForOrder(isTaken, number)).toBe(isTaken ? number : undefined);
          expect(numberForOrder(isTaken, `1234${rest}`)).toBeUndefined();
        },
      ),
    ));

  it.each([null, undefined, '', ' '])('is none if the account has none: %j · MILES-4', (kept) => {
    expect(numberForOrder(true, kept)).toBeUndefined();
  });
});

describe('a Miles & More number in the checkout', () => {
  it.each([
    ['999912345678901', E.right('999912345678901')],
    ['9920 1234 5678 901', E.right('992012345678901')],
    [' 333012345678901 ', E.right('333012345678901')],
    ['', E.right(undefined)],
    ['   ', E.right(undefined)],
    ['99991234567890', invalid],
    ['9999123456789012', invalid],
    ['992112345678901', invalid],
    ['123499991234567', invalid],
    ['9999-12345678901', invalid],
    ['99991234567890a', invalid],
    ['９９９９12345678901', E.right('999912345678901')],
  ])('typed as %j is validated · MILES-1 · CHK-15', (input, expected) =>
    expect(checkMilesAndMoreNumber(input)).toEqual(expected),
  );

  it('has one of five prefixes, followed by eleven digits · MILES-1', () => {
    expect(milesAndMorePrefixes).toEqual(['9999', '9920', '9922', '2220', '3330']);
    fc.assert(
      fc.property(
        fc.constantFrom(...milesAndMorePrefixes),
        fc.stringMatching(/^\d{8,13}$/),
        (prefix, digits) => {
          expect(E.isRight(checkMilesAndMoreNumber(prefix + digits))).toBe(digits.length === 11);
        },
      ),
    );
  });
});

describe('a Miles & More number in the account', () => {
  it.each([
    ['123456789012345', undefined, E.right('123456789012345')],
    [' 1234 5678 9012 345 ', undefined, E.right('123456789012345')],
    ['12345678901234', undefined, tooShort(15)],
    ['1234567890123456', undefined, tooLong(15)],
    ['12345678901234a', undefined, notNumeric],
    ['1234-5678901234', undefined, notNumeric],
    ['', undefined, notNumeric],
    ['12345', 5, E.right('12345')],
    ['123456', 5, tooLong(5)],
    ['', 0, notNumeric],
    ['１２３４５', 5, E.right('12345')],
    ['一二三四五', 5, notNumeric],
  ])('typed as %j, with %s digits required: %j · MILES-2 · ADDR-4', (input, count, expected) =>
    expect(checkAccountMilesAndMoreNumber(input, count)).toEqual(expected),
  );

  it.each([
    [0, 0],
    [99, 0],
    [100, 1],
    [4_999, 49],
    [-100, 0],
  ])('earns for an order of %j minor units %j miles · MILES-3', (total, miles) =>
    expect(milesOf(total)).toBe(miles),
  );

  it('earns nothing for carts and for unpaid, cancelled or returned orders · MILES-3', () =>
    expect(orderStates.filter((state) => !milesStates.some((one) => one === state))).toEqual([
      'cart',
      'payment_pending',
      'cancelled',
      'returned',
    ]));

  it('has only digits, as many as the shop requires · MILES-2', () => {
    expect(accountNumberLength).toBe(15);
    fc.assert(
      fc.property(
        fc.oneof(fc.stringMatching(/^\d{0,20}$/), fc.string()),
        fc.integer({ min: 1, max: 20 }),
        (text, count) => {
          const digits = text.replace(/\s/g, '');
          expect(E.isRight(checkAccountMilesAndMoreNumber(text, count))).toBe(
            /^[0-9]+$/.test(digits) && digits.length === count,
          );
        },
      ),
    );
  });

  it('is accepted if the checkout accepts it · MILES-1 · MILES-2', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...milesAndMorePrefixes),
        fc.stringMatching(/^\d{11}$/),
        (prefix, digits) => {
          expect(checkAccountMilesAndMoreNumber(prefix + digits)).toEqual(
            checkMilesAndMoreNumber(prefix + digits),
          );
        },
      ),
    ));
});
