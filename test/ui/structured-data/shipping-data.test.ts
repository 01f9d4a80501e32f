import { describe, expect, it } from 'vitest';
import type { ShippingMethod } from '../../../src/domain/checkout/shipping.ts';
import { amounts } from '../../../src/domain/shared/amounts.ts';
import type { Minor } from '../../../src/domain/shared/money.ts';
import { type SentPiece, shippingData } from '../../../src/ui/structured-data/shipping-data.ts';

const amount = (minor: number) => ({ minor: minor as Minor, currency: 'CHF' as const });
const method = (key: string, minor: number, workingDays?: ShippingMethod['workingDays']): ShippingMethod => ({
  key,
  price: amount(minor),
  ...(workingDays && { workingDays }),
});
const piece = (changes: Partial<SentPiece> = {}): SentPiece => ({
  price: amount(2000),
  inStock: true,
  freeFrom: amounts({ EUR: 1, CHF: 5000 }),
  ...changes,
});
const parcel = method('swisspost_a_parcel', 900, { min: 1, max: 2 });
const rate = (ways: Parameters<typeof shippingData>[1], of = piece()) =>
  shippingData(of, ways).map(({ shippingRate }) => (shippingRate as { value: string }).value);

describe('the shipping cost in structured data', () => {
  it('is that of the cheapest parcel, with its delivery time · CHK-9', () =>
    expect(
      shippingData(piece(), [
        {
          country: 'CH',
          methods: [method('letter_b', 300), method('dhl_parcel', 1200), parcel, method('pickup_parcel', 0)],
        },
      ]),
    ).toEqual([
      {
        '@type': 'OfferShippingDetails',
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: ['CH'] },
        shippingRate: { '@type': 'MonetaryAmount', value: '9.00', currency: 'CHF' },
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY' },
          transitTime: { '@type': 'QuantitativeValue', minValue: 1, maxValue: 2, unitCode: 'DAY' },
        },
      },
    ]));

  it('is one entry for all countries with the same terms, and none for a country without parcels', () =>
    expect(
      shippingData(piece(), [
        { country: 'CH', methods: [parcel] },
        { country: 'DE', methods: [method('dhl_parcel', 1500)] },
        { country: 'LI', methods: [parcel] },
        { country: 'AT', methods: [method('letter_b', 300)] },
        { country: 'IT', methods: [] },
      ]).map(
        ({ shippingDestination }) => (shippingDestination as { addressCountry: unknown }).addressCountry,
      ),
    ).toEqual([['CH', 'LI'], ['DE']]));

  it.each([
    [4999, '9.00'],
    [5000, '0.00'],
    [5001, '0.00'],
  ])('for an item of %s minor units, free from 5000 on, is %s · CART-10', (minor, value) =>
    expect(rate([{ country: 'CH', methods: [parcel] }], piece({ price: amount(minor) }))).toEqual([value]),
  );

  it('is the price of the parcel if shipping is never free', () =>
    expect(
      rate([{ country: 'CH', methods: [parcel] }], piece({ price: amount(99_999), freeFrom: undefined })),
    ).toEqual(['9.00']));

  it('has no delivery time if it is unknown, or if the item is not in stock', () => {
    const [unknown] = shippingData(piece(), [{ country: 'CH', methods: [method('dhl_parcel', 900)] }]);
    const [absent] = shippingData(piece({ inStock: false }), [{ country: 'CH', methods: [parcel] }]);
    expect([unknown, absent].map((entry) => entry && 'deliveryTime' in entry)).toEqual([false, false]);
  });
});
