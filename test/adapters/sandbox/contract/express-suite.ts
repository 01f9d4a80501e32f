import { afterEach, expect, it } from 'vitest';
import type { CartWire } from '../../../../src/adapters/contract/cart/cart.ts';
import type { ExpressId } from '../../../../src/application/checkout/express-ports.ts';
import { approvalMs } from '../../../../src/domain/checkout/express/approval.ts';
import {
  add,
  care,
  cartWith,
  checkedOut,
  done,
  failed,
  germanAddress,
  item,
  refused,
} from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';

const shop = 'http://okulino.localhost:4200';
const body = { wallet: 'paypal', return_path: '/cart/express' } as const;

export const expressSuite = (started: () => TestSandbox): void => {
  afterEach(() => started().controls.setClock(testNow));

  const begin = async ({ token_value: token }: CartWire, wallet: 'paypal' | 'twint' = 'paypal') => {
    const { express_id: express, redirect_url } = await done(
      started()
        .client()
        .startExpress({ params: { token }, body: { ...body, wallet } }),
    );
    return { params: { token, express }, redirect_url };
  };
  const press = (url: string, ending: string, address = 'home') =>
    started().fetch(
      new Request(`${shop}${url}`, {
        method: 'POST',
        headers: { origin: shop, 'content-type': 'application/x-www-form-urlencoded' },
        body: `ending=${ending}&address=${address}`,
      }),
    );
  const standing = (params: { token: CartWire['token_value']; express: ExpressId }) =>
    done(started().client().getExpress({ params }));

  it('show the total to approve with shipping, and return the chosen address · EXP-2 · EXP-3', async () => {
    const cart = await cartWith(started().client(), item(care));
    const { params, redirect_url } = await begin(cart);
    expect(await standing(params)).toEqual({ wallet: 'paypal', standing: 'open' });
    const shown = await (await started().fetch(new Request(`${shop}${redirect_url}`))).text();
    const { total } = await checkedOut(started().client(), cart, { method: 'swisspost_b_parcel' });
    expect(shown).toContain((total / 100).toFixed(2));
    const sentFree = await cartWith(started().client(), item(care, 2));
    const { token_value: token } = sentFree;
    await done(
      started()
        .client()
        .applyCoupon({ params: { token }, body: { couponCode: 'PORTOFREI' } }),
    );
    const other = await begin(sentFree);
    const page = await (await started().fetch(new Request(`${shop}${other.redirect_url}`))).text();
    expect(page).toContain((sentFree.total / 100).toFixed(2));
    const back = await press(redirect_url, 'approve');
    expect(back.headers.get('location')).toBe(`/cart/express?express=${params.express}`);
    expect(await standing(params)).toMatchObject({
      standing: 'approved',
      email: 'lena.brandt@example.org',
      address: { last_name: 'Brandt', line1: 'Seestrasse 14', country: 'CH' },
    });
  });

  it('ask to approve the shipping that the cart names, also to another country · EXP-2', async () => {
    const german = started().client('linsenwerk');
    const { token_value: token } = await cartWith(german, item(care));
    const austrian = { ...germanAddress, postcode: '1010', city: 'Wien', country_code: 'AT' } as const;
    const addresses = { email: 'mara@example.org', billing_address: austrian, shipping_address: austrian };
    const { total, shipping_from } = await done(german.updateOrder({ params: { token }, body: addresses }));
    const { redirect_url } = await done(german.startExpress({ params: { token }, body }));
    const page = await started().fetch(new Request(`http://linsenwerk.localhost:4200${redirect_url}`));
    expect(shipping_from).toBeGreaterThan(0);
    expect(await page.text()).toContain(((total + (shipping_from ?? 0)) / 100).toFixed(2).replace('.', ','));
  });

  it.each([
    ['decline', 'declined'],
    ['cancel', 'closed'],
  ])('end once by %s, and then reveal no buyer · EXP-5', async (ending, becomes) => {
    const { params, redirect_url } = await begin(await cartWith(started().client(), item(care)));
    await press(redirect_url, ending);
    await press(redirect_url, 'approve');
    expect(await standing(params)).toEqual({ wallet: 'paypal', standing: becomes });
  });

  it('tell their owner on a second visit whether something was charged · EXP-2', async () => {
    const cart = await cartWith(started().client(), item(care));
    const { redirect_url } = await begin(cart);
    const shown = async (url = redirect_url) => (await started().fetch(new Request(`${shop}${url}`))).text();
    await press(redirect_url, 'approve');
    expect(await shown()).toContain('Abgebucht wird erst, wenn im Shop damit bestellt wird');
    await done((await orderBy(cart, 'paypal')).start());
    expect(await shown()).toContain('Mit dieser Freigabe ist eine Bestellung bezahlt');
    expect(await shown()).not.toContain('nichts abgebucht');
    const declined = await begin(await cartWith(started().client(), item(care)));
    await press(declined.redirect_url, 'decline');
    expect(await shown(declined.redirect_url)).toContain('Es wurde nichts abgebucht');
    const late = await begin(await cartWith(started().client(), item(care)));
    await press(late.redirect_url, 'approve');
    started().controls.setClock(testNow + approvalMs);
    expect(await shown(late.redirect_url)).toContain('Es wurde nichts abgebucht');
  });

  it('are the same one however often opened, and expire after half an hour · EXP-5', async () => {
    const cart = await cartWith(started().client(), item(care));
    const first = await begin(cart);
    expect((await begin(cart)).params).toEqual(first.params);
    expect((await begin(cart, 'twint')).params).not.toEqual(first.params);
    await press(first.redirect_url, 'approve');
    started().controls.setClock(testNow + approvalMs);
    expect((await standing(first.params)).standing).toBe('expired');
  });

  it('open only for a cart with goods and a wallet of the shop, and return only to the shop · EXP-2', async () => {
    const { client } = started();
    const { token_value: token } = await done(client().createCart({}));
    expect((await refused(client().startExpress({ params: { token }, body }))).violations).toMatchObject([
      { field: 'items', code: 'cart.empty' },
    ]);
    const cart = await cartWith(client(), item(care));
    const away = client().startExpress({
      params: { token: cart.token_value },
      body: { ...body, return_path: '//elsewhere.example' },
    });
    expect((await refused(away)).violations).toMatchObject([{ field: 'return_path' }]);
    const german = started().client('linsenwerk');
    const there = await cartWith(german, item(care));
    const twint = german.startExpress({
      params: { token: there.token_value },
      body: { ...body, wallet: 'twint' },
    });
    expect((await refused(twint)).violations).toMatchObject([{ field: 'wallet' }]);
  });

  it('are not found by another cart or in another shop · EXP-7', async () => {
    const { client } = started();
    const { params } = await begin(await cartWith(client(), item(care)));
    const other = await cartWith(client(), item(care));
    const elsewhere = { token: other.token_value, express: params.express };
    expect(await failed(client().getExpress({ params: elsewhere }))).toEqual({
      _tag: 'NotFound',
      code: 'express.not_found',
    });
    expect(await failed(started().client('linsenwerk').getExpress({ params }))).toMatchObject({
      _tag: 'NotFound',
    });
  });

  const orderBy = async (cart: CartWire, payment: string) => {
    const { client } = started();
    const ready = await checkedOut(client(), cart, { method: 'swisspost_b_parcel', payment });
    const order = await done(
      client().createMyOrderFromCart({ body: { token_value: cart.token_value, total: ready.total } }),
    );
    const params = { token: order.token_value };
    const start = () =>
      client().startPayment({ params, body: { return_path: `/checkout/thank-you/${order.token_value}` } });
    return { params, start };
  };

  it('pay the order without a further page, once, and not before it is placed · EXP-3 · EXP-6', async () => {
    const { client } = started();
    const cart = await cartWith(client(), item(care));
    const { params, redirect_url } = await begin(cart);
    await press(redirect_url, 'approve');
    // Approval is not an order: it is still a cart.
    expect((await done(client().getCart({ params: { token: cart.token_value } }))).state).toBe('cart');
    const order = await orderBy(cart, 'paypal');
    const starts = await Promise.all([done(order.start()), done(order.start())]);
    expect(starts).toContainEqual({ status: 'settled' });
    const after = await done(client().getOrder({ params: order.params }));
    expect(after).toMatchObject({ state: 'new', payment: { method: 'paypal', status: 'succeeded' } });
    expect(await done(order.start())).toEqual({ status: 'settled' });
    expect(await failed(client().getExpress({ params }))).toMatchObject({ code: 'cart.not_found' });
  });

  it.each<[string, (cart: CartWire) => Promise<unknown>, string]>([
    ['was declined', async () => undefined, 'paypal'],
    ['uses another payment method', async () => undefined, 'visa'],
    ['costs more than the wallet showed', (cart) => add(started().client(), cart, item(care, 3)), 'paypal'],
    ['is made too late', async () => started().controls.setClock(testNow + approvalMs), 'paypal'],
  ])('lead to the payment page if the order %s · EXP-6', async (why, meanwhile, payment) => {
    const cart = await cartWith(started().client(), item(care));
    const { redirect_url } = await begin(cart);
    await press(redirect_url, why === 'was declined' ? 'decline' : 'approve');
    await meanwhile(cart);
    const order = await orderBy(cart, payment);
    expect(await done(order.start())).toMatchObject({ status: 'redirect' });
  });
};
