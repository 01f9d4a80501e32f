import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { OrderInput } from '../../../src/application/checkout/ordering.ts';
import type { CheckoutPort } from '../../../src/application/checkout/ports.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { Cart, CartToken } from '../../../src/domain/cart/cart.ts';
import type { AliasId } from '../../../src/domain/checkout/payment-alias.ts';
import { seenOrder } from '../../../src/domain/checkout/seen-order.ts';
import type { Day } from '../../../src/domain/shared/dates.ts';
import { cartOf } from '../../arbitraries/cart.ts';
import { euros } from '../../arbitraries/money.ts';
import { visit } from '../cart/shop-of-one.ts';
import { atTheTill, orderOf, paid } from './till.ts';

/** A checkout with a cart in this state, which records what was saved of a wish. */
const till = async (change: Partial<Cart> = {}, answers: Partial<CheckoutPort> = {}) => {
  const saved: string[] = [];
  const started: unknown[] = [];
  const saving =
    (name: string) =>
    (_: unknown, wish: string): TE.TaskEither<Failure, Cart> => {
      saved.push(`${name} ${wish}`);
      return TE.right(here.cart() ?? cartOf());
    };
  const here = await atTheTill(
    { choosePayment: saving('pay by'), setComment: saving('comment'), ...answers },
    {
      ...paid,
      start: (order, options) => {
        started.push([order, options]);
        return paid.start(order, options);
      },
    },
  );
  const cart = here.cart() ?? cartOf();
  here.backend.carts.set(cart.token, { ...cart, ...change });
  here.visitor.restore();
  await here.settled();
  return { ...here, saved, started };
};

describe('the choices made with an order', () => {
  it.each<[Partial<Cart>, Partial<OrderInput>, readonly string[], readonly string[]]>([
    [{}, {}, [], []],
    [{}, { way: { method: 'visa' } }, ['pay by visa'], ['PaymentChosen']],
    [{ paymentMethod: 'visa' }, { way: { method: 'visa' } }, ['pay by visa'], []],
    [{ paymentMethod: 'visa' }, { way: { method: 'twint' } }, ['pay by twint'], ['PaymentChosen']],
    [{ paymentMethod: 'visa' }, {}, [], []],
    [{}, { comment: '' }, [], []],
    [{}, { comment: 'Klingeln' }, ['comment Klingeln'], []],
    [{ comment: 'Klingeln' }, { comment: 'Klingeln' }, [], []],
    [{ comment: 'Klingeln' }, { comment: 'Klopfen' }, ['comment Klopfen'], []],
    [{ comment: 'Klingeln' }, { comment: '' }, ['comment '], []],
    [{ comment: 'Klingeln' }, {}, [], []],
  ])(
    'for a cart with %j: the input %j sends %j, with an event only for a new payment method · CHK-11 · CHK-20',
    async (cart, wish, sent, told) => {
      const { order, saved, events, task, settled } = await till(cart);
      order(wish);
      expect(task()).toEqual({ _tag: 'Busy', name: 'order' });
      await settled();
      expect(task()?._tag).toBe('Ordered');
      expect([saved, events]).toEqual([sent, told]);
    },
  );

  const prescription = { issuedOn: '2026-01-15' as Day, prescriber: 'Dr. Marchand' };
  it.each([
    [prescription, ['prescription', 'order']],
    [undefined, ['order']],
  ] as const)(
    'include the prescription, which is saved before the order if there is one: %j · LAW-27',
    async (wish, calls) => {
      const said: (readonly unknown[])[] = [];
      const here = await till(
        {},
        {
          setPrescription: (token, facts) =>
            TE.fromIO(() => {
              said.push(['prescription', token, facts]);
              return here.cart() ?? cartOf();
            }),
          placeOrder: ({ token }) =>
            TE.fromIO(() => {
              said.push(['order', token]);
              return orderOf();
            }),
        },
      );
      const cart = here.cart();
      here.order({ prescription: wish });
      await here.settled();
      expect(said.map(([call]) => call)).toEqual(calls);
      if (wish) expect(said[0]).toEqual(['prescription', cart?.token, wish]);
      expect(here.task()?._tag).toBe('Ordered');
    },
  );

  it('place no order if the prescription is refused · LAW-27', async () => {
    const refusal: Failure = { _tag: 'Refused', code: 'prescription.future', violations: [] };
    const asked: string[] = [];
    const here = await till(
      {},
      {
        setPrescription: () => TE.left(refusal),
        placeOrder: ({ token }) => {
          asked.push(token);
          return TE.right(orderOf());
        },
      },
    );
    here.order({ prescription });
    await here.settled();
    expect(here.task()).toEqual({ _tag: 'Failed', name: 'order', failure: refusal });
    expect(asked).toEqual([]);
  });

  it.each([true, false])(
    'include the answer (%s) on keeping the lens values of a subscription · SUBS-5 · LAW-30',
    async (agrees) => {
      const said: unknown[] = [];
      const here = await till(
        {},
        {
          agreeToRegular: (token, given) => {
            said.push(token, given);
            return TE.right(here.cart() ?? cartOf());
          },
        },
      );
      const cart = here.cart();
      here.order({ agrees });
      await here.settled();
      expect(said).toEqual([cart?.token, agrees]);
      expect(here.task()?._tag).toBe('Ordered');
    },
  );

  it.each<[keyof CheckoutPort, Partial<OrderInput>]>([
    ['choosePayment', { way: { method: 'visa' } }],
    ['setComment', { comment: 'Klingeln' }],
    ['setPrescription', { prescription }],
    ['agreeToRegular', { agrees: true }],
  ])(
    'place no order if the response to %s shows another cart than the buyer saw · CHK-20',
    async (step, wish) => {
      const placed: string[] = [];
      const here = await till(
        {},
        {
          [step]: () => TE.right({ ...(here.cart() ?? cartOf()), total: euros(99_900) }),
          placeOrder: ({ token }) => {
            placed.push(token);
            return TE.right(orderOf());
          },
        },
      );
      here.order(wish);
      await here.settled();
      expect(placed).toEqual([]);
      expect(here.task()).toMatchObject({
        _tag: 'Failed',
        name: 'order',
        failure: { _tag: 'Refused', code: 'cart.changed' },
      });
    },
  );

  const alias = 'card-1' as AliasId;
  it.each<[string, Partial<OrderInput>, object]>([
    ['without a stored payment method', { way: { method: 'visa' } }, {}],
    ['without a payment method', {}, {}],
    ['with the stored payment method', { way: { method: 'visa', alias } }, { alias }],
    [
      'storing the payment method for the next order',
      { way: { method: 'visa' }, keeps: true },
      { keepAlias: true },
    ],
    ['without storing the payment method', { way: { method: 'visa' }, keeps: false }, {}],
  ])('start the payment (paid %s) · CHK-11 · ACC-7', async (_, wish, options) => {
    const { order, started, settled } = await till();
    order({ ...wish, returnPath: ({ number }) => `/thank-you/${number}` });
    await settled();
    expect(started).toStrictEqual([['order-token', { returnPath: '/thank-you/D-1', ...options }]]);
  });
});

const no: Failure = { _tag: 'Refused', code: 'gateway.closed', violations: [] };

describe('a refusal of an order whose cart is already gone', () => {
  it.each<[string, readonly Failure[], boolean]>([
    ['ends the attempt if no earlier response was lost', [no], false],
    [
      'leaves the attempt open if an earlier press got no response',
      [{ _tag: 'Unavailable', status: 429 }, no, no],
      true,
    ],
  ])('%s · CHK-21', async (_, failures, isKept) => {
    const answers = [...failures];
    const here = await till(
      {},
      {
        placeOrder:
          ({ token }) =>
          async () => {
            const failure = answers.shift() ?? no;
            if (failure === no) here.backend.carts.delete(token);
            return E.left(failure);
          },
      },
    );
    const seen = here.cart() ?? cartOf();
    for (let press = 0; answers.length > 0 && press < 2; press += 1) {
      here.order({ seen });
      await here.settled();
    }
    expect(here.task()).toEqual({ _tag: 'Failed', name: 'order', failure: no });
    expect(here.attempt()?.seen).toEqual(isKept ? seenOrder(seen) : undefined);
    expect(answers).toEqual([]);
  });

  it('leaves the attempt open if another cart was started since a lost try · CHK-21', async () => {
    const answers: Failure[] = [{ _tag: 'Unreachable' }];
    const next = cartOf([], { token: 'next' as CartToken });
    const here = await till(
      {},
      {
        placeOrder: () => async () => {
          const lost = answers.shift();
          if (lost) return E.left(lost);
          here.backend.carts.set(next.token, next);
          here.tokens.write(next.token);
          return E.left(no);
        },
      },
    );
    const seen = here.cart() ?? cartOf();
    here.order({ seen });
    await here.settled();
    expect(here.task()).toEqual({ _tag: 'Failed', name: 'order', failure: no });
    expect([here.cart()?.token, here.attempt()?.seen]).toEqual(['next', seenOrder(seen)]);
  });
});

describe('a cart whose order failed', () => {
  it.each<[Failure, boolean]>([
    [{ _tag: 'Refused', code: 'stock.short', violations: [] }, true],
    [{ _tag: 'Unavailable', status: 429 }, false],
  ])('is reloaded after a refusal, but after no other failure: %j · CHK-20', async (failure, isAsked) => {
    const here = await till({}, { placeOrder: () => TE.left(failure) });
    const cart = here.cart() ?? cartOf();
    here.order({ seen: cart });
    here.backend.carts.set(cart.token, { ...cart, total: euros(cart.total.minor + 300) });
    await here.settled();
    expect(here.task()).toEqual({ _tag: 'Failed', name: 'order', failure });
    expect(here.cart()?.total.minor).toBe(cart.total.minor + (isAsked ? 300 : 0));
  });
});

describe('an order requested by another page', () => {
  it('is found without starting its payment: the chosen payment method was lost with that page · CHK-21', async () => {
    const here = await till();
    here.setAttempt({ seen: seenOrder(here.cart() ?? cartOf()), at: 0 });
    const views = here.reopen();
    await here.settled();
    expect(views.at(-1)?.task).toEqual({
      _tag: 'PaymentNotStarted',
      order: orderOf(),
      failure: { _tag: 'Unreachable' },
    });
    expect(here.started).toEqual([]);
  });

  it('is requested again once the cart that it belongs to is loaded · CHK-21', async () => {
    const here = await till();
    here.setAttempt({ seen: seenOrder(here.cart() ?? cartOf()), at: 0 });
    const coming = visit(here.backend.port, { tokens: here.tokens });
    const views = here.reopen(coming.session);
    await here.settled();
    expect(views.at(-1)?.task).toEqual({ _tag: 'Idle' });
    coming.session.restore();
    await here.settled();
    expect(views.at(-1)?.task).toMatchObject({ _tag: 'PaymentNotStarted', order: { number: 'D-1' } });
  });

  it.each<[Failure, boolean]>([
    [no, true],
    [{ _tag: 'NotFound', code: 'cart.not_found' }, false],
    [{ _tag: 'Unavailable', status: 429 }, true],
  ])(
    'shows no error to a visitor without a cart if it fails with %j; attempt kept: %s · CHK-21',
    async (failure, isKept) => {
      const here = await till({}, { placeOrder: () => TE.left(failure) });
      here.setAttempt({ seen: seenOrder(here.cart() ?? cartOf()), at: 0 });
      here.forget();
      await here.settled();
      expect(here.seen.map(({ task }) => task)).toContainEqual({
        _tag: 'Busy',
        name: 'order',
        unanswered: true,
      });
      expect(here.task()).toEqual({ _tag: 'Idle' });
      expect(here.attempt() !== undefined).toBe(isKept);
    },
  );
});
