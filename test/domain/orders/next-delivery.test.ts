import { describe, expect, it } from 'vitest';
import { nextDelivery } from '../../../src/domain/orders/next-delivery.ts';
import type { Order } from '../../../src/domain/orders/order.ts';
import type { OrderState } from '../../../src/domain/orders/order-state.ts';
import type { SubscriptionState } from '../../../src/domain/orders/subscription/states.ts';
import type { Subscription } from '../../../src/domain/orders/subscription/subscription.ts';
import type { Day } from '../../../src/domain/shared/dates.ts';

const today = '2026-11-19' as Day;
const order = (number: string, state: OrderState, latest?: string): Order =>
  ({
    number,
    state,
    createdAt: '2026-11-17T09:00:00Z',
    ...(latest && { delivery: { earliest: latest, latest } }),
  }) as Order;
const subscription = (id: string, state: SubscriptionState, next: string): Subscription =>
  ({ id, state, next }) as Subscription;

/** The result: the number of an order, or the id of a subscription. */
const told = (orders: readonly Order[], subscriptions: readonly Subscription[] = []) => {
  const next = nextDelivery(orders, subscriptions, today);
  return next && (next._tag === 'Parcel' ? next.order.number : next.subscription.id);
};

describe('the next delivery', () => {
  it('is the parcel expected first, until the last day of its delivery window · ACC-12', () => {
    const later = order('later', 'new', '2026-11-25');
    expect(told([later, order('first', 'shipped', '2026-11-21'), later])).toBe('first');
    expect(told([order('today', 'shipped', today)])).toBe('today');
  });

  it('ranks a late unsent parcel first, and a late sent one after those still on time · ACC-12 · ORD-5', () => {
    const late = order('late', 'open', '2026-11-18');
    const missed = order('missed', 'shipped', '2026-11-17');
    const inTime = order('in time', 'shipped', '2026-11-25');
    expect(told([inTime, missed, late, order('later', 'new', '2026-11-18')])).toBe('late');
    expect(told([missed, inTime])).toBe('in time');
    expect(
      told([order('older', 'shipped', '2026-11-02'), missed, order('same', 'shipped', '2026-11-17')]),
    ).toBe('missed');
    expect(told([order('came', 'shipped', '2026-10-19')])).toBeUndefined();
    expect(nextDelivery([late], [], today)).toMatchObject({ overdue: 'unsent' });
    expect(nextDelivery([missed], [], today)).toMatchObject({ overdue: 'onItsWay' });
    expect(nextDelivery([inTime], [], today)).not.toHaveProperty('overdue');
  });

  it.each(['payment_pending', 'cancelled', 'returned', 'cart'] as const)(
    'is never an order in the state %s · ACC-12',
    (state) => expect(told([order('none', state, '2026-11-25')])).toBeUndefined(),
  );

  it('is never an order that was wholly withdrawn from before it left · LAW-37', () => {
    const item = { id: 'i1', quantity: 1 } as Order['items'][number];
    const withdrawals = [{ receipt: 'WD-1', receivedAt: '', goods: [], lines: [item.id] }];
    const withdrawn = { ...order('off', 'open', '2026-11-18'), items: [item], withdrawals };
    expect(told([withdrawn])).toBeUndefined();
    expect(told([{ ...withdrawn, items: [item, { ...item, id: 'i2' as typeof item.id }] }])).toBe('off');
  });

  it('is never an order without a delivery date · ACC-12', () =>
    expect(told([order('none', 'open')])).toBeUndefined());

  it('is otherwise the next order of an active subscription, the soonest of several · ACC-12', () => {
    const some = [
      subscription('later', 'active', '2026-12-24'),
      subscription('paused', 'paused', '2026-11-20'),
      subscription('cancelled', 'cancelled', '2026-11-20'),
      subscription('over', 'active', '2026-11-18'),
      subscription('soon', 'active', '2026-12-01'),
    ];
    expect(told([], some)).toBe('soon');
    expect(told([order('parcel', 'open', '2026-12-30')], some)).toBe('parcel');
    expect(told([], [])).toBeUndefined();
  });
});
