import { type DeliveryDates, type DeliveryItem, isStopped } from '../catalogue/delivery.ts';
import type { ProductId } from '../catalogue/product.ts';
import type { Currency, Money } from '../shared/money.ts';
import type { Cart, CartItem, CartItemId } from './cart.ts';

/** Where a line is delivered from: the shop's stock, or the supplier if the stock is too low. */
export type Supply = 'shelf' | 'supplier';

/** A line as the buyer last saw it. Units of `price`: minor, of `currency`. */
export interface SeenLine {
  readonly id: CartItemId;
  readonly productId: ProductId;
  readonly quantity: number;
  readonly price: number;
  readonly currency: Currency;
  /** Absent if it was unknown. */
  readonly supply?: Supply;
}

/** A cart as the buyer last saw it. `id`: its own, because its token may change. */
export interface SeenCart {
  readonly id: string;
  readonly lines: readonly SeenLine[];
}

/** What changed without the buyer's action. The buyer is informed before they can order. */
export type CartChange =
  | { readonly _tag: 'PriceChanged'; readonly item: CartItem; readonly from: Money }
  /** The line was in stock before. It now comes from the supplier, which takes longer. */
  | { readonly _tag: 'SentLater'; readonly item: CartItem };

/** What prevents a cart from being ordered until the buyer changes it. */
export type CartObstacle =
  | { readonly _tag: 'NotOrderable'; readonly item: CartItem }
  | { readonly _tag: 'SoldOut'; readonly item: CartItem }
  /** `stock`: the largest quantity available. */
  | { readonly _tag: 'TooMany'; readonly item: CartItem; readonly stock: number };

/** Under stop-order the supplier does not deliver what is not in stock: that is an obstacle. */
const supplyOf = ({ quantity }: CartItem, level: DeliveryItem | undefined): Supply | undefined => {
  if (level === undefined) return undefined;
  if (level.available >= quantity) return 'shelf';
  return isStopped(level) ? undefined : 'supplier';
};

/** The cart as it is shown now. `dates`: those of its lines, in the same order; absent if unknown. */
export const seenCart = ({ id, items }: Pick<Cart, 'id' | 'items'>, dates?: DeliveryDates): SeenCart => ({
  id,
  lines: items.map((item, index) => {
    const supply = supplyOf(item, dates?.items[index]);
    return {
      id: item.id,
      productId: item.productId,
      quantity: item.quantity,
      price: item.unitPrice.minor,
      currency: item.unitPrice.currency,
      ...(supply && { supply }),
    };
  }),
});

const piecesOf = (
  lines: readonly { readonly productId: ProductId; readonly quantity: number }[],
  product: ProductId,
): number =>
  lines.reduce((sum, { productId, quantity }) => (productId === product ? sum + quantity : sum), 0);

/**
 * Returns what changed since the cart was last shown. The unit price depends on the quantity: if the buyer changed the
 * number of pieces, a new price is not reported, unless the shop's currency has changed. Source: PRICE-9.
 */
export const changesSince = (
  seen: SeenCart,
  { items }: Pick<Cart, 'items'>,
  dates?: DeliveryDates,
): readonly CartChange[] =>
  items.flatMap((item, index): readonly CartChange[] => {
    const before = seen.lines.find(({ id }) => id === item.id);
    if (!before) return [];
    const isInOther = before.currency !== item.unitPrice.currency;
    const samePieces = piecesOf(seen.lines, item.productId) === piecesOf(items, item.productId);
    const supply = supplyOf(item, dates?.items[index]);
    const later = before.supply === 'shelf' && supply === 'supplier' && before.quantity === item.quantity;
    return [
      ...(isInOther || (samePieces && before.price !== item.unitPrice.minor)
        ? [
            {
              _tag: 'PriceChanged' as const,
              item,
              from: { minor: before.price as Money['minor'], currency: before.currency },
            },
          ]
        : []),
      ...(later ? [{ _tag: 'SentLater' as const, item }] : []),
    ];
  });

/** Returns what has to be changed before the cart can be ordered. Source: STOCK-3, CART-9. */
export const obstaclesOf = ({ items }: Pick<Cart, 'items'>, dates?: DeliveryDates): readonly CartObstacle[] =>
  items.flatMap((item, index): readonly CartObstacle[] => {
    if (item.orderable === 'discontinued' || item.orderable === 'inactive')
      return [{ _tag: 'NotOrderable', item }];
    const level = dates?.items[index];
    if (!level || !isStopped(level)) return [];
    const rest = items
      .slice(0, index)
      .reduce(
        (left, { variantId, quantity }) => (variantId === item.variantId ? left - quantity : left),
        level.available,
      );
    if (rest >= item.quantity) return [];
    return rest > 0 ? [{ _tag: 'TooMany', item, stock: rest }] : [{ _tag: 'SoldOut', item }];
  });

/** Whether no line of a cart is available at all, so that nothing will arrive. False for an empty cart. */
export const isNothingToSend = (
  { items }: Pick<Cart, 'items'>,
  obstacles: readonly CartObstacle[],
): boolean =>
  items.length > 0 &&
  items.every(({ id }) => obstacles.some(({ _tag, item }) => _tag !== 'TooMany' && item.id === id));
