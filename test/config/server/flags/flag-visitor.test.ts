import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { flagRequestOf, flagUserOf } from '../../../../src/config/server/flags/flag-visitor.ts';
import type { Visit } from '../../../../src/config/server/visit.ts';

const visit: Visit = {
  brand: 'okulino',
  host: 'localhost',
  origin: 'http://localhost',
  secure: false,
  client: 'nobody',
  passedOn: false,
};
const userWith = async (userAgent: string) => {
  const app = new Hono().get('/', (c) => c.json(flagUserOf(flagRequestOf(c), visit, 'fr', false)));
  const headers = { 'user-agent': userAgent, cookie: 'ab-bucket=37' };
  return (await app.request('/', { headers })).json();
};

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148', 'mobile'],
  ['Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X)', 'tablet'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'desktop'],
])('features are decided by shop, language and kind of device: %s · UI-9', async (name, device) =>
  expect(await userWith(name)).toMatchObject({ attributes: { brand: 'okulino', locale: 'fr', device } }),
);

it('a crawler takes part in no experiment, whatever its cookie · UI-9 · TRK-5', async () => {
  expect(await userWith('Mozilla/5.0 Firefox/128.0')).toHaveProperty('id');
  expect(await userWith('Mozilla/5.0 (compatible; Googlebot/2.1)')).not.toHaveProperty('id');
});
