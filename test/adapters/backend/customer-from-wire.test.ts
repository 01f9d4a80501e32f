import { expect, it } from 'vitest';
import { customerFromWire } from '../../../src/adapters/backend/account-adapter.ts';
import { CustomerC, type CustomerWire } from '../../../src/adapters/contract/customers.ts';

const wire = {
  id: '7',
  account_id: 'acc',
  first_name: 'Mara',
  last_name: 'Keller',
  full_name: 'Mara Keller',
  email: 'mara@example.org',
  locale_code: 'de',
  has_password: true,
};
const home = {
  first_name: 'Mara',
  last_name: 'Keller',
  street: 'Seeweg',
  street_number: '4',
  postcode: '8002',
  city: 'Zürich',
  country_code: 'CH',
};

it.each([
  ['an address with an id', { ...home, id: 'a1', isDefault: true }, { id: 'a1', street: 'Seeweg' }],
  ['an address with an @id', { ...home, '@id': '/api/addresses/12?x=1' }, { id: '12', street: 'Seeweg' }],
  ['an address without either', home, { street: 'Seeweg' }],
  ['an @id alone', '/api/v2/shop/addresses/12', { id: '12' }],
] as const)('a profile keeps its default address: %s · AUTH-12 · ADDR-1', (_, sent, known) => {
  const asked = { ...wire, default_address: sent };
  expect(CustomerC.is(asked)).toBe(true);
  const { defaultAddress } = customerFromWire(asked as CustomerWire);
  expect([defaultAddress?.id, defaultAddress?.address?.street]).toEqual([
    'id' in known ? known.id : undefined,
    'street' in known ? known.street : undefined,
  ]);
});

it('a profile without a default address has none · ADDR-1', () =>
  expect(customerFromWire(wire as CustomerWire)).not.toHaveProperty('defaultAddress'));
