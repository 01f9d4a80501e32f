import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressToSend } from '../../../src/adapters/backend/address-to-send.ts';
import { makeAddressBookAdapter } from '../../../src/adapters/backend/personal/address-book-adapter.ts';
import { address } from '../../arbitraries/address.ts';
import { wiretap } from './wiretap.ts';

const home = {
  firstName: 'Mara',
  lastName: 'Keller',
  street: 'Seestrasse',
  streetNumber: '5',
  postcode: '8002',
  city: 'Zürich',
  countryCode: 'CH',
} as const;

it.each([
  [
    { phone: '', birthday: ' ' },
    { phone_number: null, birthday: null },
  ],
  [{}, { phone_number: null, birthday: null }],
  [
    { phone: '+41445551234', birthday: '1980-01-31' },
    { phone_number: '+41445551234', birthday: '1980-01-31' },
  ],
])('an address with %j is sent with %j · ADDR-5', async (typed, sent) => {
  const { client, asked } = wiretap();
  await makeAddressBookAdapter(client).create({ ...home, ...typed })();
  expect(asked[0]?.body).toMatchObject(sent);
});

it('an address is never sent with an empty phone or birthday · ADDR-5', () =>
  fc.assert(
    fc.property(address, (typed) => {
      const { phone_number, birthday } = addressToSend(typed);
      expect([phone_number, birthday]).not.toContain('');
      expect([phone_number, birthday]).not.toContain(undefined);
    }),
  ));
