import { expect, it } from 'vitest';
import { comparedPrice } from '../../../../src/domain/catalogue/price/compared-price.ts';
import type { Minor, Money } from '../../../../src/domain/shared/money.ts';

const eur = (minor: number): Money => ({ minor: minor as Minor, currency: 'EUR' });

it.each<[string, number | undefined, number | undefined, boolean, unknown]>([
  ['strikes nothing through where there is nothing', undefined, undefined, true, undefined],
  [
    'strikes the recommended price through',
    undefined,
    1200,
    true,
    { kind: 'original', amount: eur(1200), saved: eur(200) },
  ],
  ['not in a shop that does not', undefined, 1200, false, undefined],
  ['nor one that is no higher', undefined, 1000, true, undefined],
  [
    'strikes the shop’s own before it through',
    1100,
    1200,
    true,
    { kind: 'before', amount: eur(1100), saved: eur(100) },
  ],
  ['in every shop', 1100, undefined, false, { kind: 'before', amount: eur(1100), saved: eur(100) }],
  ['not one that is no higher', 1000, 1200, true, undefined],
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
