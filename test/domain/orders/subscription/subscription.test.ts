import { describe, expect, it } from 'vitest';
import {
  type Subscription,
  subscriptionOf,
  subscriptionOfCart,
} from '../../../../src/domain/orders/subscription/subscription.ts';

const subscription = (id: string, rest: Partial<Subscription>): Subscription =>
  ({ id, state: 'active', orders: [], ...rest }) as unknown as Subscription;

const made = [{ number: 'B', createdAt: '', state: 'new', total: {} }] as unknown as Subscription['orders'];
const over = subscription('over', { source: 'A', state: 'cancelled' });
const running = subscription('running', { source: 'A', orders: made });

describe('the subscription of an order', () => {
  it.each([
    ['A', 'running'],
    ['B', 'running'],
    ['C', undefined],
  ])('%s, which started it or was made by it, is %s · ACC-5', (order, id) => {
    expect(subscriptionOf([over, running], order)?.id).toBe(id);
  });

  it('is a cancelled one only if no other is active · ACC-5', () => {
    expect(subscriptionOf([over], 'A')).toBe(over);
  });
});

describe('the subscription of a cart', () => {
  it('is the one created from it, unless it is cancelled · ACC-5', () => {
    const ofCart = subscription('of-cart', { sourceCart: 'c1' });
    const ended = subscription('ended', { sourceCart: 'c2', state: 'cancelled' });
    const all = [over, running, ofCart, ended];
    expect(subscriptionOfCart(all, 'c1')).toBe(ofCart);
    expect(subscriptionOfCart(all, 'c2')).toBeUndefined();
    expect(subscriptionOfCart(all, 'c3')).toBeUndefined();
  });
});
