import * as TE from 'fp-ts/TaskEither';
import type { PaymentPort } from '../../../src/application/checkout/ports.ts';
import {
  makeOrderSession,
  type OrderSessionParts,
  type OrderView,
} from '../../../src/application/orders/order-session.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { PaymentId } from '../../../src/domain/checkout/payment.ts';
import type { OrderToken } from '../../../src/domain/orders/order.ts';
import { orderOf, paid } from '../checkout/till.ts';

export const token = 'order-token' as OrderToken;
export const another = 'another' as OrderToken;
export const payment = 'p' as PaymentId;
export const open = orderOf();
export const sold = { ...open, state: 'new' } as const;

/** Resolves when nothing is pending any more. */
export const settled = async () => {
  for (let i = 0; i < 10; i += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** An order that waits for its payment, its session, and the requests to the shop. */
export const watched = ({
  payments = {},
  orders = {},
  onRefused,
}: {
  readonly payments?: Partial<PaymentPort>;
  readonly orders?: Partial<OrderSessionParts['orders']>;
  readonly onRefused?: (failure: Failure) => void;
} = {}) => {
  const read: OrderToken[] = [];
  const waits: number[] = [];
  const { order = () => TE.right(open), ...others } = orders;
  const session = makeOrderSession({
    orders: {
      order: (name) => () => {
        read.push(name);
        return order(name)();
      },
      documents: () => TE.right([]),
      reorderInterval: () => TE.left({ _tag: 'Unreachable' }),
      ...others,
    },
    payments: { ...paid, ...payments },
    wait: async (ms) => void waits.push(ms),
    news: { tell: () => undefined },
    ...(onRefused && { onRefused }),
    clock: { now: () => Date.parse('2026-11-21T10:00:00Z') },
  });
  const views: OrderView[] = [];
  session.state$.subscribe((view) => views.push(view));
  return { session, read, waits, views, view: () => views.at(-1) };
};

/** A request whose answers come when a test says so. */
export const slow = <Answer>() => {
  const waiting: ((answer: Answer) => void)[] = [];
  return {
    ask: () => () => new Promise<Answer>((resolve) => waiting.push(resolve)),
    /** Answers the request at position `index`. */
    answer: async (index: number, answer: Answer) => {
      waiting[index]?.(answer);
      await settled();
    },
    asked: () => waiting.length,
  };
};
