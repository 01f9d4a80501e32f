import type * as E from 'fp-ts/Either';
import type { ChangedValue } from '../../../domain/cart/product-switch.ts';
import type { ProductId } from '../../../domain/catalogue/product.ts';
import type { PaymentMethod } from '../../../domain/checkout/payment.ts';
import type { Buyer } from '../../../domain/orders/known-customer.ts';
import type { ReorderRefusal } from '../../../domain/orders/reorder-refusal.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import type { Money } from '../../../domain/shared/money.ts';
import type { OrderSource } from '../../../domain/tracking/campaign.ts';
import type { BasketWire } from '../../contract/cart/basket.ts';
import type { CartItemWire, NewItemWire } from '../../contract/cart/cart-item.ts';
import type { Channel } from '../../contract/channel.ts';
import type { PrescriptionWire } from '../../contract/checkout/prescription.ts';
import type { BodyOf } from '../../contract/operation.ts';
import type { OrderWire } from '../../contract/orders/orders.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import type { Partners } from '../addresses/partners.ts';
import type { FieldRefusal, RefusalCode } from '../refusal.ts';
import type { SoldOrder } from './sold-order.ts';

/** An account of the shop. `id`: as named by carts and orders; `accountId`: the number that its customer knows. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly accountId: string;
  /** The loyalty number that the account keeps. */
  readonly milesAndMore?: string;
}

/** The result for one line of a repeated order. `item`: how it is added to a cart. Source: REO-3. */
export type LineToRepeat = { readonly from: Pick<CartItemWire, 'product_id' | 'title'> } & (
  | {
      readonly _tag: 'Again' | 'Switched';
      readonly item: NewItemWire;
      readonly title: string;
      readonly isTrial: boolean;
      /** Lens values in which a replacement differs. */
      readonly changed?: readonly ChangedValue[];
    }
  /** The product cannot be ordered any more, or not with these values or not in this quantity. */
  | { readonly _tag: 'Gone' | 'NotNow' }
);

/** A cart and its e-mail. `country`: where its goods are sent, if known. */
export interface MailedCart {
  readonly token: string;
  readonly email: string;
  readonly country?: CountryCode | undefined;
}

/** An order to repeat, with the lines that are available. */
export interface OrderToRepeat {
  readonly basket: BasketWire;
  readonly paymentMethod?: string;
  readonly lines: readonly LineToRepeat[];
}

/** The data and services that a shop keeps beside its engine, as used by an engine's adapter. */
export interface Companion<Customer> {
  readonly partners: Partners;
  readonly accountOf: (customer: Customer) => Account;
  /** Returns the items that cannot be bought like this: unknown products, values that are not made, prices of another shop. */
  readonly refuseItems: (channel: Channel, items: readonly NewItemWire[]) => Promise<readonly FieldRefusal[]>;
  /** Returns the products that lack legally required information in the shop, which an engine does not know. Source: LAW-21. */
  readonly withheldOf: (channel: Channel, ids: readonly ProductId[]) => Promise<ReadonlySet<ProductId>>;
  /** Returns the payment methods for a buyer. Source: CHK-19. */
  readonly paymentMethods: (buyer: Buyer) => Promise<readonly PaymentMethod[]>;
  /** Returns why a buyer cannot pay a sum with a method. Undefined if they can. Source: CHK-10, CHK-16. */
  readonly refuseWayToPay: (buyer: Buyer, method: string, sum: Money) => Promise<RefusalCode | undefined>;
  /** Records the checkbox at the e-mail field of a cart. Source: LAW-32. */
  readonly noteCartTick: (
    channel: Channel,
    customer: Customer | undefined,
    cart: MailedCart,
    ticked: NonNullable<BodyOf<ShopApi['updateOrder']>['cart_reminder']>,
  ) => Promise<void>;
  /** Asks the mailbox of a cart whose country has become known, if the law there requires it. Source: LAW-10, LAW-32. */
  readonly askForCountry: (
    channel: Channel,
    customer: Customer | undefined,
    cart: MailedCart,
  ) => Promise<void>;
  /**
   * Stores the prescription for the lenses of a cart until it is in the copy of the order, since an engine does not
   * store it. Source: LAW-27.
   */
  readonly givePrescription: (
    cart: string,
    prescription: PrescriptionWire,
    customer?: Customer,
  ) => Promise<void>;
  readonly prescriptionOf: (cart: string) => Promise<PrescriptionWire | undefined>;
  /**
   * Stores what it keeps of a cart under the cart's new token. `isAccounts`: the cart is that of an account. May be
   * repeated. Source: CART-25.
   */
  readonly followToken: (from: string, to: string, isAccounts: boolean) => Promise<void>;
  /**
   * Stores a copy of an order sold by the engine, once, and starts what follows from it. Returns the order in wire
   * format. Undefined if it belongs to an account that is not the visitor's, which the engine may not know. Source:
   * ORD-3, AUTH-32.
   */
  readonly keepOrder: (
    sold: SoldOrder,
    visitor: Customer | undefined,
    source?: OrderSource,
  ) => Promise<OrderWire | undefined>;
  /** Left `undefined`: the customer has no such order. */
  readonly orderToRepeat: (
    channel: Channel,
    customer: Customer,
    body: BodyOf<ShopApi['reorder']>,
  ) => Promise<E.Either<ReorderRefusal | undefined, OrderToRepeat>>;
}
