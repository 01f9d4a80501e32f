import * as E from 'fp-ts/Either';
import type { CartWire } from '../../contract/cart/cart.ts';
import { notFound, type Refusal } from '../../shop-server/refusal.ts';
import type { Asker } from '../call.ts';
import type { Trx } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import { patchCart, readCart } from './cart-store.ts';
import { type CartView, viewCart } from './cart-view.ts';
import { cartWire } from './cart-wire.ts';
import { settledSteps } from './settled-steps.ts';

/** Reads the cart again after a change and updates the checkout state to match. */
const settle = async (
  trx: Trx,
  sandbox: Sandbox,
  channel: Asker,
  token: string,
): Promise<E.Either<Refusal, CartView>> => {
  const stored = await readCart(trx, channel, token);
  if (!stored) return notFound('cart');
  const view = await viewCart(trx, sandbox, channel, stored);
  const change = settledSteps(view);
  if (!change) return E.right(view);
  await patchCart(trx, token, change, sandbox.clock.now());
  return E.right(await viewCart(trx, sandbox, channel, { ...stored, row: { ...stored.row, ...change } }));
};

/**
 * Changes a cart in one transaction, with the cart locked. `edit` refuses before it writes. Returns the whole cart with
 * new prices.
 */
export const editCart = (
  sandbox: Sandbox,
  channel: Asker,
  token: string,
  edit: (trx: Trx, view: CartView) => Promise<E.Either<Refusal, unknown>>,
): Promise<E.Either<Refusal, CartWire>> =>
  sandbox.db.transaction().execute(async (trx) => {
    const stored = await readCart(trx, channel, token, true);
    if (!stored) return notFound('cart');
    const edited = await edit(trx, await viewCart(trx, sandbox, channel, stored));
    if (E.isLeft(edited)) return edited;
    // E-mails about a cart use the language of its last change.
    await patchCart(trx, token, { locale: channel.locale, left_behind: null }, sandbox.clock.now());
    return E.map((view: CartView) => cartWire(sandbox, channel.locale, view))(
      await settle(trx, sandbox, channel, token),
    );
  });

/** Reads a cart without locking anything. */
export const lookAtCart = async (
  sandbox: Sandbox,
  channel: Asker,
  token: string,
): Promise<E.Either<Refusal, CartView>> => {
  const stored = await readCart(sandbox.db, channel, token);
  return stored ? E.right(await viewCart(sandbox.db, sandbox, channel, stored)) : notFound('cart');
};
