import * as E from 'fp-ts/Either';
import { type CountryCode, ofCountry } from '../shared/country.ts';
import { asTyped } from '../shared/typed-text.ts';

export type InvalidPostcode = { readonly _tag: 'InvalidPostcode' };

/** The pattern of a country's postcodes, and an example to show. Source: ADDR-4, I18N-8. */
export interface PostcodeShape {
  readonly pattern: RegExp;
  readonly example: string;
}

export const postcodes: Readonly<Record<CountryCode, PostcodeShape>> = {
  CH: { pattern: /^[1-9]\d{3}$/, example: '8001' },
  DE: { pattern: /^(?!00)\d{5}$/, example: '10115' },
  AT: { pattern: /^[1-9]\d{3}$/, example: '1010' },
  IT: { pattern: /^\d{5}$/, example: '00184' },
  FR: { pattern: /^\d{5}$/, example: '75003' },
  LT: { pattern: /^\d{5}$/, example: '01103' },
  LI: { pattern: /^94(?:8[5-9]|9[0-8])$/, example: '9490' },
  BE: { pattern: /^[1-9]\d{3}$/, example: '1000' },
  LU: { pattern: /^[1-9]\d{3}$/, example: '1009' },
  NL: { pattern: /^[1-9]\d{3} [A-Z]{2}$/, example: '1012 AB' },
};

/** A country prefix before the number, as on old envelopes: `CH-8001`, `D-10115`. */
const countryMark = /^(?:[A-Z]{1,2}-)(?=\d)/;

/** Returns the postcode as its country writes it: capitals, no country prefix, a Dutch one with its space. Source: ADDR-4. */
export const checkPostcode = (input: string, country: CountryCode): E.Either<InvalidPostcode, string> => {
  const compact = asTyped(input).trim().toUpperCase().replace(countryMark, '').replace(/\s/g, '');
  const written = compact.replace(/(?=[A-Z])/, ' '); // Only Dutch postcodes contain letters.
  return ofCountry(postcodes, country)?.pattern.test(written)
    ? E.right(written)
    : E.left({ _tag: 'InvalidPostcode' });
};
