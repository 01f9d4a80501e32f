import type { Shop } from '../../application/shared/shop.ts';
import type { Locale } from '../../domain/shared/locale.ts';
import { activeLocales } from '../../domain/shared/locale-config.ts';
import { pathTo } from '../../domain/shared/paths.ts';
import { type StructuredData, schemaOrg } from './structured-data.ts';

/** The placeholder for a search term, as schema.org defines it. */
const searchTerm = '{search_term_string}';

/** Splits `8001 Zürich` into postcode and city; without a postcode everything is the city. */
const cityOf = (city: string): StructuredData => {
  const [, postalCode, addressLocality] = /^(\S*\d\S*)\s+(.+)$/.exec(city) ?? [];
  return postalCode === undefined ? { addressLocality: city } : { postalCode, addressLocality };
};

const organization = ({ origin, name, contact, country, id }: Shop): StructuredData => ({
  '@context': schemaOrg,
  '@type': 'OnlineStore',
  '@id': `${origin}/#shop`,
  name,
  legalName: contact.company,
  url: `${origin}/`,
  logo: `${origin}/brand/${id}/logo.svg`,
  vatID: contact.vatId,
  address: {
    '@type': 'PostalAddress',
    streetAddress: contact.street,
    ...cityOf(contact.city),
    addressCountry: country,
  },
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: contact.phone,
    email: contact.email,
    availableLanguage: activeLocales(),
  },
});

const website = ({ origin, name }: Shop, locale: Locale): StructuredData => ({
  '@context': schemaOrg,
  '@type': 'WebSite',
  name,
  url: origin + pathTo.home(locale),
  inLanguage: locale,
  publisher: { '@id': `${origin}/#shop` },
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}${pathTo.search(locale)}?search=${searchTerm}`,
    },
    'query-input': `required name=${searchTerm.slice(1, -1)}`,
  },
});

/** The shop's organisation and its search. Included once: on the home page. Source: ROUTE-2, SRCH-3. */
export const shopData = (shop: Shop, locale: Locale): readonly StructuredData[] => [
  organization(shop),
  website(shop, locale),
];
