import type { PaymentMethod } from './payment.ts';
import { takesAlias } from './payment-code.ts';

/** Names a way to pay that the provider keeps for a customer; no number of a card can be read from it. */
export type AliasId = string & { readonly AliasId: unique symbol };

/** A card or wallet that a customer wants kept for their next order. Source: ACC-7. */
export interface PaymentAlias {
  readonly id: AliasId;
  readonly method: string;
  /** Its last four, where it has a number. */
  readonly lastDigits?: string;
  /** The customer paid with it last, of all that are kept. */
  readonly lastPaidWith: boolean;
  /** An instant. */
  readonly paidAt: string;
}

/** Those that this order can be paid with. Source: CHK-10, ACC-7. */
export const usableAliases = (
  aliases: readonly PaymentAlias[],
  methods: readonly PaymentMethod[],
): readonly PaymentAlias[] =>
  aliases.filter(({ method }) =>
    methods.some(({ code, unavailable }) => code === method && takesAlias(code) && !unavailable),
  );

/** How an order is to be paid: by a method, or by one that is kept. */
export interface WayToPay {
  readonly method: string;
  readonly alias?: AliasId;
}

/** What the shopper chose on the page; `alias` is empty where they chose a method that is not kept. */
export interface ChosenWay {
  readonly method?: string | undefined;
  readonly alias?: string | undefined;
}

/**
 * What stands chosen: what the shopper pressed; else what the cart was to be paid by, by the kept one of the same
 * method where there is one; else, or where that is not on offer any more, what they paid their last order by, in the same
 * way; else what they paid with last of what is kept. Nothing where none of it is on offer any more.
 * Source: CHK-10, CHK-26, ACC-7.
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
