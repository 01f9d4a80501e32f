import * as fc from 'fast-check';
import { countryCodes } from '../../src/domain/shared/country.ts';
import { locales } from '../../src/domain/shared/locale.ts';

export const locale = fc.constantFrom(...locales);
export const countryCode = fc.constantFrom(...countryCodes);
