import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';
import type { DaysWorn } from '../../../domain/catalogue/lens/wear.ts';
import type { GivenStars } from '../../../domain/catalogue/rating/given-rating.ts';
import type { MailGroup } from '../../../domain/customer/mail-preferences.ts';
import type { CreateLocation } from '../../../domain/customer/reminder-alarm.ts';
import type { Day } from '../../../domain/shared/dates.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { AddressWire } from '../../contract/checkout/address.ts';

/** `address` is stored as the shop accepted it, without id and default. */
interface CustomerAddressTable {
  id: string;
  customer_id: number;
  address: ColumnType<AddressWire, unknown, unknown>;
  is_default: boolean;
  /** The order in which they were saved. */
  position: Generated<number>;
}

/** A customer's rating of a product. `begun`: stars without a text yet; `waiting`: to be read by shop staff. */
interface ProductRatingTable {
  id: Generated<number>;
  customer_id: number;
  product_id: number;
  locale: Locale;
  author: string;
  stars: ColumnType<GivenStars, unknown, unknown>;
  review: string | null;
  state: 'begun' | 'waiting' | 'published' | 'refused';
  /** `yyyy-MM-dd`. */
  written: string;
}

/** The mails that a customer chose. No row: the choice made at registration. */
interface MarketingCommunicationTable {
  id: string;
  customer_id: number;
  mail_groups: ColumnType<readonly MailGroup[], unknown, unknown>;
}

/** The mail that reminds a customer of reordering. Days are `yyyy-MM-dd`. */
interface ReminderAlarmTable {
  id: string;
  customer_id: number;
  order_token: string;
  /** The language of the mail. */
  locale: Locale;
  reminder_email: string;
  create_location: CreateLocation;
  /** Weekdays on which the lenses are worn. */
  customer_usage: ColumnType<DaysWorn, DaysWorn, DaysWorn>;
  reminder_date: Day;
  active: boolean;
  /** The day of the last mail. */
  sent_on: Day | null;
}

/** A payment method that a customer has stored. One row for each method and its last digits; empty if it has no number. */
interface PaymentAliasTable {
  alias: string;
  customer_id: number;
  method: string;
  last_digits: string;
  paid_at: Date;
}

/** Points that were converted to a coupon. `nth` counts the conversions of the customer. */
interface BonusConversionTable {
  customer_id: number;
  nth: number;
  points: number;
  code: string;
  created_at: Date;
}

/** A person for whom a customer orders lenses. */
interface LensWearerTable {
  id: string;
  /** The order in which they were named. */
  position: GeneratedAlways<number>;
  customer_id: number;
  name: string;
}

/** The wearer of the lenses in an order. No wearer: the customer. */
interface LensSetWearerTable {
  customer_id: number;
  set_id: string;
  wearer_id: string | null;
}

/** Tables of what customers store at the shop. */
export interface PersonalTables {
  marketing_communication: MarketingCommunicationTable;
  customer_address: CustomerAddressTable;
  product_rating: ProductRatingTable;
  reminder_alarm: ReminderAlarmTable;
  lens_wearer: LensWearerTable;
  lens_set_wearer: LensSetWearerTable;
  payment_alias: PaymentAliasTable;
  bonus_conversion: BonusConversionTable;
}

export type BonusConversionRow = Selectable<BonusConversionTable>;
export type ProductRatingRow = Selectable<ProductRatingTable>;
export type CustomerAddressRow = Selectable<CustomerAddressTable>;
export type ReminderAlarmRow = Selectable<ReminderAlarmTable>;
