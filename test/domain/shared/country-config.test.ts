import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { checkCountries } from '../../../src/domain/shared/country-config.ts';
import { countryConfig } from '../../arbitraries/country-config.ts';

describe('the countries of a shop', () => {
  it('are one at least · I18N-7', () => expect(checkCountries([])).toEqual(E.left({ _tag: 'NoCountry' })));

  it('are as they are configured, or one is named that is there twice · I18N-7', () =>
    fc.assert(
      fc.property(fc.array(countryConfig, { minLength: 1, maxLength: 4 }), (countries) => {
        const codes = countries.map(({ code }) => code);
        const checked = checkCountries(countries);
        if (new Set(codes).size === codes.length) expect(checked).toEqual(E.right(countries));
        else {
          expect(checked).toMatchObject({ left: { _tag: 'CountryTwice' } });
          const code = E.isLeft(checked) && 'code' in checked.left ? checked.left.code : undefined;
          expect(codes.filter((one) => one === code).length).toBeGreaterThan(1);
        }
      }),
    ));
});
