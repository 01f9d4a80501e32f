import assert from 'node:assert/strict';
import { test } from 'node:test';
import { steppedPrice } from '../src/selling/bulk-price';

const steps = [
  { quantity: 2, price: 1900 },
  { quantity: 4, price: 1800 },
];

/** The shop's own table of `unitPriceFor`: what a page shows is what a cart costs. */
for (const [pieces, given, expected] of [
  [1, steps, 2000],
  [2, steps, 1900],
  [3, steps, 1900],
  [4, steps, 1800],
  [99, steps, 1800],
  [4, [...steps].reverse(), 1800],
  [4, [], 2000],
  [4, [{ quantity: 2, price: 2500 }], 2000],
  [5, [...steps, { quantity: 5, price: 1950 }], 1800],
] as const)
  test(`one of ${pieces} at ${JSON.stringify(given)} costs ${expected}`, () => {
    assert.equal(steppedPrice(2000, given, pieces), expected);
  });
