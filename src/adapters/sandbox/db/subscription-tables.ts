import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Configuration } from '../../../domain/catalogue/lens/lens-options.ts';
import type { CancellationKind } from '../../../domain/orders/cancellation.ts';
import type { SubscriptionProblem, SubscriptionState } from '../../../domain/orders/subscription/states.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Day } from '../../../domain/shared/dates.ts';
import type { IntervalUnit } from '../../../domain/shared/delivery-interval.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { CartItemWire } from '../../contract/cart/cart-item.ts';
import type { AddressWire } from '../../contract/checkout/address.ts';
import type { PrescriptionWire } from '../../contract/checkout/prescription.ts';

type Json<A> = ColumnType<A, unknown, unknown>;

/** A line of a subscription: what it costs is looked up each time. */
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

/** Days are `yyyy-MM-dd` on the clocks of the warehouse. */
interface SubscriptionTable {
  id: string;
  /** Null: a guest's, who steers it by their link. */
  customer_id: number | null;
  /** A guest's address, and the unguessable part of their link. */
  email: string | null;
  key: string | null;
  brand: BrandId;
  /** Of whoever changed it last: mails are written in it. */
  locale: Locale;
  version: Generated<number>;
  state: SubscriptionState;
  every: number;
  unit: IntervalUnit;
  anchor: Day;
  next_date: Day;
  /** The last day on which it orders; null: it goes on. */
  ends_on: Day | null;
  lines: Json<readonly KeptLine[]>;
  billing_address: Json<AddressWire>;
  shipping_address: Json<AddressWire>;
  shipping_method: string | null;
  payment_method: string;
  payment_alias: string | null;
  /** What it was made of: `order:{number}`, `cart:{id}`. */
  source: string;
  /** What its lenses are bought on; null: nobody asked. */
  prescription: Json<PrescriptionWire> | null;
  problem: Json<KeptProblem> | null;
  /** Orders of the same day that could not be made. */
  failures: Generated<number>;
  /** When it is tried again; null: nothing failed. */
  retry_on: Day | null;
  created_at: Date;
  cancelled_at: Date | null;
}

/** What happened to a subscription, for mails and for the list of its orders. */
interface SubscriptionEventTable {
  id: Generated<number>;
  subscription_id: string;
  kind: 'created' | 'coming' | 'ordered' | 'cancelled' | SubscriptionProblem;
  /** The day that the order was for. Of one day there is one order. */
  due: string | null;
  order_token: string | null;
  detail: Json<EventDetail>;
  at: Date;
}

export interface EventDetail {
  readonly goods?: readonly string[];
  readonly retry_on?: string;
  readonly next?: string;
}

/** An order that an engine was asked for, until what became of it is written. One at a time. */
interface SubscriptionDeliveryTable {
  subscription_id: string;
  due: Day;
  /** What the engine knows it by: drawn before it is asked, so that it is asked for one order however often. */
  token: string;
  /** What it is paid by. */
  payment_alias: string | null;
  /** Goods that could not be had. */
  left_out: Json<readonly string[]>;
}

/** One row per declaration; `digest` tells the same one again. `subscription_id`: what number and e-mail name; none: they look for it by hand. */
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

/** A cart whose goods are to come regularly once it is sold. `words`: what was agreed to of lens values; null: nothing. */
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
