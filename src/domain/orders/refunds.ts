import type { Minor, Money } from '../shared/money.ts';
import type { Order } from './order.ts';

/** Why money is refunded: it was paid twice, it came after the order was cancelled, or the shop refunds it voluntarily. */
export type RefundCause = 'twice' | 'late' | 'givenBack';

/** Returns the refunds of an order with their causes. Empty if there are none. Source: CHK-11. */
export const refundsOf = ({
  state,
  refunded,
  givenBack,
}: Pick<Order, 'state' | 'refunded' | 'givenBack'>): readonly {
  readonly cause: RefundCause;
  readonly amount: Money;
}[] => {
  if (!refunded) return [];
  const given = givenBack?.minor ?? 0;
  const parts: readonly (readonly [RefundCause, number])[] = [
    [state === 'cancelled' ? 'late' : 'twice', refunded.minor - given],
    ['givenBack', given],
  ];
  return parts.flatMap(([cause, minor]) =>
    minor > 0 ? [{ cause, amount: { ...refunded, minor: minor as Minor } }] : [],
  );
};
