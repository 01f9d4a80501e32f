import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { ShopClient } from '../../../src/adapters/backend/client.ts';
import type { CartWire } from '../../../src/adapters/contract/cart/cart.ts';
import { doDueWork } from '../../../src/adapters/sandbox/due-work.ts';
import { openBrowser } from '../sandbox/fixtures/browser.ts';
import { newEmail, password, person, signedIn } from '../sandbox/fixtures/customers.ts';
import {
  add,
  anyItem,
  care,
  cartWith,
  checkedOut,
  daily,
  done,
  failed,
  germanAddress,
  item,
  ordered,
  refused,
  stoppedCare,
  swissAddress,
} from '../sandbox/fixtures/shopper.ts';
import type { TestSandbox } from '../sandbox/fixtures/start-sandbox.ts';
import { scenarios } from './scenario.ts';

const eyes = async (client: ReturnType<TestSandbox['client']>) => {
  const right = await anyItem(client, daily, 2);
  const { options } = await done(client.getProduct({ params: { id: daily } }));
  const sphere = options.find(({ code }) => code === 'sphere')?.values[1] ?? '';
  const left = { ...right, product: { ...right.product, option: { ...right.product.option, sphere } } };
  return [
    { ...right, meta: { eye: 'right', pair_id: 'one' } },
    { ...left, quantity: 3, meta: { eye: 'left', pair_id: 'one' } },
  ] as const;
};

scenarios('a shop on Vendure, by what the engine answered once', (scenario) => {
  scenario('two-eyes-and-care-in-a-cart', async (shop) => {
    const client = shop.client();
    const [right, left] = await eyes(client);
    const cart = await cartWith(client, right, left);
    expect(cart.items.map(({ meta, quantity }) => [meta.eye, quantity])).toEqual([
      ['right', 2],
      ['left', 3],
    ]);
    expect(cart.items[0]?.formatted_options).not.toEqual(cart.items[1]?.formatted_options);
    const more = await add(client, cart, item(care));
    expect(more.items).toHaveLength(3);
    expect(more.items_total).toBe(more.items.reduce((sum, { total }) => sum + total, 0));
    const token = cart.token_value;
    const line = more.items[2]?.id ?? '';
    const two = await done(
      client.updateCartQuantity({ params: { token, item: line }, body: { quantity: 2 } }),
    );
    expect(two.items[2]?.quantity).toBe(2);
    const without = await done(client.removeFromCart({ params: { token, item: line } }));
    expect(without.items).toHaveLength(2);
    expect(await done(client.getCart({ params: { token } }))).toEqual(without);
  });

  scenario('a-coupon-is-taken-refused-and-taken-off', async (shop) => {
    const client = shop.client();
    const { token_value: token } = await cartWith(client, item(care, 3));
    const apply = (couponCode: string) => client.applyCoupon({ params: { token }, body: { couponCode } });
    expect(await refused(apply('NIXDA'))).toMatchObject({ code: 'coupon.does_not_exist' });
    const reduced = await done(apply(' sehen10 '));
    expect(reduced.promotion_coupon).toEqual({ code: 'SEHEN10' });
    expect(reduced.order_promotion_total).toBeLessThan(0);
    await add(client, reduced, await anyItem(client, daily));
    const limited = await done(apply('PFLEGE20'));
    expect(limited.items.map(({ discount }) => discount)).toEqual([-limited.order_promotion_total, 0]);
    const off = await done(client.deleteCouponCode({ params: { token } }));
    expect(off.promotion_coupon).toBeUndefined();
    expect(off.order_promotion_total).toBe(0);
    expect(off.items.map(({ discount }) => discount)).toEqual([undefined, undefined]);
  });

  scenario('a-guest-orders-once-however-often-they-press', async (shop) => {
    const client = shop.client();
    const cart = await cartWith(client, item(care));
    const { token_value } = await checkedOut(client, cart);
    const order = await done(client.createMyOrderFromCart({ body: { token_value } }));
    expect(order).toMatchObject({
      state: 'payment_pending',
      total: order.items_total + order.shipping_total,
    });
    const again = await done(client.createMyOrderFromCart({ body: { token_value } }));
    expect(again).toEqual(order);
    await doDueWork(shop.sandbox);
    expect(await done(client.getOrder({ params: { token: order.token_value } }))).toEqual(order);
    const kept = await shop.sandbox.db
      .selectFrom('shop_order')
      .selectAll()
      .where('number', '=', order.number)
      .execute();
    expect(kept).toHaveLength(1);
  });

  scenario('an-order-at-another-price-than-seen-is-refused', async (shop) => {
    const client = shop.client();
    const cart = await cartWith(client, item(care));
    const { token_value, total } = await checkedOut(client, cart);
    const body = { token_value, total: (total + 1) as typeof total };
    expect(await refused(client.createMyOrderFromCart({ body }))).toMatchObject({ code: 'cart.changed' });
  });

  scenario('a-gift-comes-is-declined-and-comes-again', async (shop) => {
    const client = shop.client('augental');
    const care20 = item(care, 20);
    const atHome = { ...care20, product: { ...care20.product, price_channel: 'augental_web' } };
    const cart = await cartWith(client, atHome);
    expect(cart.gift?.standing).toBe('given');
    const token = cart.token_value;
    const given = cart.items.at(-1);
    expect(given).toMatchObject({ is_gift: true, unit_price: 0, quantity: 1 });
    const more = client.updateCartQuantity({
      params: { token, item: given?.id ?? '' },
      body: { quantity: 2 },
    });
    expect(await refused(more)).toMatchObject({ code: 'product.quantity_fixed' });
    const without = await done(client.productOptOut({ body: { cart_token: token } }));
    expect(without.items).toHaveLength(1);
    expect(without.gift?.standing).toBe('declined');
    expect(without.total).toBe(cart.total);
    const again = await done(client.productOptIn({ body: { cart_token: token } }));
    expect(again.gift?.standing).toBe('given');
  });

  scenario('nobody-gets-more-than-lies-under-a-stop-order', async (shop) => {
    const client = shop.client();
    const cart = await cartWith(client);
    const body = { request_id: 'many', items: [item(stoppedCare, 99)] };
    const no = await refused(client.addToCart({ params: { token: cart.token_value }, body }));
    expect(no.code).toMatch(/^product\.stock\./);
    expect(no.violations[0]?.field).toBe('items[0].quantity');
  });

  scenario('a-german-address-changes-the-ways-of-sending', async (shop) => {
    const client = shop.client('augental');
    const cart = await cartWith(client, {
      ...item(care),
      product: { ...item(care).product, price_channel: 'augental_web' },
    });
    const token = cart.token_value;
    const email = 'mara@example.org';
    await done(client.updateOrder({ params: { token }, body: { email, billing_address: germanAddress } }));
    const shipment = cart.shipments[0]?.id ?? '';
    const ways = await done(client.getSelectedShippingMethods({ params: { token, shipment } }));
    expect(ways.length).toBeGreaterThan(0);
    expect(ways.every(({ calculated_arrival_date_min: day }) => day !== undefined)).toBe(true);
    const wrong = client.updateOrderShippingMethod({
      params: { token, shipment },
      body: { method: 'nobody' },
    });
    expect(await refused(wrong)).toMatchObject({ code: 'shipping.not_available' });
  });

  scenario('a-customer-claims-a-cart-and-orders-again', async (shop) => {
    const guest = shop.client();
    const atHand = await cartWith(guest, item(care, 2));
    const { client, email } = await signedIn(shop);
    const { cart } = await done(client.customerClaimCart({ body: { cart_token: atHand.token_value } }));
    expect(cart?.customer?.email).toBe(email);
    const order = await ordered(client, cart ?? atHand, { email });
    await doDueWork(shop.sandbox);
    const paying = await done(
      client.startPayment({ params: { token: order.token_value }, body: { return_path: '/' } }),
    );
    expect(paying.status).toBe('redirect');
  });

  scenario('the-order-of-a-guest-is-returned-again-to-its-account-only', async (shop) => {
    const guest = shop.client();
    const email = newEmail();
    const { token_value } = await checkedOut(guest, await cartWith(guest, item(care)), { email });
    const again = (client: ShopClient) => client.createMyOrderFromCart({ body: { token_value } });
    const order = await done(again(guest));
    const { client } = openBrowser(shop);
    const body = { ...person(email), password, order_token: order.token_value };
    await done(client.customerSignMeUp({ body }));
    await done(client.customerSignMeIn({ body: { email, password } }));
    expect(await done(again(client))).toMatchObject({ number: order.number });
    const { client: other } = await signedIn(shop);
    for (const stranger of [guest, other])
      expect(await failed(again(stranger))).toEqual({ _tag: 'NotFound', code: 'cart.not_found' });
  });

  scenario('an-unclaimed-cart-becomes-the-order-of-the-customer-who-places-it', async (shop) => {
    const guest = shop.client();
    const { token_value } = await checkedOut(guest, await cartWith(guest, item(care)), { email: newEmail() });
    const { client } = await signedIn(shop);
    const { number } = await done(client.createMyOrderFromCart({ body: { token_value } }));
    await doDueWork(shop.sandbox);
    const { 'hydra:member': orders } = await done(client.getOrdersHistory({ query: {} }));
    expect(orders.map((one) => one.number)).toEqual([number]);
    expect(await failed(guest.createMyOrderFromCart({ body: { token_value } }))).toEqual({
      _tag: 'NotFound',
      code: 'cart.not_found',
    });
  });

  scenario('a-coupon-makes-every-way-of-sending-free', async (shop) => {
    const client = shop.client();
    const { token_value: token } = await cartWith(client, item(care));
    const apply = (couponCode: string) => client.applyCoupon({ params: { token }, body: { couponCode } });
    await done(apply('PORTOFREI'));
    const body = { email: 'mara@example.org', billing_address: swissAddress };
    const cart = await done(client.updateOrder({ params: { token }, body }));
    expect(cart.promotion_coupon).toEqual({ code: 'PORTOFREI', free_shipping: true });
    const shipment = cart.shipments[0]?.id ?? '';
    const ways = await done(client.getSelectedShippingMethods({ params: { token, shipment } }));
    expect(ways.length).toBeGreaterThan(1);
    expect(ways.map(({ price }) => price)).toEqual(ways.map(() => 0));
    expect((await done(apply('SEHEN10'))).promotion_coupon).toEqual({ code: 'SEHEN10' });
  });

  scenario('a-welcome-is-on-one-unpaid-order-of-a-mailbox', async (shop) => {
    const client = shop.client();
    const email = `${randomUUID()}@example.org`;
    const apply = ({ token_value: token }: CartWire) =>
      client.applyCoupon({ params: { token }, body: { couponCode: 'NEUHIER' } });
    const first = await cartWith(client, item(care));
    await done(apply(first));
    expect((await ordered(client, first, { email })).promotion_coupon).toEqual({ code: 'NEUHIER' });
    const second = await cartWith(client, item(care));
    await done(apply(second));
    const known = await done(client.updateOrder({ params: { token: second.token_value }, body: { email } }));
    expect(known.promotion_coupon).toBeUndefined();
    expect(known.discount_note).toContain('NEUHIER');
    expect((await refused(apply(second))).code).toBe('coupon.customer_limit');
  });

  scenario('the-carts-of-an-account-go-with-it-and-old-ones-at-night', async (shop) => {
    const { client, email } = await signedIn(shop);
    const cart = await cartWith(client, item(care));
    const order = await ordered(client, await cartWith(client, item(care)), { email });
    const { id } = await shop.sandbox.db
      .selectFrom('customer')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const { carts } = shop.sandbox.engine ?? {};
    const look = () => carts?.look('okulino', { token: cart.token_value, locale: 'de', account: String(id) });
    expect((await look())?.lines).toHaveLength(1);
    await done(client.deleteMe({ body: { password } }));
    await doDueWork(shop.sandbox);
    expect(await look()).toBeUndefined();
    const kept = await done(shop.client().getOrder({ params: { token: order.token_value } }));
    expect(kept.number).toBe(order.number);
  });

  scenario('another-customer-finds-no-cart', async (shop) => {
    const { client } = await signedIn(shop);
    const cart = await cartWith(client, item(care));
    const { client: other } = openBrowser(shop);
    const no = await other.getCart({ params: { token: cart.token_value } })();
    expect(no).toMatchObject({ left: { _tag: 'NotFound' } });
  });
});
