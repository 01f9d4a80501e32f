import type { PaymentMethod } from './payment.ts';
import { type PaymentAlias, usableAliases } from './payment-alias.ts';
import { cardMethods } from './payment-code.ts';

/** Payment methods shown in one row: all cards together, every other method on its own, each with its stored ones before it. */
export interface PaymentRow {
  readonly isCards: boolean;
  readonly aliases: readonly PaymentAlias[];
  readonly methods: readonly PaymentMethod[];
}

const isCard = ({ code }: PaymentMethod): boolean => cardMethods.includes(code);

/**
 * Groups methods into rows. The cards are shown at the position of the first card; other methods keep their order.
 * Source: CHK-27.
 */
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
