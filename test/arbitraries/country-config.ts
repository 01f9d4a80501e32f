import * as fc from 'fast-check';
import type { CountryConfig } from '../../src/domain/shared/country-config.ts';
import { countryCode, locale } from './locale.ts';
import { priceAmount } from './money.ts';

export const countryConfig: fc.Arbitrary<CountryConfig> = fc.record({
  code: countryCode,
  region: fc.constantFrom('alpine', 'eu'),
  language: locale,
  orderLimit: fc.oneof(fc.boolean(), priceAmount),
});
