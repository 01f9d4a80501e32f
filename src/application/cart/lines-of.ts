import type { Cart } from '../../domain/cart/cart.ts';
import type { DeliveryQuery } from '../../domain/catalogue/delivery.ts';

/** The lines of a cart as items of a stock and delivery query. */
export const linesOf = ({ items }: Pick<Cart, 'items'>): readonly DeliveryQuery[] =>
  items.map(({ productId, options, quantity }) => ({
    productId,
    options: Object.fromEntries(options.map(({ code, value }) => [code, value])),
    quantity,
  }));
