import type { CartItem } from '../../cart/cart.ts';
import { isForSale } from '../../catalogue/orderable.ts';
import type { Product, ProductId } from '../../catalogue/product.ts';
import type { Money } from '../../shared/money.ts';
import { keptLenses } from '../kept-lenses.ts';
import type { Order } from '../order.ts';
import type { OwnSupply } from './own-supply.ts';

/** The last order of a supply, and its items of the lens that runs out first. */
export interface SupplyOrder {
  readonly order: Order;
  readonly items: readonly CartItem[];
  readonly boxes: number;
}

export const supplyOrder = ({ first }: OwnSupply, orders: readonly Order[]): SupplyOrder | undefined => {
  const order = orders.find(({ number }) => number === first.order);
  if (!order) return undefined;
  const items = keptLenses(order).filter(({ productId }) => productId === first.productId);
  return { order, items, boxes: items.reduce((sum, { quantity }) => sum + quantity, 0) };
};

/**
 * Returns what a box cost then, if the price differs from the price now. Prices in different currencies are not
 * compared. Source: HOME-2.
 */
export const priceThen = (now: Money, { items }: SupplyOrder): Money | undefined => {
  const then = items[0]?.unitPrice;
  return then && then.currency === now.currency && then.minor !== now.minor ? then : undefined;
};

/** Whether the lens can be ordered again, or which product replaces it. `none`: neither. Source: HOME-2. */
export type SupplyOffer =
  | { readonly _tag: 'Again' }
  | { readonly _tag: 'Instead'; readonly productId: ProductId }
  | { readonly _tag: 'None' };

export const supplyOffer = (
  product: Pick<Product, 'orderable' | 'stock' | 'stopOrder' | 'replacement'>,
  { order }: SupplyOrder,
): SupplyOffer => {
  if (isForSale(product)) return order.reorderable ? { _tag: 'Again' } : { _tag: 'None' };
  return product.replacement === undefined
    ? { _tag: 'None' }
    : { _tag: 'Instead', productId: product.replacement };
};
