import { expect, it } from 'vitest';
import { brands } from '../../../src/config/brands/brands.ts';

const fortnight = { withdrawalDays: 14 } as const;
const month = { reductionDays: 30 } as const;

it.each([
  [
    'okulino',
    {
      country: 'CH',
      withdrawal: 'promise',
      ...fortnight,
      ...month,
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
      cancellation: 'page',
      advertisingConsent: 'mail',
    },
  ],
  [
    'augental',
    {
      country: 'AT',
      withdrawal: 'statute',
      ...fortnight,
      ...month,
      cancellation: 'account',
      advertisingConsent: 'mail',
    },
  ],
  [
    'viszola',
    {
      country: 'IT',
      withdrawal: 'statute',
      ...fortnight,
      ...month,
      cancellation: 'account',
      advertisingConsent: 'word',
    },
  ],
  [
    'opalys',
    {
      country: 'FR',
      withdrawal: 'statute',
      ...fortnight,
      ...month,
      cancellation: 'page',
      advertisingConsent: 'word',
      mediator: expect.stringContaining('69003 Lyon'),
    },
  ],
] as const)(
  '%s sells by the law of its country: thirty days of prices, two weeks to withdraw · LAW-2 · LAW-3',
  (brand, law) => {
    expect(brands[brand].shop.law).toEqual(law);
  },
);
