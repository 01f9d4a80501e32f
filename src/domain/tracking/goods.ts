/** What statistics may know about sold goods: the product, but never its values or its wearer. */

import type { Cart, CartItem } from '../cart/cart.ts';
import { lineBrands } from '../cart/line-brands.ts';
import { lensCategoryPath } from '../catalogue/category-path.ts';
import type { LensType, LensUsage, ProductSummary } from '../catalogue/product.ts';
import type { Currency, Money } from '../shared/money.ts';

/** A list of products as displayed: its id and its name. */
export interface ItemList {
  readonly id: string;
  readonly name: string;
}

/** A product with a quantity. It has no field for lens values, because they are health data. Source: TRK-1. */
export interface Item {
  readonly id: string;
  readonly title: string;
  /** Not the manufacturer, which cart lines do not contain: a product has the same brand in all events. */
  readonly brand?: string;
  /** Outermost first. Source: CAT-10. */
  readonly categories: readonly string[];
  /** The price of one piece. */
  readonly price: Money;
  /** The discount per piece compared with the shop's own page. Units: minor. */
  readonly discount?: number;
  readonly quantity: number;
  /** The index in the list, from 0. */
  readonly index: number;
  readonly list?: ItemList;
}

/** Items with their currency and coupon. */
export interface Goods {
  readonly items: readonly Item[];
  readonly currency: Currency;
  readonly coupon?: string;
}

/** The maximum number of items per event. Analytics services refuse events with more. Source: TRK-1. */
export const maxItems = 200;

/** Returns the brand, or nothing if there is none. Source: CART-12. */
const brandOf = (brands: readonly string[]): Pick<Item, 'brand'> => {
  const brand = lineBrands(brands);
  return brand === undefined ? {} : { brand };
};

const levelsOf = (
  category: string,
  usage: string | undefined,
  type: string | undefined,
): readonly string[] =>
  category === 'lens' && usage && type
    ? lensCategoryPath(usage as LensUsage, type as LensType).split('/')
    : [category];

/** Returns the item for a product shown in a list or on its own page. Source: TRK-1, CAT-10. */
export const shownItem = (
  { id, title, brand, category, lensUsage, lensType, price }: ProductSummary,
  index = 0,
  list?: ItemList,
): Item => ({
  id,
  title,
  ...brandOf(brand),
  categories: levelsOf(category, lensUsage, lensType),
  price: price.current,
  quantity: 1,
  index,
  ...(list && { list }),
});

/** Returns the items for the products of a list, in order, up to the maximum. Source: TRK-1. */
export const shownItems = (products: readonly ProductSummary[], list: ItemList): readonly Item[] =>
  products.slice(0, maxItems).map((product, index) => shownItem(product, index, list));

/** Returns the list for recommendations in the cart, by the rule that selected them. Source: TRK-1. */
export const recommendationList = (id: string): ItemList => ({
  id: `recommendation_${id}`,
  name: 'recommendation',
});

const discountOf = ({ unitPrice, websiteUnitPrice }: CartItem): number =>
  websiteUnitPrice ? websiteUnitPrice.minor - unitPrice.minor : 0;

/** Returns the item for a line of a cart. Source: TRK-1. */
export const soldItem = (line: CartItem, index: number): Item => {
  const { productId, title, brand, category, lensUsage, lensType, unitPrice, quantity, createdFrom } = line;
  const discount = discountOf(line);
  return {
    id: productId,
    title,
    ...brandOf(brand),
    categories: levelsOf(category, lensUsage, lensType),
    price: unitPrice,
    ...(discount > 0 && { discount }),
    quantity,
    index,
    ...(createdFrom && { list: recommendationList(createdFrom.recommendationId) }),
  };
};

/** Returns the goods of a cart or an order. Source: TRK-1. */
export const goodsOf = ({
  items,
  itemsTotal,
  coupon,
}: Pick<Cart, 'items' | 'itemsTotal' | 'coupon'>): Goods => ({
  items: items.slice(0, maxItems).map(soldItem),
  currency: itemsTotal.currency,
  ...(coupon !== undefined && { coupon }),
});

/** Returns the total price of all pieces. Units: minor. Source: TRK-1. */
export const worthOf = (items: readonly Item[]): number =>
  items.reduce((sum, { price, quantity }) => sum + price.minor * quantity, 0);
