import type { PaymentMethod } from './payment.ts';
import { takesAlias } from './payment-code.ts';

/** The id of a payment method that the provider stores for a customer. It contains no card number. */
export type AliasId = string & { readonly AliasId: unique symbol };

/** A card or wallet that a customer wants stored for their next order. Source: ACC-7. */
export interface PaymentAlias {
  readonly id: AliasId;
  readonly method: string;
  /** The last four digits, if it has a number. */
  readonly lastDigits?: string;
  /** Whether the customer last paid with this one, among all stored ones. */
  readonly lastPaidWith: boolean;
  /** An instant. */
  readonly paidAt: string;
}

/** Returns the stored payment methods that this order can be paid with. Source: CHK-10, ACC-7. */
export const usableAliases = (
  aliases: readonly PaymentAlias[],
  methods: readonly PaymentMethod[],
): readonly PaymentAlias[] =>
  aliases.filter(({ method }) =>
    methods.some(({ code, unavailable }) => code === method && takesAlias(code) && !unavailable),
  );

/** The way an order is paid: by a method, or by a stored one. */
export interface WayToPay {
  readonly method: string;
  readonly alias?: AliasId;
}

/** The shopper's choice on the page. `alias` is empty if they chose a method that is not stored. */
export interface ChosenWay {
  readonly method?: string | undefined;
  readonly alias?: string | undefined;
}

/**
 * Returns the preselected way to pay: the shopper's choice on the page; otherwise the method of the cart; otherwise
 * that of the last order; otherwise the stored one used last. For the cart's and the last order's method, a stored one
 * of the same method is preferred. Ways no longer offered are skipped. Undefined if none is left. Source: CHK-10,
 * CHK-26, ACC-7.
 */
export const wayToPay = (
  chosen: ChosenWay,
  ofCart: string | undefined,
  methods: readonly PaymentMethod[],
  aliases: readonly PaymentAlias[],
  ofLastOrder?: string,
): WayToPay | undefined => {
  const usable = usableAliases(aliases, methods);
  const byAlias = (alias: PaymentAlias | undefined): WayToPay | undefined =>
    alias && { method: alias.method, alias: alias.id };
  const byMethod = (wanted: string | undefined): WayToPay | undefined =>
    methods.some(({ code, unavailable }) => code === wanted && !unavailable)
      ? { method: wanted as string }
      : undefined;
  const pressed = byAlias(usable.find(({ id }) => id === chosen.alias)) ?? byMethod(chosen.method);
  if (pressed) return pressed;
  const last = (ones: readonly PaymentAlias[]) => ones.find(({ lastPaidWith }) => lastPaidWith) ?? ones[0];
  const byHabit = (wanted: string | undefined) =>
    byAlias(last(usable.filter(({ method }) => method === wanted))) ?? byMethod(wanted);
  return byHabit(ofCart) ?? byHabit(ofLastOrder) ?? byAlias(last(usable));
};
