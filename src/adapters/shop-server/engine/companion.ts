import type * as E from 'fp-ts/Either';
import type { ProductId } from '../../../domain/catalogue/product.ts';
import type { PaymentMethod } from '../../../domain/checkout/payment.ts';
import type { Buyer } from '../../../domain/orders/known-customer.ts';
import type { ReorderRefusal } from '../../../domain/orders/reorder-refusal.ts';
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

/** An account of the shop. `id`: as carts and orders name it; `accountId`: the number that its customer knows. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly accountId: string;
}

/** What becomes of a line of an order that is repeated; `item`: how it is laid into a cart. Source: REO-3. */
export type LineToRepeat = { readonly from: Pick<CartItemWire, 'product_id' | 'title'> } & (
  | {
      readonly _tag: 'Again' | 'Switched';
      readonly item: NewItemWire;
      readonly title: string;
      readonly isTrial: boolean;
    }
  /** Nobody can order the product any more, or not in these values, or not so many. */
  | { readonly _tag: 'Gone' | 'NotNow' }
);

/** An order that its customer orders again, as far as its goods can be had. */
export interface OrderToRepeat {
  readonly email: string;
  readonly basket: BasketWire;
  readonly paymentMethod?: string;
  readonly lines: readonly LineToRepeat[];
}

/** What a shop keeps beside its engine, as the adapter of an engine asks for it. */
export interface Companion<Customer> {
  readonly partners: Partners;
  readonly accountOf: (customer: Customer) => Account;
  /** Which of these nobody can buy so: no product of the shop, values that are not made, prices of another shop. */
  readonly refuseItems: (channel: Channel, items: readonly NewItemWire[]) => Promise<readonly FieldRefusal[]>;
  /** Which of these lack what the law asks in the shop: an engine knows nothing of it. Source: LAW-21. */
  readonly withheldOf: (channel: Channel, ids: readonly ProductId[]) => Promise<ReadonlySet<ProductId>>;
  /** The ways to pay for whoever orders. Source: CHK-19. */
  readonly paymentMethods: (buyer: Buyer) => Promise<readonly PaymentMethod[]>;
  /** Why whoever orders cannot pay such a sum so; undefined: they can. Source: CHK-10, CHK-16. */
  readonly refuseWayToPay: (buyer: Buyer, method: string, sum: Money) => Promise<RefusalCode | undefined>;
  /** Writes down what was ticked at the e-mail field of a cart. Source: LAW-32. */
  readonly noteCartTick: (
    channel: Channel,
    customer: Customer | undefined,
    cart: { readonly token: string; readonly email: string },
    ticked: NonNullable<BodyOf<ShopApi['updateOrder']>['cart_reminder']>,
  ) => Promise<void>;
  /** Keeps what the lenses of a cart are bought on, until the copy of its order has it: an engine does not know of it. Source: LAW-27. */
  readonly givePrescription: (cart: string, prescription: PrescriptionWire) => Promise<void>;
  readonly prescriptionOf: (cart: string) => Promise<PrescriptionWire | undefined>;
  /** Keeps a copy of what the engine sold, once, and sets going what follows from it. Answers as the wire says it. */
  readonly keepOrder: (sold: SoldOrder, source?: OrderSource) => Promise<OrderWire>;
  /** Left `undefined`: there is no such order of theirs. */
  readonly orderToRepeat: (
    channel: Channel,
    customer: Customer,
    body: BodyOf<ShopApi['reorder']>,
  ) => Promise<E.Either<ReorderRefusal | undefined, OrderToRepeat>>;
}
