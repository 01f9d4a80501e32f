import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { OrderPort, PaymentPort } from '../../../src/application/checkout/ports.ts';
import { makeOrderSession, type OrderView } from '../../../src/application/orders/order-session.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import { loading } from '../../../src/application/shared/remote-state.ts';
import type { CartItem, CartItemId } from '../../../src/domain/cart/cart.ts';
import type { PaymentId, PaymentOutcome } from '../../../src/domain/checkout/payment.ts';
import type { OrderToken } from '../../../src/domain/orders/order.ts';
import type { OrderState } from '../../../src/domain/orders/order-state.ts';
import type { ReorderInterval } from '../../../src/domain/orders/reorder-interval.ts';
import type { Day } from '../../../src/domain/shared/dates.ts';
import type { ShopNews } from '../../../src/domain/tracking/shop-news.ts';
import { unreachable } from '../cart/shop-of-one.ts';
import { orderOf, paid } from '../checkout/till.ts';
import { sold, watched } from './watched-order.ts';

const token = 'order-token' as OrderToken;
const payment = 'p' as PaymentId;
const settled = async () => {
  for (let i = 0; i < 30; i += 1) await new Promise((resolve) => setImmediate(resolve));
};
const invoice = '/api/orders/order-token/documents/Rechnung-D-1.pdf';
const inMay: ReorderInterval = { days: 180, reorderAt: '2027-05-20' as Day };
const watching = (
  payments: Partial<PaymentPort>,
  documents: OrderPort['documents'] = () => async () => E.right([invoice]),
  state: OrderState = 'payment_pending',
  interval: E.Either<Failure, ReorderInterval> = E.right(inMay),
) => {
  const intervals: string[] = [];
  const waits: number[] = [];
  const told: ShopNews[] = [];
  let reads = 0;
  const session = makeOrderSession({
    orders: {
      order: () => async () => {
        reads += 1;
        return E.right({ ...orderOf(), state });
      },
      documents,
      reorderInterval: (email, items) => async () => {
        intervals.push(`${email} ${items.length}`);
        return interval;
      },
    },
    payments: { ...paid, ...payments },
    wait: async (ms) => void waits.push(ms),
    news: { tell: (news) => void told.push(news) },
    clock: { now: () => Date.parse('2026-11-21T10:00:00Z') },
  });
  let view: OrderView = { order: loading, documents: loading, retrying: false };
  session.state$.subscribe((next) => {
    view = next;
  });
  return { session, told, view: () => view, waits, intervals, reads: () => reads };
};
const answering = (outcomes: readonly PaymentOutcome[]) => {
  let asked = 0;
  return () => async () => E.right(outcomes[Math.min(asked++, outcomes.length - 1)] ?? 'pending');
};

describe('a placed order', () => {
  it('is loaded, and loaded again once its payment is known · CHK-13', async () => {
    const { session, view, reads } = watching({ outcome: answering(['succeeded']) });
    session.open(token, payment);
    await settled();
    expect(view()).toMatchObject({
      order: { _tag: 'Ready', value: { number: 'D-1' } },
      outcome: 'succeeded',
    });
    expect(reads()).toBe(2);
  });
  it('is announced with its data once it is sold · TRK-1', async () => {
    const waiting = watching({ outcome: answering(['declined']) });
    waiting.session.open(token, payment);
    await settled();
    expect(waiting.told).toEqual([]);
    const sold = watching({}, undefined, 'new');
    sold.session.open(token);
    await settled();
    expect(sold.told).toEqual([{ _tag: 'Ordered', order: { ...orderOf(), state: 'new' } }]);
  });
  it('asks for a pending payment again, at growing intervals, a limited number of times', async () => {
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
  it('can be paid again, and reports a failure of that', async () => {
    const { session, view } = watching({});
    session.open(token);
    session.payAgain({ way: { method: 'twint' }, returnPath: '/' });
    await settled();
    expect(view()).toMatchObject({ retrying: false, redirect: { url: '/pay/p' } });
    const down = watching({ start: () => TE.left(unreachable) });
    down.session.open(token);
    down.session.payAgain({ way: { method: 'twint' }, returnPath: '/' });
    await settled();
    expect(down.view()).toMatchObject({ retrying: false, retryFailure: unreachable });
  });
  it('is loaded again if paying again is refused, as it may be cancelled · CHK-11', async () => {
    const closed: Failure = { _tag: 'Refused', code: 'payment.order_closed', violations: [] };
    const { session, view, reads } = watching({ start: () => TE.left(closed) });
    session.open(token);
    await settled();
    session.payAgain({ way: { method: 'twint' }, returnPath: '/' });
    await settled();
    expect(view()).toMatchObject({ retrying: false, retryFailure: closed });
    expect(reads()).toBe(2);
  });
  it('is loaded again when the provider’s page is closed, and stays on screen meanwhile · CHK-11', async () => {
    const { session, view, reads } = watching({});
    session.refresh();
    expect(reads()).toBe(0);
    session.open(token);
    session.payAgain({ way: { method: 'twint' }, returnPath: '/' });
    await settled();
    session.refresh();
    expect(view()).toMatchObject({ order: { value: { number: 'D-1' } } });
    expect(view().redirect).toBeUndefined();
    await settled();
    expect(reads()).toBe(2);
  });
  it('ignores responses for the order that was open before', async () => {
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
  it('loads its documents once it is sold, and not before · ORD-2', async () => {
    const asked: string[] = [];
    const documents: OrderPort['documents'] = (order) => async () => {
      asked.push(order);
      return E.right([invoice]);
    };
    const open = watching({}, documents);
    open.session.open(token);
    await settled();
    expect(asked).toEqual([]);
    const sold = watching({}, documents, 'new');
    sold.session.open(token);
    await settled();
    expect(asked).toEqual([token]);
    expect(sold.view().documents).toEqual({ _tag: 'Ready', value: [invoice] });
  });
  it('stays on screen if its documents cannot be loaded · ORD-2', async () => {
    const { session, view } = watching({}, () => TE.left(unreachable), 'new');
    session.open(token);
    await settled();
    expect(view()).toMatchObject({ order: { _tag: 'Ready' }, documents: { _tag: 'Failed' } });
  });
  it('tells when to order lenses again, once it is sold · CHK-17', async () => {
    const open = watching({});
    open.session.open(token);
    await settled();
    expect([open.intervals, open.view().reorder]).toEqual([[], undefined]);
    const sold = watching({}, undefined, 'new');
    sold.session.open(token);
    await settled();
    expect(sold.intervals).toHaveLength(1);
    expect(sold.view().reorder).toEqual(inMay);
  });
  it('asks about the lenses bought to be worn and kept, each with its eye · CHK-17', async () => {
    const line = (id: string, more: Partial<CartItem> = {}): CartItem =>
      ({ id, category: 'lens', quantity: 1, isTrial: false, ...more }) as CartItem;
    const items = [
      line('kept', { eye: 'both' }),
      line('trial', { isTrial: true }),
      line('gift', { isGift: true }),
      line('withdrawn'),
    ];
    const withdrawals = [{ receipt: 'W-1', receivedAt: '', goods: [], lines: ['withdrawn' as CartItemId] }];
    const asked: unknown[] = [];
    const { session } = watched({
      orders: {
        order: () => TE.right({ ...sold, items, withdrawals }),
        reorderInterval: (_, lenses) => {
          asked.push(lenses);
          return TE.right(inMay);
        },
      },
    });
    session.open(token);
    await settled();
    expect(asked).toEqual([[items[0]]]);
  });
  it('falls back to ninety days and three months if the interval cannot be loaded · CHK-17', async () => {
    const { session, view } = watching({}, undefined, 'new', E.left({ _tag: 'Unavailable', status: 500 }));
    session.open(token);
    await settled();
    expect(view().reorder).toEqual({ days: 90, reorderAt: '2027-02-21' });
  });
});
