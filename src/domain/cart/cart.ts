import type { Configuration, OptionCode } from '../catalogue/lens/lens-options.ts';
import type { Contents, Orderable, ProductBadge, ProductCategory, ProductId } from '../catalogue/product.ts';
import type { Address } from '../customer/address.ts';
import type { DeliveryInterval } from '../shared/delivery-interval.ts';
import type { Money } from '../shared/money.ts';
import type { VatLine } from '../shared/vat.ts';
import type { LeftBehind } from './cart-merge.ts';
import type { CheckoutState } from './checkout-state.ts';
import type { CartGift } from './gift.ts';
import type { SubscriptionMark } from './subscription-mark.ts';

/** Unguessable: anyone who has the token has access to the cart. Kept in the cookie `cart_id`. */
export type CartToken = string & { readonly CartToken: unique symbol };
export type CartItemId = string & { readonly CartItemId: unique symbol };

/** The eye a line is for. One line may be for both eyes if their values are the same. */
export const eyes = ['right', 'left', 'both'] as const;
export type Eye = (typeof eyes)[number];

/** The recommendation that led to a line, if one did. Source: CART-11. */
export interface CreatedFrom {
  readonly type: 'recommendation';
  readonly recommendationId: string;
  readonly source: string;
  readonly itemPosition: number;
}

/** A line to add to a cart: a product, its values and the quantity. */
export interface NewCartLine {
  readonly productId: ProductId;
  readonly options: Configuration;
  readonly quantity: number;
  readonly eye?: Eye;
  /** Shared by the two lines of a pair. */
  readonly pairId?: string;
  readonly createdFrom?: CreatedFrom;
  /** How often it is delivered, starting with the order. Absent: once. Source: SUBS-3. */
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
  /** The contents of one piece. Absent if the shop does not say. */
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
  /** How often it is delivered, starting with the order. Absent: once. Source: SUBS-3. */
  readonly every?: DeliveryInterval;
  /** If the shop does not say, this is absent and the item can be bought. */
  readonly orderable?: Orderable;
  /** The product that can be bought instead, if there is one. */
  readonly replacement?: ProductId;
  /** Whether it is a free gift that the shop added. */
  readonly isGift?: boolean;
}

export interface Savings {
  readonly current?: Money;
  readonly fromWebsite?: Money;
  readonly fromWebsiteInPercent?: number;
  /** What the same goods cost on the website. */
  readonly website?: Money;
}

/** A parcel of the cart. The shop sends only one. */
export interface Shipment {
  readonly id: string;
  readonly method?: string;
}

/** The customer a cart or an order belongs to. `id` is the last part of the `@id` in the response. Source: CART-1. */
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
  /** The price of the cheapest home delivery that takes these goods, as long as no method is chosen. Source: CART-21. */
  readonly shippingFrom?: Money;
  readonly promotionTotal: Money;
  /** The difference that rounds the total to an amount payable in coins. Absent if nothing is rounded. Source: PRICE-8. */
  readonly rounding?: Money;
  readonly total: Money;
  readonly coupon?: string;
  /** Whether the coupon makes shipping free, by whatever method. */
  readonly isSentFree?: true;
  /** The shop's text that names a coupon that is on the cart but does not apply, and the reason. */
  readonly couponNote?: string;
  /** What exceeded a limit when two carts of the customer became one. Source: CART-24. */
  readonly leftBehind?: readonly LeftBehind[];
  readonly priceChannel: string;
  readonly comment?: string;
  readonly savings: Savings;
  readonly shipments: readonly Shipment[];
  /**
   * Whether the carrier may receive the e-mail address and phone number, to announce the delivery. Absent if the
   * customer is not asked.
   */
  readonly deliveryNotice?: boolean;
  readonly paymentMethod?: string;
  readonly billingAddress?: Address;
  readonly shippingAddress?: Address;
  readonly customer?: CartCustomer;
  /** The tax included in the total, known once the destination of the parcel is known. */
  readonly vat?: readonly VatLine[];
  /** Absent if the shop offers no gift or has none left. */
  readonly gift?: CartGift;
  /** Absent if the cart belongs to no subscription. */
  readonly subscription?: SubscriptionMark;
}
