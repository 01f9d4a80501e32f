import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastShipping } from '../../../src/domain/checkout/least-shipping.ts';
import { isPickup } from '../../../src/domain/checkout/pickup.ts';
import { sortShippingMethods } from '../../../src/domain/checkout/shipping.ts';
import type { Minor } from '../../../src/domain/shared/money.ts';

const way = (key: string, minor: number) => ({
  key,
  price: { minor: minor as Minor, currency: 'CHF' as const },
});
const keys = ['dhl', 'gls_letter', 'gls_parcel', 'swisspost_a_parcel'];
const pickups = ['pickup', 'pickup_station'];
const waysOf = (some: readonly string[]) =>
  fc
    .uniqueArray(fc.constantFrom(...some))
    .chain((named) => fc.tuple(...named.map((key) => fc.nat(900).map((minor) => way(key, minor)))));

describe('the price from which shipping begins', () => {
  it.each([
    [[], undefined],
    [[way('express', 1490), way('standard', 690)], 690],
    [[way('pickup', 0), way('standard', 690)], 690],
    [[way('pickup', 200), way('standard', 690)], 690],
    [[way('standard', 690), way('letter', 0)], 0],
    [[way('pickup_station', 290)], undefined],
  ])('of %j is %s · CART-21', (ways, minor) => expect(leastShipping(ways)?.minor).toBe(minor));

  it('is that of the method ranked first, if it delivers · CART-21', () =>
    fc.assert(
      fc.property(waysOf([...keys, ...pickups]), (ways) => {
        const [first] = sortShippingMethods(ways);
        expect(leastShipping(ways)?.minor).toBe(first && !isPickup(first) ? first.price.minor : undefined);
      }),
    ));

  it('is the same with and without pickups, whatever they cost, and in any order · CART-21', () =>
    fc.assert(
      fc.property(waysOf(keys), waysOf(pickups), (delivered, fetched) => {
        const least = leastShipping(delivered)?.minor;
        expect(leastShipping([...fetched, ...delivered.toReversed()])?.minor).toBe(least);
        expect(delivered.every(({ price }) => least !== undefined && least <= price.minor)).toBe(true);
      }),
    ));
});
