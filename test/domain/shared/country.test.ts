import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryCodes, isCountryCode } from '../../../src/domain/shared/country.ts';

describe('a country', () => {
  it('is one of ten · I18N-8', () => {
    expect(countryCodes).toEqual(['CH', 'DE', 'AT', 'IT', 'FR', 'LT', 'LI', 'BE', 'LU', 'NL']);
    for (const code of countryCodes) expect(isCountryCode(code)).toBe(true);
  });

  it('is nothing else · I18N-8', () =>
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.constantFrom('ch', 'US', 'CHE', ' CH', '')), (input) => {
        expect(isCountryCode(input)).toBe(countryCodes.includes(input as 'CH'));
      }),
    ));
});
