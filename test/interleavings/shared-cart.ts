import type * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { makeClient, type ShopClient } from '../../src/adapters/backend/client.ts';
import type { BasketWire } from '../../src/adapters/contract/cart/basket.ts';
import type { CartWire } from '../../src/adapters/contract/cart/cart.ts';
import type { OrderWire } from '../../src/adapters/contract/orders/orders.ts';
import { shopApi } from '../../src/adapters/contract/shop-api.ts';
import { readProducts } from '../../src/adapters/sandbox/products/read-products.ts';
import type { Failure } from '../../src/application/shared/failure.ts';
import { openBrowser } from '../adapters/sandbox/fixtures/browser.ts';
import { copiesOf } from '../adapters/sandbox/fixtures/copies.ts';
import { password, registered } from '../adapters/sandbox/fixtures/customers.ts';
import { setStock } from '../adapters/sandbox/fixtures/set-stock.ts';
import { care, cartWith, checkedOut, done, item, stoppedCare } from '../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox } from '../adapters/sandbox/fixtures/start-sandbox.ts';
import type { ModelLine, Op, Product, SharedCart, Told } from './shared-cart-model.ts';

const ids = { a: care, b: stoppedCare };
const coupon = 'FUENF';

const linesOf = ({ items }: BasketWire): readonly ModelLine[] =>
  items
    .filter(({ is_gift }) => !is_gift)
    .map(({ id, product_id, quantity }) => ({
      id,
      product: product_id === ids.a ? 'a' : 'b',
      pieces: quantity,
    }));

/** Contradictions between the amounts of a cart or an order. Source: PRICE-1. */
const wrongSums = (basket: BasketWire): readonly string[] => {
  const { items, items_total, items_total_before_promotion, order_promotion_total, shipping_total, total } =
    basket;
  const lines = items.reduce((sum, line) => sum + line.total, 0);
  return [
    ...items.filter((line) => line.unit_price * line.quantity !== line.total).map(({ title }) => title),
    ...(lines === items_total_before_promotion ? [] : ['before promotion']),
    ...(items_total_before_promotion + order_promotion_total === items_total ? [] : ['items']),
    ...(items_total + shipping_total === total ? [] : ['total']),
  ];
};

/** A backend with one customer in two browsers, and for each run a cart that is ready to be ordered. */
export const openSharedShop = async () => {
  const backend = await startSandbox();
  const { sandbox } = backend;
  const { db } = sandbox;
  const channel = { brand_channel: 'okulino', locale: 'de' } as const;
  const products = await readProducts(db, sandbox, channel, [ids.a, ids.b]);
  const shelve = async (product: Product, onHand: number): Promise<void> => {
    const found = products.get(ids[product]);
    if (found) await setStock(db, { product: found, variantId: ids[product] }, { onHand, stopOrder: true });
  };
  const onShelf = async (product: Product): Promise<number> => {
    const stock = db.selectFrom('stock').select('on_hand').where('variant_id', '=', ids[product]);
    return (await stock.executeTakeFirstOrThrow()).on_hand;
  };

  await Promise.all([shelve('a', 100), shelve('b', 100)]);
  const guest = backend.client();
  const email = await registered(guest);
  const browsers = [openBrowser(backend), openBrowser(backend)] as const;
  for (const { client } of browsers) await done(client.customerSignMeIn({ body: { email, password } }));
  const { id } = await db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const template = await checkedOut(guest, await cartWith(guest, item(care)), { email });
  let made = 0;

  /** A new cart with one piece of `a` for both clients, and another customer's; the scheduler decides when answers arrive. */
  const open = async (s: fc.Scheduler, stock: SharedCart['stock']) => {
    const [token, others] = await copiesOf(backend, template.token_value, 2, made + 1);
    if (!token || !others) throw new Error('no carts');
    made += 2;
    await db
      .updateTable('cart')
      .set({ customer_id: String(id) })
      .where('token', '=', token)
      .execute();
    await Promise.all([shelve('a', stock.a), shelve('b', stock.b)]);
    const travelling = (fetch: (request: Request) => Promise<Response>): ShopClient =>
      makeClient(
        {
          base: 'http://okulino.localhost:4200/api',
          channel,
          fetch: async (request) => {
            const name = `${request.method} ${new URL(request.url).pathname.replaceAll(/[\w-]{16,}/g, '…')}`;
            await s.schedule(Promise.resolve(), `${name} asked`);
            const answer = await fetch(request);
            await s.schedule(Promise.resolve(), `${name} answered`);
            return answer;
          },
        },
        shopApi,
      );
    const clients = browsers.map(({ fetch }) => travelling(fetch));
    const stranger = travelling(backend.fetch);

    const ask = (client: ShopClient, op: Op, seen: CartWire): TaskEither<Failure, CartWire | OrderWire> => {
      const params = { token };
      switch (op.do) {
        case 'look':
          return client.getCart({ params });
        case 'add': {
          const items = [item(ids[op.product], op.pieces)];
          return client.addToCart({ params, body: { request_id: op.request, items } });
        }
        case 'set':
          return client.updateCartQuantity({
            params: { token, item: op.item },
            body: { quantity: op.pieces },
          });
        case 'remove':
          return client.removeFromCart({ params: { token, item: op.item } });
        case 'coupon':
          return op.on
            ? client.applyCoupon({ params, body: { couponCode: coupon } })
            : client.deleteCouponCode({ params });
        case 'order':
          return client.createMyOrderFromCart({ body: orderAsSeen(seen) });
        case 'stranger orders':
          return stranger.createMyOrderFromCart({ body: { token_value: others } });
      }
    };
    return { token, clients, ask };
  };
  return { backend, open, shelve, onShelf };
};

/** Like the shop's order request: it contains what was shown. */
const orderAsSeen = ({ token_value, total, currency_code, items }: CartWire) => ({
  token_value,
  total,
  currency_code,
  gift: items.some(({ is_gift }) => is_gift),
  items: items.map(({ product_id, variant_id, quantity, unit_price }) => ({
    product_id,
    variant_id,
    quantity,
    unit_price,
  })),
});

/** An answer in the terms of the model. */
export const toldBy = (op: Op, answer: E.Either<Failure, CartWire | OrderWire>): Told => {
  if (E.isLeft(answer)) {
    if (answer.left._tag === 'Refused') return { is: 'refused' };
    if (answer.left._tag === 'NotFound') return { is: 'gone' };
    throw new Error(`${op.do}: ${JSON.stringify(answer.left)}`);
  }
  const wrong = wrongSums(answer.right);
  if (wrong.length > 0) throw new Error(`${op.do}: wrong sums: ${wrong.join(', ')}`);
  const is = op.do === 'order' || op.do === 'stranger orders' ? 'order' : 'cart';
  return { is, lines: linesOf(answer.right), coupon: answer.right.promotion_coupon !== undefined };
};
