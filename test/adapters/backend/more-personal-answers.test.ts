import type { TaskEither } from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { makeAccountAdapter } from '../../../src/adapters/backend/account-adapter.ts';
import { makeMyOrdersAdapter } from '../../../src/adapters/backend/my-orders-adapter.ts';
import { makeAddressBookAdapter } from '../../../src/adapters/backend/personal/address-book-adapter.ts';
import { makeLensPassAdapter } from '../../../src/adapters/backend/personal/lens-pass-adapter.ts';
import { makeLinkedIdentityAdapter } from '../../../src/adapters/backend/personal/linked-identity-adapter.ts';
import {
  makeMailLinkAdapter,
  makeMarketingAdapter,
} from '../../../src/adapters/backend/personal/marketing-adapter.ts';
import { makeOpticianAdapter } from '../../../src/adapters/backend/personal/optician-adapter.ts';
import { makeOwnDataAdapter } from '../../../src/adapters/backend/personal/own-data-adapter.ts';
import { makeOwnSessionAdapter } from '../../../src/adapters/backend/personal/own-session-adapter.ts';
import { makeSubscriptionAdapter } from '../../../src/adapters/backend/personal/subscription-adapter.ts';
import type { OpticianPort } from '../../../src/application/customer/ports/opticians.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import { plainAddress } from '../../arbitraries/address.ts';
import { address, cart, order } from './full-answers.ts';
import { customer, partner, subscription } from './full-personal-answers.ts';
import { readFrom } from './wiretap.ts';

it('a visitor is a guest if the response says so · AUTH-12', async () => {
  for (const guest of [true, false])
    expect(await readFrom({ guest }, (client) => makeAccountAdapter(client, 'de').isGuest())).toBe(guest);
});

it('claiming a cart returns the earlier cart of the customer, or none · CART-4', async () => {
  const claim = (answer: object) =>
    readFrom(answer, (client) => makeAccountAdapter(client, 'de').claimCart(undefined));
  expect(await claim({ cart })).toMatchObject({ token: 'cart-token', id: '77' });
  expect(await claim({})).toBeNull();
});

it('the default address of a customer is read as an address, an id or both', async () => {
  const defaultOf = async (default_address: unknown) => {
    const read = await readFrom({ ...customer, default_address }, (client) =>
      makeAccountAdapter(client, 'de').me(),
    );
    return read.defaultAddress;
  };
  expect(await defaultOf('/api/addresses/A-1')).toEqual({ id: 'A-1' });
  const place = expect.objectContaining({ city: address.city });
  expect(await defaultOf({ ...address, '@id': '/api/addresses/A-2' })).toEqual({ id: 'A-2', address: place });
  expect(await defaultOf({ ...address, '@id': '/api/addresses/A-2', id: 'A-3' })).toEqual({
    id: 'A-3',
    address: place,
  });
  expect(await defaultOf(address)).toEqual({ address: place });
});

it('a page of the order history is read with its orders and the total · ORD-2', async () => {
  const answer = { 'hydra:member': [order, { ...order, number: 'OKU-2' }], 'hydra:totalItems': 23 };
  expect(await readFrom(answer, (client) => makeMyOrdersAdapter(client).history(1, 10))).toEqual({
    orders: [expect.objectContaining({ number: 'OKU-1' }), expect.objectContaining({ number: 'OKU-2' })],
    total: 23,
  });
});

it('an address book is read with the id of each address and the default · ADDR-1', async () => {
  const book = [
    { ...address, id: 'A-1', isDefault: false },
    { ...address, id: 'A-2', isDefault: true },
  ];
  const read = [
    expect.objectContaining({ id: 'A-1', isDefault: false, city: address.city }),
    expect.objectContaining({ id: 'A-2', isDefault: true, city: address.city }),
  ];
  expect(await readFrom(book, (client) => makeAddressBookAdapter(client).addresses())).toEqual(read);
  expect(await readFrom(book[1], (client) => makeAddressBookAdapter(client).create(plainAddress))).toEqual(
    read[1],
  );
});

it('a lens wearer is read with id and name, both when named and renamed · ACC-9', async () => {
  const wearer = { id: 'W-2', name: 'Lena' };
  const pass = (name: 'nameWearer' | 'renameWearer') =>
    readFrom(wearer, (client) =>
      name === 'nameWearer'
        ? makeLensPassAdapter(client).nameWearer('Lena')
        : makeLensPassAdapter(client).renameWearer('W-2', 'Lena'),
    );
  expect([await pass('nameWearer'), await pass('renameWearer')]).toEqual([wearer, wearer]);
});

it('a linked identity is read with provider, e-mail and link date · AUTH-6', async () => {
  const answer = [{ provider: 'google', email: 'mara@example.org', linked_at: '2026-11-02' }];
  expect(await readFrom(answer, (client) => makeLinkedIdentityAdapter(client).linked())).toEqual([
    { provider: 'google', email: 'mara@example.org', linkedAt: '2026-11-02' },
  ]);
});

it('the result of a link in an e-mail is read from the response · ACC-3', async () => {
  expect(await readFrom({ status: 'EXPIRED' }, (client) => makeMailLinkAdapter(client).agree('token'))).toBe(
    'EXPIRED',
  );
  expect(
    await readFrom({ mail_group: 'cart_abandon' }, (client) => makeMailLinkAdapter(client).stop('token')),
  ).toBe('cart_abandon');
  expect(await readFrom(['newsletter'], (client) => makeMarketingAdapter(client).channels())).toEqual([
    'newsletter',
  ]);
});

it('a location is read with its coordinates and the address of a map · ACC-8', async () => {
  const place = { url: 'https://map.example/', latitude: 47.36, longitude: 8.53 };
  const answer = { ...place, location_request: { address: 'Zürich' } };
  expect(await readFrom(answer, (client) => makeOpticianAdapter(client).locate('Zürich'))).toEqual(place);
});

it('opticians are read from the response, and wishes that it does not mention are false · ACC-8', async () => {
  const read = expect.objectContaining({ id: 'P-1', name: 'Optik am See' });
  const optician = (answer: unknown, ask: (port: OpticianPort) => TaskEither<Failure, unknown>) =>
    readFrom(answer, (client) => ask(makeOpticianAdapter(client)));
  expect(await optician([partner], ({ partners }) => partners('CH'))).toEqual([read]);
  expect(await optician(partner, ({ partner: one }) => one('P-1'))).toEqual(read);
  expect(await optician({ assigned: true, partner }, ({ own }) => own())).toEqual({
    partner: read,
    pickupWanted: false,
    closed: false,
  });
  expect(await optician({ assigned: false }, ({ own }) => own())).toBeNull();
});

it('the sessions of a customer are read with a mark on the current one · AUTH-19', async () => {
  const answer = [
    { id: 'S-1', current: true, signed_in_at: '2026-11-02', last_seen_at: '2026-11-22', browser: 'Firefox' },
  ];
  expect(await readFrom(answer, (client) => makeOwnSessionAdapter(client).sessions())).toEqual([
    { id: 'S-1', isCurrent: true, signedInAt: '2026-11-02', lastSeenAt: '2026-11-22', browser: 'Firefox' },
  ]);
});

it('the data kept about a customer is read as a formatted JSON file', async () => {
  const data = {
    exported_at: '2026-11-22T09:00:00.000Z',
    customer,
    addresses: [],
    marketing_communication: {
      marketing_communication_id: 'M-1',
      marketing_channels: { newsletter: true, marketing_automation: false, retention_campaign: false },
      mail_groups: [],
      consent: 'waiting',
    },
    lens_pass: { consented: true, wearers: [], sets: [] },
    reminder_alarms: [],
    orders: [],
    ratings: [],
    payment_aliases: [],
    identities: [],
    subscriptions: [],
    optician: { assigned: false },
    consents: [],
    withdrawals: [],
    cancellations: [],
    product_alerts: [],
    eye_checks: [],
    chats: [],
  };
  const file = await readFrom(data, (client) => makeOwnDataAdapter(client).file());
  expect(JSON.parse(file)).toEqual(data);
  expect(file.split('\n')[1]).toBe('  "exported_at": "2026-11-22T09:00:00.000Z",');
});

it('subscriptions and their payment methods are read from the response · ACC-5', async () => {
  const subscriptions = (answer: unknown) =>
    readFrom(answer, (client) => makeSubscriptionAdapter(client).subscriptions());
  expect(await subscriptions([subscription, { ...subscription, id: 'S-2' }])).toEqual([
    expect.objectContaining({ id: 'S-1', next: '2027-02-01' }),
    expect.objectContaining({ id: 'S-2', next: '2027-02-01' }),
  ]);
  const updated = await readFrom([subscription], (client) =>
    makeSubscriptionAdapter(client).updateAddresses([], {}),
  );
  expect(updated).toEqual([expect.objectContaining({ id: 'S-1' })]);
  const ways = [{ payment_method: 'visa', alias: 'card-1', label: '4242' }, { payment_method: 'invoice' }];
  expect(await readFrom(ways, (client) => makeSubscriptionAdapter(client).payments())).toEqual([
    { method: 'visa', alias: 'card-1', label: '4242' },
    { method: 'invoice' },
  ]);
});
