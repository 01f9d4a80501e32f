import * as E from 'fp-ts/Either';
import { couponCode } from '../../../domain/cart/coupon.ts';
import { type Handlers, refuse } from '../handler.ts';
import { say, violate } from '../http/refusals.ts';
import { makeRateLimit } from '../limits/rate-limit.ts';
import type { Sandbox } from '../sandbox.ts';
import { couponMessage } from '../words/coupon-message.ts';
import { makeAddToCart } from './add-to-cart.ts';
import { insertCart, patchCart } from './cart-store.ts';
import { type CartView, tryCoupon, viewCart } from './cart-view.ts';
import { cartWire } from './cart-wire.ts';
import { makeRemove, makeUpdateQuantity } from './change-line.ts';
import { editCart, lookAtCart } from './edit-cart.ts';

export type CartHandlers = Pick<
  Handlers,
  | 'createCart'
  | 'getCart'
  | 'addToCart'
  | 'updateCartQuantity'
  | 'removeFromCart'
  | 'applyCoupon'
  | 'deleteCouponCode'
>;

const codeRefusals = { NoCode: 'validation.required', HasSpaces: 'validation.no_spaces_in_coupon' } as const;

export const makeCartHandlers = (sandbox: Sandbox): CartHandlers => {
  const mayCreate = makeRateLimit(sandbox.clock, sandbox.limits.cartsPerMinute);
  const mayTryCoupon = makeRateLimit(sandbox.clock, sandbox.limits.couponTriesPerMinute);

  return {
    createCart: async ({ channel, client }) => {
      if (!mayCreate(client)) return say(429, 'rate_limit', channel.locale);
      const row = await insertCart(sandbox.db, channel, sandbox.clock.now());
      const view = await viewCart(sandbox.db, sandbox, channel, { row, lines: [] });
      return E.right(cartWire(sandbox, channel.locale, view));
    },

    getCart: async ({ channel, params: { token } }) =>
      E.map((view: CartView) => cartWire(sandbox, channel.locale, view))(
        await lookAtCart(sandbox, channel, token),
      ),

    addToCart: makeAddToCart(sandbox),
    updateCartQuantity: makeUpdateQuantity(sandbox),
    removeFromCart: makeRemove(sandbox),

    /** Replaces a coupon that was there; a refused one changes nothing. Source: COUP-2, COUP-4. */
    applyCoupon: ({ channel, params: { token }, body: { couponCode: typed }, client }) =>
      editCart(sandbox, channel, token, async (trx, view) => {
        const { locale } = channel;
        if (!mayTryCoupon(`${client} ${token}`)) return say(429, 'rate_limit', locale);
        const read = couponCode(typed);
        if (E.isLeft(read))
          return violate(locale, [{ path: 'couponCode', code: codeRefusals[read.left._tag] }]);
        const code = read.right.toUpperCase();
        const { rule, refusal } = await tryCoupon(trx, sandbox, view, code);
        if (refusal !== undefined) {
          const message = couponMessage(refusal, locale);
          return refuse(422, `coupon.${refusal}`, {
            message,
            violations: [{ property_path: 'couponCode', code: `coupon.${refusal}`, message }],
            ...(rule?.minimum !== undefined && { values: { minimum: rule.minimum } }),
          });
        }
        await patchCart(trx, token, { coupon_code: code }, sandbox.clock.now());
        return E.right(undefined);
      }),

    deleteCouponCode: ({ channel, params: { token } }) =>
      editCart(sandbox, channel, token, async (trx) => {
        await patchCart(trx, token, { coupon_code: null }, sandbox.clock.now());
        return E.right(undefined);
      }),
  };
};
