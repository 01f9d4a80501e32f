import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CartToken } from '../../../../src/domain/cart/cart.ts';
import type { BrandId } from '../../../../src/domain/shared/brand-id.ts';
import { password, registered } from '../../../adapters/sandbox/fixtures/customers.ts';
import { care, daily, done, stoppedCare } from '../../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox, testNow } from '../../../adapters/sandbox/fixtures/start-sandbox.ts';
import { openPlainVisitor } from './plain-visitor.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());
afterEach(() => {
  sandbox.controls.reset();
  sandbox.controls.setClock(testNow);
});

const path = '/cart/express';

/** Presses a button in a wallet; returns the address to which it leads. */
const pressed = async (url: string, ending: string, address: string): Promise<string> => {
  const origin = 'http://okulino.localhost:4200';
  const body = new URLSearchParams({ ending, address });
  const answer = await sandbox.fetch(
    new Request(origin + url, { method: 'POST', headers: { origin }, body }),
  );
  return answer.headers.get('location') ?? '';
};

/** A visitor without scripts, on the page of a wallet. */
const atWallet = async (
  prefix = '',
  fields: Readonly<Record<string, string>> = { product_id: care },
  brand: BrandId = 'okulino',
) => {
  const visitor = openPlainVisitor(sandbox, { brand });
  const begin = () => visitor.post({ wallet: 'paypal', ...fields }, {}, prefix + path);
  const begun = await begin();
  const token = () => (visitor.cookies.get('cart_id') ?? '') as CartToken;
  const press = async (ending: string, address = 'home', at = begun.to ?? '') => {
    return visitor.get(await pressed(at, ending, address));
  };
  const cart = () => done(visitor.client.getCart({ params: { token: token() } }));
  return { visitor, begun, begin, press, cart, token };
};

describe('a wallet’s button, without scripts', () => {
  it('adds the product, leads to the wallet, and returns to the filled-in last step · EXP-2 · EXP-3', async () => {
    const { begun, press, cart } = await atWallet();
    expect(begun.status).toBe(303);
    expect(begun.to).toMatch(/^\/pay\/express\/[\w-]+$/);
    expect((await cart()).items).toMatchObject([{ product_id: care, quantity: 1 }]);
    const back = await press('approve');
    expect([back.status, back.to]).toEqual([303, '/checkout/payment?approved=paypal#review']);
    expect(await cart()).toMatchObject({
      state: 'cart',
      checkout_state: 'payment_selected',
      customer: { email: 'lena.brandt@example.org' },
      shipping_address: { last_name: 'Brandt', city: 'Zürich' },
      billing_address: { last_name: 'Brandt' },
      payment_method: 'paypal',
    });
  });

  it('leads to the address step for billing data that no wallet has, with all else filled in · EXP-3', async () => {
    const { press, token } = await atWallet('/en', { product_id: care }, 'viszola');
    expect((await press('approve')).to).toBe('/en/checkout/address?approved=paypal');
    const cart = await done(sandbox.client('viszola').getCart({ params: { token: token() } }));
    expect(cart).toMatchObject({
      checkout_state: 'addressed',
      customer: { email: 'lena.brandt@example.org' },
      shipping_address: { city: 'Milano' },
    });
    expect(cart.billing_address).toBeUndefined();
  });

  it('opens no wallet for a regular delivery, and says why · EXP-5', async () => {
    const { begun, cart, visitor } = await atWallet('', {
      product_id: care,
      rhythm: 'regularly',
      every: '1-month',
    });
    expect([begun.status, begun.to]).toEqual([303, '/cart?express=regular']);
    expect((await cart()).items).toHaveLength(1);
    // A later single purchase goes into the same cart.
    const later = await visitor.post({ wallet: 'paypal', product_id: care }, {}, path);
    expect(later.to).toBe('/cart?express=regular');
    // The page of the cart may be older than the delivery: it was added in another tab.
    const fromCart = await visitor.post({ wallet: 'paypal' }, {}, path);
    expect([fromCart.status, fromCart.to]).toEqual([303, '/cart?express=regular']);
  });

  it('keeps the language of its page · EXP-2', async () => {
    const { press } = await atWallet('/fr');
    expect((await press('approve')).to).toBe('/fr/checkout/payment?approved=paypal#review');
  });

  it('reports what is wrong at the product, and opens no wallet · EXP-2', async () => {
    const { begun, token } = await atWallet('', { product_id: daily });
    expect(begun.status).toBe(422);
    for (const part of ['href="https://www.okulino.example/p/10010/', 'aria-invalid="true" autofocus'])
      expect(begun.html.includes(part)).toBe(true);
    expect(token()).toBe('');
  });

  it.each([
    ['decline', 'home', 'declined'],
    ['cancel', 'home', 'closed'],
    ['approve', 'abroad', 'country'],
    ['approve', 'po_box', 'po_box'],
    ['approve', 'incomplete', 'incomplete'],
  ])('returns to the unchanged cart after %s with %s: %s · EXP-4 · EXP-5', async (ending, address, end) => {
    const { press, cart, visitor } = await atWallet();
    const before = await cart();
    const back = await press(ending, address);
    expect([back.status, back.to]).toEqual([303, `/cart?express=${end}`]);
    expect(await cart()).toEqual(before);
    expect(visitor.cookies.has('cart_id')).toBe(true);
  });

  it('takes over an address in another country of the shop · EXP-3', async () => {
    const { press, cart } = await atWallet();
    expect((await press('approve', 'other_country')).to).toBe('/checkout/payment?approved=paypal#review');
    expect((await cart()).shipping_address?.country_code).not.toBe('CH');
  });

  it('reports that the cart has grown beyond the approval · EXP-6', async () => {
    const { visitor, press, cart } = await atWallet();
    await visitor.post({ product_id: care, quantity: '3' }, {}, '/cart');
    expect((await press('approve')).to).toBe('/checkout/payment?approved=paypal&more#review');
    expect(await cart()).toMatchObject({ checkout_state: 'payment_selected', payment_method: 'paypal' });
  });

  it('keeps the e-mail of the signed-in account · EXP-3 · CHK-22', async () => {
    const visitor = openPlainVisitor(sandbox);
    const email = await registered(visitor.client);
    await done(visitor.client.customerSignMeIn({ body: { email, password } }));
    const begun = await visitor.post({ wallet: 'twint', product_id: care }, {}, path);
    const token = (visitor.cookies.get('cart_id') ?? '') as CartToken;
    await done(visitor.client.customerClaimCart({ body: { cart_token: token } } as never));
    const back = await visitor.get(await pressed(begun.to ?? '', 'approve', 'home'));
    expect(back.to).toBe('/checkout/payment?approved=twint#review');
    const cart = await done(visitor.client.getCart({ params: { token } }));
    expect(cart).toMatchObject({ customer: { email }, payment_method: 'twint' });
  });

  it('has the same result after a reload or a second press · EXP-5', async () => {
    const { visitor, begun, begin, press, cart } = await atWallet();
    const again = await visitor.post({ wallet: 'paypal' }, {}, path);
    expect(again.to).toBe(begun.to);
    await press('approve');
    const taken = await cart();
    const id = begun.to?.split('/').at(-1);
    expect((await visitor.get(`${path}?express=${id}`)).to).toBe('/checkout/payment?approved=paypal#review');
    expect({ ...(await cart()), updated_at: 0 }).toEqual({ ...taken, updated_at: 0 });
    // Opening a wallet again starts a new one: the earlier approval is not used.
    expect((await begin()).to).not.toBe(begun.to);
  });

  it('adds the same values once, however often it is pressed, and other values as well · EXP-8', async () => {
    const { visitor, begun, cart } = await atWallet('', { product_id: care, request_id: 'first-press' });
    const press = (fields: Readonly<Record<string, string>>) =>
      visitor.post({ wallet: 'paypal', product_id: care, ...fields }, {}, path);
    // The browser's back button, and the same button again: on the kept page or on a new one.
    for (const request_id of ['second-press', 'press-of-a-new-page'])
      expect((await press({ request_id })).to).toBe(begun.to);
    expect((await cart()).items).toMatchObject([{ product_id: care, quantity: 1 }]);
    await press({ 'item[quantity]': '3' });
    await press({ 'item[quantity]': '3' });
    expect((await cart()).items).toMatchObject([{ product_id: care, quantity: 4 }]);
    await press({ product_id: stoppedCare });
    expect((await cart()).items).toMatchObject([{ product_id: care }, { product_id: stoppedCare }]);
  });

  it('adds a product again that has been removed from the cart meanwhile · EXP-8', async () => {
    const { visitor, begin, cart } = await atWallet();
    const [line] = (await cart()).items;
    await visitor.post({ item: line?.id ?? '' }, {}, '/cart/plain');
    expect((await cart()).items).toEqual([]);
    await begin();
    await begin();
    expect((await cart()).items).toMatchObject([{ product_id: care, quantity: 1 }]);
  });

  it('adds both lenses of a pair once · EXP-8', async () => {
    const eye = (side: string, sphere: string) => ({
      [`${side}[radius]`]: '8.5',
      [`${side}[diameter]`]: '14.2',
      [`${side}[sphere]`]: sphere,
      [`${side}[quantity]`]: '1',
    });
    const fields = { product_id: daily, eyes: 'both', ...eye('right', '-2.00'), ...eye('left', '-1.50') };
    const { begun, begin, cart } = await atWallet('', fields);
    expect(begun.to).toMatch(/^\/pay\/express\//);
    await begin();
    expect((await cart()).items.map(({ quantity }) => quantity)).toEqual([1, 1]);
    // The same values in another browser are another choice.
    expect((await (await atWallet('', fields)).cart()).items).toHaveLength(2);
  });

  it('reports a missing and an empty cart, an unknown approval and an unreachable backend · EXP-5', async () => {
    const nobody = openPlainVisitor(sandbox);
    expect((await nobody.post({ wallet: 'paypal' }, {}, path)).to).toBe('/cart?express=cart');
    expect((await nobody.get(`${path}?express=none`)).to).toBe('/cart?express=cart');
    expect((await nobody.post({ wallet: 'visa' }, {}, path)).status).toBe(400);
    const emptied = await atWallet();
    const [line] = (await emptied.cart()).items;
    await emptied.visitor.post({ item: line?.id ?? '' }, {}, '/cart/plain');
    expect((await emptied.cart()).items).toEqual([]);
    expect((await emptied.visitor.post({ wallet: 'paypal' }, {}, path)).to).toBe('/cart?express=cart');
    expect((await emptied.press('approve')).to).toBe('/cart?express=cart');
    const { visitor, begun, press } = await atWallet();
    expect((await visitor.get(`${path}?express=none`)).to).toBe('/cart?express=expired');
    sandbox.controls.setFault('getExpress', { _tag: 'Status', status: 503 });
    expect((await press('approve')).to).toBe('/cart?express=failed');
    sandbox.controls.reset();
    const id = begun.to?.split('/').at(-1);
    expect((await visitor.get(`${path}?express=${id}`)).to).toBe('/checkout/payment?approved=paypal#review');
  });

  it('puts neither the cart token nor personal data into an address · EXP-7', async () => {
    const { begun, press, token } = await atWallet();
    const back = await press('approve');
    for (const address of [begun.to ?? '', back.to ?? ''])
      for (const personal of [token(), 'Brandt', 'lena', 'Seestrasse'])
        expect(address).not.toContain(personal);
    expect(back.answer.headers.get('cache-control')).toBe('no-store');
  });

  it('rejects a form of another site · EXP-7', async () => {
    const visitor = openPlainVisitor(sandbox);
    const foreign = await visitor.post(
      { wallet: 'paypal', product_id: care },
      { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
      path,
    );
    expect(foreign.status).toBe(403);
  });
});
