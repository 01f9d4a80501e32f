import type { TaskEither } from 'fp-ts/TaskEither';
import type { Configuration } from '../../../domain/catalogue/lens/lens-options.ts';
import type { DaysWorn } from '../../../domain/catalogue/lens/wear.ts';
import type { ProductId } from '../../../domain/catalogue/product.ts';
import type { Customer } from '../../../domain/customer/customer.ts';
import type { Alarm, CreateLocation } from '../../../domain/customer/reminder-alarm.ts';
import type { InternalOrderId } from '../../../domain/orders/order.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { Failure } from '../../shared/failure.ts';

/** The mail that reminds the customer of an order of theirs. Source: ACC-6. */
export interface ReminderAlarm extends Alarm {
  readonly order: InternalOrderId;
  readonly orderNumber: string;
  /** What the order holds, each article once. */
  readonly titles: readonly string[];
  /** How often they are worn moves the day. */
  readonly hasLenses: boolean;
  /** The mail may name the lens values. Source: LAW-30. */
  readonly namesValues: boolean;
  readonly email: string;
  readonly worn: DaysWorn;
  readonly createdAt: CreateLocation;
  /** `yyyy-MM-dd`: the day of the last mail. */
  readonly sentOn?: string;
  readonly goods: ReminderGoods;
}

/** What a reminder is about, as the shop wants it named with each change. */
export interface ReminderGoods {
  readonly locale: Locale;
  readonly salesChannel: string;
  readonly items: readonly {
    readonly productId: ProductId;
    readonly options: Configuration;
    readonly quantity: number;
  }[];
}

/** An order to be reminded of. */
export interface ReminderWish {
  readonly order: InternalOrderId;
  readonly goods: ReminderGoods;
  readonly createdAt: CreateLocation;
  readonly email: string;
  readonly worn: DaysWorn;
}

/** Source: ACC-6. */
export interface ReminderPort {
  /** Those that will come first, the soonest before the others. */
  readonly alarms: () => TaskEither<Failure, readonly ReminderAlarm[]>;
  /** Switched off, on the day that the shop suggests. An order that has one already keeps it. */
  readonly suggest: (customer: Customer, wish: ReminderWish) => TaskEither<Failure, ReminderAlarm>;
  /** `NotFound`: it was deleted, or never was the customer's; so with all that follow. */
  readonly recalculate: (customer: Customer, alarm: ReminderAlarm) => TaskEither<Failure, ReminderAlarm>;
  /** With what was ticked of naming lens values. */
  readonly update: (customer: Customer, alarm: ReminderAlarm) => TaskEither<Failure, ReminderAlarm>;
  readonly setActive: (id: string, active: boolean) => TaskEither<Failure, ReminderAlarm>;
  readonly remove: (id: string) => TaskEither<Failure, void>;
}
