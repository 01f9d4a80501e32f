import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ShippingMethod, sortShippingMethods } from '../../../src/domain/checkout/shipping.ts';
import type { Minor } from '../../../src/domain/shared/money.ts';

const method = (key: string, minor: number, latest?: string): ShippingMethod => ({
  key,
  price: { minor: minor as Minor, currency: 'EUR' },
  ...(latest && { latest }),
});
const keys = (methods: readonly ShippingMethod[]) => methods.map(({ key }) => key);

describe('the shipping methods', () => {
  it('are sorted by price, then by delivery date, with pickup last · CHK-9', () =>
    expect(
      keys(
        sortShippingMethods([
          method('dhl', 0, '2026-11-26'),
          method('pickup', 0, '2026-11-24'),
          method('planzer_priority', 1490, '2026-11-24'),
          method('gls_parcel', 0),
          method('swisspost_a_parcel', 0, '2026-11-24'),
        ]),
      ),
    ).toEqual(['swisspost_a_parcel', 'dhl', 'gls_parcel', 'planzer_priority', 'pickup']));

  it('are sorted alike whatever the order of the input, and none is lost · CHK-9', () =>
    fc.assert(
      fc.property(
        fc
          .uniqueArray(fc.constantFrom('dhl', 'gls_parcel', 'pickup', 'swisspost_a_letter', 'cargo'))
          .chain((some) =>
            fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length })),
          ),
        fc.nat(2),
        ([some, shuffled], cents) => {
          const of = (key: string) => method(key, (key.length * cents) % 3);
          expect(keys(sortShippingMethods(shuffled.map(of)))).toEqual(
            keys(sortShippingMethods(some.map(of))),
          );
          expect(sortShippingMethods(some.map(of))).toHaveLength(some.length);
        },
      ),
    ));
});
