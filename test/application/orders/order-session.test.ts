import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { PaymentPort } from '../../../src/application/checkout/ports.ts';
import { makeOrderSession, type OrderView } from '../../../src/application/orders/order-session.ts';
import type { PaymentId, PaymentOutcome } from '../../../src/domain/checkout/payment.ts';
import type { OrderToken } from '../../../src/domain/orders/order.ts';
import { unreachable } from '../cart/shop-of-one.ts';
import { orderOf, paid } from '../checkout/till.ts';

const token = 'order-token' as OrderToken;
const payment = 'p' as PaymentId;
const settled = async () => {
  for (let i = 0; i < 30; i += 1) await new Promise((resolve) => setImmediate(resolve));
};
const watching = (payments: Partial<PaymentPort>) => {
  const waits: number[] = [];
  let reads = 0;
  const session = makeOrderSession({
    orders: {
      order: () => async () => {
        reads += 1;
        return E.right(orderOf());
      },
    },
    payments: { ...paid, ...payments },
    wait: async (ms) => void waits.push(ms),
  });
  let view: OrderView = { order: { _tag: 'Loading' }, retrying: false };
  session.state$.subscribe((next) => {
    view = next;
  });
  return { session, view: () => view, waits, reads: () => reads };
};
const answering = (outcomes: readonly PaymentOutcome[]) => {
  let asked = 0;
  return () => async () => E.right(outcomes[Math.min(asked++, outcomes.length - 1)] ?? 'pending');
};

describe('an order that was placed', () => {
  it('is read, and read again once its payment is known · CHK-13', async () => {
    const { session, view, reads } = watching({ outcome: answering(['succeeded']) });
    session.open(token, payment);
    await settled();
    expect(view()).toMatchObject({
      order: { _tag: 'Ready', value: { number: 'D-1' } },
      outcome: 'succeeded',
    });
    expect(reads()).toBe(2);
  });
  it('asks a provider that has not answered again, ever more slowly, and not for ever', async () => {
    const soon = watching({ outcome: answering(['pending', 'pending', 'declined']) });
    soon.session.open(token, payment);
    await settled();
    expect(soon.view().outcome).toBe('declined');
    expect(soon.waits).toEqual([0, 1000, 2000]);
    const never = watching({ outcome: answering(['pending']) });
    never.session.open(token, payment);
    await settled();
    expect(never.view().outcome).toBe('pending');
    expect(never.waits).toHaveLength(7);
  });
  it('can be paid again, and says when that fails', async () => {
    const { session, view } = watching({});
    session.open(token);
    session.payAgain({ method: 'twint', returnPath: '/' });
    await settled();
    expect(view()).toMatchObject({ retrying: false, redirect: '/pay/p' });
    const down = watching({ start: () => TE.left(unreachable) });
    down.session.open(token);
    down.session.payAgain({ method: 'twint', returnPath: '/' });
    await settled();
    expect(down.view()).toMatchObject({ retrying: false, retryFailure: unreachable });
  });
  it('does not show the answers of the order opened before it', async () => {
    const slow: ((outcome: PaymentOutcome) => void)[] = [];
    const { session, view } = watching({
      outcome: () => () =>
        new Promise((resolve) => {
          slow.push((outcome) => resolve(E.right(outcome)));
        }),
    });
    session.open(token, payment);
    await settled();
    session.open('another' as OrderToken);
    slow[0]?.('declined');
    await settled();
    expect(view().outcome).toBeUndefined();
  });
});
