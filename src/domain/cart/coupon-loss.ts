import type { Cart } from './cart.ts';

/** A coupon that counts no longer: what the shop says of it, else its code. */
export type CouponLoss =
  | { readonly _tag: 'Said'; readonly sentence: string }
  | { readonly _tag: 'Silent'; readonly code: string };

/**
 * What a cart has lost. `counted`: the coupon that counted when it was last shown, unless its buyer took it off
 * themselves. Source: COUP-5.
 */
export const couponLoss = (
  counted: string | undefined,
  { coupon, couponNote }: Pick<Cart, 'coupon' | 'couponNote'>,
): CouponLoss | undefined => {
  if (coupon !== undefined) return undefined;
  if (couponNote !== undefined) return { _tag: 'Said', sentence: couponNote };
  return counted === undefined ? undefined : { _tag: 'Silent', code: counted };
};
