import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { flagRequestOf, flagUserOf } from '../../../../src/config/server/flags/flag-visitor.ts';
import type { Visit } from '../../../../src/config/server/visit.ts';
import { cookieName } from '../../../../src/domain/tracking/cart-cookies.ts';
import type { OptionalCategory } from '../../../../src/domain/tracking/consent.ts';
import { consentCookie } from '../../../../src/domain/tracking/cookies.ts';
import { writeConsent } from '../../../../src/domain/tracking/kept-consent.ts';

const visit: Visit = {
  brand: 'okulino',
  host: 'localhost',
  origin: 'http://localhost',
  secure: false,
  client: 'nobody',
  passedOn: false,
};
const now = Date.parse('2026-11-19T09:00:00Z');
const consentOf = (categories: readonly OptionalCategory[], daysAgo = 0) =>
  `consent=${writeConsent(categories, now - daysAgo * 86_400_000)}`;
const userWith = async (userAgent: string, consent = consentOf(['statistics']), on: Visit = visit) => {
  const app = new Hono().get('/', (c) => c.json(flagUserOf(flagRequestOf(c), on, 'fr', false, now)));
  const headers = { 'user-agent': userAgent, cookie: `ab-bucket=37; ab-bucket_okulino=38; ${consent}` };
  return (await app.request('/', { headers })).json();
};
const firefox = 'Mozilla/5.0 Firefox/128.0';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148', 'mobile'],
  ['Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X)', 'tablet'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'desktop'],
])('features are decided by shop, language and kind of device: %s · UI-9', async (name, device) =>
  expect(await userWith(name)).toMatchObject({ attributes: { brand: 'okulino', locale: 'fr', device } }),
);

it('a crawler takes part in no experiment, whatever its cookie · UI-9 · TRK-5', async () => {
  expect(await userWith(firefox)).toHaveProperty('id');
  expect(await userWith('Mozilla/5.0 (compatible; Googlebot/2.1)')).not.toHaveProperty('id');
});

it.each([
  ['given', consentOf(['statistics']), { id: 'bucket-37' }],
  ['about to lapse', consentOf(['statistics'], 179), { id: 'bucket-37' }],
  ['lapsed', consentOf(['statistics'], 181), {}],
  ['given for something else', consentOf(['marketing', 'preferences']), {}],
  ['given to another list', 'consent=2.2026-11-19.s', {}],
  ['missing', '', {}],
])(
  'a bucket counts only with a valid consent to statistics: %s · TRK-5 · TRK-7',
  async (_, consent, user) => {
    const { attributes: __, ...decided } = await userWith(firefox, consent);
    expect(decided).toEqual(user);
  },
);

it('a shop that shares its host has its own bucket and consent · TRK-5', async () => {
  const shared = { ...visit, sharedHost: true };
  const own = consentOf(['statistics']).replace('consent', cookieName(consentCookie, 'okulino'));
  expect(await userWith(firefox, own, shared)).toHaveProperty('id');
  expect(await userWith(firefox, consentOf(['statistics']), shared)).not.toHaveProperty('id');
});
