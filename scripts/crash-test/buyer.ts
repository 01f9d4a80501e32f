import { setTimeout as pause } from 'node:timers/promises';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { ShopClient } from '../../src/adapters/backend/client.ts';
import type { CartWire } from '../../src/adapters/contract/cart/cart.ts';
import type { NewItemWire } from '../../src/adapters/contract/cart/cart-item.ts';
import type { AddressWire } from '../../src/adapters/contract/checkout/address.ts';
import type { OrderWire } from '../../src/adapters/contract/orders/orders.ts';
import type { Failure, Refused } from '../../src/application/shared/failure.ts';

/** A shopper who repeats requests until they are answered. */
export interface Buyer {
  readonly client: ShopClient;
  readonly origin: string;
  readonly random: () => number;
  /** Counts requests without an answer. */
  readonly onLost: () => void;
}

const home: AddressWire = {
  first_name: 'Mara',
  last_name: 'Keller',
  street: 'Seestrasse',
  street_number: '12',
  postcode: '8002',
  city: 'Zürich',
  country_code: 'CH',
};

/** Repeats a request until it is answered, with success or refusal. */
export const insist = async <A>(
  { onLost, random }: Buyer,
  task: TaskEither<Failure, A>,
): Promise<A | Refused> => {
  for (;;) {
    const answer = await task();
    if (answer._tag === 'Right') return answer.right;
    const failure = answer.left;
    if (failure._tag === 'Refused') return failure;
    if (failure._tag === 'NotFound' || failure._tag === 'Unreadable')
      throw new Error(`Unexpected failure: ${JSON.stringify(failure)}`);
    onLost();
    await pause(50 + random() * 200);
  }
};
export const isRefused = (answer: object): answer is Refused => '_tag' in answer && answer._tag === 'Refused';
export const accepted = async <A extends object>(buyer: Buyer, task: TaskEither<Failure, A>): Promise<A> => {
  const answer = await insist(buyer, task);
  if (isRefused(answer)) throw new Error(`Unexpected refusal: ${answer.code}`);
  return answer as A;
};

const piecesOf = ({ items }: Pick<CartWire, 'items'>): Readonly<Record<string, number>> => {
  const pieces: Record<string, number> = {};
  for (const { variant_id, quantity } of items) pieces[variant_id] = (pieces[variant_id] ?? 0) + quantity;
  return pieces;
};
const same = (a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): boolean =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

/** Fills a cart item by item. Each add is repeated until the item is in the cart. */
export const fillCart = async (
  buyer: Buyer,
  items: readonly NewItemWire[],
  variants: readonly string[],
): Promise<CartWire> => {
  const { client } = buyer;
  let cart = await accepted(buyer, client.createCart({}));
  const params = { token: cart.token_value };
  const wanted: Record<string, number> = {};
  for (const [i, item] of items.entries()) {
    const body = { request_id: crypto.randomUUID(), items: [item] };
    cart = await accepted(buyer, client.addToCart({ params, body }));
    const variant = variants[i] ?? '';
    wanted[variant] = (wanted[variant] ?? 0) + item.quantity;
  }
  const read = await accepted(buyer, client.getCart({ params }));
  if (!same(piecesOf(read), wanted)) throw new Error('A cart lost or duplicated items');
  return read;
};

/** Takes a cart to the last step before the order. */
export const checkOut = async (
  buyer: Buyer,
  { token_value: token, shipments }: CartWire,
  coupon?: string,
): Promise<void> => {
  const { client } = buyer;
  const params = { token };
  if (coupon) await accepted(buyer, client.applyCoupon({ params, body: { couponCode: coupon } }));
  const email = `crash-test-${token.slice(0, 8).toLowerCase().replace(/\W/g, 'x')}@example.org`;
  await accepted(buyer, client.updateOrder({ params, body: { email } }));
  const addresses = { email, billing_address: home, shipping_address: home };
  await accepted(buyer, client.updateOrder({ params, body: addresses }));
  const shipment = shipments[0]?.id ?? '';
  const way = { params: { token, shipment }, body: { method: 'swisspost_a_parcel' } };
  await accepted(buyer, client.updateOrderShippingMethod(way));
  await accepted(buyer, client.updateOrderPaymentMethod({ params, body: { method: 'visa' } }));
};

/** Presses the order button several times at once. All presses create one order, or are all refused alike. */
export const order = async (buyer: Buyer, cart: CartWire, presses: number): Promise<OrderWire | Refused> => {
  const body = { token_value: cart.token_value };
  const press = () => insist(buyer, buyer.client.createMyOrderFromCart({ body }));
  const answers = await Promise.all(Array.from({ length: presses }, press));
  const [first, ...others] = answers;
  if (!first) throw new Error('No order was requested');
  const tokenOf = (answer: OrderWire | Refused) => (isRefused(answer) ? answer.code : answer.token_value);
  if (others.some((other) => tokenOf(other) !== tokenOf(first)))
    throw new Error('Two orders were created from one cart');
  if (!isRefused(first) && !same(piecesOf(first), piecesOf(cart)))
    throw new Error('An order differs from its cart');
  return first;
};

/** Pays an order on the provider's page, until the order is marked as paid. */
export const pay = async (buyer: Buyer, { token_value: token }: OrderWire): Promise<void> => {
  const { client, origin } = buyer;
  for (;;) {
    const started = await accepted(
      buyer,
      client.startPayment({ params: { token }, body: { return_path: '/', method: 'visa' } }),
    );
    if (started.status === 'settled') return;
    await fetch(`${origin}${started.redirect_url}`, {
      method: 'POST',
      body: new URLSearchParams({ ending: 'succeed' }),
      redirect: 'manual',
    }).catch(buyer.onLost);
    const { state } = await accepted(buyer, client.getOrder({ params: { token } }));
    if (state === 'new') return;
  }
};

/** Checks whether a cart or an order is unchanged. */
export const isKept = async (buyer: Buyer, left: CartWire | OrderWire): Promise<boolean> => {
  const params = { token: left.token_value };
  const { client } = buyer;
  const now =
    'number' in left
      ? await accepted(buyer, client.getOrder({ params }))
      : await accepted(buyer, client.getCart({ params }));
  return same(piecesOf(now), piecesOf(left));
};
