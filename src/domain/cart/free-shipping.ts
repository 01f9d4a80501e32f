import type { Minor, Money } from '../shared/money.ts';

export interface FreeShippingInput {
  /** The items' total, without shipping. */
  readonly subtotal: Money;
  /** From here on a parcel costs nothing; absent where the shop has no such offer. */
  readonly threshold?: Minor;
  /** By the method chosen, else by the cheapest that applies; absent while unknown. */
  readonly shippingPrice?: Money;
}

/** How much is missing to be sent for nothing; nothing is said at the threshold itself. Source: CART-10, D16. */
export const freeShippingHint = ({
  subtotal,
  threshold,
  shippingPrice,
}: FreeShippingInput): { readonly remaining: Money } | undefined => {
  if (threshold === undefined || shippingPrice === undefined || shippingPrice.minor <= 0) return undefined;
  if (subtotal.minor <= 0 || subtotal.minor >= threshold) return undefined;
  return { remaining: { minor: (threshold - subtotal.minor) as Minor, currency: subtotal.currency } };
};
