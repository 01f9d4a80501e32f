import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  balanceOf,
  convert,
  type Points,
  points,
  pointsOfGoods,
  totalPoints,
} from '../../../src/domain/customer/bonus-points.ts';
import { somePoints } from '../../arbitraries/bonus-points.ts';

const notPoints = E.left({ _tag: 'NotPoints' });
const of = (count: number) => count as Points;

describe('bonus points', () => {
  it.each([
    [0, E.right(0)],
    [-0, E.right(0)],
    [7, E.right(7)],
    [-1, notPoints],
    [0.5, notPoints],
    [Number.NaN, notPoints],
    [Number.POSITIVE_INFINITY, notPoints],
    [Number.MAX_SAFE_INTEGER + 1, notPoints],
  ])('from the number %d: %j · ACC-4', (input, expected) => expect(points(input)).toEqual(expected));

  it('are whole and not negative, for any number · ACC-4', () =>
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.integer()), (input) => {
        expect(E.isRight(points(input))).toBe(Number.isSafeInteger(input) && input >= 0);
      }),
    ));

  it('of all orders are added up, in any order · ACC-4', () => {
    expect(totalPoints([])).toEqual(E.right(0));
    expect(totalPoints([of(100), of(20)])).toEqual(E.right(120));
    expect(totalPoints([of(Number.MAX_SAFE_INTEGER), of(1)])).toEqual(notPoints);
    fc.assert(
      fc.property(fc.array(somePoints), somePoints, (earned, more) => {
        expect(totalPoints(earned.toReversed())).toEqual(totalPoints(earned));
        expect(totalPoints([...earned, more])).toEqual(
          E.map((sum: Points) => sum + more)(totalPoints(earned)),
        );
      }),
    );
  });

  it.each([
    [500, 500, E.right({ used: 500, left: 0 })],
    [720, 500, E.right({ used: 500, left: 220 })],
    [499, 500, E.left({ _tag: 'BelowThreshold', missing: 1 })],
    [0, 500, E.left({ _tag: 'BelowThreshold', missing: 500 })],
  ])(
    'with a balance of %d and a threshold of %d convert to a coupon as %j · ACC-4',
    (balance, threshold, expected) => expect(convert(of(balance), of(threshold))).toEqual(expected),
  );

  it('are conserved in a conversion, and adding the missing points makes it possible · ACC-4', () =>
    fc.assert(
      fc.property(somePoints, somePoints, (balance, threshold) => {
        const result = convert(balance, threshold);
        if (E.isRight(result)) expect(result.right.used + result.right.left).toBe(balance);
        else {
          expect(result.left.missing).toBeGreaterThan(0);
          expect(convert(of(balance + result.left.missing), threshold)).toEqual(
            E.right({ used: threshold, left: 0 }),
          );
        }
      }),
    ));

  it.each([
    [1999, 1, 19],
    [2000, 2, 40],
    [99, 5, 0],
    [-100, 1, 0],
  ])('for goods of %d minor units at %d points a unit: %d · ACC-4', (goods, perUnit, expected) => {
    expect(pointsOfGoods(goods, { perUnit })).toBe(expected);
  });

  it.each([
    [300, 200, 100],
    [100, 200, 0],
    [0, 0, 0],
  ])('of %d earned and %d used leave %d · ACC-4', (earned, used, left) =>
    expect(balanceOf(of(earned), of(used))).toBe(left),
  );

  it('never decrease with the price of the goods, and the balance never exceeds the points earned · ACC-4', () =>
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(1000), fc.nat(10), somePoints, (goods, more, perUnit, used) => {
        const [fewer, many] = [pointsOfGoods(goods, { perUnit }), pointsOfGoods(goods + more, { perUnit })];
        expect(many).toBeGreaterThanOrEqual(fewer);
        expect(balanceOf(many, used)).toBeLessThanOrEqual(many);
      }),
    ));
});
