import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { type CouponView, makeCouponChange } from '../../../src/application/cart/coupon-change.ts';
import { makeCouponNews } from '../../../src/application/cart/coupon-news.ts';
import type { CartPort } from '../../../src/application/cart/ports.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import { lineOf, makeBackend, notFound, visit } from './shop-of-one.ts';

describe('coupons', () => {
  const withCart = async (change: Partial<CartPort>) => {
    const carts = { ...makeBackend().port, ...change };
    const visitor = visit(carts);
    const { session, heard } = visitor;
    session.add([lineOf('daily')]);
    await visitor.settled();
    const news = makeCouponNews({ notify: (notification) => void heard.push(notification) });
    const waits: number[] = [];
    const wait = async (ms: number) => void waits.push(ms);
    const { state$, apply, remove } = makeCouponChange({ session, carts, news, wait });
    const views: CouponView[] = [];
    state$.subscribe((next) => views.push(next));
    return { ...visitor, apply, remove, views, waits, view: () => views.at(-1) };
  };
  it('are applied and removed, with a message for both · COUP-3', async () => {
    const { apply, remove, settled, cart, heard, views } = await withCart({});
    apply(' SPRING ');
    await settled();
    expect(cart()?.coupon).toBe('SPRING');
    remove();
    await settled();
    expect(cart()?.coupon).toBeUndefined();
    expect(heard).toMatchObject([
      { key: 'coupon_applied', tone: 'success', text: { key: 'cart:cart.coupon_applied' } },
      { key: 'coupon_removed', tone: 'success', text: { key: 'cart:cart.coupon_removed' } },
    ]);
    expect(views.map(({ busy }) => busy)).toEqual([false, true, false, true, false]);
  });
  it('are retried without a response when removed, not when applied', async () => {
    const cut = () => TE.left<Failure>({ _tag: 'Unreachable' });
    const { apply, remove, settled, waits, views } = await withCart({ applyCoupon: cut, removeCoupon: cut });
    apply('SPRING');
    await settled();
    expect(waits).toEqual([]);
    remove();
    await settled();
    expect(waits).toEqual([400, 1200]);
    expect(views.slice(1)).toEqual([
      { busy: true },
      { busy: false, failure: { _tag: 'Unreachable' } },
      { busy: true },
      { busy: false, failure: { _tag: 'Unreachable' } },
    ]);
  });
  it('with a space within are refused without a request · COUP-2', async () => {
    let asked = 0;
    const { apply, settled, view, heard } = await withCart({
      applyCoupon: () => {
        asked += 1;
        return TE.left(notFound);
      },
    });
    apply('SPRING 10');
    await settled();
    expect(asked).toBe(0);
    expect(view()?.failure).toEqual({
      _tag: 'Refused',
      code: 'validation.no_spaces_in_coupon',
      violations: [],
    });
    expect(heard.map(({ text }) => text)).toEqual([{ key: 'cart:coupon.no_spaces' }]);
  });
  it('without a code are refused with the text for coupons · COUP-2 · NOTE-7', async () => {
    const { apply, settled, heard } = await withCart({ applyCoupon: () => TE.left(notFound) });
    apply('  ');
    await settled();
    expect(heard.map(({ text }) => text)).toEqual([{ key: 'cart:coupon.required' }]);
  });
  it.each<[string, Failure, unknown]>([
    [
      'the message',
      { _tag: 'Refused', code: 'x', message: 'Abgelaufen', violations: [] },
      { sentence: 'Abgelaufen' },
    ],
    [
      'otherwise the message of the first violation',
      { _tag: 'Refused', code: 'x', violations: [{ field: 'coupon_code', code: 'y', message: 'Nur neu' }] },
      { sentence: 'Nur neu' },
    ],
    [
      'otherwise the text of the code',
      { _tag: 'Refused', code: 'coupon.expired', violations: [] },
      { key: 'cart:coupon.expired' },
    ],
    [
      'otherwise that the coupon does not exist',
      { _tag: 'Refused', code: 'odd', violations: [] },
      { key: 'cart:cart.coupon_does_not_exist' },
    ],
    [
      'that the coupon does not exist, if it is unknown to the shop',
      { _tag: 'NotFound' },
      { key: 'cart:cart.coupon_does_not_exist' },
    ],
    ['that there is no response', { _tag: 'Unreachable' }, { key: 'error.Unreachable' }],
    ['that the shop is unavailable', { _tag: 'Unavailable', status: 503 }, { key: 'error.Unavailable' }],
    ['that the response is unreadable', { _tag: 'Unreadable', at: 'cart' }, { key: 'error.Unreadable' }],
  ])('that are refused are answered with %s · COUP-3', async (_, failure, text) => {
    const { apply, settled, heard, view } = await withCart({ applyCoupon: () => TE.left(failure) });
    apply('SPRING');
    await settled();
    expect(heard).toMatchObject([{ key: 'coupon_failed', tone: 'danger', silent: true, text }]);
    expect(view()?.failure).toEqual(failure);
  });
});
