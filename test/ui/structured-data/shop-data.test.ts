import { describe, expect, it } from 'vitest';
import { brands } from '../../../src/config/brands/brands.ts';
import { shopData } from '../../../src/ui/structured-data/shop-data.ts';

const shop = {
  ...brands.okulino.shop,
  id: 'okulino' as const,
  origin: 'https://shop.test',
  name: 'Okulino',
  country: 'CH' as const,
  contact: {
    ...brands.okulino.shop.contact,
    company: 'Okulino AG',
    vatId: 'CHE-123',
    street: 'Seestrasse 12',
    city: '8001 Zürich',
    phone: '+41 44 000 00 00',
    email: 'hallo@okulino.test',
  },
};
const cityOf = (city: string) => {
  const [organization = {}] = shopData({ ...shop, contact: { ...shop.contact, city } }, 'de');
  const { streetAddress, addressCountry, ...rest } = organization.address as Record<string, unknown>;
  expect([streetAddress, addressCountry]).toEqual(['Seestrasse 12', 'CH']);
  return rest;
};

describe('the structured data of a shop', () => {
  it('names its organization', () =>
    expect(shopData(shop, 'de')[0]).toEqual({
      '@context': 'https://schema.org',
      '@type': 'OnlineStore',
      '@id': 'https://shop.test/#shop',
      name: 'Okulino',
      legalName: 'Okulino AG',
      url: 'https://shop.test/',
      logo: 'https://shop.test/brand/okulino/logo.svg',
      vatID: 'CHE-123',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Seestrasse 12',
        postalCode: '8001',
        addressLocality: 'Zürich',
        addressCountry: 'CH',
      },
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: '+41 44 000 00 00',
        email: 'hallo@okulino.test',
        availableLanguage: ['de', 'en', 'it', 'fr'],
      },
    }));

  it.each([
    ['80331 München', '80331', 'München'],
    ['A-1010  Wien', 'A-1010', 'Wien'],
    ['20121 Milano Centro', '20121', 'Milano Centro'],
  ])('splits the city %s into postcode and name', (city, postalCode, addressLocality) =>
    expect(cityOf(city)).toEqual({ '@type': 'PostalAddress', postalCode, addressLocality }),
  );

  it.each(['Zürich', 'Bad Ragaz', 'Bezirk 3 Wien', ' 8001 Zürich', '8001'])(
    'keeps a city without a leading postcode: “%s”',
    (city) => expect(cityOf(city)).toEqual({ '@type': 'PostalAddress', addressLocality: city }),
  );

  it('describes the search in its language · SRCH-3', () =>
    expect(shopData(shop, 'it')[1]).toEqual({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Okulino',
      url: 'https://shop.test/it',
      inLanguage: 'it',
      publisher: { '@id': 'https://shop.test/#shop' },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: 'https://shop.test/it/s?search={search_term_string}',
        },
        'query-input': 'required name=search_term_string',
      },
    }));
});
