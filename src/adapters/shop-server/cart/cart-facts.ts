import type { LeftBehind } from '../../../domain/cart/cart-merge.ts';
import type { CheckoutState } from '../../../domain/cart/checkout-state.ts';
import type { CouponError } from '../../../domain/cart/coupon.ts';
import type { GiftOffer, GiftStanding } from '../../../domain/cart/gift.ts';
import type { Configuration } from '../../../domain/catalogue/lens/lens-options.ts';
import type {
  LensType,
  LensUsage,
  ProductBadge,
  ProductCategory,
  ProductId,
} from '../../../domain/catalogue/product.ts';
import type { Currency } from '../../../domain/shared/money.ts';
import type { CartItemWire } from '../../contract/cart/cart-item.ts';
import type { ContentsWire } from '../../contract/catalogue/contents.ts';
import type { AddressWire } from '../../contract/checkout/address.ts';

/** The product facts in a line, in the requested language. */
export interface SoldProduct {
  readonly id: ProductId;
  readonly sku: string;
  readonly title: string;
  readonly slug: string;
  /** URL of the cover picture, without a size. */
  readonly image: string;
  readonly category: ProductCategory;
  readonly lensType?: LensType;
  readonly lensUsage?: LensUsage;
  readonly badge?: ProductBadge;
  readonly brand: readonly string[];
  /** The contents of one piece, if known. */
  readonly unit?: ContentsWire;
  readonly status: 'active' | 'inactive' | 'discontinued';
  readonly isTrial: boolean;
  readonly orderable: boolean;
  /** Whether it lacks information that the law requires in this shop. */
  readonly withheld?: true;
  /** The product that can be bought instead. */
  readonly replacement?: ProductId;
}

/** A line of a cart, whichever system stores it. Amounts in minor units, tax included. */
export interface LineFacts {
  readonly id: string;
  readonly product: SoldProduct;
  readonly variantId: string;
  readonly options: Configuration;
  /** The eye that it is for, and the pair to which it belongs. */
  readonly meta: CartItemWire['meta'];
  readonly quantity: number;
  readonly unit: number;
  readonly total: number;
  /** Its part of the discount, if a coupon applies to some lines only. Undefined: its part is in proportion. */
  readonly discount?: number;
  /** Comparison price of one piece, if the shop compares prices. */
  readonly website?: number;
  readonly savings: number;
  /** A partner's price channel. If undefined, the shop's own. */
  readonly priceChannel?: string;
  /** The identifier of the partner who referred the visitor. */
  readonly fk?: string;
  readonly createdFrom?: NonNullable<CartItemWire['created_from']>;
}

/** The gift that a shop adds to a cart. `line`: its line in the cart, which is not one of the buyer's lines. */
export interface GiftFacts extends Pick<GiftOffer, 'productId'> {
  /** The minimum value of the goods. Units: minor, in the cart's currency. */
  readonly from: number;
  readonly product: SoldProduct;
  readonly standing: GiftStanding;
  readonly line?: LineFacts;
}

/** The sums of a cart. Units: minor. `total` = `items` + `shipping` + `rounding`; `items` = `itemsBefore` + `promotion`. */
export interface CartTotals {
  readonly itemsBefore: number;
  /** Zero or less. */
  readonly promotion: number;
  readonly items: number;
  readonly shipping: number;
  /** The rounding to an amount payable in coins. 0 if nothing is rounded. Source: PRICE-8. */
  readonly rounding: number;
  readonly total: number;
  /** Comparison price of the same pieces. */
  readonly website: number;
  readonly savings: number;
}

/** All facts about a cart that a backend supplies for the wire format. An absent field is not known yet. */
export interface CartFacts {
  readonly token: string;
  readonly id: string;
  readonly checkoutState: CheckoutState;
  readonly createdAt: Date;
  readonly lines: readonly LineFacts[];
  /** The currency of all its amounts. */
  readonly currency: Currency;
  readonly totals: CartTotals;
  readonly priceChannel: string;
  readonly gift?: GiftFacts;
  /** The code of the coupon that applies. */
  readonly coupon?: string;
  /** Whether the coupon makes shipping free, by whatever method. */
  readonly isSentFree?: true;
  /** Why the coupon on the cart does not apply now. `minimum`: in minor units. */
  readonly couponPaused?: {
    readonly code: string;
    readonly refusal: CouponError;
    readonly minimum?: number;
  };
  readonly shipmentId: string;
  readonly shippingMethod?: string;
  /** Whether the carrier may have the e-mail and phone number. Undefined if the buyer was not asked. */
  readonly shippingOptIn?: boolean;
  readonly paymentMethod?: string;
  readonly email?: string;
  /** The account to which the cart belongs, as named by the backend. */
  readonly customerId?: string;
  /** The caller's account, if the cart is theirs. */
  readonly accountId?: string;
  readonly milesAndMore?: string;
  /** What did not fit when two carts of its customer became one. */
  readonly leftBehind?: readonly LeftBehind[];
  readonly comment?: string;
  readonly billingAddress?: AddressWire;
  readonly shippingAddress?: AddressWire;
}

/** Returns all lines that are shipped: what was bought, then the gift. */
export const sentLines = ({ lines, gift }: Pick<CartFacts, 'lines' | 'gift'>): readonly LineFacts[] =>
  gift?.line ? [...lines, gift.line] : lines;
