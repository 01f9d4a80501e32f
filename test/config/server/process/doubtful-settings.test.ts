import { expect, it } from 'vitest';
import { doubtfulSettings } from '../../../../src/config/server/process/doubtful-settings.ts';
import { brandIds } from '../../../../src/domain/shared/brand-id.ts';
import { testEnvironment } from '../../test-environment.ts';

type Variables = Readonly<Record<string, string>>;

const originsOf = (scheme: string): string =>
  brandIds.map((brand) => `${brand}=${scheme}://${brand}.example`).join(',');
/** A shop that sells behind a proxy, under its own addresses. */
const selling: Variables = {
  DIOPTRA_ORIGINS: originsOf('https'),
  DIOPTRA_TRUSTED_PROXIES: '10.0.0.1',
  PORT: '3000',
};
const doubts = (variables: Variables = {}): readonly string[] =>
  doubtfulSettings(testEnvironment({ ...selling, ...variables }));

const datatrans: Variables = {
  DIOPTRA_PAYMENT: 'datatrans',
  DIOPTRA_DATATRANS_MERCHANT: '1100000000',
  DIOPTRA_DATATRANS_PASSWORD: 'secret',
  DIOPTRA_DATATRANS_HMAC_KEY: 'ab'.repeat(32),
};
const smtp: Variables = { DIOPTRA_MAIL: 'smtp', DIOPTRA_SMTP_HOST: 'mail.example.ch' };

it('a shop that sells behind a named proxy, under its own addresses, has no doubtful settings · FLEET-5', () => {
  expect(doubts()).toEqual([]);
  expect(doubts({ ...datatrans, ...smtp, DIOPTRA_DATATRANS_WORLD: 'live' })).toEqual([]);
});

it('https without a trusted proxy is doubtful: nobody else could answer it · FLEET-5', () =>
  expect(doubts({ DIOPTRA_TRUSTED_PROXIES: '' })).toEqual([
    expect.stringContaining('DIOPTRA_TRUSTED_PROXIES'),
  ]));

it.each(['0.0.0.0/0', '10.0.0.1,::/0'])(
  'proxies everywhere (%s) are doubtful: everybody could name any address · FLEET-5',
  (networks) =>
    expect(doubts({ DIOPTRA_TRUSTED_PROXIES: networks })).toEqual([
      expect.stringMatching(/^DIOPTRA_TRUSTED_PROXIES trusts every address/),
    ]),
);

it('an address without https is doubtful, unless it is of this machine · FLEET-5', () => {
  const mixed = `${selling.DIOPTRA_ORIGINS},okulino=http://linsen.example,viszola=http://127.0.0.1:3000,opalys=http://opalys.localhost:3000`;
  expect(doubts({ DIOPTRA_ORIGINS: mixed })).toEqual([
    'DIOPTRA_ORIGINS names addresses without https: passwords and sessions can be read on the way (http://linsen.example)',
  ]);
});

it('a shop without an address is doubtful, because its mails lead to this machine · FLEET-5', () => {
  const others = originsOf('https').replace(/okulino=[^,]+,/, '');
  expect(doubts({ DIOPTRA_ORIGINS: others, PORT: '3100' })).toEqual([
    'DIOPTRA_ORIGINS lacks Okulino: its mails and payments lead to http://okulino.localhost:3100',
  ]);
});

it('payments of a trial are doubtful, because no money arrives · FLEET-5 · CHK-31', () =>
  expect(doubts(datatrans)).toEqual([expect.stringMatching(/^DIOPTRA_DATATRANS_WORLD=sandbox moves no/)]));

it('drafts for everybody are doubtful · FLEET-5', () =>
  expect(doubts({ DIOPTRA_CONTENT_VERSION: 'draft' })).toEqual([
    'DIOPTRA_CONTENT_VERSION=draft shows unpublished content to all visitors',
  ]));

it.each([
  [{ DIOPTRA_SMTP_TLS: 'off' }, /^DIOPTRA_SMTP_TLS=off sends mails/],
  [{ DIOPTRA_SMTP_TLS: 'implicit' }, /^DIOPTRA_SMTP_TLS=implicit does not fit DIOPTRA_SMTP_PORT=587/],
  [{ DIOPTRA_SMTP_PORT: '465' }, /^DIOPTRA_SMTP_TLS=starttls does not fit DIOPTRA_SMTP_PORT=465/],
])('a connection to the mail server by %j is doubtful · FLEET-5', (variables: Variables, sentence) => {
  expect(doubts({ ...smtp, ...variables })).toEqual([expect.stringMatching(sentence)]);
  expect(doubts({ ...variables, DIOPTRA_MAIL: 'off' })).toEqual([]);
});

it.each<Variables>([
  { DIOPTRA_SMTP_TLS: 'off', DIOPTRA_SMTP_HOST: 'localhost' },
  { DIOPTRA_SMTP_TLS: 'implicit', DIOPTRA_SMTP_PORT: '465' },
  { DIOPTRA_SMTP_PORT: '2525' },
])('a connection to the mail server by %j is not doubtful · FLEET-5', (variables) =>
  expect(doubts({ ...smtp, ...variables })).toEqual([]),
);

it.each([
  [{ DIOPTRA_SMTP_HOST: 'mail.example.ch' }, 'DIOPTRA_SMTP_HOST', 'DIOPTRA_MAIL is not smtp'],
  [{ STORYBLOK_TOKEN: 'x' }, 'STORYBLOK_TOKEN', 'DIOPTRA_CONTENT is not storyblok'],
  [{ DIOPTRA_ALGOLIA_APP: 'x' }, 'DIOPTRA_ALGOLIA_APP', 'DIOPTRA_SEARCH is not algolia'],
  [{ DIOPTRA_FIREBASE_PROJECT: 'x' }, 'DIOPTRA_FIREBASE_PROJECT', 'DIOPTRA_IDENTITY is not firebase'],
  [{ DIOPTRA_OIDC_CLIENT: 'x' }, 'DIOPTRA_OIDC_CLIENT', 'DIOPTRA_IDENTITY is not oidc'],
  [{ DIOPTRA_FASTLY_SERVICE: 'x' }, 'DIOPTRA_FASTLY_SERVICE', 'DIOPTRA_CDN is not fastly'],
  [
    { DIOPTRA_BACKEND_URL: 'https://backend.example', DATABASE_URL: 'postgres://h/db' },
    'DATABASE_URL',
    'DIOPTRA_BACKEND_URL names another backend',
  ],
  [
    { ...smtp, DIOPTRA_BACKEND_URL: 'https://backend.example' },
    'DIOPTRA_MAIL=smtp',
    'DIOPTRA_BACKEND_URL names another backend',
  ],
])('a setting without effect is doubtful: %j · FLEET-5', (variables: Variables, name, why) =>
  expect(doubts(variables)).toEqual([`${name} has no effect, because ${why}`]),
);

it('a demonstration may have any settings · FLEET-5', () => {
  const said = { DIOPTRA_ORIGINS: '', DIOPTRA_TRUSTED_PROXIES: '0.0.0.0/0', STORYBLOK_TOKEN: 'x' };
  expect(doubts(said)).toEqual([]);
});
