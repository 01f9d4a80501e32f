import { type DeliveryDates, type DeliveryItem, isStopped } from '../catalogue/delivery.ts';
import type { ProductId } from '../catalogue/product.ts';
import type { Currency, Money } from '../shared/money.ts';
import type { Cart, CartItem, CartItemId, CartToken } from './cart.ts';

/** Where a line comes from: the shelf, or the supplier because the shelf has too little. */
export type Supply = 'shelf' | 'supplier';

/** A line as the buyer last saw it. Units of `price`: minor, of `currency`. */
export interface SeenLine {
  readonly id: CartItemId;
  readonly productId: ProductId;
  readonly quantity: number;
  readonly price: number;
  readonly currency: Currency;
  /** Absent where it was not known. */
  readonly supply?: Supply;
}

/** A cart as the buyer last saw it. */
export interface SeenCart {
  readonly token: CartToken;
  readonly lines: readonly SeenLine[];
}

/** What became different without the buyer's doing. They hear of it before they can order. */
export type CartChange =
  | { readonly _tag: 'PriceChanged'; readonly item: CartItem; readonly from: Money }
  /** It lay on the shelf and comes from the supplier now: later. */
  | { readonly _tag: 'SentLater'; readonly item: CartItem };

/** What keeps a cart from being ordered until the buyer changes it. */
export type CartObstacle =
  | { readonly _tag: 'NotOrderable'; readonly item: CartItem }
  | { readonly _tag: 'SoldOut'; readonly item: CartItem }
  /** `stock`: the most that can be had. */
  | { readonly _tag: 'TooMany'; readonly item: CartItem; readonly stock: number };

/** Under stop-order no supplier sends what the shelf lacks: that is an obstacle. */
const supplyOf = ({ quantity }: CartItem, level: DeliveryItem | undefined): Supply | undefined => {
  if (level === undefined) return undefined;
  if (level.available >= quantity) return 'shelf';
  return isStopped(level) ? undefined : 'supplier';
};

/** The cart as it is shown now. `dates` of its lines, in their order; none where they are not known. */
export const seenCart = (
  { token, items }: Pick<Cart, 'token' | 'items'>,
  dates?: DeliveryDates,
): SeenCart => ({
  token,
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
 * What changed since the cart was last seen. Another number of pieces has a price of its own: where the buyer changed
 * how many there are, nothing changed behind their back; unless the shop has another currency now: no number of pieces
 * changes that. Source: PRICE-9.
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

/** What has to be changed before the cart can be ordered. Source: STOCK-3, CART-9. */
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

/** Whether nothing of a cart can be had at all, so that nothing arrives; an empty one promises nothing either way. */
export const isNothingToSend = (
  { items }: Pick<Cart, 'items'>,
  obstacles: readonly CartObstacle[],
): boolean =>
  items.length > 0 &&
  items.every(({ id }) => obstacles.some(({ _tag, item }) => _tag !== 'TooMany' && item.id === id));
