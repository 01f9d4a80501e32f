import { type Amounts, amountIn } from '../shared/amounts.ts';
import type { Minor, Money } from '../shared/money.ts';

export interface FreeShippingInput {
  /** The items' total, without shipping. */
  readonly subtotal: Money;
  /** From here on a parcel costs nothing; absent where the shop has no such offer. */
  readonly threshold?: Amounts;
  /** By the method chosen, else by the cheapest that applies; absent while unknown. */
  readonly shippingPrice?: Money;
}

/** How much is missing to be sent for nothing, in the cart's currency; nothing is said at the threshold itself. Source: CART-10, D16. */
export const freeShippingHint = ({
  subtotal,
  threshold,
  shippingPrice,
}: FreeShippingInput): { readonly remaining: Money } | undefined => {
  if (threshold === undefined || shippingPrice === undefined || shippingPrice.minor <= 0) return undefined;
  const free = amountIn(threshold, subtotal.currency);
  if (free === undefined || subtotal.minor <= 0 || subtotal.minor >= free.minor) return undefined;
  return { remaining: { ...free, minor: (free.minor - subtotal.minor) as Minor } };
};
