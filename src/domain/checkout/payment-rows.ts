import type { PaymentMethod } from './payment.ts';
import { type PaymentAlias, usableAliases } from './payment-alias.ts';
import { cardMethods } from './payment-code.ts';

/** Ways to pay that stand in one row: all cards together, every other method alone, each behind what is kept of it. */
export interface PaymentRow {
  readonly isCards: boolean;
  readonly aliases: readonly PaymentAlias[];
  readonly methods: readonly PaymentMethod[];
}

const isCard = ({ code }: PaymentMethod): boolean => cardMethods.includes(code);

/** Cards stand where the first of them stood; whatever else is on offer keeps its order. Source: CHK-27. */
export const paymentRows = (
  methods: readonly PaymentMethod[],
  aliases: readonly PaymentAlias[],
): readonly PaymentRow[] => {
  const usable = usableAliases(aliases, methods);
  const row = (isCards: boolean, ones: readonly PaymentMethod[]): PaymentRow => ({
    isCards,
    aliases: usable.filter(({ method }) => ones.some(({ code }) => code === method)),
    methods: ones,
  });
  const cards = methods.filter(isCard);
  return methods.flatMap((method) => {
    if (!isCard(method)) return [row(false, [method])];
    return method === cards[0] ? [row(true, cards)] : [];
  });
};
