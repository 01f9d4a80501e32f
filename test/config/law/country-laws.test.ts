import { expect, it } from 'vitest';
import { brands } from '../../../src/config/brands/brands.ts';

const fortnight = { withdrawalDays: 14, returnDays: 14, refundDays: 14 } as const;
const month = { reductionDays: 30 } as const;
const plain = {
  volumeUnit: 'litre',
  imprint: [],
  producerNumbers: [],
  vatIdOnHome: false,
  guaranteeYears: 2,
  guaranteeNotice: true,
  guaranteeBox: false,
  lensAdvice: 'none',
  deviceAdvertising: false,
} as const;

it.each([
  [
    'okulino',
    {
      country: 'CH',
      withdrawal: 'promise',
      ...fortnight,
      ...month,
      ...plain,
      volumeUnit: '100ml',
      guaranteeNotice: false,
      cancellation: 'account',
      advertisingConsent: 'word',
    },
  ],
  [
    'linsenwerk',
    {
      country: 'DE',
      withdrawal: 'statute',
      ...fortnight,
      ...month,
      ...plain,
      lensAdvice: 'specialist',
      cancellation: 'page',
      advertisingConsent: 'mail',
      producerNumbers: ['lucid'],
    },
  ],
  [
    'augental',
    {
      country: 'AT',
      withdrawal: 'statute',
      ...fortnight,
      ...month,
      ...plain,
      lensAdvice: 'specialist',
      cancellation: 'account',
      advertisingConsent: 'mail',
      imprint: ['chamber', 'tradeAuthority'],
    },
  ],
  [
    'viszola',
    {
      country: 'IT',
      withdrawal: 'statute',
      ...fortnight,
      ...month,
      ...plain,
      deviceAdvertising: true,
      cancellation: 'account',
      advertisingConsent: 'word',
      imprint: ['capital', 'pec'],
      vatIdOnHome: true,
    },
  ],
  [
    'opalys',
    {
      country: 'FR',
      withdrawal: 'statute',
      ...fortnight,
      ...month,
      ...plain,
      volumeUnit: '100ml',
      guaranteeBox: true,
      lensAdvice: 'optician',
      prescription: {
        valid: [
          { age: 0, years: 1 },
          { age: 16, years: 3 },
        ],
      },
      cancellation: 'page',
      advertisingConsent: 'word',
      imprint: ['capital', 'host'],
      producerNumbers: ['idu'],
      mediator: expect.stringContaining('69003 Lyon'),
    },
  ],
] as const)(
  '%s applies the law of its country, with thirty days of prices and two weeks to withdraw · LAW-2 · LAW-3 · LAW-38',
  (brand, law) => {
    expect(brands[brand].shop.law).toEqual(law);
  },
);
