import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { makeAccountAdapter } from '../../../src/adapters/backend/account-adapter.ts';
import type { Customer } from '../../../src/domain/customer/customer.ts';
import type { Profile } from '../../../src/domain/customer/profile-update.ts';
import type { CountryCode } from '../../../src/domain/shared/country.ts';
import { mara, start } from '../../application/identity/visited-session.ts';
import { wiretap } from './wiretap.ts';

/** The request that is sent when a customer saves a profile. */
const saved = async (known: Customer, change: Partial<Profile>, country: CountryCode) => {
  const { client, asked } = wiretap();
  const { update } = makeAccountAdapter(client, 'it');
  const { session, settled } = start({ signIn: () => TE.right(known), update }, {}, country);
  session.signIn('mara@example.org', 'Linse 2026');
  await settled();
  const { firstName, lastName, birthday = '', phone = '' } = known;
  session.saveProfile({ firstName, lastName, birthday, phone, ...change });
  await settled();
  return asked;
};

it('a registration sends each name under both of its field names · AUTH-10', async () => {
  const { client, asked } = wiretap();
  await makeAccountAdapter(client, 'it').signUp({
    email: 'mara@example.org',
    firstName: 'Mara',
    lastName: 'Keller',
    password: 'Linse 2026',
    newsletter: true,
  })();
  expect(asked[0]?.body).toEqual({
    email: 'mara@example.org',
    first_name: 'Mara',
    last_name: 'Keller',
    firstName: 'Mara',
    lastName: 'Keller',
    password: 'Linse 2026',
    subscribed_to_marketing_channels: true,
    locale_code: 'it',
  });
});

it.each(['Linse 2026', undefined])(
  'a registration trims the e-mail before sending it, with the password %j · ADDR-2',
  async (password) => {
    const { client, asked } = wiretap();
    const { signUp } = makeAccountAdapter(client, 'it');
    const { session, settled } = start({ signUp });
    const names = { firstName: 'Mara', lastName: 'Keller', newsletter: false };
    session.register({ ...names, email: ' a@b.ch ', ...(password && { password }) }, '/here');
    await settled();
    expect(asked).toMatchObject([{ path: '/customers', body: { email: 'a@b.ch' } }]);
  },
);

describe('a changed profile', () => {
  const whole = { ...mara, birthday: '1980-01-31', phone: '+41791234567' };
  it.each<[Partial<Profile>, CountryCode, unknown]>([
    [{ phone: '06 1234567' }, 'IT', { phone_number: '+39061234567' }],
    [{ phone: '079 555 12 34' }, 'CH', { phone_number: '+41795551234' }],
    [{ phone: '01 99 00 12 34' }, 'FR', { phone_number: '01 99 00 12 34' }],
    [{ phone: '' }, 'CH', { phone_number: null }],
    [{ birthday: '' }, 'CH', { birthday: null }],
    [{ lastName: 'Meyer' }, 'CH', { last_name: 'Meyer' }],
  ])(
    'sends only the changed field, in wire format: %j in %s · ACC-2 · ADDR-5',
    async (change, country, body) => {
      expect(await saved(whole, change, country)).toEqual([
        { method: 'PATCH', path: '/customers/me', query: {}, body },
      ]);
    },
  );
});
