import type { Delivery } from '../../../application/catalogue/delivery-lookup.ts';
import type { Shop } from '../../../application/shared/shop.ts';
import type { CartItem } from '../../../domain/cart/cart.ts';
import { type QuantityRule, quantityRule } from '../../../domain/cart/quantity.ts';
import { isStopOrder } from '../../../domain/catalogue/delivery.ts';

/**
 * Returns the quantities that a line's select offers. Until the stock is known, the shop's limits apply. `others`:
 * pieces of the variant in other lines. Source: CART-8.
 */
export const lineRule = (
  item: CartItem,
  shop: Pick<Shop, 'quantity'>,
  delivery?: Delivery,
  others = 0,
): QuantityRule => {
  const asked = delivery?.dates.items.find(({ variantId }) => variantId === item.variantId);
  return quantityRule({
    isTrial: item.isTrial,
    codes: { productId: item.productId, sku: item.sku },
    cappedCodes: shop.quantity.cappedCodes,
    configMax: shop.quantity.max,
    stopOrder: asked !== undefined && isStopOrder({ tags: delivery?.dates.tags ?? [], items: [asked] }),
    stock: (asked?.available ?? 0) - others,
    current: item.quantity,
  });
};
