import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeBackendPorts } from '../../../src/adapters/backend/backend-ports.ts';
import { backendSettingsOf } from '../../../src/config/backend-settings.ts';
import { brands } from '../../../src/config/brands/brands.ts';
import type { Cart } from '../../../src/domain/cart/cart.ts';
import { lineOf, type Visit, visit } from '../../application/cart/shop-of-one.ts';
import { care } from '../sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../sandbox/fixtures/start-sandbox.ts';

/** A misconfigured gateway between shop and backend: it answers every request itself. */
const html = () => new Response('<html><title>404 Not Found</title></html>', { status: 404 });
const gateways: readonly (readonly [string, () => Response])[] = [
  ['404 with an HTML page', html],
  ['404 without a body', () => new Response(null, { status: 404 })],
  ['404 with a code of its own', () => Response.json({ code: 'NoSuchKey' }, { status: 404 })],
  ['404 for an unknown path', () => Response.json({ code: 'route.unknown' }, { status: 404 })],
  ['410', () => new Response('Gone', { status: 410 })],
];

let sandbox: TestSandbox;
let answer: (() => Response) | undefined;
const ports = () =>
  makeBackendPorts(
    backendSettingsOf(brands.okulino.shop, 'de', {
      base: 'http://okulino.localhost:4200/api',
      fetch: async (request) => answer?.() ?? sandbox.fetch(request),
    }),
  );
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const idle = (visitor: Visit) =>
  vi.waitFor(() => {
    const { remote, tasks } = visitor.state();
    if (tasks.length > 0 || remote._tag === 'Loading') throw new Error('busy');
  });

/** A visitor with something in the cart, and a gateway that is misconfigured from now on. */
const shopping = async (gateway: () => Response) => {
  answer = undefined;
  const backend = ports();
  const visitor = visit(backend.carts);
  visitor.session.add([lineOf(care, 2)]);
  await vi.waitFor(() => expect(visitor.cart()?.items).toHaveLength(1));
  const held = visitor.cart() as Cart;
  answer = gateway;
  return { ...visitor, backend, held };
};

describe.each(gateways)('a gateway that answers %s', (_, gateway) => {
  it.each<[string, (visitor: Awaited<ReturnType<typeof shopping>>) => unknown]>([
    ['loading', ({ session }) => session.restore()],
    ['adding', ({ session }) => session.add([lineOf('20011')])],
    ['a quantity', ({ session, held }) => session.setQuantity(held.items[0]?.id as never, 1)],
    ['removing', ({ session, held }) => session.remove(held.items[0]?.id as never)],
    [
      'a coupon',
      ({ session, backend }) => session.change(({ token }) => backend.carts.applyCoupon(token, 'X'))(),
    ],
    ['the gift', ({ session, backend }) => session.change(({ token }) => backend.carts.declineGift(token))()],
    [
      'an e-mail',
      ({ session, backend }) =>
        session.change(({ token }) => backend.checkout.setEmail(token, 'a@example.org'))(),
    ],
    [
      'a shipping method',
      ({ session, backend }) =>
        session.change(({ token }) => backend.checkout.chooseShipping(token, 'nowhere', 'cargo'))(),
    ],
  ])('does not lose the cart: %s · CART-18', async (_command, act) => {
    const visitor = await shopping(gateway);
    await act(visitor);
    await idle(visitor);
    expect([visitor.kept(), visitor.cart()]).toEqual([visitor.held.token, visitor.held]);
    answer = undefined;
    visitor.session.restore();
    await vi.waitFor(() => expect(visitor.state().remote._tag).toBe('Ready'));
    expect(visitor.cart()).toEqual(visitor.held);
  });
});

it('a missing shipment is not mistaken for a missing cart · CART-18', async () => {
  const { backend, held, session, kept, cart } = await shopping(html);
  answer = undefined;
  const chosen = await session.change(({ token }) => backend.checkout.chooseShipping(token, 'x', 'cargo'))();
  expect(chosen).toMatchObject({ left: { _tag: 'NotFound', code: 'shipment.not_found' } });
  expect([kept(), cart()]).toEqual([held.token, held]);
});

it('a cart that the backend itself reports as missing is dropped · CART-18 · CART-3', async () => {
  const { session, kept, cart, state } = await shopping(() =>
    Response.json({ code: 'cart.not_found' }, { status: 404 }),
  );
  session.restore();
  await vi.waitFor(() => expect([kept(), cart(), state().remote._tag]).toEqual([undefined, null, 'Ready']));
});
