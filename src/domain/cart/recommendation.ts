import type { ProductId, ProductSummary } from '../catalogue/product.ts';
import type { BrandId } from '../shared/brand-id.ts';
import type { Locale } from '../shared/locale.ts';
import type { Cart, CartToken } from './cart.ts';

/** Products that go with what lies in the cart. Source: CART-15. */
export interface Recommendation {
  readonly id: string;
  /** Names the rule that chose them. */
  readonly source: string;
  readonly products: readonly ProductSummary[];
}

/** What recommendations are asked by. Source: CART-15. */
export interface RecommendationRequest {
  readonly brandChannel: BrandId;
  readonly salesChannel: BrandId;
  readonly locale: Locale;
  readonly cartToken: CartToken;
  readonly cartId: string;
  /** Absent for guests. */
  readonly accountId?: string;
  readonly items: readonly { readonly productId: ProductId; readonly quantity: number }[];
  /** Where they will be shown. */
  readonly location: 'cart';
}

/** Every shop sells in one channel of its own. Source: CART-15. */
export const recommendationRequest = (
  { token, id, items, customer }: Pick<Cart, 'token' | 'id' | 'items' | 'customer'>,
  shop: { readonly brand: BrandId; readonly locale: Locale },
): RecommendationRequest => ({
  brandChannel: shop.brand,
  salesChannel: shop.brand,
  locale: shop.locale,
  cartToken: token,
  cartId: id,
  ...(customer?.accountId !== undefined && { accountId: customer.accountId }),
  items: items.map(({ productId, quantity }) => ({ productId, quantity })),
  location: 'cart',
});
