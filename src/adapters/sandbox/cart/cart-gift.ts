import { type GiftOffer, type GiftStanding, giftStanding, isGiftBarred } from '../../../domain/cart/gift.ts';
import { variantId } from '../../../domain/catalogue/variant.ts';
import { amountIn, type ShopCurrency } from '../../../domain/shared/amounts.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import type { Minor, Money } from '../../../domain/shared/money.ts';
import { giftLimitIn } from '../../shop-server/cart/gift-limits.ts';
import type { CartLineRow, CartRow } from '../db/commerce-tables.ts';
import type { Db } from '../db/schema.ts';
import type { ProductFacts, ProductMap } from '../products/product-facts.ts';
import { readStock } from '../stock/stock.ts';
import type { ViewedLine } from './price-cart.ts';

/** The gift of a shop for a cart. `line`: its line in the cart, which is not one of the buyer's lines. */
export interface ViewedGift extends Pick<GiftOffer, 'productId'> {
  /** The goods' total from which it is given. Units: minor, in the cart's currency. */
  readonly from: number;
  readonly product: ProductFacts;
  readonly standing: GiftStanding;
  readonly line?: ViewedLine;
}

/** Returns the id of the gift's line. A cart has at most one, and the id never equals one of the buyer's lines. */
export const giftLineId = ({ id }: Pick<CartRow, 'id'>): string => `gift-${id}`;

const lineOf = (row: CartRow, product: ProductFacts, position: number): ViewedLine => {
  const line: CartLineRow = {
    id: giftLineId(row),
    cart_token: row.token,
    position,
    product_id: product.id,
    variant_id: variantId(product.id, {}),
    options: {},
    meta: {},
    created_from: null,
    quantity: 1,
    price_channel: null,
    fk: null,
  };
  const free = { unit: 0, total: 0, reduced: false, savings: 0 };
  return { ...free, row: line, product, category: product.category, quantity: 1 };
};

/**
 * Whether a piece is left in stock after the purchased ones: a gift never causes a wait, and is not promised if there
 * is none.
 */
const isLeft = async (db: Db, product: ProductFacts, lines: readonly ViewedLine[]): Promise<boolean> => {
  const variant = variantId(product.id, {});
  const stock = await readStock(db, [{ product, variantId: variant }]);
  const bought = lines.reduce(
    (sum, { row, quantity }) => (row.variant_id === variant ? sum + quantity : sum),
    0,
  );
  return (stock.get(variant)?.onHand ?? 0) > bought;
};

/** An amount in a currency of the shop. */
type ShopMoney = Money & { readonly currency: ShopCurrency };

/** Returns the gift of the shop for this cart; undefined if there is none or none is left. Source: CART-14, LAW-42. */
export const viewGift = async (
  db: Db,
  offer: GiftOffer | undefined,
  products: ProductMap,
  cart: {
    readonly row: CartRow;
    readonly lines: readonly ViewedLine[];
    readonly itemsTotal: ShopMoney;
    /** The country of delivery, or the shop's. */
    readonly country: CountryCode;
  },
): Promise<ViewedGift | undefined> => {
  const { row, lines, itemsTotal, country } = cart;
  const product = offer && products.get(offer.productId);
  if (!offer || !product?.orderable || lines.length === 0) return undefined;
  if (!(await isLeft(db, product, lines))) return undefined;
  const standing = giftStanding(offer, {
    itemsTotal,
    declined: row.gift_declined,
    barred: isGiftBarred(
      { minor: product.price as Minor, currency: itemsTotal.currency },
      giftLimitIn(country),
    ),
  });
  return {
    productId: offer.productId,
    from: amountIn(offer.from, itemsTotal.currency).minor,
    product,
    standing,
    ...(standing === 'given' && { line: lineOf(row, product, lines.length) }),
  };
};
