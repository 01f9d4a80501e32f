import { describe, expect, it } from 'vitest';
import { usedTwice, wrongOrders } from '../../scripts/engine-races/check-orders.ts';
import { engineOrder, shopOrder } from './engine-races.ts';

const waitsNoMore = { customFields: { email: 'a@example.org', payableUntil: null } };

describe('The check of orders after race tests', () => {
  it('reports nothing if shop and engine agree', () => {
    const paid = { outcome: 'succeeded', isPressed: true } as const;
    const settled = { state: 'Settled', amount: 2750 };
    expect(wrongOrders([shopOrder()], [engineOrder()])).toEqual([]);
    expect(
      wrongOrders(
        [shopOrder({ state: 'new' }, [paid])],
        [engineOrder({ state: 'PaymentSettled', payments: [settled], ...waitsNoMore })],
      ),
    ).toEqual([]);
  });

  it.each([
    ['lost', [shopOrder()], [], 'it does not exist at the engine'],
    ['placed twice', [shopOrder()], [engineOrder(), engineOrder({ code: 'B' })], 'but not at the shop'],
    ['with other lines', [shopOrder()], [engineOrder({}, { orderPlacedQuantity: 3 })], 'its lines differ'],
    ['at another price', [shopOrder()], [engineOrder({}, { unitPriceWithTax: 900 })], 'its lines differ'],
    [
      'cancelled on one side only',
      [shopOrder()],
      [engineOrder({ state: 'Cancelled' })],
      'at the engine Cancelled',
    ],
    ['with another total', [shopOrder()], [engineOrder({ totalWithTax: 2751 })], undefined],
    [
      'with other shipping costs',
      [shopOrder()],
      [engineOrder({ shippingWithTax: 0 })],
      'the engine 2000 + 0',
    ],
    ['not the sum of its lines', [shopOrder({ total: 2700 as never })], [engineOrder()], 'are not the total'],
    [
      'with a discount on one side only',
      [shopOrder({ order_promotion_total: -100 as never })],
      [engineOrder()],
      'goods minus discount',
    ],
  ])('reports an order that is %s', (_, shop, engine, sentence = '') => {
    const found = wrongOrders(shop, engine);
    expect(found.length).toBeGreaterThan(0);
    expect(found.join()).toContain(sentence);
  });

  it.each([
    [
      'not reported to the engine',
      ['succeeded'],
      [],
      'new',
      'PaymentSettled',
      '1 payments were made, the engine has settled 0',
    ],
    ['settled twice', ['succeeded'], [2750, 2750], 'new', 'PaymentSettled', '2 settled payments'],
    [
      'settled and not paid',
      [],
      [2750],
      'payment_pending',
      'AwaitingPayment',
      '0 payments were made, the engine has settled 1',
    ],
    ['settled with a lower amount', ['succeeded'], [2000], 'new', 'PaymentSettled', 'differs from the total'],
    ['started and never ended', ['pending'], [], 'payment_pending', 'AwaitingPayment', 'the state pending'],
    [
      'closed without a payment',
      ['cancelled'],
      [],
      'payment_pending',
      'AwaitingPayment',
      'the state cancelled',
    ],
    ['refunded at the shop only', ['refunded'], [], 'cancelled', 'Cancelled', '0 was refunded, not 2750'],
  ] as const)('reports a payment that was %s', (_, outcomes, settled, state, atEngine, sentence) => {
    const payments = outcomes.map((outcome) => ({ outcome, isPressed: true }));
    const engine = engineOrder({
      state: atEngine,
      payments: settled.map((amount) => ({ state: 'Settled', amount })),
    });
    expect(wrongOrders([shopOrder({ state }, payments)], [engine]).join()).toContain(sentence);
  });

  it('accepts a second payment page that was closed, and a late payment that was refunded', () => {
    const twice = [
      { outcome: 'succeeded', isPressed: true },
      { outcome: 'cancelled', isPressed: true },
    ] as const;
    const payments = [{ state: 'Settled', amount: 2750 }];
    const settled = engineOrder({ state: 'PaymentSettled', payments, ...waitsNoMore });
    expect(wrongOrders([shopOrder({ state: 'new' }, twice)], [settled])).toEqual([]);
    const late = shopOrder({ state: 'cancelled', refunded: 2750 as never }, [
      { outcome: 'refunded', isPressed: true },
    ]);
    expect(wrongOrders([late], [engineOrder({ state: 'Cancelled', totalWithTax: 0 })])).toEqual([]);
  });

  const promised = { state: 'Authorized', amount: 2750 };
  const later = { state: 'PaymentAuthorized', ...waitsNoMore };
  it('reports nothing for a pay-later order if shop and engine agree', () => {
    expect(
      wrongOrders([shopOrder({ state: 'new' })], [engineOrder({ ...later, payments: [promised] })]),
    ).toEqual([]);
    const tooLate = [{ outcome: 'cancelled', isPressed: true }] as const;
    expect(
      wrongOrders([shopOrder({ state: 'new' }, tooLate)], [engineOrder({ ...later, payments: [promised] })]),
    ).toEqual([]);
    const free = { order_promotion_total: -2000, items_total: 0, shipping_total: 0, total: 0 };
    const nothing = {
      ...later,
      state: 'PaymentSettled',
      subTotalWithTax: 0,
      shippingWithTax: 0,
      totalWithTax: 0,
    };
    expect(wrongOrders([shopOrder({ state: 'new', ...free } as never)], [engineOrder(nothing)])).toEqual([]);
  });

  it.each([
    ['waits for a payment', {}, 'still has a payment deadline'],
    ['has no authorised payment', later, '0 authorised payments'],
    ['has two authorised payments', { ...later, payments: [promised, promised] }, '2 authorised payments'],
    [
      'has an authorised payment of a part',
      { ...later, payments: [{ ...promised, amount: 750 }] },
      'differs from the total',
    ],
  ])('reports a pay-later order that %s', (_, engine, sentence) => {
    expect(wrongOrders([shopOrder({ state: 'new' })], [engineOrder(engine)]).join()).toContain(sentence);
  });

  it('reports an order that is both paid and authorised, and one that waits without a deadline', () => {
    const paid = shopOrder({ state: 'new' }, [{ outcome: 'succeeded', isPressed: true }]);
    const both = engineOrder({
      ...waitsNoMore,
      state: 'PaymentSettled',
      payments: [{ state: 'Settled', amount: 2750 }, promised],
    });
    expect(wrongOrders([paid], [both]).join()).toContain('also has an authorised payment');
    expect(wrongOrders([shopOrder()], [engineOrder(waitsNoMore)]).join()).toContain(
      'no deadline at the engine',
    );
  });

  it('reports a single-use coupon used twice by one address, but not for a cancelled order', () => {
    const used = engineOrder({ couponCodes: ['ONCE'] });
    expect(usedTwice([used, engineOrder({ couponCodes: [] })], 'ONCE')).toEqual([]);
    expect(usedTwice([used, { ...used, state: 'Cancelled' }], 'ONCE')).toEqual([]);
    expect(usedTwice([used, used, used], 'ONCE')).toEqual(['ONCE was used twice by a@example.org']);
  });
});
