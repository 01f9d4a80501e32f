import type { Generated, Selectable } from 'kysely';
import type { Configuration } from '../../../domain/catalogue/lens/lens-options.ts';
import type { CancellationKind } from '../../../domain/orders/cancellation.ts';
import type { SubscriptionProblem, SubscriptionState } from '../../../domain/orders/subscription/states.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Day } from '../../../domain/shared/dates.ts';
import type { DeliveryInterval, IntervalUnit } from '../../../domain/shared/delivery-interval.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { Currency } from '../../../domain/shared/money.ts';
import type { CartItemWire } from '../../contract/cart/cart-item.ts';
import type { ContentsWire } from '../../contract/catalogue/contents.ts';
import type { AddressWire } from '../../contract/checkout/address.ts';
import type { PrescriptionWire } from '../../contract/checkout/prescription.ts';
import type { Json } from './json.ts';

/** A line of a subscription. Its price is looked up each time. */
export interface KeptLine {
  readonly id: string;
  readonly product_id: string;
  readonly variant_id: string;
  readonly options: Configuration;
  readonly meta: CartItemWire['meta'];
  readonly quantity: number;
}

export interface KeptProblem {
  readonly code: SubscriptionProblem;
  readonly goods: readonly string[];
}

/** Days are `yyyy-MM-dd` in the time zone of the warehouse. */
interface SubscriptionTable {
  id: string;
  /** Null for a guest, who manages the subscription by a link. */
  customer_id: number | null;
  /** A guest's e-mail, and the unguessable part of their link. */
  email: string | null;
  key: string | null;
  brand: BrandId;
  /** The language of the last change. Mails use it. */
  locale: Locale;
  version: Generated<number>;
  state: SubscriptionState;
  every: number;
  unit: IntervalUnit;
  anchor: Day;
  next_date: Day;
  /** The last day on which it orders. Null: it does not end. */
  ends_on: Day | null;
  lines: Json<readonly KeptLine[]>;
  billing_address: Json<AddressWire>;
  shipping_address: Json<AddressWire>;
  shipping_method: string | null;
  payment_method: string;
  payment_alias: string | null;
  /** The source from which it was created: `order:{number}`, `cart:{id}`. */
  source: string;
  /** The prescription for its lenses. Null: none was required. */
  prescription: Json<PrescriptionWire> | null;
  problem: Json<KeptProblem> | null;
  /** Number of failed orders for the same day. */
  failures: Generated<number>;
  /** When it is tried again. Null: nothing failed. */
  retry_on: Day | null;
  created_at: Date;
  cancelled_at: Date | null;
}

/** The events of a subscription, for mails and for the list of its orders. */
interface SubscriptionEventTable {
  id: Generated<number>;
  subscription_id: string;
  kind: 'created' | 'changed' | 'coming' | 'ordered' | 'cancelled' | SubscriptionProblem;
  /** The day that the order was for. There is one order per day. */
  due: string | null;
  order_token: string | null;
  detail: Json<EventDetail>;
  at: Date;
}

export interface EventDetail {
  readonly goods?: readonly string[];
  readonly retry_on?: string;
  readonly next?: string;
  /** What the next order costs at the prices of the event's day, with shipping. Units: minor. */
  readonly sum?: { readonly amount: number; readonly currency: Currency };
  /** What the event's letter confirms. */
  readonly contract?: ConfirmedContract;
}

/** Goods that a subscription delivers, without eye and values. Units: minor. */
export interface AgreedGoods extends Pick<CartItemWire, 'title' | 'quantity'> {
  readonly image?: string;
  readonly unit_price: number;
  readonly total: number;
  /** The contents of one piece. */
  readonly unit?: ContentsWire;
}

/** The terms of a subscription on the day on which they were agreed. Units: minor. */
export interface ConfirmedContract extends DeliveryInterval {
  readonly goods: readonly AgreedGoods[];
  readonly currency: Currency;
  /** Undefined if the subscription began with an order, which may have contained other goods. */
  readonly shipping?: number;
  readonly rounding?: number;
  /** The digests of the legal texts, in order. */
  readonly law: readonly string[];
}

/**
 * An order that an engine was asked for, until its outcome is stored, or one that a guest is paying. One at a time.
 */
interface SubscriptionDeliveryTable {
  subscription_id: string;
  due: Day;
  /**
   * The engine's id for it, or the cart of the guest's order. It is generated before the request, so that repeated
   * requests lead to one order.
   */
  token: string;
  /** The stored payment method. */
  payment_alias: string | null;
  /** Goods that were not available. */
  left_out: Json<readonly string[]>;
}

/**
 * One row per declaration; `digest` identifies a repetition. `subscription_id`: found by number and e-mail. Null: staff
 * have to look for it by hand.
 */
interface CancellationTable {
  receipt: string;
  digest: string;
  brand: BrandId;
  locale: Locale;
  name: string;
  number: string;
  email: string;
  kind: CancellationKind;
  reason: string | null;
  ends_on: string | null;
  subscription_id: string | null;
  received_at: Date;
}

/**
 * A cart whose goods become a subscription once it is sold. `words`: the version of the consent to store lens values.
 * Null: none.
 */
interface SubscriptionWishTable {
  cart_token: string;
  words: string | null;
  locale: Locale;
  said_at: Date;
}

export interface SubscriptionTables {
  cancellation: CancellationTable;
  subscription: SubscriptionTable;
  subscription_event: SubscriptionEventTable;
  subscription_delivery: SubscriptionDeliveryTable;
  subscription_wish: SubscriptionWishTable;
}

export type SubscriptionRow = Selectable<SubscriptionTable>;
export type WishRow = Selectable<SubscriptionWishTable>;
export type CancellationRow = Selectable<CancellationTable>;
export type SubscriptionEventRow = Selectable<SubscriptionEventTable>;
