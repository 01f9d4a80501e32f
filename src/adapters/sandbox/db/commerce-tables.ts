import type { ColumnType, Generated, Selectable } from 'kysely';
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

/** The words of the provider. */
export type ProviderStatus = 'initialized' | 'authorized' | 'failed' | 'canceled';

/** Written as text by `json()`, read back as what it was. */
type Json<A> = ColumnType<A, unknown, unknown>;

/** One row per variant, made when it is first asked for. */
interface StockTable {
  variant_id: string;
  product_id: string;
  on_hand: number;
  /** Promised beyond what is there before the shop opened: the only rows that may be negative. */
  oversold: boolean;
  /** No more comes from the supplier: only what is on hand can be sold. */
  stop_order: boolean;
}

interface CartTable {
  token: string;
  id: Generated<number>;
  brand: BrandId;
  locale: Locale;
  checkout_state: CheckoutState;
  /** The signed-in customer that it belongs to; none: whoever holds the token. */
  customer_id: string | null;
  email: string | null;
  billing_address: Json<AddressWire> | null;
  shipping_address: Json<AddressWire> | null;
  coupon_code: string | null;
  comment: string | null;
  miles_and_more_number: string | null;
  shipment_id: string;
  shipping_method: string | null;
  /** Whether its buyer lets the carrier have e-mail and phone number; null: nobody was asked. */
  shipping_opt_in: boolean | null;
  payment_method: string | null;
  gift_declined: Generated<boolean>;
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
  /** The mark of the partner who sent the visitor. */
  fk: string | null;
}

/** Adds that were done: asked for again, they do nothing. */
interface CartRequestTable {
  cart_token: string;
  request_id: string;
}

interface CouponTable {
  code: string;
  rule: Json<CouponRule>;
  /** Uses from before the shop opened here. */
  used_before: number;
}

/** One row per order that used a coupon; without a token: before the shop opened here. `customer` is a hash of the e-mail. */
interface CouponUseTable {
  code: string;
  order_token: string | null;
  customer: string;
}

/** `basket` is the cart's answer at the moment it was ordered: prices and words stay as they were agreed. */
interface OrderTable {
  token: string;
  cart_token: string;
  number: string;
  brand: BrandId;
  locale: Locale;
  state: OrderState;
  email: string;
  /** What two e-mails are compared by. Source: ADDR-6. */
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
  /** When it is cancelled, if nobody has paid by then; null: nothing to wait for. */
  expires_at: Date | null;
  /** Whose it is; null: whoever holds its token. */
  customer_id: number | null;
  /** The carrier's number, once the parcel is on its way. */
  tracking: string | null;
  /** Where it comes from; null: nobody said. */
  source: Json<OrderSource> | null;
  /** True: it was not made at the shop; its bill and its points are those of whoever made it. */
  elsewhere: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
  /** When the account was deleted that it was made in; null: it was not, or it was a guest. */
  account_gone_at: Date | null;
  /** When the values of eyes were taken out; null: they are there, or there were none. */
  values_erased_at: Date | null;
  /** When the engine behind the shop did the same; null: it did not, or there is none. */
  engine_forgot_at: Date | null;
}

/** `from_stock` of `quantity` were taken from the shelf; the rest comes from the supplier. */
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
  /** When its money went back; null: it did not. */
  refunded_at: Date | null;
  return_path: string;
  created_at: Date;
  /** What it is paid with, where that is kept already. */
  alias: string | null;
  /** Its buyer wants what they pay with kept for the next order. */
  keep_alias: Generated<boolean>;
}

/** What the provider knows of a payment; the shop learns it by a notice or by asking. */
interface ProviderPaymentTable {
  id: string;
  order_number: string;
  amount: number;
  currency: Currency;
  status: ProviderStatus;
  /** A payment that was answered `slow` succeeds by itself at this time. */
  settles_at: Date | null;
  /** The shop has taken in how it ended. */
  heard: Generated<boolean>;
  /** The money went back. */
  credited: Generated<boolean>;
  /** The method to be kept once it succeeds; none: nothing is kept. */
  keeps: string | null;
  /** What it was paid with, or what was kept of it. */
  alias: string | null;
  /** The provider's own name for it, where that is another system. */
  reference: string | null;
  /** When that was asked about it last. */
  asked_at: Date | null;
}

/** What the provider keeps of cards and wallets, and until when they are good. `last_digits` is empty where there are none. */
interface ProviderAliasTable {
  alias: string;
  method: string;
  last_digits: string;
  expires_at: Date;
}

/** The words of the provider for a wallet that only approves. */
export type ExpressStatus = 'initialized' | 'authenticated' | 'failed' | 'canceled';

/** A wallet that was opened for a cart, before there is an order. Nobody's name or address is in it. */
interface ExpressTable {
  id: string;
  cart_token: string;
  brand: BrandId;
  locale: Locale;
  wallet: ExpressWallet;
  /** The most that was shown to who approves it. */
  amount: number;
  currency: Currency;
  return_path: string;
  created_at: Date;
  /** The provider's own name for it, where that is another system: it is asked how it stands. */
  reference: string | null;
  /** How it stands at the sandbox's own wallets. */
  status: Generated<ExpressStatus>;
  /** Which of the addresses of a sandbox wallet was chosen. */
  chosen: string | null;
}

interface OutboxTable {
  id: Generated<number>;
  topic: string;
  /** The order's token: with the topic it makes the message unique. */
  subject_id: string;
  created_at: Date;
  done_at: Date | null;
}

/** A document of an order, drawn when it is sent or asked for. */
export interface MailAttachment {
  readonly name: string;
  readonly order: string;
}

/** Nobody has the mailbox, it came back, its reader called it spam, or it was not sent for one of these before. */
export type Undelivered = 'no_mailbox' | 'bounced' | 'complaint' | 'held_back';

interface MailTable {
  id: Generated<number>;
  outbox_id: number;
  brand: BrandId;
  locale: Locale;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  headers: Json<Readonly<Record<string, string>>>;
  /** Files that go with it: documents of an order. */
  attachments: Json<readonly MailAttachment[]>;
  sent_at: Date;
  /** Tells it from every other mail, wherever it is. */
  key: Generated<string>;
  /** When a mail server took it. */
  delivered_at: Generated<Date | null>;
  /** When it was known that it does not reach its reader. */
  undelivered_at: Generated<Date | null>;
  undelivered_why: Generated<Undelivered | null>;
}

/** A mailbox that takes no mails; `email_key` as in `matchingEmail`. */
interface MailRefusalTable {
  email_key: string;
  refused_at: Date;
}

/** One row per declaration; `digest` tells the same one again. */
interface WithdrawalTable {
  receipt: string;
  digest: string;
  brand: BrandId;
  locale: Locale;
  name: string;
  order_number: string;
  email: string;
  goods: Json<readonly string[]>;
  /** The order that number and e-mail name, for those who work it off; none: they look for it by hand. */
  order_token: string | null;
  received_at: Date;
}

/** A notice of the engine that was taken in: told again, it is none. */
interface EngineNoticeTable {
  id: string;
  taken_at: Date;
}

/** Money that the engine's staff gives back. `payment_id`: of the payment that it came by; none was found: somebody has to look. */
interface OrderRefundTable {
  id: string;
  order_token: string;
  payment_id: string | null;
  amount: number;
  begun_at: Date;
  refunded_at: Date | null;
}

/** What the lenses of a cart are bought on, until the order that it becomes keeps it. Source: LAW-27. */
interface GivenPrescriptionTable {
  cart_token: string;
  prescription: Json<PrescriptionWire>;
  given_at: Date;
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
