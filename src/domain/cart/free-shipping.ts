import { type Amounts, amountIn } from '../shared/amounts.ts';
import type { Minor, Money } from '../shared/money.ts';

export interface FreeShippingInput {
  /** The items' total, without shipping. */
  readonly subtotal: Money;
  /** The subtotal from which shipping is free. Absent if the shop has no such offer. */
  readonly threshold?: Amounts;
  /** The price of the chosen method, otherwise of the cheapest that applies. Absent while unknown. */
  readonly shippingPrice?: Money;
}

/** Returns the amount missing for free shipping, in the cart's currency. Nothing at the threshold itself. Source: CART-10. */
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
