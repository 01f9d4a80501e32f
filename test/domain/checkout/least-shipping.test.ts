import { expect, it } from 'vitest';
import { leastShipping } from '../../../src/domain/checkout/least-shipping.ts';
import type { Minor } from '../../../src/domain/shared/money.ts';

const way = (key: string, minor: number) => ({
  key,
  price: { minor: minor as Minor, currency: 'CHF' as const },
});

it.each([
  [[], undefined],
  [[way('express', 1490), way('standard', 690)], 690],
  [[way('pickup', 0), way('standard', 690)], 690],
  [[way('pickup_station', 290)], undefined],
])('is the price of the cheapest method that delivers a parcel: %j · CART-21', (ways, minor) =>
  expect(leastShipping(ways)?.minor).toBe(minor),
);
