import type { TaskEither } from 'fp-ts/TaskEither';
import type { Configuration } from '../../../domain/catalogue/lens/lens-options.ts';
import type { DaysWorn } from '../../../domain/catalogue/lens/wear.ts';
import type { ProductId } from '../../../domain/catalogue/product.ts';
import type { Customer } from '../../../domain/customer/customer.ts';
import type { Alarm, CreateLocation } from '../../../domain/customer/reminder-alarm.ts';
import type { InternalOrderId } from '../../../domain/orders/order.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { Failure } from '../../shared/failure.ts';

/** A mail that reminds the customer of one of their orders. Source: ACC-6. */
export interface ReminderAlarm extends Alarm {
  readonly order: InternalOrderId;
  readonly orderNumber: string;
  /** The items of the order, each once. */
  readonly titles: readonly string[];
  /** Whether it contains lenses: changing how often they are worn moves the day. */
  readonly hasLenses: boolean;
  /** Whether the mail may contain the lens values. Source: LAW-30. */
  readonly namesValues: boolean;
  readonly email: string;
  readonly worn: DaysWorn;
  readonly createdAt: CreateLocation;
  /** `yyyy-MM-dd`: the day of the last mail. */
  readonly sentOn?: string;
  readonly goods: ReminderGoods;
}

/** What a reminder is about, as the shop requires it with each change. */
export interface ReminderGoods {
  readonly locale: Locale;
  readonly salesChannel: string;
  readonly items: readonly {
    readonly productId: ProductId;
    readonly options: Configuration;
    readonly quantity: number;
  }[];
}

/** An order that the customer wants a reminder for. */
export interface ReminderWish {
  readonly order: InternalOrderId;
  readonly goods: ReminderGoods;
  readonly createdAt: CreateLocation;
  readonly email: string;
  readonly worn: DaysWorn;
}

/** Source: ACC-6. */
export interface ReminderPort {
  /** The earliest first. */
  readonly alarms: () => TaskEither<Failure, readonly ReminderAlarm[]>;
  /** Creates a reminder that is switched off, on the day that the shop suggests. An order that has one keeps it. */
  readonly suggest: (customer: Customer, wish: ReminderWish) => TaskEither<Failure, ReminderAlarm>;
  /** `NotFound`: it was deleted or belongs to another customer. The same holds for the operations below. */
  readonly recalculate: (customer: Customer, alarm: ReminderAlarm) => TaskEither<Failure, ReminderAlarm>;
  /** Also saves whether the mail may contain lens values. */
  readonly update: (customer: Customer, alarm: ReminderAlarm) => TaskEither<Failure, ReminderAlarm>;
  readonly setActive: (id: string, active: boolean) => TaskEither<Failure, ReminderAlarm>;
  readonly remove: (id: string) => TaskEither<Failure, void>;
}
