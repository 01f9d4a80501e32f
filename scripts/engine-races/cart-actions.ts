import * as E from 'fp-ts/lib/Either.js';
import type { CartWire } from '../../src/adapters/contract/cart/cart.ts';
import type { NewItemWire } from '../../src/adapters/contract/cart/cart-item.ts';
import type { No } from './ask.ts';
import type { Good } from './goods.ts';
import {
  boughtItems,
  type Hands,
  type Pieces,
  type Purchase,
  pick,
  piecesOf,
  plus,
  samePieces,
  see,
} from './purchase.ts';

type Action = (hands: Hands, purchase: Purchase) => Promise<void>;

const coupons = ['SEHEN10', 'FUENF', 'PORTOFREI', 'EINMAL', 'PFLEGE20', 'NEUHIER', 'AB100', 'GESCHENKT'];

export const openCart = async (hands: Hands, name: string, email: string): Promise<Purchase | undefined> => {
  const cart = await hands.ask('open a cart', hands.client.createCart({}));
  if (E.isLeft(cart)) return undefined;
  const payments = new Set<string>();
  const paid = new Set<string>();
  return { name, email, cart: cart.right, pieces: new Map(), payments, paid, busy: false, isLeft: false };
};

export const look: Action = async (hands, purchase) => {
  const { client, ask, tally } = hands;
  const cart = await ask(
    'look at the cart',
    client.getCart({ params: { token: purchase.cart.token_value } }),
  );
  if (E.isRight(cart)) see(hands, purchase, cart.right, 'looking');
  else tally.violate(`${purchase.name}: its cart does not exist (${cart.left.code})`);
};

/** A refusal changes nothing. If an earlier attempt got no answer, it may have taken effect all the same. */
const afterNo = async (hands: Hands, purchase: Purchase, no: No, ifDone: Pieces): Promise<void> => {
  if (no.unsure) {
    const params = { token: purchase.cart.token_value };
    const cart = await hands.ask('look at the cart', hands.client.getCart({ params }));
    if (E.isRight(cart) && samePieces(piecesOf(cart.right), ifDone)) purchase.pieces = ifDone;
  }
  await look(hands, purchase);
};

const settled = async (
  hands: Hands,
  purchase: Purchase,
  what: string,
  answer: E.Either<No, CartWire>,
  ifDone: Pieces,
): Promise<void> => {
  if (E.isLeft(answer)) return afterNo(hands, purchase, answer.left, ifDone);
  purchase.pieces = ifDone;
  see(hands, purchase, answer.right, what);
};

type Wanted = readonly (readonly [Good, NewItemWire])[];

const itemsOf = (hands: Hands): Wanted => {
  const { random, goods } = hands;
  if (random() < 0.35) {
    const pair_id = crypto.randomUUID();
    return (['left', 'right'] as const).map((eye) => {
      const good = pick(hands, goods.lenses);
      return [good, { ...good.item, quantity: 1 + Math.floor(random() * 3), meta: { eye, pair_id } }];
    });
  }
  const good = random() < 0.3 ? goods.scarce : pick(hands, [...goods.care, ...goods.lenses]);
  return [[good, { ...good.item, quantity: 1 + Math.floor(random() * 2) }]];
};

const laid = (pieces: Pieces, items: Wanted): Pieces =>
  items.reduce((sum, [{ variant }, { quantity }]) => plus(sum, variant, quantity), pieces);

/** Sometimes sends the same request twice at once; it counts once. */
export const add: Action = async (hands, purchase) => {
  const { client, ask, random } = hands;
  const items = itemsOf(hands);
  const body = { request_id: crypto.randomUUID(), items: items.map(([, item]) => item) };
  const params = { token: purchase.cart.token_value };
  const isTwice = random() < 0.3;
  const name = `add${items.length > 1 ? ' a pair' : ''}${isTwice ? ', twice at once' : ''}`;
  const answers = await Promise.all(
    Array.from({ length: isTwice ? 2 : 1 }, () => ask(name, client.addToCart({ params, body }))),
  );
  const done = answers.find(E.isRight) ?? answers[0];
  if (done) await settled(hands, purchase, name, done, laid(purchase.pieces, items));
  if (isTwice) await look(hands, purchase);
};

/** Adds in two windows: each add that was answered counts. */
export const addInTwoWindows: Action = async (hands, purchase) => {
  const { client, ask } = hands;
  const params = { token: purchase.cart.token_value };
  const windows = [itemsOf(hands), itemsOf(hands)];
  const answers = await Promise.all(
    windows.map((items) => {
      const body = { request_id: crypto.randomUUID(), items: items.map(([, item]) => item) };
      return ask('add in two windows', client.addToCart({ params, body }));
    }),
  );
  for (const [i, answer] of answers.entries())
    if (E.isRight(answer)) purchase.pieces = laid(purchase.pieces, windows[i] ?? []);
  // What was refused at the second attempt may have taken effect at the first.
  for (const [i, answer] of answers.entries())
    if (E.isLeft(answer) && answer.left.unsure) {
      const cart = await ask('look at the cart', client.getCart({ params }));
      const ifDone = laid(purchase.pieces, windows[i] ?? []);
      if (E.isRight(cart) && samePieces(piecesOf(cart.right), ifDone)) purchase.pieces = ifDone;
    }
  await look(hands, purchase);
};

export const changeQuantity: Action = async (hands, purchase) => {
  const { client, ask, random } = hands;
  const line = pick(hands, boughtItems(purchase.cart));
  const quantity = 1 + Math.floor(random() * 4);
  const params = { token: purchase.cart.token_value, item: line.id };
  const answer = await ask('change a quantity', client.updateCartQuantity({ params, body: { quantity } }));
  const ifDone = plus(purchase.pieces, line.variant_id, quantity - line.quantity);
  await settled(hands, purchase, 'changing a quantity', answer, ifDone);
};

export const remove: Action = async (hands, purchase) => {
  const line = pick(hands, boughtItems(purchase.cart));
  const params = { token: purchase.cart.token_value, item: line.id };
  const answer = await hands.ask('take a line out', hands.client.removeFromCart({ params }));
  const ifDone = plus(purchase.pieces, line.variant_id, -line.quantity);
  await settled(hands, purchase, 'taking a line out', answer, ifDone);
};

export const couponOn: Action = async (hands, purchase) => {
  const params = { token: purchase.cart.token_value };
  const body = { couponCode: pick(hands, coupons) };
  const answer = await hands.ask('a coupon', hands.client.applyCoupon({ params, body }));
  await settled(hands, purchase, 'a coupon', answer, purchase.pieces);
};

export const couponOff: Action = async (hands, purchase) => {
  const params = { token: purchase.cart.token_value };
  const answer = await hands.ask('no coupon', hands.client.deleteCouponCode({ params }));
  await settled(hands, purchase, 'no coupon', answer, purchase.pieces);
};
