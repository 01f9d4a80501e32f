import type { TaskEither } from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { makeAccountPorts } from '../../../src/adapters/backend/account-ports.ts';
import { makeBackendPorts } from '../../../src/adapters/backend/backend-ports.ts';
import type { BackendSettings } from '../../../src/adapters/backend/browsing-ports.ts';
import { makeMyOrdersPorts } from '../../../src/adapters/backend/my-orders-ports.ts';
import { makeOrderingPorts } from '../../../src/adapters/backend/ordering-ports.ts';
import { makePersonalPorts } from '../../../src/adapters/backend/personal/personal-ports.ts';
import { makeSiteIndexAdapter } from '../../../src/adapters/backend/site-index-adapter.ts';
import type { CartToken } from '../../../src/domain/cart/cart.ts';
import type { CustomToken } from '../../../src/domain/identity/login-link.ts';
import type { OrderToken } from '../../../src/domain/orders/order.ts';
import { mara } from '../../application/identity/visited-session.ts';
import { plainAddress } from '../../arbitraries/address.ts';
import { euros } from '../../arbitraries/money.ts';
import { inLanguages } from './full-answers.ts';

type Ask = TaskEither<unknown, unknown>;

/** Settings of a shop whose server does not answer; `asked`: the requests with their language. */
const settingsOf = (timeoutMs?: number) => {
  const asked: string[] = [];
  const settings: BackendSettings = {
    base: 'https://api.example/shop',
    channel: { brand_channel: 'opalys', locale: 'fr' },
    fetch: async ({ method, url }) => {
      const { origin, pathname, searchParams } = new URL(url);
      expect([origin, searchParams.get('brand_channel'), searchParams.get('locale')]).toEqual([
        'https://api.example',
        'opalys',
        'fr',
      ]);
      asked.push(`${method} ${pathname.replace('/shop', '')}`);
      return Response.json({}, { status: 500 });
    },
    priceSource: () => ({ channel: 'opalys_web' }),
    priceChannel: 'opalys_web',
    reviews: true,
    countries: [],
    ...(timeoutMs !== undefined && { timeoutMs }),
  };
  return { settings, asked };
};
const window = { origin: '', here: () => '', newSecret: () => '' } as never;
const cart = 'c' as CartToken;
const order = 'o' as OrderToken;

it.each<readonly [path: string, ask: (settings: BackendSettings) => Ask]>([
  ['GET /customers/guest', (settings) => makeAccountPorts(settings, window).accounts.isGuest()],
  [
    'POST /identity/custom-token',
    (settings) => makeAccountPorts(settings, window).identity.withCustomToken('t' as CustomToken),
  ],
  ['GET /category', (settings) => makeBackendPorts(settings).catalogue.category('')],
  ['GET /search', (settings) => makeBackendPorts(settings).search.search('a', 6)],
  ['GET /carts/c', (settings) => makeBackendPorts(settings).carts.load(cart)],
  ['GET /shipping-options', (settings) => makeBackendPorts(settings).shipping.shippingOptions('FR')],
  ['GET /content/navigation', (settings) => makeBackendPorts(settings).content.navigation()],
  ['GET /carts/c/payment-methods', (settings) => makeOrderingPorts(settings).checkout.paymentMethods(cart)],
  ['GET /orders/o', (settings) => makeOrderingPorts(settings).orders.order(order)],
  [
    'POST /orders/o/payments',
    (settings) => makeOrderingPorts(settings).payments.start(order, { returnPath: '/' }),
  ],
  ['GET /partners', (settings) => makeOrderingPorts(settings).addresses.partners('FR')],
  ['GET /customers/me/orders', (settings) => makeMyOrdersPorts(settings).orders.history(1, 10)],
  ['POST /carts', (settings) => makeMyOrdersPorts(settings).carts.create()],
  ['GET /product-addresses', (settings) => makeSiteIndexAdapter(settings).products(1, 100)],
  ['GET /customers/me/addresses', (settings) => makePersonalPorts(settings).addressBook.addresses()],
  ['GET /customers/me/rateable-products', (settings) => makePersonalPorts(settings).ratings.rateable(mara)],
  ['GET /marketing-channels', (settings) => makePersonalPorts(settings).marketing.channels()],
  ['GET /customers/me/miles-and-more/points', (settings) => makePersonalPorts(settings).loyalty.points()],
  ['GET /customers/me/reminder-alarms', (settings) => makePersonalPorts(settings).reminders.alarms()],
  ['GET /customers/me/lens-pass', (settings) => makePersonalPorts(settings).lensPass.book()],
  ['GET /customers/me/data', (settings) => makePersonalPorts(settings).ownData.file()],
  ['GET /customers/me/sessions', (settings) => makePersonalPorts(settings).sessions.sessions()],
  ['GET /customers/me/payment-aliases', (settings) => makePersonalPorts(settings).aliases.aliases()],
  ['GET /customers/me/bonus-points', (settings) => makePersonalPorts(settings).bonus.stats()],
  ['GET /customers/me/identities', (settings) => makePersonalPorts(settings).identities.linked()],
  [
    'GET /customers/me/subscriptions',
    (settings) => makePersonalPorts(settings).subscriptions.subscriptions(),
  ],
  ['GET /customers/me/optician', (settings) => makePersonalPorts(settings).optician.own()],
])('%s is requested from the configured server, for the configured shop and language', async (path, ask) => {
  const { settings, asked } = settingsOf();
  await ask(settings)();
  expect(asked).toEqual([path]);
});

describe('the timeout of a request', () => {
  const score = {
    billingAddress: { ...plainAddress, email: 'a@b.ch' },
    shippingAddress: { ...plainAddress, email: 'a@b.ch' },
    orderTotal: euros(4590),
    priceChannel: 'opalys_web',
    items: [],
    tags: [],
    matchingProfile: 4,
  } as const;
  /** Units: milliseconds. */
  const waited = async (ask: (ports: ReturnType<typeof makeOrderingPorts>) => Ask, timeoutMs?: number) => {
    const limit = vi.spyOn(AbortSignal, 'timeout');
    await ask(makeOrderingPorts(settingsOf(timeoutMs).settings))();
    return limit.mock.lastCall?.[0];
  };

  it.each<readonly [of: string, ask: (ports: ReturnType<typeof makeOrderingPorts>) => Ask]>([
    ['an address check · CHK-8', ({ addresses }) => addresses.sanitize(plainAddress)],
    ['a credit check · CHK-16', ({ checkout }) => checkout.invoiceAdvice(score)],
    ['the last order · CHK-16', ({ checkout }) => checkout.lastOrder()],
    ['the payment method of the last order · CHK-26', ({ checkout }) => checkout.lastWay()],
  ])('is at most three seconds for %s', async (_, ask) => {
    expect([await waited(ask), await waited(ask, 9000), await waited(ask, 500)]).toEqual([3000, 3000, 500]);
  });

  it('is as configured for all other requests, by default ten seconds · CALL-3', async () => {
    const ask = ({ addresses }: ReturnType<typeof makeOrderingPorts>) => addresses.partners('FR');
    expect([await waited(ask), await waited(ask, 9000)]).toEqual([10_000, 9000]);
  });
});

it('a page of product addresses is read with the total', async () => {
  const urls: URL[] = [];
  const { settings } = settingsOf();
  const slugs = inLanguages('slug');
  const fetch = async ({ url }: Request) => {
    urls.push(new URL(url));
    const result = [
      { product_id: '1', slugs, changed_at: '2026-11-21T09:30:00.000Z' },
      { product_id: '2', slugs },
    ];
    return Response.json({ result, meta: { total: 41, page: 3, limit: 2 } });
  };
  const answer = await makeSiteIndexAdapter({ ...settings, fetch }).products(3, 2)();
  expect(urls.map(({ searchParams }) => [searchParams.get('page'), searchParams.get('limit')])).toEqual([
    ['3', '2'],
  ]);
  expect(answer).toStrictEqual({
    _tag: 'Right',
    right: {
      products: [
        { id: '1', slugs, changedAt: '2026-11-21T09:30:00.000Z' },
        { id: '2', slugs },
      ],
      total: 41,
    },
  });
});
