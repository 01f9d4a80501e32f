import { describe, expect, it } from 'vitest';
import type { Cart } from '../../../src/domain/cart/cart.ts';
import type { Order } from '../../../src/domain/orders/order.ts';
import { problemOfAnswer, problemOfCode } from '../../../src/ui/cart/coupon/coupon-problem.ts';
import { couponsAllowed } from '../../../src/ui/cart/coupon/coupons-allowed.ts';
import { paymentStanding } from '../../../src/ui/checkout/order/payment-standing.ts';
import { refusedLines } from '../../../src/ui/checkout/payment/refused-lines.ts';

const orderOf = (state: string, outcome?: string): Order =>
  ({ state, ...(outcome && { payment: { method: 'card', outcome } }) }) as unknown as Order;

describe('the payment status of an order', () => {
  it.each([
    ['cancelled', undefined, undefined, 'expired'],
    ['cancelled', 'succeeded', 'succeeded', 'expired'],
    ['paid', undefined, undefined, 'settled'],
    ['shipped', 'declined', 'declined', 'settled'],
    ['payment_pending', undefined, 'succeeded', 'settled'],
    ['payment_pending', 'declined', 'succeeded', 'settled'],
    ['payment_pending', undefined, 'pending', 'pending'],
    ['payment_pending', 'succeeded', 'declined', 'declined'],
    ['payment_pending', undefined, 'cancelled', 'cancelled'],
    ['payment_pending', undefined, undefined, 'unpaid'],
    ['payment_pending', 'succeeded', undefined, 'settled'],
    ['payment_pending', 'declined', undefined, 'declined'],
    ['payment_pending', 'cancelled', undefined, 'cancelled'],
    ['payment_pending', 'pending', undefined, 'unpaid'],
    ['payment_pending', 'declined', 'refunded', 'declined'],
    ['payment_pending', undefined, 'refunded', 'unpaid'],
  ] as const)('of state %s, with payment %s before and %s now, is %s', (state, before, now, standing) =>
    expect(paymentStanding(orderOf(state, before), now as Parameters<typeof paymentStanding>[1])).toBe(
      standing,
    ),
  );
});

describe('a delivery whose stored payment method is being charged', () => {
  const charging = {
    state: 'payment_pending',
    payment: { method: 'visa', outcome: 'pending', isCharging: true },
  } as unknown as Order;
  it.each([undefined, 'declined', 'cancelled', 'pending', 'refunded'] as const)(
    'says so, whatever came back earlier (%s) · SUBS-10',
    (now) => expect(paymentStanding(charging, now)).toBe('charging'),
  );
  it('is settled once it is paid · SUBS-10', () => {
    expect(paymentStanding({ ...charging, state: 'new' }, undefined)).toBe('settled');
  });
});

describe('the lines that made an order fail', () => {
  const items = ['a', 'b'].map((id) => ({ id })) as unknown as Cart['items'];
  const refused = (...fields: readonly (readonly [string, string?])[]) =>
    refusedLines(
      {
        _tag: 'Refused',
        code: 'x',
        violations: fields.map(([field, message]) => ({ field, code: 'y', ...(message && { message }) })),
      },
      { items },
    );

  it('are those named by their position, with the message about them', () =>
    expect(refused(['items[1].quantity', 'Nur noch 2.'], ['items[0].quantity'])).toEqual([
      { item: { id: 'b' }, sentence: 'Nur noch 2.' },
      { item: { id: 'a' } },
    ]));
  it('are none if none is named, or if the order was not refused', () => {
    expect(refused(['items[2].quantity'], ['email'], ['x.items[0]'], ['items[x]'])).toEqual([]);
    expect(refusedLines({ _tag: 'Unreachable' }, { items })).toEqual([]);
  });
  it('are found beyond the tenth position', () => {
    const many = Array.from({ length: 13 }, (_, at) => ({ id: `${at}` })) as unknown as Cart['items'];
    const failure = { _tag: 'Refused', code: 'x', violations: [{ field: 'items[12]', code: 'y' }] } as const;
    expect(refusedLines(failure, { items: many })).toEqual([{ item: { id: '12' } }]);
  });
});

describe('the reason that a coupon was not applied', () => {
  it.each([
    ['', { _tag: 'Words', error: 'required' }],
    ['  ', { _tag: 'Words', error: 'required' }],
    ['A B', { _tag: 'Words', error: 'no_spaces' }],
    ['AB', undefined],
  ])('is checked for “%s” before a request · COUP-2', (typed, problem) =>
    expect(problemOfCode(typed)).toEqual(problem),
  );
  it('is the reason of the shop, or that it does not answer · COUP-3', () => {
    expect(problemOfAnswer({ _tag: 'Refused', code: 'coupon.expired', violations: [] })).toEqual({
      _tag: 'Words',
      error: 'expired',
    });
    const failure = { _tag: 'Unreachable' } as const;
    expect(problemOfAnswer(failure)).toEqual({ _tag: 'Failure', failure });
  });
  it.each([
    [true, { web: false }, true],
    [false, { web: false }, false],
    [false, { web: true }, true],
    [false, {}, true],
  ])(
    'is not the price channel where special prices are %s and channels %j: %s · COUP-1',
    (specialPrice, couponByPriceChannel, allowed) =>
      expect(
        couponsAllowed(
          { features: { specialPrice, couponByPriceChannel } } as unknown as Parameters<
            typeof couponsAllowed
          >[0],
          { priceChannel: 'web' },
        ),
      ).toBe(allowed),
  );
});
