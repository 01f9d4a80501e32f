import { lawFor } from '../application/shared/law-for.ts';
import type { TestData } from '../conformance/bench.ts';
import type { ShopSettings } from '../conformance/http/conform-server.ts';
import type { Address } from '../domain/customer/address.ts';
import type { BrandId } from '../domain/shared/brand-id.ts';
import type { CountryCode } from '../domain/shared/country.ts';
import { daysAfter } from '../domain/shared/day-arithmetic.ts';
import type { Locale } from '../domain/shared/locale.ts';
import { shopDay } from '../domain/shared/shop-day.ts';
import { backendSettingsOf } from './backend-settings.ts';
import { brands } from './brands/brands.ts';

/** The settings for a shop's requests to its backend. */
export const shopSettingsOf = (brand: BrandId, locale: Locale): ShopSettings => {
  const {
    fetch: _fetch,
    base: _base,
    ...settings
  } = backendSettingsOf(brands[brand].shop, locale, {
    base: '',
    fetch: () => Promise.reject(new Error('This adapter sends no requests')),
  });
  return settings;
};

const places: Readonly<Partial<Record<CountryCode, Pick<Address, 'street' | 'postcode' | 'city'>>>> = {
  CH: { street: 'Seestrasse', postcode: '8002', city: 'Zürich' },
  DE: { street: 'Lindenweg', postcode: '10115', city: 'Berlin' },
  AT: { street: 'Lindengasse', postcode: '1070', city: 'Wien' },
  IT: { street: 'Via Roma', postcode: '20121', city: 'Milano' },
  FR: { street: 'Rue de la Paix', postcode: '75002', city: 'Paris' },
};

/** A fictitious address that this shop ships to, in its own country unless another is given. */
export const addressIn = (brand: BrandId, country = brands[brand].shop.country): Address => ({
  firstName: 'Mara',
  lastName: 'Keller',
  street: 'Seestrasse',
  postcode: '8002',
  city: 'Zürich',
  ...places[country],
  streetNumber: '12',
  countryCode: country,
  salutation: 'female',
  ...(country === 'IT' && { taxNumber: 'KLLMRA80A41F205X', provinceCode: 'MI' }),
});

/**
 * An address in a country that this shop ships lenses to only with a prescription, and a prescription some months old;
 * `now`: ms; empty if there is no such country.
 */
export const prescribedIn = (brand: BrandId, now: number): Pick<TestData, 'prescribed'> => {
  const { shop } = brands[brand];
  const asking = shop.countries.find(({ code }) => lawFor(shop, code).prescription !== undefined);
  return asking
    ? {
        prescribed: {
          address: addressIn(brand, asking.code),
          prescription: { issuedOn: daysAfter(shopDay(now), -200), prescriber: 'Dr. Claire Lumière' },
        },
      }
    : {};
};
