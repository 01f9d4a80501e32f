import { type BrandId, brandIds } from '../../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../../domain/shared/locale.ts';
import type { AddressWire } from '../../../contract/checkout/address.ts';
import { knownCustomer } from './demo-coupons.ts';
import { changingOrders, type PastOrder, regularOrders } from './past-orders.ts';

/** A demonstration customer with their past orders. */
export interface DemoCustomer {
  readonly brand: BrandId;
  readonly locale: Locale;
  readonly email: string;
  readonly address: AddressWire;
  readonly passwordHash: string;
  /** Whether they pay by invoice, if the shop's country offers it. Otherwise they pay by card. */
  readonly onAccount: boolean;
  readonly orders: readonly PastOrder[];
}

/** The password of both customers of every shop. */
export const demoPassword = 'Linse 2026';
export const demoEmails = [knownCustomer, 'wechselgast@example.org'] as const;

/** Hashes of `demoPassword`, with the cost setting of a public server. Precomputed, because hashing is slow. */
const hashes = [
  'scrypt$32768$8$3$ZGlvcHRyYS1kZW1vLW9uZQ==$/yCIlqXGCGJjiwZ5Y7htcxLggQihdALOv+Xiw2aPYMg=',
  'scrypt$32768$8$3$ZGlvcHRyYS1kZW1vLXR3bw==$8QSSllnmj9rGQd8fdtYqvFgy0oSM4PVgXOBt9qkuFvk=',
] as const;

type Person = readonly [locale: Locale, address: AddressWire];

const person = (
  locale: Locale,
  country_code: AddressWire['country_code'],
  [first_name, last_name, street, street_number, postcode, city]: readonly [
    string,
    string,
    string,
    string,
    string,
    string,
  ],
  more: Partial<AddressWire> = {},
): Person => [
  locale,
  { first_name, last_name, street, street_number, postcode, city, country_code, ...more },
];

/** One regular customer and one who changes products. The second one of Viszola never gave the tax number required there. */
const people: Readonly<Record<BrandId, readonly [Person, Person]>> = {
  okulino: [
    person('de', 'CH', ['Sofia', 'Brunner', 'Seestrasse', '12', '8002', 'Zürich'], { salutation: 2 }),
    person('fr', 'CH', ['Luc', 'Favre', 'Rue du Lac', '7', '1003', 'Lausanne'], { salutation: 1 }),
  ],
  linsenwerk: [
    person('de', 'DE', ['Sofia', 'Brunner', 'Lindenweg', '3a', '10115', 'Berlin'], { salutation: 2 }),
    person('en', 'DE', ['Jonas', 'Harms', 'Hafenstraße', '21', '20359', 'Hamburg'], { salutation: 1 }),
  ],
  viszola: [
    person('it', 'IT', ['Sofia', 'Brunner', 'Via dei Platani', '18', '20121', 'Milano'], {
      salutation: 2,
      province_code: 'MI',
      tax_number: 'BRNSFO90B68F205X',
    }),
    person('de', 'IT', ['Marco', 'Ferri', 'Via della Torre', '4', '40121', 'Bologna'], {
      salutation: 1,
      province_code: 'BO',
    }),
  ],
  opalys: [
    person('fr', 'FR', ['Sofia', 'Brunner', 'Rue des Tilleuls', '5', '75011', 'Paris'], { salutation: 2 }),
    person('en', 'FR', ['Hugo', 'Marchal', 'Quai des Brumes', '14', '69002', 'Lyon'], { salutation: 1 }),
  ],
  augental: [
    person('de', 'AT', ['Sofia', 'Brunner', 'Lindengasse', '9', '1070', 'Wien'], { salutation: 2 }),
    person('it', 'AT', ['Paul', 'Steiner', 'Salzgasse', '2', '5020', 'Salzburg'], { salutation: 1 }),
  ],
};

/** Two customers of each shop, with a year of orders. */
export const demoCustomers: readonly DemoCustomer[] = brandIds.flatMap((brand) =>
  people[brand].map(([locale, address], index): DemoCustomer => {
    const second = index > 0;
    return {
      brand,
      locale,
      address,
      email: demoEmails[second ? 1 : 0],
      passwordHash: hashes[second ? 1 : 0],
      onAccount: !second,
      orders: second ? changingOrders : regularOrders,
    };
  }),
);
