import type { Cart } from '../cart/cart.ts';

/**
 * Returns a text that differs where a cart's shipping and payment methods, or their prices, may differ: by its goods,
 * their value, the coupon and the addresses. Source: CHK-34.
 */
export const methodsBasis = ({
  items,
  itemsTotal,
  coupon,
  billingAddress,
  shippingAddress,
}: Pick<Cart, 'items' | 'itemsTotal' | 'coupon' | 'billingAddress' | 'shippingAddress'>): string =>
  JSON.stringify([
    items.map(({ productId, variantId, quantity, every }) => [productId, variantId, quantity, every]),
    itemsTotal,
    coupon,
    billingAddress,
    shippingAddress,
  ]);
