import * as E from 'fp-ts/Either';
import type { ShopApi } from '../../contract/shop-api.ts';
import { makeAddToCurrentCart } from '../../shop-server/cart/current-cart.ts';
import { makeRateLimit } from '../../shop-server/http/rate-limit.ts';
import { tooOften } from '../../shop-server/refusal.ts';
import type { Call, Handlers } from '../call.ts';
import type { Sandbox } from '../sandbox.ts';
import { makeAddToCart } from './add-to-cart.ts';
import { insertCart, patchCart } from './cart-store.ts';
import { type CartView, viewCart } from './cart-view.ts';
import { cartWire } from './cart-wire.ts';
import { makeRemove, makeUpdateQuantity } from './change-line.ts';
import { editCart, lookAtCart } from './edit-cart.ts';
import { makeRenewCart } from './renew-cart.ts';
import type { TakeCoupon } from './take-coupon.ts';

export type CartHandlers = Pick<
  Handlers,
  | 'createCart'
  | 'getCart'
  | 'addToCart'
  | 'updateCartQuantity'
  | 'removeFromCart'
  | 'applyCoupon'
  | 'deleteCouponCode'
  | 'setCurrentCart'
  | 'renewCart'
  | 'productOptOut'
  | 'productOptIn'
>;

/** `claim`: assigns a cart to the customer. */
export const makeCartHandlers = (
  sandbox: Sandbox,
  takeCoupon: TakeCoupon,
  claim: Handlers['customerClaimCart'],
): CartHandlers => {
  const begun = makeRateLimit(sandbox.clock, sandbox.limits.cartsPerMinute, {
    tally: sandbox.fleet?.tally('carts begun'),
  });
  /** Limits how often a client opens carts, so that nobody finds a cart by guessing tokens. */
  const opened = makeRateLimit(sandbox.clock, sandbox.limits.cartsPerMinute, {
    tally: sandbox.fleet?.tally('carts opened'),
  });
  const renewals = makeRateLimit(sandbox.clock, sandbox.limits.cartsPerMinute, {
    tally: sandbox.fleet?.tally('carts renewed'),
  });
  const renew = makeRenewCart(sandbox);

  const wantsGift =
    (wanted: boolean) =>
    ({ channel, body: { cart_token: token } }: Call<ShopApi['productOptOut' | 'productOptIn']>) =>
      editCart(sandbox, channel, token, async (trx) => {
        await patchCart(trx, token, { gift_declined: !wanted }, sandbox.clock.now());
        return E.right(undefined);
      });

  return {
    createCart: async ({ channel, client }) => {
      const wait = begun.take(client);
      if (wait > 0) return tooOften(wait);
      const row = await insertCart(sandbox.db, channel, sandbox.clock.now());
      const view = await viewCart(sandbox.db, sandbox, channel, { row, lines: [] });
      return E.right(cartWire(sandbox, channel.locale, view));
    },

    getCart: async ({ channel, params: { token } }) =>
      E.map((view: CartView) => cartWire(sandbox, channel.locale, view))(
        await lookAtCart(sandbox, channel, token),
      ),

    /** The link contains the token of the cart itself. Source: REO-5. */
    setCurrentCart: async ({ channel, client, body: { abandoned_cart_token } }) => {
      const wait = opened.take(client);
      if (wait > 0) return tooOften(wait);
      return E.map((view: CartView) => cartWire(sandbox, channel.locale, view))(
        await lookAtCart(sandbox, channel, abandoned_cart_token),
      );
    },

    renewCart: async (call) => {
      const wait = renewals.take(call.client);
      return wait > 0 ? tooOften(wait) : renew(call);
    },

    productOptOut: wantsGift(false),
    productOptIn: wantsGift(true),

    addToCart: makeAddToCurrentCart(makeAddToCart(sandbox), claim),
    updateCartQuantity: makeUpdateQuantity(sandbox),
    removeFromCart: makeRemove(sandbox),

    applyCoupon: ({ channel, params: { token }, body: { couponCode }, client }) =>
      editCart(sandbox, channel, token, (trx, view) =>
        takeCoupon(trx, client, view, couponCode, 'couponCode'),
      ),

    deleteCouponCode: ({ channel, params: { token } }) =>
      editCart(sandbox, channel, token, async (trx) => {
        await patchCart(trx, token, { coupon_code: null }, sandbox.clock.now());
        return E.right(undefined);
      }),
  };
};
