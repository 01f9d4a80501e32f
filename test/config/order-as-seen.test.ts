import * as fc from 'fast-check';
import { filter, firstValueFrom, map, type Observable } from 'rxjs';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeBackendPorts } from '../../src/adapters/backend/backend-ports.ts';
import type { ShopClient } from '../../src/adapters/backend/client.ts';
import { readProducts } from '../../src/adapters/sandbox/products/read-products.ts';
import type { CheckoutTask } from '../../src/application/checkout/checkout-view.ts';
import { makePageFlags } from '../../src/application/flags/page-flags.ts';
import { noTextStore } from '../../src/application/shared/text-store.ts';
import { backendSettingsOf } from '../../src/config/backend-settings.ts';
import { makeServices } from '../../src/config/composition/services.ts';
import type { Cart, CartItemId, CartToken } from '../../src/domain/cart/cart.ts';
import { isAsSeen, seenOrder } from '../../src/domain/checkout/seen-order.ts';
import { setStock } from '../adapters/sandbox/fixtures/set-stock.ts';
import { care, cartWith, checkedOut, done, item } from '../adapters/sandbox/fixtures/shopper.ts';
import { shops } from '../adapters/sandbox/fixtures/shops.ts';
import { startSandbox, type TestSandbox } from '../adapters/sandbox/fixtures/start-sandbox.ts';
import { keeping, quietOutside } from './quiet-outside.ts';

let backend: TestSandbox;
let client: ShopClient;
beforeAll(async () => {
  backend = await startSandbox();
  client = backend.client();
});
afterAll(() => backend?.close());

const plenty = { onHand: 100_000, stopOrder: false };
const stock = async (levels: { readonly onHand: number; readonly stopOrder: boolean }) => {
  const { sandbox } = backend;
  const channel = { brand_channel: 'okulino', locale: 'de' } as const;
  const product = (await readProducts(sandbox.db, sandbox, channel, [care])).get(care);
  if (product) await setStock(sandbox.db, { product, variantId: care }, levels);
};
const price = (cents: number) =>
  backend.sandbox.db
    .updateTable('product_price')
    .set({ price: cents })
    .where('product_id', '=', Number(care))
    .execute();
const uses = (used_before: number) =>
  backend.sandbox.db.updateTable('coupon').set({ used_before }).where('code', '=', 'VERGRIFFEN').execute();
beforeEach(async () => {
  await Promise.all([stock(plenty), price(1_290), uses(0)]);
});

/** An event in the shop, or in another tab of the same visitor. */
type Happening =
  | { readonly _tag: 'Price'; readonly cents: number }
  | { readonly _tag: 'Stock'; readonly left: number }
  | { readonly _tag: 'CouponUsedUp' | 'CouponOn' | 'CouponOff' }
  | { readonly _tag: 'Shipping'; readonly method: string }
  | { readonly _tag: 'Quantity'; readonly quantity: number };

const happen = async (token: CartToken, what: Happening): Promise<unknown> => {
  const params = { token };
  switch (what._tag) {
    case 'Price':
      return price(what.cents);
    case 'Stock':
      return stock({ onHand: what.left, stopOrder: true });
    case 'CouponUsedUp':
      return uses(100_000);
    // A cart that was ordered meanwhile refuses everything, and so does an exhausted coupon.
    case 'CouponOn':
      return client.applyCoupon({ params, body: { couponCode: 'VERGRIFFEN' } })();
    case 'CouponOff':
      return client.deleteCouponCode({ params })();
    case 'Shipping': {
      const cart = await client.getCart({ params })();
      const shipment = cart._tag === 'Right' ? (cart.right.shipments[0]?.id ?? '') : '';
      return client.updateOrderShippingMethod({
        params: { token, shipment },
        body: { method: what.method },
      })();
    }
    case 'Quantity': {
      const cart = await client.getCart({ params })();
      const line = cart._tag === 'Right' ? cart.right.items[0]?.id : undefined;
      return client.updateCartQuantity({
        params: { token, item: line ?? ('' as CartItemId) },
        body: { quantity: what.quantity },
      })();
    }
  }
};

const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.constantFrom(990, 1_290, 1_590).map((cents): Happening => ({ _tag: 'Price', cents })),
  fc.constantFrom(1, 2, 100_000).map((left): Happening => ({ _tag: 'Stock', left })),
  fc.constantFrom<Happening>({ _tag: 'CouponUsedUp' }, { _tag: 'CouponOn' }, { _tag: 'CouponOff' }),
  fc
    .constantFrom('swisspost_a_parcel', 'swisspost_b_parcel', 'planzer_priority')
    .map((method): Happening => ({ _tag: 'Shipping', method })),
  fc.constantFrom(1, 2, 3).map((quantity): Happening => ({ _tag: 'Quantity', quantity })),
);

/** Events around one call of a press: before it arrives, and before its answer does, which may be lost. */
interface Around {
  readonly before: readonly Happening[];
  readonly after: readonly Happening[];
  readonly isLost: boolean;
}
const calm: Around = { before: [], after: [], isLost: false };
const around: fc.Arbitrary<Around> = fc.record({
  before: fc.array(happening, { maxLength: 2 }),
  after: fc.array(happening, { maxLength: 2 }),
  isLost: fc.boolean(),
});

/** A visitor at the last step with no payment method saved, whose calls meet the planned events, one after the other. */
const atLastStep = async (plan: readonly Around[]) => {
  const { token_value, shipments } = await cartWith(client, item(care, 2));
  await checkedOut(client, await done(client.getCart({ params: { token: token_value } })), {
    payment: 'visa',
  });
  await backend.sandbox.db
    .updateTable('cart')
    .set({ payment_method: null, checkout_state: 'shipping_selected' })
    .where('token', '=', token_value)
    .execute();
  const rest = [...plan];
  const shop = makeServices(
    {
      ...quietOutside(),
      cartTokens: keeping<CartToken>(token_value),
      backend: makeBackendPorts(
        backendSettingsOf(shops.okulino, 'de', {
          base: 'http://okulino.localhost:4200/api',
          fetch: async (request) => {
            if (request.method === 'GET') return backend.fetch(request);
            const { before, after, isLost } = rest.shift() ?? calm;
            for (const one of before) await happen(token_value, one);
            const answer = await backend.fetch(request);
            for (const one of after) await happen(token_value, one);
            if (isLost) throw new TypeError('lost');
            return answer;
          },
        }),
      ),
    },
    {
      shop: shops.okulino,
      locale: 'de',
      device: noTextStore,
      tab: noTextStore,
      flags: makePageFlags(new Map()).flags,
    },
  );
  return { shop, token: token_value, shipments };
};

const until = <S, A>(state$: Observable<S>, read: (state: S) => A | undefined): Promise<A> =>
  firstValueFrom(
    state$.pipe(
      map(read),
      filter((found): found is Awaited<A> & A => found !== undefined),
    ),
  );

/** The result of up to three presses, each for the cart that the screen shows. */
const pressing = async (plan: readonly Around[]) => {
  const { shop, token } = await atLastStep(plan);
  const { cart, checkout } = shop;
  cart.restore();
  const seen: Cart[] = [];
  let task: CheckoutTask = { _tag: 'Idle' };
  for (let press = 0; press < 3 && task._tag !== 'Ordered'; press += 1) {
    const shown = await until(cart.state$, ({ remote }) =>
      remote._tag === 'Ready' ? { cart: remote.value } : undefined,
    );
    if (!shown.cart) break;
    seen.push(shown.cart);
    checkout.acknowledge();
    checkout.order({
      seen: shown.cart,
      way: { method: 'visa' },
      comment: `Press ${press}`,
      returnPath: () => '/checkout/thank-you/t',
    });
    task = await until(checkout.state$, (view) =>
      view.task._tag === 'Busy' || view.task._tag === 'Idle' ? undefined : view.task,
    );
    if (task._tag === 'PaymentNotStarted') break;
  }
  const orders = await backend.sandbox.db
    .selectFrom('shop_order')
    .select(['token', 'total'])
    .where('cart_token', '=', token)
    .execute();
  return { seen, task, orders };
};

it('an order is placed by the first press if nothing changes · CHK-20', async () => {
  const { seen, task, orders } = await pressing([]);
  expect(task._tag).toBe('Ordered');
  expect(orders.map(({ total }) => total)).toEqual(seen.map(({ total }) => total.minor));
});

it('an order is not placed by the press during which the price rises, but by the next · CHK-20', async () => {
  const { seen, orders } = await pressing([{ ...calm, before: [{ _tag: 'Price', cents: 1_590 }] }]);
  expect(seen.map(({ itemsTotal }) => itemsTotal.minor)).toEqual([2_580, 3_180]);
  expect(orders.map(({ total }) => total)).toEqual([seen[1]?.total.minor]);
});

it('an order matches a cart shown at a press, whatever happens around its requests, or there is none · CHK-20', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(around, { minLength: 1, maxLength: 8 }), async (plan) => {
      await Promise.all([stock(plenty), price(1_290), uses(0)]);
      const { seen, task, orders } = await pressing(plan);
      expect(orders.length).toBeLessThanOrEqual(1);
      const [order] = orders;
      if (order) expect(seen.map(({ total }) => total.minor)).toContain(order.total);
      if (task._tag !== 'Ordered' && task._tag !== 'PaymentNotStarted') return;
      expect(order?.token).toBe(task.order.token);
      const made = seenOrder({ ...task.order, token: '' as CartToken });
      expect(seen.some((cart) => isAsSeen(seenOrder(cart), made))).toBe(true);
    }),
    { numRuns: 25 },
  );
}, 180_000);
