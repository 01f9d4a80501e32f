import type { ColumnType, Generated, Selectable } from 'kysely';
import type { CartItemId } from '../../../domain/cart/cart.ts';
import type { LeftBehind } from '../../../domain/cart/cart-merge.ts';
import type { CheckoutState } from '../../../domain/cart/checkout-state.ts';
import type { Configuration } from '../../../domain/catalogue/lens/lens-options.ts';
import type { ExpressWallet } from '../../../domain/checkout/express/express-wallet.ts';
import type { PaymentOutcome } from '../../../domain/checkout/payment.ts';
import type { OrderState } from '../../../domain/orders/order-state.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { Currency } from '../../../domain/shared/money.ts';
import type { OrderSource } from '../../../domain/tracking/campaign.ts';
import type { OrderedBasket } from '../../contract/cart/basket.ts';
import type { CartItemWire } from '../../contract/cart/cart-item.ts';
import type { AddressWire } from '../../contract/checkout/address.ts';
import type { PrescriptionWire } from '../../contract/checkout/prescription.ts';
import type { CouponRule } from '../seed/coupon-rule.ts';
import type { Json } from './json.ts';

/** The status words of the provider. */
export type ProviderStatus = 'initialized' | 'authorized' | 'failed' | 'canceled';

/** One row per variant, created when it is first needed. */
interface StockTable {
  variant_id: string;
  product_id: string;
  on_hand: number;
  /** Before the shop opened, more was promised than is in stock. Only these rows may be negative. */
  oversold: boolean;
  /** The supplier delivers no more: only the stock on hand can be sold. */
  stop_order: boolean;
}

interface CartTable {
  token: string;
  id: Generated<number>;
  brand: BrandId;
  locale: Locale;
  checkout_state: CheckoutState;
  /** The customer who owns it. Null: it belongs to the holder of the token. */
  customer_id: string | null;
  email: string | null;
  billing_address: Json<AddressWire> | null;
  shipping_address: Json<AddressWire> | null;
  coupon_code: string | null;
  comment: string | null;
  miles_and_more_number: string | null;
  shipment_id: string;
  shipping_method: string | null;
  /** Whether the buyer allows the carrier to have e-mail and phone number. Null: not asked. */
  shipping_opt_in: boolean | null;
  payment_method: string | null;
  gift_declined: Generated<boolean>;
  /** What stayed behind when two carts became one, until the next change. Null: nothing. */
  left_behind: Json<readonly LeftBehind[]> | null;
  /** The token before the last renewal, the request that asked for it, and when. Null: it was never renewed. */
  renewed_from: string | null;
  renewed_by: string | null;
  renewed_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

interface CartLineTable {
  id: string;
  cart_token: string;
  position: Generated<number>;
  product_id: string;
  variant_id: string;
  options: Json<Configuration>;
  meta: Json<CartItemWire['meta']>;
  created_from: Json<NonNullable<CartItemWire['created_from']>> | null;
  quantity: number;
  /** A partner's price channel; null: the shop's own. */
  price_channel: string | null;
  /** The mark of the partner who referred the visitor. */
  fk: string | null;
}

/** Requests to add to a cart that are done. A repeated request has no effect. */
interface CartRequestTable {
  cart_token: string;
  request_id: string;
}

interface CouponTable {
  code: string;
  rule: Json<CouponRule>;
  /** Uses before the shop opened here. */
  used_before: number;
}

/**
 * One row per order that used a coupon. Without a token: a use before the shop opened here. `customer` is a hash of the
 * e-mail.
 */
interface CouponUseTable {
  code: string;
  order_token: string | null;
  customer: string;
}

/** `basket` is the cart's response at the time of ordering: prices and wording stay as they were agreed. */
interface OrderTable {
  token: string;
  cart_token: string;
  number: string;
  brand: BrandId;
  locale: Locale;
  state: OrderState;
  email: string;
  /** The key by which e-mails are compared. Source: ADDR-6. */
  email_key: string;
  country: CountryCode;
  total: number;
  currency: Currency;
  payment_method: string | null;
  basket: Json<OrderedBasket>;
  arrival_min: string | null;
  arrival_max: string | null;
  created_at: Date;
  paid_at: Date | null;
  /** When the order is cancelled if it is still unpaid. Null: it does not expire. */
  expires_at: Date | null;
  /** The customer who owns it. Null: it belongs to the holder of its token. */
  customer_id: number | null;
  /** The carrier's tracking number, once the parcel is on its way. */
  tracking: string | null;
  /** The source of the order. Null: none was given. */
  source: Json<OrderSource> | null;
  /** True: the order was not placed at the shop. Its bill and its points belong to the system that placed it. */
  elsewhere: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
  /** Until when its link opens it again, because somebody named its number and e-mail. Null: nobody did. */
  link_open_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When the account of the order was deleted. Null: it was not, or the buyer was a guest. */
  account_gone_at: Date | null;
  /** When the eye values were removed. Null: they are present, or there were none. */
  values_erased_at: Date | null;
  /** When the engine behind the shop removed the eye values. Null: it did not, or there is no engine. */
  engine_forgot_at: Date | null;
}

/** `from_stock` of `quantity` were taken from stock; the rest comes from the supplier. */
interface OrderLineTable {
  order_token: string;
  position: number;
  product_id: string;
  variant_id: string;
  quantity: number;
  from_stock: number;
}

interface PaymentTable {
  id: string;
  order_token: string;
  method: string;
  amount: number;
  currency: Currency;
  status: PaymentOutcome;
  /** When the money was refunded. Null: it was not. */
  refunded_at: Date | null;
  return_path: string;
  created_at: Date;
  /** The stored payment method it is paid with, if any. */
  alias: string | null;
  /** Whether the buyer wants to store the payment method for the next order. */
  keep_alias: Generated<boolean>;
  /** Whether the shop charges it without the buyer being present, for a delivery that they agreed to. */
  automatic: Generated<boolean>;
}

/** The provider's record of a payment. The shop learns it from a notice or by asking. */
interface ProviderPaymentTable {
  id: string;
  order_number: string;
  amount: number;
  currency: Currency;
  status: ProviderStatus;
  /** When a payment that was answered with `slow` succeeds by itself. */
  settles_at: Date | null;
  /** Whether the shop has recorded the outcome. */
  heard: Generated<boolean>;
  /** Whether the money was refunded. */
  credited: Generated<boolean>;
  /** The method to store once the payment succeeds. Null: none is stored. */
  keeps: string | null;
  /** The stored method it was paid with, or that was stored from it. */
  alias: string | null;
  /** The provider's own id for it, if the provider is another system. */
  reference: string | null;
  /** When the provider was last asked about it. */
  asked_at: Date | null;
  /** When it was first asked to credit the money, in a request that may have arrived. Null: it was not. */
  credit_asked_at: Date | null;
}

/** Cards and wallets stored at the provider, and when they expire. `last_digits` is empty if there are none. */
interface ProviderAliasTable {
  alias: string;
  method: string;
  last_digits: string;
  expires_at: Date;
}

/** The provider's status words for a wallet that only approves. */
export type ExpressStatus = 'initialized' | 'authenticated' | 'failed' | 'canceled';

/** A wallet that was opened for a cart, before there is an order. It contains no name and no address. */
interface ExpressTable {
  id: string;
  cart_token: string;
  brand: BrandId;
  locale: Locale;
  wallet: ExpressWallet;
  /** The highest amount that was shown for approval. */
  amount: number;
  currency: Currency;
  return_path: string;
  created_at: Date;
  /** The provider's own id for it, if the provider is another system, which is then asked for the status. */
  reference: string | null;
  /** The status at the sandbox's own wallets. */
  status: Generated<ExpressStatus>;
  /** The chosen address of a sandbox wallet. */
  chosen: string | null;
}

interface OutboxTable {
  id: Generated<number>;
  topic: string;
  /** The order's token. With the topic it makes the message unique. */
  subject_id: string;
  created_at: Date;
  done_at: Date | null;
  /** What its letter is about. One that was asked for earlier comes first. Null: its letter follows no other. */
  about: ColumnType<string | null, string | null | undefined, string | null>;
  /** How often its letter could not be written, and when that is tried again. */
  tries: Generated<number>;
  wait_until: Date | null;
}

/** The legal texts that a subscription was confirmed with. `digests`: of the stored texts, in order. */
interface ConfirmedLaw {
  readonly number: string;
  /** When it was confirmed, as an ISO string. */
  readonly at: string;
  readonly digests: readonly string[];
}

/** A document of an order, or the legal texts of a subscription. It is generated when it is sent or requested. */
export type MailAttachment = { readonly name: string } & (
  | { readonly order: string }
  | { readonly law: ConfirmedLaw }
);

/**
 * The mailbox does not exist, the mail bounced, the reader reported it as spam, or it was not sent because one of these
 * happened before.
 */
export type Undelivered = 'no_mailbox' | 'bounced' | 'complaint' | 'held_back';

interface MailTable {
  id: Generated<number>;
  outbox_id: number;
  brand: BrandId;
  locale: Locale;
  recipient: string;
  /** The recipient as in `matchingEmail`. Null: sent before mails were counted by mailbox. */
  mailbox: string | null;
  subject: string;
  html: string;
  text: string;
  headers: Json<Readonly<Record<string, string>>>;
  /** Attached files: documents of an order. */
  attachments: Json<readonly MailAttachment[]>;
  sent_at: Date;
  /** Globally unique key of the mail. */
  key: Generated<string>;
  /** The order whose lens values it may name. Null: none. */
  values_of: string | null;
  /** When a mail server accepted it. */
  delivered_at: Generated<Date | null>;
  /** When it became known that it does not reach its reader. */
  undelivered_at: Generated<Date | null>;
  undelivered_why: Generated<Undelivered | null>;
}

/** A mailbox that accepts no mails; `email_key` as in `matchingEmail`. */
interface MailRefusalTable {
  email_key: string;
  refused_at: Date;
}

/** One row per declaration. `digest` identifies a repetition of the same one. */
interface WithdrawalTable {
  receipt: string;
  digest: string;
  brand: BrandId;
  locale: Locale;
  name: string;
  order_number: string;
  email: string;
  goods: Json<readonly string[]>;
  /** The order found by number and e-mail, for the staff who process it. Null: staff have to look for it by hand. */
  order_token: string | null;
  /** The ids of the order's items that it names. Null: staff have to read which ones are meant. */
  lines: Json<readonly CartItemId[]> | null;
  /** How many pieces of a line it names, by the id of the item. A line without a number is withdrawn from whole. */
  pieces: Json<Readonly<Record<string, number>>> | null;
  received_at: Date;
  /** When the staff took the goods back. Null: they still have to. */
  settled_at: Date | null;
  /** When the lens values were removed from its goods. Null: they may contain some. */
  values_erased_at: Date | null;
}

/** A notice of the engine that was processed. A repeated notice has no effect. */
interface EngineNoticeTable {
  id: string;
  taken_at: Date;
}

/**
 * Money that staff refund. `payment_id`: the payment it came from. Null: none was found, and staff have to check.
 * `receipt`: the withdrawal that it belongs to. Null: the shop refunds it for another reason.
 */
interface OrderRefundTable {
  id: string;
  order_token: string;
  payment_id: string | null;
  receipt: string | null;
  amount: number;
  begun_at: Date;
  /** When the provider was first asked for it, in a request that may have arrived. Null: it was not. */
  asked_at: Date | null;
  refunded_at: Date | null;
}

/** The prescription for the lenses of a cart, until the order made from the cart stores it. Source: LAW-27. */
interface GivenPrescriptionTable {
  cart_token: string;
  prescription: Json<PrescriptionWire>;
  given_at: Date;
  /** The customer whose cart it is, even if an engine keeps the cart. Null: a guest's. */
  customer_id: number | null;
}

export interface CommerceTables {
  stock: StockTable;
  cart: CartTable;
  cart_line: CartLineTable;
  cart_request: CartRequestTable;
  coupon: CouponTable;
  coupon_use: CouponUseTable;
  shop_order: OrderTable;
  order_line: OrderLineTable;
  payment: PaymentTable;
  provider_payment: ProviderPaymentTable;
  provider_alias: ProviderAliasTable;
  express: ExpressTable;
  outbox: OutboxTable;
  mail: MailTable;
  mail_refusal: MailRefusalTable;
  withdrawal: WithdrawalTable;
  engine_notice: EngineNoticeTable;
  order_refund: OrderRefundTable;
  given_prescription: GivenPrescriptionTable;
}

export type CartRow = Selectable<CartTable>;
export type CartLineRow = Selectable<CartLineTable>;
export type OrderRow = Selectable<OrderTable>;
export type MailRow = Selectable<MailTable>;
export type PaymentRow = Selectable<PaymentTable>;
export type ProviderPaymentRow = Selectable<ProviderPaymentTable>;
export type ProviderAliasRow = Selectable<ProviderAliasTable>;
export type WithdrawalRow = Selectable<WithdrawalTable>;
