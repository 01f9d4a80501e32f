import { describe, expect, it } from 'vitest';
import type { ShownProduct } from '../../../src/domain/catalogue/product.ts';
import type { ProductSafety } from '../../../src/domain/catalogue/product-safety.ts';
import { amounts } from '../../../src/domain/shared/amounts.ts';
import type { Minor } from '../../../src/domain/shared/money.ts';
import { type ProductDataSettings, productData } from '../../../src/ui/structured-data/product-data.ts';
import { plainAmount } from '../../../src/ui/structured-data/structured-data.ts';

const product = {
  id: '10010',
  title: 'Hydralis 1-Day',
  description: 'Weich.',
  sku: 'HY-1',
  image: '/media/hydralis?v=3',
  brand: ['Hydralis'],
  manufacturer: ['Opal Labs'],
  orderable: 'orderable',
  stock: 4,
  rating: { average: 4.5, count: 12 },
  facts: [],
  price: { current: { minor: 2495, currency: 'CHF' } },
} as unknown as ShownProduct;
const shop: ProductDataSettings['shop'] = {
  origin: 'https://shop.test',
  name: 'Okulino',
  countries: [{ code: 'CH' }, { code: 'LI' }],
  freeShipping: amounts({ EUR: 9000, CHF: 2000 }),
  features: { reviews: true },
  law: { withdrawalDays: 14 },
} as unknown as ProductDataSettings['shop'];
const shipping: ProductDataSettings['shipping'] = [
  { country: 'CH', methods: [{ key: 'dhl_parcel', price: { minor: 700 as Minor, currency: 'CHF' } }] },
];
const dataOf = (changes: object = {}, settings: Partial<ProductDataSettings> = {}) =>
  productData({ ...product, ...changes } as ShownProduct, {
    shop,
    path: '/p/10010/hydralis',
    safety: null,
    material: undefined,
    shipping,
    ...settings,
  });

describe('the structured data of a product', () => {
  it('is a complete offer of the shop · CAT-12', () =>
    expect(dataOf({ mpn: 'M-7' })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Hydralis 1-Day',
      description: 'Weich.',
      sku: 'HY-1',
      mpn: 'M-7',
      url: 'https://shop.test/p/10010/hydralis',
      brand: { '@type': 'Brand', name: 'Hydralis' },
      image: [
        'https://shop.test/media/hydralis.webp?size=1000x1000&v=3',
        'https://shop.test/media/hydralis.webp?size=1200x900&v=3',
        'https://shop.test/media/hydralis.webp?size=1600x900&v=3',
      ],
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, ratingCount: 12 },
      offers: {
        '@type': 'Offer',
        url: 'https://shop.test/p/10010/hydralis',
        price: '24.95',
        priceCurrency: 'CHF',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        shippingDetails: [
          {
            '@type': 'OfferShippingDetails',
            shippingDestination: { '@type': 'DefinedRegion', addressCountry: ['CH'] },
            // It is above the amount for free shipping.
            shippingRate: { '@type': 'MonetaryAmount', value: '0.00', currency: 'CHF' },
          },
        ],
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: ['CH', 'LI'],
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: 14,
          returnMethod: 'https://schema.org/ReturnByMail',
          returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
        },
      },
    }));

  it.each([
    ['is discontinued', { orderable: 'discontinued' }, 'Discontinued'],
    ['is not sold just now', { orderable: 'inactive' }, 'OutOfStock'],
    ['is in stock', { stock: 1, stopOrder: true }, 'InStock'],
    ['is sold out for good', { stock: 0, stopOrder: true }, 'SoldOut'],
    ['has to be ordered', { stock: 0 }, 'BackOrder'],
  ])('states the availability of a product that %s · CAT-12', (_, changes, availability) =>
    expect(dataOf(changes)).toMatchObject({ offers: { availability: `https://schema.org/${availability}` } }),
  );

  it('has ratings only if there are some and the shop shows them · CAT-12', () => {
    expect(dataOf({ rating: { average: 0, count: 0 } })).not.toHaveProperty('aggregateRating');
    const hidden = { ...shop, features: { ...shop.features, reviews: false } };
    expect(dataOf({}, { shop: hidden })).not.toHaveProperty('aggregateRating');
    expect(dataOf({ rating: { average: 5, count: 1 } })).toHaveProperty('aggregateRating.ratingCount', 1);
  });

  it.each([
    [['Hydralis'], ['Opal Labs'], 'Hydralis'],
    [[], ['Opal Labs'], 'Opal Labs'],
    [[], [], 'Okulino'],
  ])('of the brands %j and the makers %j names %s', (brand, manufacturer, name) =>
    expect(dataOf({ brand, manufacturer })).toMatchObject({ brand: { name } }),
  );

  const safety: ProductSafety = {
    manufacturer: {
      name: 'Velmora Inc.',
      address: ['2140 Larkspur Avenue', 'Rochester'],
      email: 'v@v.example',
    },
    representatives: [],
    batch: [],
    warnings: [],
  };

  it('names the maker, the marking, the numbers and the guarantee of the maker · LAW-22', () =>
    expect(
      dataOf(
        {},
        {
          material: 'Senofilcon A',
          safety: {
            ...safety,
            ceMark: { kind: 'medical_device', deviceClass: 'IIa', body: '9901' },
            udiDi: '02000000010010',
            gtin: '02000000010010',
            guaranteeYears: 3,
          },
        },
      ),
    ).toMatchObject({
      manufacturer: {
        '@type': 'Organization',
        name: 'Velmora Inc.',
        address: '2140 Larkspur Avenue, Rochester',
        email: 'v@v.example',
      },
      material: 'Senofilcon A',
      gtin: '02000000010010',
      hasCertification: { '@type': 'Certification', name: 'CE', issuedBy: { identifier: '9901' } },
      identifier: { propertyID: 'UDI-DI', value: '02000000010010' },
      warranty: { durationOfWarranty: { value: 3, unitCode: 'ANN' } },
    }));

  it('omits each of these if it is unknown · LAW-22', () => {
    const data = dataOf({}, { safety });
    for (const name of ['material', 'gtin', 'hasCertification', 'identifier', 'warranty'])
      expect(data).not.toHaveProperty(name);
    expect(dataOf()).not.toHaveProperty('manufacturer');
    expect(dataOf({}, { safety: { ...safety, ceMark: { kind: 'protective_equipment' } } })).toMatchObject({
      hasCertification: { name: 'CE' },
    });
  });

  it('omits the maker’s number if there is none', () => expect(dataOf()).not.toHaveProperty('mpn'));

  it('names a delivery time only if the product is in stock', () => {
    const known: ProductDataSettings['shipping'] = [
      {
        country: 'CH',
        methods: [
          {
            key: 'dhl_parcel',
            price: { minor: 700 as Minor, currency: 'CHF' },
            workingDays: { min: 1, max: 2 },
          },
        ],
      },
    ];
    const details = (stock: number) =>
      (dataOf({ stock }, { shipping: known }).offers as { shippingDetails: readonly object[] })
        .shippingDetails[0];
    expect(details(1)).toHaveProperty('deliveryTime');
    expect(details(0)).not.toHaveProperty('deliveryTime');
  });
});

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [50, '0.50'],
  [999, '9.99'],
  [123456, '1234.56'],
])('an amount of %s minor units is written as %s', (minor, text) =>
  expect(plainAmount({ minor: minor as Minor })).toBe(text),
);
