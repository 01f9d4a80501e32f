import { analyticsCategories } from '../../domain/catalogue/category-path.ts';
import type { Promotion } from '../../domain/content/promotion.ts';
import type { SignInMethod } from '../../domain/identity/login-intent.ts';
import { type Goods, type Item, type ItemList, maxItems, worthOf } from '../../domain/tracking/goods.ts';
import type { OrderFigures, ShopEvent } from '../../domain/tracking/shop-event.ts';

/** Major units with two decimals, as GA4 expects amounts. */
type Amount = number;

export interface Ga4Item {
  readonly item_id: string;
  readonly item_name: string;
  readonly [field: string]: string | number;
}

export interface Ga4Commerce {
  readonly items: readonly Ga4Item[];
  readonly [field: string]: string | Amount | readonly Ga4Item[];
}

/** What is pushed for one event: its name, its fields, and a separate object for e-commerce events. */
export interface Ga4Event {
  readonly event: string;
  readonly ecommerce?: Ga4Commerce;
  readonly [field: string]: string | Ga4Commerce | undefined;
}

const major = (minor: number): Amount => Number((minor / 100).toFixed(2));

/** Only the fields of `Item`. No variant, because its number reveals the values of a lens. Source: TRK-1, CAT-10. */
const itemOf = ({ id, title, brand, categories, price, discount, quantity, index, list }: Item): Ga4Item => ({
  item_id: id,
  item_name: title,
  ...(brand !== undefined && { item_brand: brand }),
  ...analyticsCategories(categories),
  price: major(price.minor),
  ...(discount !== undefined && { discount: major(discount) }),
  quantity,
  index,
  ...(list && { item_list_id: list.id, item_list_name: list.name }),
});
const itemsOf = (items: readonly Item[]): readonly Ga4Item[] => items.slice(0, maxItems).map(itemOf);

const commerce = (
  event: string,
  items: readonly Ga4Item[],
  fields: Readonly<Record<string, string | Amount>> = {},
): Ga4Event => ({ event, ecommerce: { ...fields, items } });

const listFields = ({ id, name }: ItemList) => ({ item_list_id: id, item_list_name: name });

/** Value of items outside a cart, in the currency of their prices. */
const worth = (items: readonly Item[]) => {
  const currency = items[0]?.price.currency;
  return currency === undefined ? {} : { currency, value: major(worthOf(items)) };
};
const goodsFields = ({ currency, items, coupon }: Goods) => ({
  currency,
  value: major(worthOf(items)),
  ...(coupon !== undefined && { coupon }),
});
const goodsEvent = (event: string, goods: Goods, fields: Readonly<Record<string, string>> = {}): Ga4Event =>
  commerce(event, itemsOf(goods.items), { ...goodsFields(goods), ...fields });

const orderFields = ({ number, tax, shipping, ...goods }: OrderFigures) => ({
  transaction_id: number,
  ...goodsFields(goods),
  tax: major(tax),
  shipping: major(shipping),
});

const promotionEvent = (
  event: string,
  { id, name, creativeName, creativeSlot, items }: Promotion,
): Ga4Event =>
  commerce(
    event,
    items.slice(0, maxItems).map((item, index) => ({ item_id: item.id, item_name: item.name, index })),
    {
      promotion_id: id,
      promotion_name: name,
      ...(creativeName !== undefined && { creative_name: creativeName }),
      ...(creativeSlot !== undefined && { creative_slot: creativeSlot }),
    },
  );

const methodOf = (method: SignInMethod): string =>
  ({
    password: 'email',
    'login-link': 'login_link',
    google: 'google',
    apple: 'apple',
    facebook: 'facebook',
    house: 'single_sign_on',
  })[method];

/**
 * Translates a shop event to GA4's names and fields; `logout`, `page_view` and `reorder` are our own names. Source:
 * TRK-1, CONT-7.
 */
export const ga4Event = (event: ShopEvent): Ga4Event => {
  switch (event._tag) {
    case 'PageViewed': {
      const { location, path, title, referrer, type, locale, brand } = event.page;
      return {
        event: 'page_view',
        page_location: location,
        page_path: path,
        page_title: title,
        page_referrer: referrer,
        page_type: type,
        language: locale,
        brand,
      };
    }
    case 'ListShown':
      return commerce('view_item_list', itemsOf(event.items), listFields(event.list));
    case 'ItemChosen':
      return commerce('select_item', itemsOf([event.item]), listFields(event.list));
    case 'ProductViewed':
      return commerce('view_item', itemsOf([event.item]), worth([event.item]));
    case 'ItemsAdded':
      return commerce('add_to_cart', itemsOf(event.items), worth(event.items));
    case 'ItemsRemoved':
      return commerce('remove_from_cart', itemsOf(event.items), worth(event.items));
    case 'CartViewed':
      return goodsEvent('view_cart', { ...event.goods });
    case 'CheckoutBegun':
      return goodsEvent('begin_checkout', event.goods);
    case 'ShippingChosen':
      return goodsEvent('add_shipping_info', event.goods, { shipping_tier: event.tier });
    case 'PaymentChosen':
      return goodsEvent('add_payment_info', event.goods, { payment_type: event.method });
    case 'Ordered':
      return commerce('purchase', itemsOf(event.order.items), orderFields(event.order));
    case 'PromotionShown':
      return promotionEvent('view_promotion', event.promotion);
    case 'PromotionChosen':
      return promotionEvent('select_promotion', event.promotion);
    case 'Searched':
      return { event: 'search', search_term: event.term };
    case 'SignedIn':
      return { event: 'login', method: methodOf(event.method) };
    case 'SignedUp':
      return { event: 'sign_up', method: methodOf(event.method) };
    case 'SignedOut':
      return { event: 'logout' };
    case 'Reordered':
      return goodsEvent('reorder', event.goods);
  }
};
