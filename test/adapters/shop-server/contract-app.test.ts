import * as E from 'fp-ts/Either';
import { beforeEach, describe, expect, it } from 'vitest';
import { type OperationName, shopApi } from '../../../src/adapters/contract/shop-api.ts';
import type { Handlers } from '../../../src/adapters/shop-server/call.ts';
import { type Backend, makeContractApp } from '../../../src/adapters/shop-server/contract-app.ts';
import { notFound, refuse } from '../../../src/adapters/shop-server/refusal.ts';
import type { Incident, ShopServer } from '../../../src/adapters/shop-server/shop-server.ts';
import { texts } from '../../../src/config/words/texts.ts';
import { shops } from '../sandbox/fixtures/shops.ts';
import { testNow } from '../sandbox/fixtures/test-now.ts';

interface Customer {
  readonly name: string;
}
interface Session {
  readonly customer: () => Promise<Customer | undefined>;
  readonly cookie: () => string | undefined;
  readonly end: () => void;
}

let incidents: Incident[];
let served: OperationName[];
beforeEach(() => {
  incidents = [];
  served = [];
});

const server: ShopServer = {
  clock: { now: () => testNow },
  shops,
  texts,
  publicUrl: (brand) => `https://${brand}.example`,
  report: (incident) => incidents.push(incident),
  limits: {
    cartsPerMinute: 1,
    couponTriesPerMinute: 1,
    guestTriesPerMinute: 1,
    guestTriesPerHour: 1,
    accountTries: 1,
  },
  checkAnswers: true,
};

/** A backend with three operations; it answers all others as unavailable. */
const own: Partial<Handlers<Customer, Session>> = {
  isGuest: async ({ channel }) => E.right({ guest: channel.customer === undefined }),
  customerSignOut: async ({ session }) => {
    session.end();
    return E.right({ done: true });
  },
  getCart: async ({ params: { token } }) =>
    token === 'locked' ? refuse(422, 'cart.too_many_lines', { max: 3 }) : notFound('cart'),
};
const operations = Object.keys(shopApi) as OperationName[];
const away = Object.fromEntries(
  operations.map((name) => [name, async () => E.left({ status: 503, code: 'engine.away' })]),
);
const handlers = { ...away, ...own } as Handlers<Customer, Session>;

const behind = (more: Partial<Backend<Customer, Session>> = {}): Backend<Customer, Session> => ({
  handlers,
  sessionOf: (_, request) => {
    let told: string | undefined;
    return {
      customer: async () => (request.headers.get('cookie') === 'who=mara' ? { name: 'Mara' } : undefined),
      cookie: () => told,
      end: () => {
        told = 'who=; Max-Age=0';
      },
    };
  },
  ...more,
});
const ask = (path: string, init?: RequestInit, more?: Partial<Backend<Customer, Session>>) =>
  makeContractApp(server, behind(more)).request(
    `http://okulino.localhost${path}${path.includes('?') ? '&' : '?'}brand_channel=okulino&locale=de`,
    init,
  );
const pathOf = (name: OperationName) => shopApi[name].path;
const newCart = (init: RequestInit = {}) =>
  ask(pathOf('createCart'), {
    method: 'POST',
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  });
/** The status of a call that reaches its handler here. */
const reached = 503;

describe('the contract server over a backend of its own', () => {
  it('answers every operation of the table, and nothing else', async () => {
    const around: Backend<Customer, Session>['around'] = async (name) => {
      served.push(name);
      return new Response('');
    };
    for (const name of operations) {
      const path = pathOf(name).replace(/:\w+/g, 'x');
      await ask(path, { method: shopApi[name].method }, { around });
    }
    expect([...served].sort()).toEqual([...operations].sort());
    expect((await ask('/nothing')).status).toBe(404);
  });

  it('passes the customer of the session to the handler, and its cookie to the browser', async () => {
    const guest = await ask(pathOf('isGuest'));
    expect(await guest.json()).toEqual({ guest: true });
    const known = await ask(pathOf('isGuest'), { headers: { cookie: 'who=mara' } });
    expect([await known.json(), known.headers.get('set-cookie')]).toEqual([{ guest: false }, null]);
    const left = await ask(pathOf('customerSignOut'), { method: 'DELETE' });
    expect([left.status, left.headers.get('set-cookie')]).toEqual([200, 'who=; Max-Age=0']);
  });

  it('returns a refusal in the requested language, with its values', async () => {
    const refused = await ask(pathOf('getCart').replace(':token', 'locked'));
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { code: 'cart.too_many_lines', values: { max: 3 }, message: expect.stringContaining('3') },
    ]);
    const none = await ask(pathOf('getCart').replace(':token', 'x'));
    expect([none.status, await none.json()]).toEqual([404, { code: 'cart.not_found' }]);
    expect((await ask(pathOf('getProducts'))).status).toBe(reached);
  });

  it('keeps foreign origins, other content types and broken bodies from the handler', async () => {
    const from = async (origin: string) => (await newCart({ headers: { origin } })).status;
    expect([await from('https://elsewhere.example'), await from('https://viszola.example')]).toEqual([
      403,
      reached,
    ]);
    const status = async (init: RequestInit) => (await newCart(init)).status;
    expect([
      await status({ body: 'a=b', headers: { 'content-type': 'text/plain' } }),
      await status({ body: '{' }),
      await status({ body: `{"a":"${'a'.repeat(70_000)}"}` }),
      await status({}),
    ]).toEqual([415, 400, 413, reached]);
    const named = await ask(pathOf('getCart').replace(':token', 'a%0Ab'));
    expect([named.status, (await named.json()).code]).toEqual([404, 'cart.not_found']);
    const nobody = new Request('http://okulino.localhost/customers/guest?brand_channel=nobody&locale=de');
    expect((await makeContractApp(server, behind()).request(nobody)).status).toBe(400);
  });

  it('sends no response that violates the contract', async () => {
    const wrong = { ...handlers, isGuest: async () => E.right({ guest: 'perhaps' }) };
    const answer = await ask(pathOf('isGuest'), {}, { handlers: wrong as unknown as typeof handlers });
    expect([answer.status, await answer.json()]).toEqual([500, { code: 'server.wrong_answer' }]);
    const lost = { ...handlers, isGuest: async () => notFound('product') };
    expect((await ask(pathOf('isGuest'), {}, { handlers: lost })).status).toBe(500);
    expect(incidents).toEqual([
      { operation: 'isGuest', kind: 'wrong-answer', detail: expect.stringContaining('guest') },
      { operation: 'isGuest', kind: 'wrong-answer', detail: 'product.not_found' },
    ]);
  });
});
