import { expect, it } from 'vitest';
import type { CartWire } from '../../../../src/adapters/contract/cart/cart.ts';
import type { BodyOf } from '../../../../src/adapters/contract/operation.ts';
import type { ShopApi } from '../../../../src/adapters/contract/shop-api.ts';
import { openBrowser, type TestBrowser } from '../fixtures/browser.ts';
import { newEmail, password, registered, signedIn } from '../fixtures/customers.ts';
import {
  anyItem,
  capped,
  care,
  cartWith,
  daily,
  done,
  failed,
  item,
  ordered,
  refused,
  requestId,
  supplierCare,
  swissAddress,
  trial,
} from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';

const pieces = (cart: CartWire | undefined) =>
  cart?.items.map(({ product_id, quantity }) => [product_id, quantity]).sort();

export const cartMergeSuite = (started: () => TestSandbox): void => {
  const claim = ({ client }: Pick<TestBrowser, 'client'>, cart?: CartWire) =>
    done(client.customerClaimCart({ body: cart ? { cart_token: cart.token_value } : {} }));
  const signIn = ({ client }: TestBrowser, email: string) =>
    done(client.customerSignMeIn({ body: { email, password } }));
  /** A customer who has filled a cart on one device, and uses another one as a guest. */
  const twoDevices = async (
    ...items: Parameters<typeof cartWith> extends [unknown, ...infer I] ? I : never
  ) => {
    const first = await signedIn(started());
    const left = await cartWith(first.client, ...items);
    return { first, left, second: openBrowser(started()), email: first.email };
  };

  it('can be claimed only after sign-in', async () => {
    expect(await refused(openBrowser(started()).client.customerClaimCart({ body: {} }))).toMatchObject({
      code: 'customer.not_signed_in',
    });
  });

  it('do not exist for a customer who left none', async () => {
    expect(await claim(await signedIn(started()))).toEqual({});
  });

  it('do not come back once they are ordered, and hide no other cart', async () => {
    const { client, email } = await signedIn(started());
    const left = await cartWith(client, item(care, 2));
    started().controls.setClock(testNow + 60_000);
    try {
      await ordered(client, await cartWith(client, item(care)), { email });
      expect((await claim({ client })).cart?.token_value).toBe(left.token_value);
      await ordered(client, left, { email });
      expect(await claim({ client })).toEqual({});
    } finally {
      started().controls.setClock(testNow);
    }
  });

  it('include the guest’s cart after sign-in, with the e-mail of the account', async () => {
    const here = openBrowser(started());
    const email = await registered(here.client);
    const guest = await cartWith(here.client, item(care, 2));
    expect(guest.checkout_state).toBe('cart');
    await signIn(here, email);
    const { cart } = await claim(here, guest);
    expect(cart).toMatchObject({ token_value: guest.token_value, checkout_state: 'address' });
    expect(cart?.customer).toMatchObject({ email });
  });

  it('accept no e-mail but that of the account, alone or with addresses · CHK-22', async () => {
    const { client, email } = await signedIn(started());
    const { token_value: token } = await cartWith(client, item(care));
    const change = (body: BodyOf<ShopApi['updateOrder']>) => client.updateOrder({ params: { token }, body });
    const other = 'somebody.else@example.org';
    for (const body of [{ email: other }, { email: other, billing_address: swissAddress }])
      expect(await refused(change(body))).toMatchObject({
        code: 'customer.email_of_account',
        violations: [{ field: 'email', code: 'customer.email_of_account' }],
      });
    const cart = await done(change({ email: ` ${email.toUpperCase()}`, billing_address: swissAddress }));
    expect(cart.customer).toMatchObject({ email });
  });

  it('are brought back on another device', async () => {
    const { left, second, email } = await twoDevices(item(care, 2));
    await signIn(second, email);
    expect((await claim(second)).cart?.token_value).toBe(left.token_value);
    const empty = await done(openBrowser(started()).client.createCart({}));
    expect((await claim(second, empty)).cart?.token_value).toBe(left.token_value);
  });

  it('are merged with the guest’s cart, without losing or doubling anything · CART-4', async () => {
    const tried = await anyItem(started().client(), trial);
    const { left, second, email } = await twoDevices(item(care, 2), tried);
    const lens = await anyItem(second.client, daily, 3);
    const guest = await cartWith(second.client, item(care, 5), tried, lens);
    await signIn(second, email);
    const { cart } = await claim(second, guest);
    expect(cart?.token_value).toBe(guest.token_value);
    expect(pieces(cart)).toEqual(
      [
        [daily, 3],
        [trial, 1],
        [care, 5],
      ].sort(),
    );
    expect(await failed(second.client.getCart({ params: { token: left.token_value } }))).toEqual({
      _tag: 'NotFound',
      code: 'cart.not_found',
    });
    expect(pieces((await claim(second, guest)).cart)).toEqual(pieces(cart));
    expect(pieces((await claim(second)).cart)).toEqual(pieces(cart));
  });

  it.each([
    ['one piece of a product', capped, 1, 1],
    ['two trials', trial, 2, 2],
  ] as const)(
    'hold no more than %s after they are merged, with the values of the current cart, and name the rest once · CART-4 · CART-8 · CART-24',
    async (_, product, inEach, most) => {
      const client = started().client();
      const { product: made } = await anyItem(client, product);
      const { options } = await done(client.getProduct({ params: { id: product } }));
      const spheres = options.find(({ code }) => code === 'sphere')?.values ?? [];
      const lens = (at: number) => item(product, 1, { ...made.option, sphere: spheres[at] ?? '' });
      const some = (from: number) => Array.from({ length: inEach }, (__, i) => lens(from + i));
      const { second, email } = await twoDevices(item(care), ...some(0));
      const guest = await cartWith(second.client, ...some(inEach));
      await signIn(second, email);
      const { cart } = await claim(second, guest);
      const kept = cart?.items.filter(({ product_id }) => product_id === product);
      expect(kept?.map(({ variant_id }) => variant_id)).toEqual(
        guest.items.map(({ variant_id }) => variant_id),
      );
      expect(kept).toHaveLength(most);
      expect(pieces(cart)).toContainEqual([care, 1]);
      const { title } = guest.items[0] ?? {};
      const behind = [{ title, taken: most, left: inEach }];
      expect(cart?.left_behind).toEqual(behind);
      // It stays until the cart is changed, so that a lost response loses nothing.
      expect((await claim(second, guest)).cart?.left_behind).toEqual(behind);
      const token = guest.token_value;
      expect((await done(second.client.getCart({ params: { token } }))).left_behind).toEqual(behind);
      expect((await done(addTo(second, guest, {}))).left_behind).toBeUndefined();
    },
  );

  it('take of a line what its limit allows, and name the pieces that stay behind · CART-24', async () => {
    const { first, second, email, left } = await twoDevices(item(care, 2));
    const guest = await cartWith(second.client, item(care, 3));
    // The limit was higher when the other cart was filled.
    await started()
      .sandbox.db.updateTable('cart_line')
      .set({ quantity: 105 })
      .where('cart_token', '=', left.token_value)
      .execute();
    await signIn(second, email);
    const { cart } = await claim(second, guest);
    expect(pieces(cart)).toEqual([[care, 99]]);
    expect(cart?.left_behind).toEqual([{ title: guest.items[0]?.title, taken: 99, left: 6 }]);
    expect((await claim(first)).cart?.left_behind).toHaveLength(1);
  });

  it('name nothing if everything fits · CART-24', async () => {
    const { second, email } = await twoDevices(item(care, 2));
    const guest = await cartWith(second.client, item(supplierCare));
    await signIn(second, email);
    expect((await claim(second, guest)).cart).not.toHaveProperty('left_behind');
  });

  it.each([
    [true, false],
    [false, true],
  ])(
    'keep the gift declined that was declined in one of them (%s, %s) · CART-24 · CART-14',
    async (before, now) => {
      const { first, left, second, email } = await twoDevices(item(care, 2));
      const guest = await cartWith(second.client, item(care, 3));
      if (before) await done(first.client.productOptOut({ body: { cart_token: left.token_value } }));
      if (now) await done(second.client.productOptOut({ body: { cart_token: guest.token_value } }));
      await signIn(second, email);
      await claim(second, guest);
      const { gift_declined } = await started()
        .sandbox.db.selectFrom('cart')
        .select('gift_declined')
        .where('token', '=', guest.token_value)
        .executeTakeFirstOrThrow();
      expect(gift_declined).toBe(true);
    },
  );

  it('are merged at one interval: that of the current cart, else that of the other one · CART-4 · SUBS-3', async () => {
    const every = (months: number) =>
      ({ meta: { subscription_frequency: months, subscription_frequency_unit: 'month' } }) as const;
    const merged = async (atHand: Parameters<typeof item>[3]) => {
      const { second, email } = await twoDevices(item(supplierCare, 1, {}, every(1)));
      const guest = await cartWith(second.client, item(care, 1, {}, atHand));
      await signIn(second, email);
      const { cart } = await claim(second, guest);
      return cart?.items.map(({ product_id, meta }) => [product_id, meta.subscription_frequency]).sort();
    };
    expect(await merged(every(3))).toEqual([
      [care, 3],
      [supplierCare, 3],
    ]);
    expect(await merged({})).toEqual([
      [care, undefined],
      [supplierCare, 1],
    ]);
  });

  const addTo = (
    { client }: Pick<TestBrowser, 'client'>,
    { token_value: token }: CartWire,
    body: Partial<BodyOf<ShopApi['addToCart']>> = { current_cart: true },
  ) =>
    client.addToCart({ params: { token }, body: { request_id: requestId(), items: [item(care)], ...body } });

  it('adopt the cart that is added to, with what was left elsewhere, if the request says so · CART-4', async () => {
    const tried = await anyItem(started().client(), trial);
    const { left, second, email } = await twoDevices(item(care, 3), tried);
    const guest = await cartWith(second.client, item(care));
    await signIn(second, email);
    const without = await done(addTo(second, guest, {}));
    expect(without).toMatchObject({ checkout_state: 'cart' });
    expect(without).not.toHaveProperty('customer');
    expect((await done(addTo(second, guest, { current_cart: false }))).customer).toBeUndefined();
    expect((await claim(second)).cart?.token_value).toBe(left.token_value);

    const body = { request_id: requestId(), current_cart: true };
    const taken = await done(addTo(second, guest, body));
    expect(taken).toMatchObject({ token_value: guest.token_value, checkout_state: 'address' });
    expect(taken.customer).toMatchObject({ email, account_id: expect.any(String) });
    expect(pieces(taken)).toEqual(
      [
        [care, 4],
        [trial, 1],
      ].sort(),
    );
    // From now on it is the customer's cart for each request: a repetition, another tab, another device.
    expect(await done(addTo(second, guest, body))).toEqual(taken);
    expect((await claim(second)).cart?.token_value).toBe(guest.token_value);
    const third = openBrowser(started());
    await signIn(third, email);
    expect((await claim(third)).cart?.token_value).toBe(guest.token_value);
    expect(await done(third.client.getCart({ params: { token: guest.token_value } }))).toEqual(taken);
  });

  it('become the current one when something is added to them · CART-4', async () => {
    const { client } = await signedIn(started());
    const first = await cartWith(client, item(care));
    const second = await cartWith(client, item(care));
    started().controls.setClock(testNow + 60_000);
    try {
      await done(addTo({ client }, first));
      expect((await claim({ client })).cart?.token_value).toBe(first.token_value);
      started().controls.setClock(testNow + 120_000);
      await done(addTo({ client }, second));
      expect((await claim({ client })).cart?.token_value).toBe(second.token_value);
    } finally {
      started().controls.setClock(testNow);
    }
  });

  it('are not given to a guest or another customer by adding something · CART-4', async () => {
    const here = openBrowser(started());
    const guest = await cartWith(here.client, item(care));
    const added = await done(addTo(here, guest));
    expect([added.checkout_state, added.customer]).toEqual(['cart', undefined]);
    const owner = await signedIn(started());
    const theirs = await cartWith(owner.client, item(care));
    const other = await signedIn(started());
    for (const who of [here, other])
      expect(await failed(addTo(who, theirs))).toEqual({ _tag: 'NotFound', code: 'cart.not_found' });
    expect((await claim(owner)).cart?.items).toHaveLength(1);
    expect(await claim(other)).toEqual({});
  });

  it('do not adopt a cart if adding to it is refused · CART-4', async () => {
    const here = openBrowser(started());
    const email = await registered(here.client);
    const guest = await cartWith(here.client, item(care));
    await signIn(here, email);
    await refused(addTo(here, guest, { current_cart: true, items: [item(care, 0)] }));
    expect(await claim(here)).toEqual({});
  });

  it('recognise the same pair of lenses, and keep another pair beside it', async () => {
    const pair = async ({ client }: TestBrowser, id: string, right: string, left: string) => {
      const lens = await anyItem(client, daily);
      const { options } = await done(client.getProduct({ params: { id: daily } }));
      const spheres = options.find(({ code }) => code === 'sphere')?.values ?? [];
      const side = (eye: 'right' | 'left', at: string) => ({
        ...lens,
        meta: { eye, pair_id: id },
        product: { ...lens.product, option: { ...lens.product.option, sphere: spheres[Number(at)] ?? '' } },
      });
      return [side('right', right), side('left', left)] as const;
    };
    const first = await signedIn(started());
    await cartWith(
      first.client,
      ...(await pair(first, 'one', '0', '1')),
      ...(await pair(first, 'two', '2', '3')),
    );
    const second = openBrowser(started());
    const guest = await cartWith(second.client, ...(await pair(second, 'three', '0', '1')));
    await signIn(second, first.email);
    const { cart } = await claim(second, guest);
    expect(cart?.items.map(({ quantity }) => quantity)).toEqual([1, 1, 1, 1]);
  });

  it('keep the coupon of the cart that was left', async () => {
    const { first, left, second, email } = await twoDevices(item(care, 4));
    const body = { couponCode: 'PFLEGE20' };
    const params = { token: left.token_value };
    const { promotion_coupon } = await done(first.client.applyCoupon({ params, body }));
    const guest = await cartWith(second.client, item(care, 1));
    await signIn(second, email);
    expect((await claim(second, guest)).cart?.promotion_coupon).toEqual(promotion_coupon);
  });

  it('are one cart if two devices sign in at the same time', async () => {
    const email = newEmail();
    const devices = [openBrowser(started()), openBrowser(started())] as const;
    await registered(devices[0].client, email);
    const [one, two] = await Promise.all(
      devices.map((device, i) => cartWith(device.client, item(care, i + 1))),
    );
    await Promise.all(devices.map((device) => signIn(device, email)));
    await Promise.all([claim(devices[0], one), claim(devices[1], two)]);
    const { cart } = await claim(devices[0]);
    expect(pieces(cart)).toEqual([[care, 2]]);
    expect((await claim(devices[1])).cart?.token_value).toBe(cart?.token_value);
  });

  it('are closed to another customer, and to anyone who only has the token', async () => {
    const { left } = await twoDevices(item(care));
    const { token_value: token } = left;
    const other = await signedIn(started());
    for (const { client } of [openBrowser(started()), other]) {
      const body = { request_id: 'mine', items: [item(care)] };
      for (const call of [
        client.getCart({ params: { token } }),
        client.addToCart({ params: { token }, body }),
        client.setCurrentCart({ body: { abandoned_cart_token: token } }),
        client.updateOrder({ params: { token }, body: { email: 'thief@example.org' } }),
        client.getPaymentMethods({ params: { token } }),
        client.createMyOrderFromCart({ body: { token_value: token } }),
      ] as const)
        expect(await failed(call)).toEqual({ _tag: 'NotFound', code: 'cart.not_found' });
    }
    expect(await claim(other, left)).toEqual({});
  });

  it('are not left to the next guest after sign-out', async () => {
    const { first, left } = await twoDevices(item(care));
    await done(first.client.customerSignOut({}));
    expect(await failed(first.client.getCart({ params: { token: left.token_value } }))).toEqual({
      _tag: 'NotFound',
      code: 'cart.not_found',
    });
    await signIn(first, first.email);
    expect(pieces((await claim(first)).cart)).toEqual([[care, 1]]);
  });
};
