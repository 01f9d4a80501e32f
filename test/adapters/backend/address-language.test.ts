import { expect, it } from 'vitest';
import { makeOrderingPorts } from '../../../src/adapters/backend/ordering-ports.ts';
import { backendSettingsOf } from '../../../src/config/backend-settings.ts';
import { brands } from '../../../src/config/brands/brands.ts';
import type { Address } from '../../../src/domain/customer/address.ts';
import type { CountryCode } from '../../../src/domain/shared/country.ts';

const address = (countryCode: CountryCode): Address => ({
  firstName: 'Mira',
  lastName: 'Caduff',
  street: 'Seestrasse',
  streetNumber: '12',
  postcode: '8002',
  city: 'Zürich',
  countryCode,
});

const asked = async (countryCode: CountryCode): Promise<unknown> => {
  let body: unknown;
  const { addresses } = makeOrderingPorts(
    backendSettingsOf(brands.okulino.shop, 'en', {
      base: 'http://shop.test/api',
      fetch: async (request) => {
        body = await request.json();
        return Response.json({}, { status: 404 });
      },
    }),
  );
  await addresses.sanitize(address(countryCode))();
  return body;
};

it.each([
  ['CH', 'de'],
  ['FR', 'fr'],
  ['IT', 'it'],
  // The shop does not ship there: the language of the page is used.
  ['NL', 'en'],
] as const)(
  'an address in %s is checked in %s, the language of the country or else of the page · CHK-8 · I18N-7',
  async (country, language) =>
    expect(await asked(country)).toMatchObject({ country_code: country, city: 'Zürich', language }),
);
