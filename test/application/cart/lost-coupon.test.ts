import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { CartState } from '../../../src/application/cart/cart-state.ts';
import { type LostCouponView, makeLostCoupon } from '../../../src/application/cart/lost-coupon.ts';
import type { Cart, CartToken } from '../../../src/domain/cart/cart.ts';
import { cartOf } from '../../arbitraries/cart.ts';
import { seeing } from '../../config/quiet-outside.ts';

const token = 'mine' as CartToken;
const couponNote = 'AB100 zählt zurzeit nicht.';

const opened = (seen = seeing()) => {
  const state = (cart: Cart | null): CartState => ({
    remote: { _tag: 'Ready', value: cart },
    tasks: [],
    added: 0,
    loads: 0,
  });
  const state$ = new BehaviorSubject(state(null));
  const closed: string[] = [];
  const lost = makeLostCoupon({
    session: { state$ },
    seen: {
      ...seen,
      closeLoss: (told) => {
        closed.push(told);
        seen.closeLoss(told);
      },
    },
  });
  const views: LostCouponView[] = [];
  lost.state$.subscribe((view) => views.push(view));
  return {
    ...lost,
    seen,
    views,
    closed,
    loss: () => views.at(-1)?.loss,
    show: (more: Partial<Cart> | null) => state$.next(state(more && { ...cartOf([]), token, ...more })),
  };
};

describe('a lost coupon', () => {
  it('is shown until it counts again, and then once more · COUP-5', () => {
    const { show, loss, close, views } = opened();
    show({ coupon: 'AB100' });
    expect(loss()).toBeUndefined();
    show({ couponNote });
    show({ couponNote, comment: 'something else' });
    expect(loss()).toEqual({ _tag: 'Said', code: 'AB100', sentence: couponNote });
    expect(views.filter((view) => view.loss)).toHaveLength(1);
    close();
    show({ couponNote });
    expect(loss()).toBeUndefined();
    show({ coupon: 'AB100' });
    show({ couponNote });
    expect(loss()).toEqual({ _tag: 'Said', code: 'AB100', sentence: couponNote });
  });

  it('is shown on the next page too, unless it was closed · COUP-5', () => {
    const first = opened();
    first.show({ couponNote });
    const second = opened(first.seen);
    second.show({ couponNote });
    expect(second.loss()).toBeDefined();
    second.close();
    const third = opened(first.seen);
    third.show({ couponNote });
    expect(third.loss()).toBeUndefined();
    third.show({ couponNote: 'Jetzt aus einem anderen Grund.' });
    expect(third.loss()).toEqual({ _tag: 'Said', sentence: 'Jetzt aus einem anderen Grund.' });
  });

  it('is named if the shop gives no reason · COUP-5', () => {
    const { show, loss, close, closed } = opened();
    show({ coupon: 'AB100' });
    show({});
    expect(loss()).toEqual({ _tag: 'Silent', code: 'AB100' });
    close();
    show({ comment: 'something else' });
    expect([loss(), closed]).toEqual([undefined, ['mine AB100']]);
  });

  it('is remembered as closed by cart and text, until it counts again · COUP-5', () => {
    const { show, close, closed } = opened();
    show({ coupon: 'AB100' });
    show({ couponNote });
    close();
    expect(closed).toEqual([`mine ${couponNote}`]);
    show({ coupon: 'AB100' });
    show({ coupon: 'AB100', comment: 'something else' });
    expect(closed.slice(1)).toEqual(['']);
  });

  it('does not exist before there was a coupon, and nothing can be closed or removed then', () => {
    const { show, loss, close, takeOff, closed } = opened();
    takeOff();
    close();
    expect([loss(), closed]).toEqual([undefined, ['']]);
    show({ coupon: 'AB100' });
    show({});
    expect(loss()).toEqual({ _tag: 'Silent', code: 'AB100' });
  });

  it('does not exist if the buyer removed it, or if it went or was ordered with its cart · COUP-5', () => {
    const { show, loss, takeOff } = opened();
    show({ coupon: 'AB100' });
    takeOff();
    // The cart is emitted once more while the answer is on its way.
    show({ coupon: 'AB100' });
    show({});
    expect(loss()).toBeUndefined();
    show({ coupon: 'SEHEN10' });
    show({ token: 'another' as CartToken });
    expect(loss()).toBeUndefined();
    show({ coupon: 'SEHEN10' });
    show(null);
    expect(loss()).toBeUndefined();
  });
});
