import { expect, it } from 'vitest';
import { comparedPrice } from '../../../../src/domain/catalogue/price/compared-price.ts';
import type { Minor, Money } from '../../../../src/domain/shared/money.ts';

const eur = (minor: number): Money => ({ minor: minor as Minor, currency: 'EUR' });

it.each<[string, number | undefined, number | undefined, boolean, unknown]>([
  ['is none without a former price', undefined, undefined, true, undefined],
  [
    'is the recommended price',
    undefined,
    1200,
    true,
    { kind: 'original', amount: eur(1200), saved: eur(200) },
  ],
  ['is not the recommended price in a shop without comparisons', undefined, 1200, false, undefined],
  ['is not a recommended price that is not higher', undefined, 1000, true, undefined],
  [
    'is the shop’s own price rather than the recommended one',
    1100,
    1200,
    true,
    { kind: 'before', amount: eur(1100), saved: eur(100) },
  ],
  [
    'is the shop’s own price in every shop',
    1100,
    undefined,
    false,
    { kind: 'before', amount: eur(1100), saved: eur(100) },
  ],
  ['is not an own price that is not higher', 1000, 1200, true, undefined],
])('%s · LAW-2 · PRICE-4', (_title, before, original, strikes, expected) =>
  expect(
    comparedPrice(
      {
        current: eur(1000),
        ...(before !== undefined && { before: eur(before) }),
        ...(original !== undefined && { original: eur(original) }),
      },
      strikes,
    ),
  ).toEqual(expected),
);
