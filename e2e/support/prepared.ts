import type { CartWire } from '../../src/adapters/contract/cart/cart.ts';
import { brands } from '../../src/config/brands/brands.ts';
import { pathTo } from '../../src/domain/shared/paths.ts';
import { expect } from '../fixtures.ts';
import { type Destination, payments, stepTitle, zurich } from './checkout.ts';
import { orderAndLeave, payWith } from './payment.ts';
import { ask, demo, type Shopper } from './shopper.ts';

/**
 * The start of journeys that do not test the earlier steps: the journey itself makes the backend requests of the shop's
 * front end. The journeys of purchases and of steps test the way by hand.
 */
const tell = async <A>(
  { page, brand, locale, direct }: Shopper,
  method: 'POST' | 'PATCH' | 'PUT',
  path: string,
  data?: object,
): Promise<A> => {
  const answer = await page.request.fetch(`${direct}/api${path}`, {
    method,
    ...(data && { data }),
    params: { brand_channel: brand, locale },
  });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as A;
};

interface Goods {
  readonly id: string;
  readonly option?: Readonly<Record<string, string>>;
  readonly meta?: { readonly eye: string; readonly pair_id: string };
}

/** One piece of each product, in a new cart in this shopper's browser. */
const putInCart = async (shopper: Shopper, goods: readonly Goods[]): Promise<CartWire> => {
  const { page, brand, origin } = shopper;
  const price_channel = brands[brand].shop.priceChannel;
  const { token_value: token } = await tell<CartWire>(shopper, 'POST', '/carts');
  const cart = await tell<CartWire>(shopper, 'POST', `/carts/${token}/items`, {
    request_id: crypto.randomUUID(),
    items: goods.map(({ id: product_id, option = {}, meta }) => ({
      product: { product_id, option, price_channel },
      quantity: 1,
      ...(meta && { meta }),
    })),
  });
  await page.context().addCookies([{ name: 'cart_id', value: token, url: origin, sameSite: 'Lax' }]);
  return cart;
};

/** A pair of daily lenses, of values of which more are in stock than all journeys buy. */
export const putLensesInCart = async (shopper: Shopper): Promise<CartWire> => {
  const { options } = await ask<{ options: { code: string; values: string[] }[] }>(
    shopper,
    `/products/${demo.daily}`,
  );
  const first = Object.fromEntries(options.map(({ code, values }) => [code, values[0] ?? '']));
  const lens = (eye: string, sphere: string): Goods => ({
    id: demo.daily,
    option: { ...first, sphere },
    meta: { eye, pair_id: 'pair' },
  });
  return putInCart(shopper, [lens('right', '-3.50'), lens('left', '-3.25')]);
};

/** A bottle of lens care. */
export const putCareInCart = (shopper: Shopper): Promise<CartWire> => putInCart(shopper, [{ id: demo.care }]);

/** The cart that this shopper has already. */
export const cartSoFar = async (shopper: Shopper): Promise<CartWire> => {
  const cookies = await shopper.page.context().cookies(shopper.origin);
  const token = cookies.find(({ name }) => name === 'cart_id')?.value.split('.')[0];
  return ask<CartWire>(shopper, `/carts/${token}`);
};

/**
 * The choice of the payment method, with the first shipping method, for a cart with a pair of lenses unless specified
 * otherwise.
 */
export const startAtPayment = async (
  shopper: Shopper,
  {
    email,
    lastName = 'Keller',
    to = zurich,
    fill = putLensesInCart,
  }: {
    readonly email: string;
    readonly lastName?: string;
    readonly to?: Destination;
    readonly fill?: (shopper: Shopper) => Promise<CartWire>;
  },
): Promise<void> => {
  const { token_value: token, shipments } = await fill(shopper);
  const address = {
    first_name: 'Mara',
    last_name: lastName,
    street: 'Lindenweg',
    street_number: '12a',
    postcode: to.postcode,
    city: to.city,
    country_code: to.country,
    phone_number: to.phone,
    ...(to.province && { province_code: to.province, tax_number: 'KLLMRA80A41F205X' }),
  };
  await tell(shopper, 'PATCH', `/carts/${token}`, { email });
  await tell(shopper, 'PATCH', `/carts/${token}`, {
    email,
    billing_address: address,
    shipping_address: address,
  });
  const shipment = `/carts/${token}/shipments/${shipments[0]?.id}`;
  const [first] = await ask<{ key: string }[]>(shopper, `${shipment}/methods`);
  await tell(shopper, 'PUT', `${shipment}/method`, { method: first?.key });
  await shopper.open(pathTo.checkout(shopper.locale, 'payment'));
  await expect(stepTitle(shopper, 'steps.paying')).toBeVisible();
  await expect(payments(shopper).first()).toBeVisible();
};

/** From an empty cart to the payment page. */
export const leaveToPay = async (shopper: Shopper, email: string): Promise<void> => {
  await startAtPayment(shopper, { email });
  await payWith(shopper, 'visa');
  await orderAndLeave(shopper);
};
