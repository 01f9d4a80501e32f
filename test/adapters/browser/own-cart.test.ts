import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { makeClient } from '../../../src/adapters/backend/client.ts';
import { fetchForOwnCart } from '../../../src/adapters/browser/own-cart.ts';
import { type OperationName, shopApi } from '../../../src/adapters/contract/shop-api.ts';
import type { CartTokenStore } from '../../../src/application/cart/ports.ts';
import type { CartToken } from '../../../src/domain/cart/cart.ts';

const link = 'linked-0123456789' as CartToken;
const fresh = 'fresh-0123456789ab' as CartToken;
const requestId = 'request-0123456789';
const base = 'http://okulino.example/api';

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: string;
}

/** A browser with a cart. `cookie`: what the cookie holds; `renewal`: the backend's answer to that. */
const browser = (
  cookie: string,
  renewal: () => Response | Promise<Response> = () => Response.json({ token_value: fresh }),
) => {
  let held = cookie;
  const tokens: CartTokenStore = {
    read: () => held.split('.')[0] as CartToken,
    kept: () => held,
    write: (token, mark = '') => {
      held = `${token}${mark}`;
      return true;
    },
    clear: () => undefined,
  };
  const sent: Sent[] = [];
  const send = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const body = request.method === 'GET' ? '' : await request.text();
    sent.push({ method: request.method, path: pathname, query: `${searchParams}`, body });
    return pathname.endsWith('/renewal') ? renewal() : Response.json({ code: 'no.answer' }, { status: 422 });
  };
  const client = makeClient(
    {
      fetch: (request) => fetchForOwnCart(request, tokens, send),
      base,
      channel: { brand_channel: 'okulino', locale: 'de' },
    },
    shopApi,
  );
  /** Calls an operation that names the token wherever it can. */
  const call = (name: OperationName, token: string = link) => {
    const names = ['token_value', 'cart_token', 'abandoned_cart_token'].map((key) => [key, token] as const);
    const params = { token, item: 'line', shipment: 'shipment', express: 'wallet' };
    return client[name]({ params, query: {}, body: Object.fromEntries(names) } as never)();
  };
  return {
    call,
    client,
    sent,
    cookie: () => held,
    hold: (text: string) => {
      held = text;
    },
    paths: () => sent.map(({ path }) => path),
  };
};

const isOfCart = (name: OperationName): boolean => {
  const { path, body } = shopApi[name];
  return path.startsWith('/carts/:token') || /cart_token|CartToken/.test(body.name);
};
const names = Object.keys(shopApi) as OperationName[];
/** Operations that name a cart and put nothing of the visitor into it. */
const puttingNothing: readonly OperationName[] = [
  'setCurrentCart',
  'renewCart',
  'getRecommendationCrossSell',
  'customerClaimCart',
];
const changing = names.filter(
  (name) => isOfCart(name) && shopApi[name].method !== 'GET' && !puttingNothing.includes(name),
);

describe('requests of a visitor whose cart came by a link', () => {
  it('that change a cart are all known · REO-6', () =>
    expect(changing.toSorted()).toEqual([
      'addToCart',
      'applyCoupon',
      'createMyOrderFromCart',
      'createSubscription',
      'deleteCouponCode',
      'deleteMilesAndMoreNumber',
      'productOptIn',
      'productOptOut',
      'removeFromCart',
      'reorder',
      'startExpress',
      'updateCartQuantity',
      'updateOrder',
      'updateOrderPaymentMethod',
      'updateOrderShippingMethod',
    ]));

  it.each(changing)('renew it before %s, which then goes to the renewed cart · REO-6', async (name) => {
    const { call, sent, cookie } = browser(`${link}.${requestId}`);
    await call(name);
    expect(sent[0]).toEqual({
      method: 'POST',
      path: `/api/carts/${link}/renewal`,
      query: 'brand_channel=okulino&locale=de',
      body: JSON.stringify({ request_id: requestId }),
    });
    expect(sent).toHaveLength(2);
    expect(JSON.stringify(sent[1])).toContain(fresh);
    expect(JSON.stringify(sent[1])).not.toContain(link);
    expect(sent[1]?.method).toBe(shopApi[name].method);
    expect(cookie()).toBe(`${fresh}..${link}`);
    await call(name);
    expect(sent).toHaveLength(3);
    expect(JSON.stringify(sent[2])).not.toContain(link);
  });

  it.each(names.filter((name) => isOfCart(name) && !changing.includes(name)))(
    'leave the cart as it is for %s · REO-6 · REO-5',
    async (name) => {
      const { call, sent, cookie } = browser(`${link}.${requestId}`);
      await call(name);
      expect(sent).toHaveLength(1);
      expect(cookie()).toBe(`${link}.${requestId}`);
    },
  );

  it('leave it as it is if they name no cart, or another one · REO-6', async () => {
    const { call, client, paths, cookie } = browser(`${link}.${requestId}`);
    await client.createCart({})();
    await call('addToCart', 'another-0123456789');
    expect(paths()).toEqual(['/api/carts', '/api/carts/another-0123456789/items']);
    expect(cookie()).toBe(`${link}.${requestId}`);
  });

  it('reach the renewed cart by its old token · REO-6', async () => {
    const { call, paths } = browser(`${fresh}..${link}`);
    await call('getCart');
    await call('updateOrder');
    await call('getCart', fresh);
    expect(paths()).toEqual(Array.from({ length: 3 }, () => `/api/carts/${fresh}`));
  });

  it('are sent as they are if the cart began here · REO-6', async () => {
    const { call, paths } = browser(link);
    await call('updateOrder');
    expect(paths()).toEqual([`/api/carts/${link}`]);
  });

  it.each([
    [
      'the cart is gone',
      () => Response.json({ code: 'cart.not_found' }, { status: 404 }),
      { _tag: 'NotFound', code: 'cart.not_found' },
    ],
    [
      'it is limited',
      () => Response.json({ code: 'rate_limit' }, { status: 429 }),
      { _tag: 'Unavailable', status: 429 },
    ],
    ['no answer arrives', () => Promise.reject(new TypeError('cut')), { _tag: 'Unreachable' }],
    ['the answer has no token', () => Response.json({}), { _tag: 'Unreachable' }],
  ])('fail as the renewal does, with nothing sent, if %s · REO-6', async (_, renewal, failure) => {
    const { call, sent, cookie } = browser(`${link}.${requestId}`, renewal);
    expect(await call('updateOrder')).toEqual(E.left(failure));
    expect(sent).toHaveLength(1);
    expect(cookie()).toBe(`${link}.${requestId}`);
  });

  it('do not replace the cart that another tab has begun meanwhile · REO-6', async () => {
    const other = 'other-0123456789ab';
    const here: ReturnType<typeof browser> = browser(`${link}.${requestId}`, () => {
      here.hold(other);
      return Response.json({ token_value: fresh });
    });
    await here.call('updateOrder');
    expect([here.paths()[1], here.cookie()]).toEqual([`/api/carts/${fresh}`, other]);
  });
});
