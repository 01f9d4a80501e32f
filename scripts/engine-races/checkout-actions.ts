import * as E from 'fp-ts/lib/Either.js';
import type { CartWire } from '../../src/adapters/contract/cart/cart.ts';
import type { AddressWire } from '../../src/adapters/contract/checkout/address.ts';
import type { OrderWire } from '../../src/adapters/contract/orders/orders.ts';
import { look } from './cart-actions.ts';
import { type Hands, type Purchase, piecesOf, plus, samePieces, see } from './purchase.ts';

type Action = (hands: Hands, purchase: Purchase) => Promise<void>;

const home: AddressWire = {
  first_name: 'Mara',
  last_name: 'Keller',
  street: 'Seestrasse',
  street_number: '12',
  postcode: '8002',
  city: 'Zürich',
  country_code: 'CH',
};

export const isReady = ({ cart }: Purchase): boolean =>
  cart.checkout_state === 'payment_selected' || cart.checkout_state === 'payment_skipped';

/** Takes all steps before the order; a refused step ends it. */
export const checkOut: Action = async (hands, purchase) => {
  const { client, ask, random } = hands;
  const { email, cart } = purchase;
  const params = { token: cart.token_value };
  const to = { params: { ...params, shipment: cart.shipments[0]?.id ?? '' } };
  const addresses = { email, billing_address: home, shipping_address: home };
  const steps = [
    () => ask('e-mail', client.updateOrder({ params, body: { email } })),
    () => ask('addresses', client.updateOrder({ params, body: addresses })),
    () =>
      ask(
        'way of sending',
        client.updateOrderShippingMethod({ ...to, body: { method: 'swisspost_a_parcel' } }),
      ),
    () => ask('way to pay', client.updateOrderPaymentMethod({ params, body: { method: 'visa' } })),
  ];
  for (const step of steps) {
    const answer = await step();
    if (E.isLeft(answer)) return look(hands, purchase);
    see(hands, purchase, answer.right, 'checking out');
    if (answer.right.checkout_state === 'payment_skipped') return;
  }
  // Customers without an earlier purchase stay with the card.
  if (random() < 0.8) return;
  const invoice = client.updateOrderPaymentMethod({ params, body: { method: 'invoice' } });
  const chosen = await ask('invoice', invoice);
  if (E.isRight(chosen)) see(hands, purchase, chosen.right, 'choosing the invoice');
  else await look(hands, purchase);
};

const seenOf = ({ items, total, currency_code, token_value, gift }: CartWire) => ({
  token_value,
  total,
  currency_code,
  gift: gift?.standing === 'given',
  items: items.map(({ product_id, variant_id, quantity, unit_price }) => ({
    product_id,
    variant_id,
    quantity,
    unit_price,
  })),
});

const linesOf = ({ items }: Pick<CartWire, 'items'>): string =>
  JSON.stringify(items.map(({ variant_id, quantity, unit_price }) => [variant_id, quantity, unit_price]));

const take = ({ tally }: Hands, purchase: Purchase, order: OrderWire): void => {
  const known = purchase.order;
  if (known) {
    if (known.token_value !== order.token_value)
      tally.violate(
        `${purchase.name}: two orders were created from its cart: ${known.number} and ${order.number}`,
      );
    return;
  }
  const { cart } = purchase;
  if (order.total !== cart.total || linesOf(order) !== linesOf(cart))
    tally.violate(
      `${purchase.name}: ${order.number} differs from the cart: ${order.total}, not ${cart.total}`,
    );
  purchase.order = order;
};

const press = async (hands: Hands, purchase: Purchase, presses: number): Promise<void> => {
  const { client, ask } = hands;
  const body = seenOf(purchase.cart);
  const name = `order${presses > 1 ? ', twice at once' : ''}`;
  const answers = await Promise.all(
    Array.from({ length: presses }, () => ask(name, client.createMyOrderFromCart({ body }))),
  );
  for (const answer of answers) if (E.isRight(answer)) take(hands, purchase, answer.right);
};

/** After a refusal, the cart is mostly loaded again. An order based on a stale cart is refused again. */
export const order: Action = async (hands, purchase) => {
  await press(hands, purchase, hands.random() < 0.4 ? 2 : 1);
  if (!purchase.order && hands.random() < 0.8) await look(hands, purchase);
};

export const orderAgain: Action = (hands, purchase) => press(hands, purchase, 1);

/** Another window adds something to the cart meanwhile: either the order or the add is refused. */
export const orderWhileAdding: Action = async (hands, purchase) => {
  const { client, ask, goods, tally } = hands;
  const good = goods.lenses[0] ?? goods.scarce;
  const params = { token: purchase.cart.token_value };
  const body = { request_id: crypto.randomUUID(), items: [good.item] };
  const [, added] = await Promise.all([
    press(hands, purchase, 1),
    ask('add while ordering', client.addToCart({ params, body })),
  ]);
  if (purchase.order) {
    if (E.isRight(added)) tally.violate(`${purchase.name}: an item added during the order is in no order`);
    return;
  }
  const cart = await ask('look at the cart', client.getCart({ params }));
  if (E.isLeft(cart)) return look(hands, purchase);
  const ifDone = plus(purchase.pieces, good.variant, 1);
  const wasUnsure = E.isLeft(added) && added.left.unsure && samePieces(piecesOf(cart.right), ifDone);
  if (E.isRight(added) || wasUnsure) purchase.pieces = ifDone;
  see(hands, purchase, cart.right, 'adding while ordering');
};

/** An order is no longer a cart: nothing can be added. */
export const addAfterwards: Action = async (hands, purchase) => {
  const { client, ask, goods, tally } = hands;
  const params = { token: purchase.cart.token_value };
  const body = { request_id: crypto.randomUUID(), items: [goods.scarce.item] };
  const answer = await ask('add to an ordered cart', client.addToCart({ params, body }));
  if (E.isRight(answer)) tally.violate(`${purchase.name}: an item was added to an ordered cart`);
};
