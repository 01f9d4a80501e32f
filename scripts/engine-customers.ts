/**
 * Whether a customer whom only staff know, with an order that only they made, signs in at a shop on Vendure and sees it.
 * The shop has `DIOPTRA_ENGINE_ACCOUNTS=engine`. One customer and one order more are there afterwards.
 *
 *     node scripts/engine-customers.ts --url http://localhost:3000 \
 *       --admin http://superadmin:demonstration@127.0.0.1:4300/admin-api
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { staffSells } from './engine/staff-sells.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    admin: { type: 'string', default: 'http://superadmin:demonstration@127.0.0.1:4300/admin-api' },
    brand: { type: 'string', default: 'okulino' },
    channel: { type: 'string' },
    product: { type: 'string', default: '20012' },
  },
});
const { url, admin, brand, product } = values;
const email = `${randomUUID()}@example.org`;
const password = 'Linsen im Angebot 7';
const number = await staffSells(new URL(admin), values.channel ?? brand, { email, password, product });

const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${url}/api${path}?brand_channel=${brand}&locale=de`, init);
const signedIn = await ask('/customers/session', {
  method: 'POST',
  headers: { 'content-type': 'application/json', origin: url },
  body: JSON.stringify({ email, password }),
});
const [cookie = ''] = signedIn.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
const history = await ask('/customers/me/orders', { headers: { cookie } });
const said = await history.text();
const sees = signedIn.ok && history.ok && said.includes(`"${number}"`);
console.log(
  sees
    ? `${email}, made by staff, signed in at ${brand} and sees the order ${number}.`
    : `${email} does not see the order ${number}: sign-in ${signedIn.status}, history ${history.status}.`,
);
process.exit(sees ? 0 : 1);
