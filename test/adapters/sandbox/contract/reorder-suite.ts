import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderWire } from '../../../../src/adapters/contract/orders/orders.ts';
import { demoPassword } from '../../../../src/adapters/sandbox/seed/demo/demo-customers.ts';
import type { BrandId } from '../../../../src/domain/shared/brand-id.ts';
import { openBrowser, type TestBrowser } from '../fixtures/browser.ts';
import { signedIn } from '../fixtures/customers.ts';
import {
  care,
  cartWith,
  daily,
  done,
  failed,
  item,
  ordered,
  refused,
  supplierCare,
  tenCare,
} from '../fixtures/shopper.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';

/** Order history of a customer, and reordering from it. */
export const reorderSuite = (started: () => TestSandbox): void => {
  const comeIn = async (email: string, brand: BrandId = 'okulino'): Promise<TestBrowser> => {
    const browser = openBrowser(started(), brand);
    await done(browser.client.customerSignMeIn({ body: { email, password: demoPassword } }));
    return browser;
  };
  let regular: TestBrowser;
  let changing: TestBrowser;
  beforeAll(async () => {
    regular = await comeIn('stammgast@example.org');
    changing = await comeIn('wechselgast@example.org');
  });

  const historyOf = async ({ client }: TestBrowser, query = {}) => done(client.getOrdersHistory({ query }));
  const orderWith = async (who: TestBrowser, product: string): Promise<OrderWire> => {
    const { 'hydra:member': orders } = await historyOf(who, { itemsPerPage: 40 });
    const order = orders.find(({ items }) => items.some(({ product_id }) => product_id === product));
    if (!order) throw new Error(`no order with ${product}`);
    return order;
  };
  const again = async ({ client }: TestBrowser, order: OrderWire, cart?: string) => {
    const cart_token = (cart ?? (await done(client.createCart({}))).token_value) as never;
    const body = { cart_token, source: 'account', last_order_token: order.token_value };
    const result = await done(client.reorder({ body }));
    return { result, cart: await done(client.getCart({ params: { token: cart_token } })) };
  };

  it.each<[BrandId, string | undefined]>([
    ['opalys', '992212345678901'],
    ['okulino', undefined],
  ])(
    'carries the loyalty number of the account where the shop takes one: %s · MILES-4 · HOME-3',
    async (brand, number) => {
      const who = await comeIn('stammgast@example.org', brand);
      const known = { miles_and_more_number: '992212345678901' };
      await done(who.client.customerSetMilesAndMore({ body: known }));
      const {
        'hydra:member': [last],
      } = await historyOf(who);
      if (!last) throw new Error('no order');
      const { cart } = await again(who, last);
      expect(cart.checkout_state).toBe('payment_selected');
      expect(cart.customer?.miles_and_more_number).toBe(number);
      // What the customer entered for this order stays.
      const { token_value: token } = await done(who.client.createCart({}));
      const own = '222012345678901';
      await done(who.client.updateOrder({ params: { token }, body: { miles_and_more_number: own } }));
      expect((await again(who, last, token)).cart.customer?.miles_and_more_number).toBe(own);
    },
  );

  describe('history', () => {
    it('lists a customer’s orders in pages, newest first · ORD-2', async () => {
      const first = await historyOf(regular);
      // A subscription may have delivered since.
      const { 'hydra:totalItems': total } = first;
      expect(total).toBeGreaterThanOrEqual(12);
      expect(first['hydra:member']).toHaveLength(10);
      const second = await historyOf(regular, { page: 2 });
      const all = [...first['hydra:member'], ...second['hydra:member']];
      const days = all.map(({ created_at }) => created_at);
      expect(days).toEqual([...days].sort().reverse());
      expect(new Set(all.map(({ number }) => number)).size).toBe(total);
      expect(all.find(({ state }) => state === 'shipped')?.tracking).toMatch(/^99\.60\./);
    });

    it('bounds pages and page sizes, and refuses a guest · ORD-3', async () => {
      const all = await historyOf(regular, { page: -3, itemsPerPage: 900 });
      expect(all['hydra:member']).toHaveLength(all['hydra:totalItems']);
      expect((await historyOf(regular, { page: 99 }))['hydra:member']).toEqual([]);
      const refusal = await refused(started().client().getOrdersHistory({}));
      expect(refusal.code).toBe('customer.not_signed_in');
    });

    it('holds no orders of other customers · ORD-3', async () => {
      const { 'hydra:member': theirs } = await historyOf(changing, { itemsPerPage: 40 });
      const { 'hydra:member': hers } = await historyOf(regular, { itemsPerPage: 40 });
      expect(
        theirs.map(({ number }) => number).filter((one) => hers.some(({ number }) => number === one)),
      ).toEqual([]);
    });
  });

  describe('reorder', () => {
    it('adds the lines of an order to the cart, with its address and payment method · REO-1', async () => {
      const order = await orderWith(regular, '10020');
      const { result, cart } = await again(regular, order);
      expect(cart).toMatchObject({
        checkout_state: 'payment_selected',
        payment_method: 'invoice',
        billing_address: { city: 'Zürich' },
      });
      const linesOf = ({ items }: Pick<OrderWire, 'items'>) =>
        items.map(({ variant_id, quantity, meta }) => ({ variant_id, quantity, eye: meta.eye }));
      expect(linesOf(cart)).toEqual(linesOf(order));
      expect(result).toMatchObject({
        found_non_reorderable_products: [],
        not_reorderable: [],
        switched_products: [],
        added_trial_products: [],
        items: cart.items,
      });
    });

    it('replaces a missing shipping method by the cheapest home delivery, and a payment method, and says so · HOME-3', async () => {
      const here = await signedIn(started());
      const order = await ordered(here.client, await cartWith(here.client, item(care)), {
        email: here.email,
        payment: 'visa',
      });
      const set = started().sandbox.db.updateTable('shop_order').where('token', '=', order.token_value);
      const past = { ...order, shipments: order.shipments.map((one) => ({ ...one, method: 'gone_parcel' })) };
      const again = async () => {
        const { token_value: cart_token } = await done(here.client.createCart({}));
        const body = { cart_token, source: 'home', last_order_token: order.token_value };
        const { replaced_ways } = await done(here.client.reorder({ body }));
        return { replaced_ways, cart: await done(here.client.getCart({ params: { token: cart_token } })) };
      };
      await set.set({ state: 'new', expires_at: null, paid_at: new Date() }).execute();
      expect((await again()).replaced_ways).toBeUndefined();

      const { basket } = await started()
        .sandbox.db.selectFrom('shop_order')
        .select('basket')
        .where('token', '=', order.token_value)
        .executeTakeFirstOrThrow();
      const gone = { ...basket, shipments: past.shipments };
      await set.set({ basket: JSON.stringify(gone) as never }).execute();
      const sent = await again();
      expect(sent.replaced_ways).toEqual(['shipping']);
      expect(sent.cart).toMatchObject({ checkout_state: 'payment_selected', payment_method: 'visa' });
      const [shipment] = sent.cart.shipments;
      const offered = await done(
        here.client.getSelectedShippingMethods({
          params: { token: sent.cart.token_value, shipment: shipment?.id ?? ('' as never) },
        }),
      );
      const home = offered.filter(({ key }) => !key.includes('pickup')).map(({ price }) => price);
      expect(offered.find(({ key }) => key === shipment?.method)?.price).toBe(Math.min(...home));

      await set.set({ payment_method: 'klarna_sofort' }).execute();
      const paid = await again();
      expect(paid.replaced_ways).toEqual(['shipping', 'payment']);
      expect(paid.cart).toMatchObject({ checkout_state: 'payment_selected', payment_method: 'visa' });
    });

    it('repeats what was kept · REO-1 · ORD-7', async () => {
      const who = { ...openBrowser(started()), ...(await signedIn(started())) };
      const order = await ordered(who.client, await cartWith(who.client, item(care, 2), item(tenCare)), {
        email: who.email,
        payment: 'visa',
      });
      await started()
        .sandbox.db.updateTable('shop_order')
        .set({ state: 'shipped', expires_at: null })
        .where('token', '=', order.token_value)
        .execute();
      const withdraw = (...goods: readonly string[]) =>
        done(
          who.client.withdrawFromContract({
            body: { name: 'Mara', number: order.number, email: who.email, goods },
          }),
        );
      const productsAgain = async () =>
        (await again(who, order)).cart.items.map(({ product_id }) => product_id);
      expect(await productsAgain()).toEqual([care, tenCare]);
      await withdraw(order.items[0]?.title ?? '');
      expect(await productsAgain()).toEqual([tenCare]);
    });

    it('adds nothing twice if repeated, and keeps what was in the cart', async () => {
      const order = await orderWith(regular, '10020');
      const more = await cartWith(
        regular.client,
        item(daily, 3, { sphere: '-1.00', radius: '8.5', diameter: '14.2' }),
      );
      const { cart } = await again(regular, order, more.token_value);
      const { cart: twice } = await again(regular, order, cart.token_value);
      expect(twice.items).toEqual(cart.items);
      expect(cart.items[0]).toMatchObject({ product_id: daily, quantity: 3 });
      expect(cart.items).toHaveLength(order.items.length + 1);
    });

    it('replaces a discontinued product by its successor · REO-3', async () => {
      const { result, cart } = await again(changing, await orderWith(changing, '10261'));
      expect(result.switched_products).toEqual([
        {
          from: expect.objectContaining({ product_id: '10261' }),
          to: expect.objectContaining({ product_id: '10371' }),
          changed: [
            { code: 'radius', from: '8.5', to: '8.6' },
            { code: 'diameter', from: '14.2', to: '14.0' },
          ],
        },
      ]);
      expect(cart.items.map(({ product_id, quantity }) => [product_id, quantity])).toEqual([['10371', 2]]);
    });

    it('adds the boxes of a product and of one that it replaces, once · REO-3', async () => {
      const { client, email } = await signedIn(started());
      const bought = await cartWith(client, item(care, 1), item(supplierCare, 2));
      const order = await ordered(client, bought, { email, payment: 'visa' });
      const { db } = started().sandbox;
      await db
        .updateTable('shop_order')
        .set({ state: 'new', expires_at: null })
        .where('token', '=', order.token_value)
        .execute();
      const setDiscontinued = (discontinued: boolean) =>
        db.updateTable('product').set({ discontinued }).where('id', '=', Number(supplierCare)).execute();
      await setDiscontinued(true);
      const here = { client } as TestBrowser;
      const { cart } = await again(here, order);
      const { cart: twice } = await again(here, order, cart.token_value);
      await setDiscontinued(false);
      for (const { items } of [cart, twice])
        expect(items.map(({ product_id, quantity }) => [product_id, quantity])).toEqual([[care, 3]]);
    });

    it('leaves the e-mail of the account, whatever the order names · CHK-22', async () => {
      const guest = started().client();
      const order = await ordered(guest, await cartWith(guest, item(care)), { email: 'guest@example.org' });
      await started()
        .sandbox.db.updateTable('shop_order')
        .set({ state: 'new', expires_at: null })
        .where('token', '=', order.token_value)
        .execute();
      const { client, email } = await signedIn(started());
      const { cart } = await again({ client } as TestBrowser, order);
      expect(cart).toMatchObject({ billing_address: { city: 'Zürich' }, customer: { email } });
    });

    it('names each line that cannot be ordered any more, and adds the rest · REO-3', async () => {
      const { result, cart } = await again(changing, await orderWith(changing, '10381'));
      expect(result.found_non_reorderable_products.map(({ product_id }) => product_id)).toEqual([
        '10381',
        '10381',
      ]);
      expect(cart.items.map(({ product_id }) => product_id)).toEqual(['20012']);
    });

    it('names the trial packs that were added, one of each · REO-3', async () => {
      const { result, cart } = await again(changing, await orderWith(changing, '10391'));
      expect(result.added_trial_products.map(({ product_id }) => product_id)).toEqual(['10391']);
      expect(cart.items.find(({ is_trial }) => is_trial)?.quantity).toBe(1);
    });

    it('names what is out of stock · REO-3', async () => {
      const here = await signedIn(started());
      const order = await ordered(here.client, await cartWith(here.client, item('20150' as never, 1)), {
        email: here.email,
        payment: 'visa',
      });
      await started()
        .sandbox.db.updateTable('shop_order')
        .set({ state: 'new', expires_at: null })
        .where('token', '=', order.token_value)
        .execute();
      await started()
        .sandbox.db.updateTable('stock')
        .set({ on_hand: 0 })
        .where('variant_id', '=', '20150')
        .execute();
      const { result, cart } = await again(here, order);
      expect(result.not_reorderable.map(({ product_id }) => product_id)).toEqual(['20150']);
      expect([result.items, cart.items, cart.billing_address]).toEqual([[], [], undefined]);
    });

    it('leaves out a gift, which was never bought · REO-3', async () => {
      const order = await orderWith(regular, '20012');
      const items = order.items.map((line, i) => (i === 0 ? { ...line, is_gift: true } : line));
      const { db } = started().sandbox;
      const row = await db
        .selectFrom('shop_order')
        .select('basket')
        .where('token', '=', order.token_value)
        .executeTakeFirstOrThrow();
      const put = (basket: unknown) =>
        db
          .updateTable('shop_order')
          .set({ basket: JSON.stringify(basket) as never })
          .where('token', '=', order.token_value)
          .execute();
      await put({ ...row.basket, items });
      const { cart } = await again(regular, order);
      await put(row.basket);
      expect(cart.items).toHaveLength(order.items.length - 1);
    });

    it('applies a coupon that is valid, and continues without one that is not', async () => {
      const order = await orderWith(regular, '10020');
      const withCoupon = async (coupon_code: string) => {
        const { token_value: cart_token } = await done(regular.client.createCart({}));
        const body = {
          cart_token,
          source: 'email',
          last_order_internal_order_id: order.internal_order_id,
          coupon_code,
        };
        await done(regular.client.reorder({ body }));
        return done(regular.client.getCart({ params: { token: cart_token } }));
      };
      expect((await withCoupon('sehen10')).promotion_coupon).toEqual({ code: 'SEHEN10' });
      const without = await withCoupon('GESTERN');
      expect(without.promotion_coupon).toBeUndefined();
      expect(without.items).toHaveLength(order.items.length);
    });

    it('refuses an order of another customer or shop, one that awaits payment, and a missing cart · REO-4 · ORD-3', async () => {
      const order = await orderWith(regular, '10020');
      const { token_value: cart_token } = await done(changing.client.createCart({}));
      const ask = (body: object) =>
        changing.client.reorder({ body: { cart_token, source: 'account', ...body } });
      expect(await failed(ask({ last_order_token: order.token_value }))).toEqual({
        _tag: 'NotFound',
        code: 'order.not_found',
      });
      expect(await failed(ask({ last_order_internal_order_id: order.internal_order_id }))).toEqual({
        _tag: 'NotFound',
        code: 'order.not_found',
      });
      expect(await failed(ask({}))).toEqual({ _tag: 'NotFound', code: 'order.not_found' });
      const guest = started().client();
      const foreign = await ordered(guest, await cartWith(guest, item(care)), { email: 'guest@example.org' });
      await started()
        .sandbox.db.updateTable('shop_order')
        .set({ brand: 'opalys', state: 'shipped' })
        .where('token', '=', foreign.token_value)
        .execute();
      expect(await failed(ask({ last_order_token: foreign.token_value }))).toMatchObject({
        code: 'order.not_found',
      });
      const own = await orderWith(changing, '20012');
      const lost = ask({ last_order_token: own.token_value, cart_token: 'nobody' });
      expect((await refused(lost)).code).toBe('reorder.cart_not_found');
      const { client, email } = await signedIn(started());
      const open = await ordered(client, await cartWith(client, item('20012' as never)), { email });
      const { token_value } = await done(client.createCart({}));
      const body = { cart_token: token_value, source: 'account', last_order_token: open.token_value };
      const refusal = await refused(client.reorder({ body }));
      expect(refusal.code).toBe('reorder.last_order_not_completed');
      expect(refusal.message).toBe('Diese Bestellung lässt sich leider nicht wiederholen.');
    });

    it('refuses a guest', async () => {
      const order = await orderWith(regular, '10020');
      const client = started().client();
      const { token_value: cart_token } = await done(client.createCart({}));
      const body = { cart_token, source: 'email', last_order_token: order.token_value };
      expect((await refused(client.reorder({ body }))).code).toBe('customer.not_signed_in');
    });
  });
};
