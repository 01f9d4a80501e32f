import * as E from 'fp-ts/Either';
import { mayRenew, repeatsRenewal } from '../../../domain/cart/cart-renewal.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { notFound, violate } from '../../shop-server/refusal.ts';
import type { Asker, Handler } from '../call.ts';
import { newToken } from '../db/new-token.ts';
import { findRow, updateRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import { readCart, type StoredCart } from './cart-store.ts';
import { viewCart } from './cart-view.ts';
import { cartWire } from './cart-wire.ts';
import { followToken } from './follow-token.ts';

interface Asked {
  readonly token: string;
  readonly requestId: string;
}

/** Reads the cart that the same request renewed before. */
const renewedBefore = async (
  trx: Trx,
  channel: Asker,
  asked: Asked,
  now: number,
): Promise<StoredCart | undefined> => {
  const row = await findRow(trx, 'cart', { renewed_from: asked.token, renewed_by: asked.requestId }, [
    'token',
    'renewed_at',
  ]);
  const done = { from: asked.token, by: asked.requestId, at: row?.renewed_at?.getTime() ?? 0 };
  return row && repeatsRenewal(done, asked, now) ? readCart(trx, channel, row.token) : undefined;
};

/** Renews a cart, with its row locked. The time of its last change stays, and so does what a merge left behind. */
const renewed = async (
  trx: Trx,
  channel: Asker,
  asked: Asked,
  now: number,
): Promise<StoredCart | undefined> => {
  const { token, requestId } = asked;
  const known = await readCart(trx, channel, token, true);
  if (!known) return renewedBefore(trx, channel, asked, now);
  const next = newToken();
  await updateRow(
    trx,
    'cart',
    { token },
    { token: next, renewed_from: token, renewed_by: requestId, renewed_at: new Date(now) },
  );
  await followToken(trx, token, next, known.row.customer_id !== null);
  return readCart(trx, channel, next);
};

/** Gives a cart a new token. A repeated request gets the same one. Source: CART-25. */
export const makeRenewCart =
  (sandbox: Sandbox): Handler<ShopApi['renewCart']> =>
  ({ channel, params: { token }, body: { request_id: requestId } }) => {
    if (!mayRenew(requestId))
      return Promise.resolve(violate([{ path: 'request_id', code: 'validation.invalid' }]));
    return sandbox.db.transaction().execute(async (trx) => {
      const cart = await renewed(trx, channel, { token, requestId }, sandbox.clock.now());
      return cart
        ? E.right(cartWire(sandbox, channel.locale, await viewCart(trx, sandbox, channel, cart)))
        : notFound('cart');
    });
  };
