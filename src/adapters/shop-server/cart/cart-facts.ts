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

/** What a line says of its product, in the language that is asked. */
export interface SoldProduct {
  readonly id: ProductId;
  readonly sku: string;
  readonly title: string;
  readonly slug: string;
  /** Address of the cover, without size. */
  readonly image: string;
  readonly category: ProductCategory;
  readonly lensType?: LensType;
  readonly lensUsage?: LensUsage;
  readonly badge?: ProductBadge;
  readonly brand: readonly string[];
  /** What one piece holds, where that is known. */
  readonly unit?: ContentsWire;
  readonly status: 'active' | 'inactive' | 'discontinued';
  readonly isTrial: boolean;
  readonly orderable: boolean;
  /** It lacks what the law asks in this shop. */
  readonly withheld?: true;
  /** What can be bought in its place. */
  readonly replacement?: ProductId;
}

/** A line of a cart, whoever keeps it. Amounts in minor units, tax included. */
export interface LineFacts {
  readonly id: string;
  readonly product: SoldProduct;
  readonly variantId: string;
  readonly options: Configuration;
  /** Whose eye it is for, and the pair that it belongs to. */
  readonly meta: CartItemWire['meta'];
  readonly quantity: number;
  readonly unit: number;
  readonly total: number;
  /** What one piece costs elsewhere, where the shop compares. */
  readonly website?: number;
  readonly savings: number;
  /** A partner's price channel; none: the shop's own. */
  readonly priceChannel?: string;
  /** The mark of the partner who sent the visitor. */
  readonly fk?: string;
  readonly createdFrom?: NonNullable<CartItemWire['created_from']>;
}

/** What the shop gives with a cart. `line`: where it lies in it; it is no line of the buyer's. */
export interface GiftFacts extends Pick<GiftOffer, 'productId'> {
  /** What the goods have to come to. Units: minor, in the cart's currency. */
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
  /** What makes the total one that can be paid in coins; 0 where nothing is rounded. Source: PRICE-8. */
  readonly rounding: number;
  readonly total: number;
  /** What the same pieces cost elsewhere. */
  readonly website: number;
  readonly savings: number;
}

/** All that a backend has to know of a cart for the wire to say it. What is absent was not said yet. */
export interface CartFacts {
  readonly token: string;
  readonly id: string;
  readonly checkoutState: CheckoutState;
  readonly createdAt: Date;
  readonly lines: readonly LineFacts[];
  /** Of all its amounts. */
  readonly currency: Currency;
  readonly totals: CartTotals;
  readonly priceChannel: string;
  readonly gift?: GiftFacts;
  /** The code of the coupon that counts. */
  readonly coupon?: string;
  /** Why the coupon on the cart does not count now. `minimum`: in minor units. */
  readonly couponPaused?: {
    readonly code: string;
    readonly refusal: CouponError;
    readonly minimum?: number;
  };
  readonly shipmentId: string;
  readonly shippingMethod?: string;
  /** Whether the carrier may have e-mail and phone number; none: nobody was asked. */
  readonly shippingOptIn?: boolean;
  readonly paymentMethod?: string;
  readonly email?: string;
  /** The account that it belongs to, as the backend names it. */
  readonly customerId?: string;
  /** The account of whoever asks, where the cart is its. */
  readonly accountId?: string;
  readonly milesAndMore?: string;
  readonly comment?: string;
  readonly billingAddress?: AddressWire;
  readonly shippingAddress?: AddressWire;
}

/** All that is sent: what was bought, and the gift last. */
export const sentLines = ({ lines, gift }: Pick<CartFacts, 'lines' | 'gift'>): readonly LineFacts[] =>
  gift?.line ? [...lines, gift.line] : lines;
