import type { Shop } from '../../../application/shared/shop.ts';
import type { WalletAddress } from '../../../domain/checkout/express/wallet-address.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';

/**
 * The addresses that can be chosen in the demonstration's wallet: two that the shop delivers to, and three that it does
 * not accept.
 */
export const walletChoices = ['home', 'other_country', 'abroad', 'po_box', 'incomplete'] as const;
export type WalletChoice = (typeof walletChoices)[number];

const homes: Partial<Record<CountryCode, WalletAddress>> = {
  CH: { line1: 'Seestrasse 14', postcode: '8002', city: 'Zürich', phone: '+41 44 555 01 23' },
  DE: { line1: 'Lindenallee 8a', postcode: '50968', city: 'Köln', phone: '+49 221 5550123' },
  AT: { line1: 'Mariahilfer Straße 21', postcode: '1060', city: 'Wien', phone: '+43 1 5550123' },
  IT: {
    line1: 'Via Garibaldi 12',
    postcode: '20121',
    city: 'Milano',
    province: 'MI',
    phone: '+39 02 5550123',
  },
  FR: { line1: '12 rue de la Paix', postcode: '75002', city: 'Paris', phone: '+33 1 55 50 12 34' },
};

const person = { firstName: 'Lena', lastName: 'Brandt' } as const;
/** A mailbox that nobody reads. */
const email = 'lena.brandt@example.org';

const homeIn = (country: CountryCode): WalletAddress => ({ ...person, ...homes[country], country });

/** Returns the first other country of the shop for which the demonstration has an address. */
const otherCountry = ({ country, countries }: Pick<Shop, 'country' | 'countries'>): CountryCode | undefined =>
  countries.map(({ code }) => code).find((code) => code !== country && homes[code] !== undefined);

const addressFor = (
  shop: Pick<Shop, 'country' | 'countries'>,
  choice: WalletChoice,
): WalletAddress | undefined => {
  const home = homeIn(shop.country);
  switch (choice) {
    case 'home':
      return home;
    case 'other_country': {
      const other = otherCountry(shop);
      return other && homeIn(other);
    }
    case 'abroad':
      return { ...person, line1: '350 5th Avenue', postcode: '10118', city: 'New York', country: 'US' };
    case 'po_box':
      return {
        ...home,
        line1: { IT: 'Casella postale 77', FR: 'Boîte postale 77' }[shop.country as string] ?? 'Postfach 77',
      };
    case 'incomplete': {
      const { line1: _, ...rest } = home;
      return rest;
    }
  }
};

/** Returns the owner of a demonstration wallet, with the chosen address. Undefined if there is no such address. */
export const walletOwner = (
  shop: Pick<Shop, 'country' | 'countries'>,
  chosen: string,
): { readonly email: string; readonly address: WalletAddress } | undefined => {
  const choice = walletChoices.find((one) => one === chosen);
  const address = choice && addressFor(shop, choice);
  return address && { email, address };
};
