/** What the statistics of a shop may know of things that are sold: which product, never with which values or for whom. */

import type { Cart, CartItem } from '../cart/cart.ts';
import { lineBrands } from '../cart/line-brands.ts';
import { lensCategoryPath } from '../catalogue/category-path.ts';
import type { LensType, LensUsage, ProductSummary } from '../catalogue/product.ts';
import type { Currency, Money } from '../shared/money.ts';

/** A list of products as it was shown: its name for machines and for people. */
export interface ItemList {
  readonly id: string;
  readonly name: string;
}

/** One product in so many pieces. It has no field for a lens's values: they are data about somebody's health. Source: TRK-1. */
export interface Item {
  readonly id: string;
  readonly title: string;
  /** Not its maker, whom lines of a cart do not name: a product is of the same brand in all events. */
  readonly brand?: string;
  /** Outermost first. Source: CAT-10. */
  readonly categories: readonly string[];
  /** Of one piece. */
  readonly price: Money;
  /** What one piece costs less than on the shop's own page. Units: minor. */
  readonly discount?: number;
  readonly quantity: number;
  /** Its place in the list, from 0. */
  readonly index: number;
  readonly list?: ItemList;
}

/** Things with what they cost together. */
export interface Goods {
  readonly items: readonly Item[];
  readonly currency: Currency;
  readonly coupon?: string;
}

/** Events with more of them are refused by those who count. Source: TRK-1. */
export const maxItems = 200;

/** Nothing is said of a brand where there is none. Source: CART-12. */
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

/** A product as a list or its own page shows it. Source: TRK-1, CAT-10. */
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

/** The products of a list in their order, as many as are counted. Source: TRK-1. */
export const shownItems = (products: readonly ProductSummary[], list: ItemList): readonly Item[] =>
  products.slice(0, maxItems).map((product, index) => shownItem(product, index, list));

/** The list that recommendations of the cart are, by what chose them. Source: TRK-1. */
export const recommendationList = (id: string): ItemList => ({
  id: `recommendation_${id}`,
  name: 'recommendation',
});

const discountOf = ({ unitPrice, websiteUnitPrice }: CartItem): number =>
  websiteUnitPrice ? websiteUnitPrice.minor - unitPrice.minor : 0;

/** A line of a cart. Source: TRK-1. */
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

/** What lies in a cart or was ordered. Source: TRK-1. */
export const goodsOf = ({
  items,
  itemsTotal,
  coupon,
}: Pick<Cart, 'items' | 'itemsTotal' | 'coupon'>): Goods => ({
  items: items.slice(0, maxItems).map(soldItem),
  currency: itemsTotal.currency,
  ...(coupon !== undefined && { coupon }),
});

/** Of each piece its price, together. Units: minor. Source: TRK-1. */
export const worthOf = (items: readonly Item[]): number =>
  items.reduce((sum, { price, quantity }) => sum + price.minor * quantity, 0);
