import type { Configuration, OptionCode } from '../catalogue/lens/lens-options.ts';
import type { Contents, Orderable, ProductBadge, ProductCategory, ProductId } from '../catalogue/product.ts';
import type { Address } from '../customer/address.ts';
import type { DeliveryInterval } from '../shared/delivery-interval.ts';
import type { Money } from '../shared/money.ts';
import type { VatLine } from '../shared/vat.ts';
import type { CheckoutState } from './checkout-state.ts';
import type { CartGift } from './gift.ts';
import type { SubscriptionMark } from './subscription-mark.ts';

/** Unguessable: who holds it, holds the cart. Kept in the cookie `cart_id`. */
export type CartToken = string & { readonly CartToken: unique symbol };
export type CartItemId = string & { readonly CartItemId: unique symbol };

/** For which eye a line is; both eyes alike may be one line. Source: D87. */
export const eyes = ['right', 'left', 'both'] as const;
export type Eye = (typeof eyes)[number];

/** Where a line came from, when a recommendation led to it. Source: CART-11. */
export interface CreatedFrom {
  readonly type: 'recommendation';
  readonly recommendationId: string;
  readonly source: string;
  readonly itemPosition: number;
}

/** What is put into a cart: one product, its values, how many. */
export interface NewCartLine {
  readonly productId: ProductId;
  readonly options: Configuration;
  readonly quantity: number;
  readonly eye?: Eye;
  /** Shared by the two lines of a pair. */
  readonly pairId?: string;
  readonly createdFrom?: CreatedFrom;
  /** How often it is to come from the order on; absent: once. Source: SUBS-3. */
  readonly every?: DeliveryInterval;
}

export interface CartItem {
  readonly id: CartItemId;
  readonly productId: ProductId;
  readonly variantId: string;
  readonly sku: string;
  readonly title: string;
  readonly slug: string;
  readonly quantity: number;
  readonly unitPrice: Money;
  /** What one piece holds; absent where the shop does not say. */
  readonly contents?: Contents;
  readonly websiteUnitPrice?: Money;
  readonly total: Money;
  readonly isTrial: boolean;
  readonly eye?: Eye;
  readonly pairId?: string;
  readonly options: readonly { readonly code: OptionCode; readonly value: string }[];
  readonly image: string;
  readonly category: ProductCategory | 'service';
  readonly lensUsage?: string;
  readonly lensType?: string;
  readonly badge?: ProductBadge;
  readonly brand: readonly string[];
  readonly position: number;
  readonly savings?: Money;
  readonly createdFrom?: CreatedFrom;
  /** How often it is to come from the order on; absent: once. Source: SUBS-3. */
  readonly every?: DeliveryInterval;
  /** Absent where the shop does not say: then it can be bought. */
  readonly orderable?: Orderable;
  /** What can be bought in its place, where there is something. */
  readonly replacement?: ProductId;
  /** The shop lays it in for nothing. */
  readonly isGift?: boolean;
}

export interface Savings {
  readonly current?: Money;
  readonly fromWebsite?: Money;
  readonly fromWebsiteInPercent?: number;
  /** What the same goods cost on the website. */
  readonly website?: Money;
}

/** A parcel of the cart; the shop sends one. */
export interface Shipment {
  readonly id: string;
  readonly method?: string;
}

/** The customer that a cart or an order belongs to; `id` is the last part of the wire's `@id`. Source: CART-1. */
export interface CartCustomer {
  readonly id: string;
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phone?: string;
  readonly accountId?: string;
  readonly milesAndMoreNumber?: string;
}

export interface Cart {
  readonly token: CartToken;
  readonly id: string;
  readonly checkoutState: CheckoutState;
  readonly items: readonly CartItem[];
  readonly itemsTotal: Money;
  readonly itemsTotalBeforePromotion: Money;
  readonly shippingTotal: Money;
  readonly promotionTotal: Money;
  /** What makes the total one that can be paid in coins; absent where nothing is rounded. Source: PRICE-8. */
  readonly rounding?: Money;
  readonly total: Money;
  readonly coupon?: string;
  /** Which coupon lies on the cart without counting, and why, as the shop says it. */
  readonly couponNote?: string;
  readonly priceChannel: string;
  readonly comment?: string;
  readonly savings: Savings;
  readonly shipments: readonly Shipment[];
  /** Whether the carrier may have e-mail and phone number, to announce the delivery; absent where nobody is asked. */
  readonly deliveryNotice?: boolean;
  readonly paymentMethod?: string;
  readonly billingAddress?: Address;
  readonly shippingAddress?: Address;
  readonly customer?: CartCustomer;
  /** The tax within the total, once it is known where the parcel goes. */
  readonly vat?: readonly VatLine[];
  /** Absent where the shop gives none, or has none left. */
  readonly gift?: CartGift;
  /** Absent where it belongs to no subscription. */
  readonly subscription?: SubscriptionMark;
}
