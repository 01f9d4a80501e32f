import type { Cart, CartToken } from '../cart/cart.ts';
import { isGift } from '../cart/gift.ts';
import type { ProductId } from '../catalogue/product.ts';
import type { Currency, Minor } from '../shared/money.ts';

/** One line, as it is read before it is ordered. `price`: of one piece. */
export interface SeenOrderLine {
  readonly productId: ProductId;
  readonly variantId: string;
  readonly quantity: number;
  readonly price: Minor;
}

/** What an order comes to and consists of. */
export interface OrderSight {
  readonly total: Minor;
  readonly currency: Currency;
  readonly gift: boolean;
  /** In their order, the gift with them. */
  readonly lines: readonly SeenOrderLine[];
}

/** An order as it stood on the screen when its button was pressed: no other is made. Source: D88, CHK-20. */
export interface SeenOrder extends OrderSight {
  readonly token: CartToken;
}

/** The order that a cart stands for while it is read. */
export const seenOrder = ({ token, total, items }: Pick<Cart, 'token' | 'total' | 'items'>): SeenOrder => ({
  token,
  total: total.minor,
  currency: total.currency,
  gift: items.some(isGift),
  lines: items.map(({ productId, variantId, quantity, unitPrice }) => ({
    productId,
    variantId,
    quantity,
    price: unitPrice.minor,
  })),
});

const isSameLine = (a: SeenOrderLine, b: SeenOrderLine | undefined): boolean =>
  a.productId === b?.productId &&
  a.variantId === b.variantId &&
  a.quantity === b.quantity &&
  a.price === b.price;

/** Whether what would be ordered now is what was seen, as far as is told what was seen. */
export const isAsSeen = (
  seen: { readonly [K in keyof OrderSight]?: OrderSight[K] | undefined },
  now: OrderSight,
): boolean =>
  (seen.total ?? now.total) === now.total &&
  (seen.currency ?? now.currency) === now.currency &&
  (seen.gift ?? now.gift) === now.gift &&
  (seen.lines === undefined ||
    (seen.lines.length === now.lines.length &&
      seen.lines.every((line, index) => isSameLine(line, now.lines[index]))));
