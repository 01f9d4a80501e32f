import type { Minor, Money } from '../shared/money.ts';
import type { Order } from './order.ts';

/** Why money goes back: it came twice, it came after the order was given up, or the shop gives it back of its own accord. */
export type RefundCause = 'twice' | 'late' | 'givenBack';

/** What went back of an order, and why; nothing of nothing. Source: CHK-11. */
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
