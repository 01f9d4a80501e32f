import type { Cart } from './cart.ts';

/** A coupon that no longer applies: the shop's sentence about it, with its code if known, otherwise its code. */
export type CouponLoss =
  | { readonly _tag: 'Said'; readonly sentence: string; readonly code?: string }
  | { readonly _tag: 'Silent'; readonly code: string };

/**
 * Returns the coupon that a cart has lost. `counted`: the coupon that applied when the cart was last shown, unless the
 * buyer removed it. Source: COUP-5.
 */
export const couponLoss = (
  counted: string | undefined,
  { coupon, couponNote }: Pick<Cart, 'coupon' | 'couponNote'>,
): CouponLoss | undefined => {
  if (coupon !== undefined) return undefined;
  if (couponNote !== undefined)
    return { _tag: 'Said', sentence: couponNote, ...(counted !== undefined && { code: counted }) };
  return counted === undefined ? undefined : { _tag: 'Silent', code: counted };
};
