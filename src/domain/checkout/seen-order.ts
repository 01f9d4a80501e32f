import type { Cart, CartToken } from '../cart/cart.ts';
import { isGift } from '../cart/gift.ts';
import type { ProductId } from '../catalogue/product.ts';
import type { Currency, Minor } from '../shared/money.ts';

/** One line as shown before it is ordered. `price`: of one piece. */
export interface SeenOrderLine {
  readonly productId: ProductId;
  readonly variantId: string;
  readonly quantity: number;
  readonly price: Minor;
}

/** The total and the lines of an order. */
export interface OrderSight {
  readonly total: Minor;
  readonly currency: Currency;
  readonly gift: boolean;
  /** In cart order, including the gift. */
  readonly lines: readonly SeenOrderLine[];
}

/** The order as it was shown when its button was pressed. No different order is placed. Source: CHK-20. */
export interface SeenOrder extends OrderSight {
  readonly token: CartToken;
}

/** Returns the order that a displayed cart represents. */
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

/** Whether the current order equals the one that was shown. Properties that `seen` does not contain are not compared. */
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
