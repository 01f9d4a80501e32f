import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { KeptOrderSource } from '../../../src/application/checkout/ports.ts';
import { repeatPauses, repeatsAfterReload } from '../../../src/application/checkout/repeat-until-known.ts';
import { type Failure, leavesOpen } from '../../../src/application/shared/failure.ts';
import type { Cart, CartToken } from '../../../src/domain/cart/cart.ts';
import { type SeenOrder, seenOrder } from '../../../src/domain/checkout/seen-order.ts';
import type { OrderSource } from '../../../src/domain/tracking/campaign.ts';
import { cartOf, plainCartItem } from '../../arbitraries/cart.ts';
import { euros } from '../../arbitraries/money.ts';
import { notFound, unreachable } from '../cart/shop-of-one.ts';
import { atTheTill, orderOf, paid } from './till.ts';

const visa = { method: 'visa' } as const;
const changed: Failure = { _tag: 'Refused', code: 'cart.changed', violations: [] };
const tooOften: Failure = { _tag: 'Unavailable', status: 429 };
const raised = (cart: Cart): Cart => ({ ...cart, total: euros(cart.total.minor + 300) });
const withGift = (cart: Cart): Cart => ({
  ...cart,
  items: [...cart.items, { ...plainCartItem, total: euros(0), isGift: true }],
});
const pieceMore = (cart: Cart): Cart => ({
  ...cart,
  items: cart.items.map((item) => ({ ...item, quantity: item.quantity + 1 })),
});

/** A checkout whose backend changes the cart by itself; records the requested orders. */
const tillWith = async (change: (cart: Cart) => Cart) => {
  const asked: SeenOrder[] = [];
  const answer = (token: CartToken) => async () => {
    const cart = till.backend.carts.get(token);
    return cart ? E.right(cart) : E.left(notFound);
  };
  const till = await atTheTill({
    choosePayment: (token, paymentMethod) => async () => {
      const cart = till.backend.carts.get(token);
      if (cart) till.backend.carts.set(token, change({ ...cart, paymentMethod }));
      return answer(token)();
    },
    setComment: (token, comment) => async () => {
      const cart = till.backend.carts.get(token);
      if (cart) till.backend.carts.set(token, change({ ...cart, comment }));
      return answer(token)();
    },
    placeOrder: (seen) => async () => {
      asked.push(seen);
      return E.right(orderOf());
    },
  });
  return { till, asked };
};

describe('the source of an order', () => {
  it.each<[string, KeptOrderSource, OrderSource]>([
    ['is sent with the order', async () => ({ studio_id: '7' }), { studio_id: '7' }],
    ['does not prevent the order if it is unreadable', () => Promise.reject(new Error('no chunk')), {}],
  ])('%s · TRK-2', async (_, kept, source) => {
    const sent: unknown[] = [];
    const till = await atTheTill(
      {
        placeOrder: (_seen, from) => async () => {
          sent.push(from);
          return E.right(orderOf());
        },
      },
      undefined,
      undefined,
      kept,
    );
    till.order({ way: visa });
    await till.settled();
    expect(sent).toEqual([source]);
  });
});

describe('an order for a cart that differs from the one on screen', () => {
  it.each([
    ['the price of the cart rises', raised],
    ['the cart gets a gift', withGift],
    ['the cart gets more pieces', pieceMore],
  ])(
    'is not placed when %s while the payment method is saved, but is by the next press · CHK-20',
    async (_, change) => {
      let isFirst = true;
      const { till, asked } = await tillWith((cart) => (isFirst ? change(cart) : cart));
      till.order({ way: visa });
      await till.settled();
      expect(asked).toEqual([]);
      expect(till.task()).toEqual({ _tag: 'Failed', name: 'order', failure: changed });
      expect(till.attempt()).toBeUndefined();
      const shown = till.cart();
      expect(shown).toMatchObject({ paymentMethod: 'visa' });

      isFirst = false;
      till.order({ way: visa, comment: 'Bitte klingeln' });
      await till.settled();
      expect(asked).toEqual([seenOrder(shown ?? cartOf())]);
      expect(till.task()?._tag).toBe('Ordered');
    },
  );

  it('is not placed when the price rises while the comment is saved · CHK-20', async () => {
    const { till, asked } = await tillWith(raised);
    till.order({ comment: 'Bitte klingeln' });
    await till.settled();
    expect(asked).toEqual([]);
    expect(till.task()).toMatchObject({ _tag: 'Failed', failure: changed });
  });

  it('is not placed when a cart change was under way at the press · CHK-20', async () => {
    const { till, asked } = await tillWith((cart) => cart);
    const seen = till.cart() ?? cartOf();
    const [line] = seen.items;
    if (line) till.visitor.setQuantity(line.id, 3);
    till.order({ seen });
    await till.settled();
    expect(asked).toEqual([]);
    expect(till.task()).toMatchObject({ _tag: 'Failed', failure: changed });
  });

  it('is not placed when another cart has taken its place · CHK-20', async () => {
    const { till, asked } = await tillWith((cart) => cart);
    till.order({ seen: { ...(till.cart() ?? cartOf()), token: 'another' as CartToken } });
    await till.settled();
    expect(asked).toEqual([]);
  });

  it('is compared with the cart that was seen, not with later responses · CHK-20', async () => {
    const { till, asked } = await tillWith((cart) => cart);
    const seen = till.cart() ?? cartOf();
    till.order({ way: visa, comment: 'Bitte klingeln' });
    await till.settled();
    expect(asked).toEqual([seenOrder(seen)]);
    expect(till.events).toEqual(['PaymentChosen']);
  });
});

/** A checkout whose order is answered only after the given number of requests. */
const silentTill = async (
  questions: number,
  answer: E.Either<Failure, ReturnType<typeof orderOf>> = E.right(orderOf()),
  silence: Failure = unreachable,
) => {
  const asked: SeenOrder[] = [];
  const till = await atTheTill({
    placeOrder: (seen) => async () => {
      asked.push(seen);
      return asked.length < questions ? E.left(silence) : answer;
    },
  });
  return { till, asked };
};
const slow: Failure = { _tag: 'Unavailable', status: 504 };

describe('an order whose response is lost', () => {
  it.each([
    ['no answer', unreachable],
    ['an error of the server', slow],
    ['an unreadable response', { _tag: 'Unreadable', at: 'order' }],
  ] satisfies readonly (readonly [string, Failure])[])(
    'is requested again after %s until it is answered; the button waits, and all requests are alike · CHK-21',
    async (_, silence) => {
      const { till, asked } = await silentTill(12, undefined, silence);
      till.order();
      till.order();
      await till.settled();
      expect(asked).toHaveLength(12);
      expect(new Set(asked.map((seen) => JSON.stringify(seen)))).toHaveLength(1);
      expect(till.seen.map(({ task }) => task)).toContainEqual({
        _tag: 'Busy',
        name: 'order',
        unanswered: true,
      });
      expect(till.seen.some(({ task }) => task._tag === 'Failed')).toBe(false);
      expect(till.task()?._tag).toBe('Ordered');
      expect(till.attempt()).toBeUndefined();
    },
  );

  it('ends with a plain refusal once one comes · CHK-21', async () => {
    const { till } = await silentTill(9, E.left(changed));
    till.order();
    await till.settled();
    expect(till.task()).toEqual({ _tag: 'Failed', name: 'order', failure: changed });
    expect(till.attempt()).toBeUndefined();
  });

  it('is given up after a quarter of an hour, with the attempt kept · CHK-21', async () => {
    const { till, asked } = await silentTill(999);
    till.order();
    await till.settled();
    expect(till.task()).toEqual({ _tag: 'Failed', name: 'order', failure: unreachable });
    expect(till.attempt()?.seen).toEqual(asked[0]);
    const minutes = repeatPauses.reduce((sum, pause) => sum + pause, 0) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThan(16);
    expect(Math.max(...repeatPauses)).toBe(30_000);
  });

  it('is requested again as soon as the connection is back · CHK-21', async () => {
    let connect: (() => void) | undefined;
    let isOnline = false;
    const asked: SeenOrder[] = [];
    const till = await atTheTill(
      {
        placeOrder: (seen) => async () => {
          asked.push(seen);
          return isOnline ? E.right(orderOf()) : E.left(unreachable);
        },
      },
      paid,
      () =>
        isOnline
          ? undefined
          : new Promise<void>((resolve) => {
              connect = resolve;
            }),
    );
    till.order();
    await till.settled();
    const before = asked.length;
    await till.settled();
    expect(asked).toHaveLength(before);
    isOnline = true;
    connect?.();
    await till.settled();
    expect(asked).toHaveLength(before + 1);
    expect(till.task()?._tag).toBe('Ordered');
  });

  it('is requested by the reloaded page for the cart as it was seen at the press · CHK-12 · CHK-21', async () => {
    let answers = false;
    const asked: SeenOrder[] = [];
    const till = await atTheTill({
      placeOrder: (seen) => async () => {
        asked.push(seen);
        return answers ? E.right(orderOf()) : E.left(unreachable);
      },
    });
    const seen = till.cart() ?? cartOf();
    till.order();
    await till.settled();
    const attempt = till.attempt();
    expect(attempt?.seen).toEqual(seenOrder(seen));
    answers = true;
    // The price has changed by now: the request stays the one of the press.
    till.backend.carts.set(seen.token, raised(seen));
    till.visitor.restore();
    await till.settled();
    if (attempt) till.setAttempt({ ...attempt, at: till.now() });
    asked.length = 0;
    const views = till.reopen();
    await till.settled();
    expect(asked).toEqual([seenOrder(seen)]);
    expect(views.map(({ task }) => task)).toContainEqual({ _tag: 'Busy', name: 'order', unanswered: true });
    expect(views.at(-1)?.task).toMatchObject({ _tag: 'PaymentNotStarted', order: { number: 'D-1' } });
    expect([till.attempt(), till.cart()]).toEqual([undefined, null]);
  });

  it('is found by a page that is reloaded before the payment page is known · CHK-12 · CHK-21', async () => {
    const till = await atTheTill({}, { ...paid, start: () => () => new Promise(() => undefined) });
    const seen = seenOrder(till.cart() ?? cartOf());
    till.order();
    await till.settled();
    expect([till.attempt()?.seen, till.cart(), till.task()?._tag]).toEqual([seen, null, 'Busy']);
    const views = till.reopen();
    await till.settled();
    expect(views.at(-1)?.task).toMatchObject({ _tag: 'PaymentNotStarted', order: { number: 'D-1' } });
    expect(till.attempt()).toBeUndefined();
  });

  it.each([
    ['is shown first', E.right(orderOf()), { _tag: 'PaymentNotStarted', order: { number: 'D-1' } }, false],
    ['does not exist, and the press places the order', E.left(notFound), { _tag: 'Ordered' }, false],
    ['was refused meanwhile, and the press places the order', E.left(changed), { _tag: 'Ordered' }, false],
    [
      'stays unknown, and the press shows that',
      E.left(tooOften),
      { _tag: 'Failed', failure: tooOften },
      true,
    ],
  ])(
    'is requested before another cart is ordered: it %s · CHK-12 · CHK-21',
    async (_, answer, task, isKept) => {
      const till = await atTheTill({
        placeOrder: (seen) => async () => (seen.token === earlier.token ? answer : E.right(orderOf())),
      });
      const earlier = { ...seenOrder(till.cart() ?? cartOf()), token: 'earlier' as CartToken };
      till.setAttempt({ seen: earlier, at: 0 });
      till.order();
      await till.settled();
      expect(till.task()).toMatchObject(task);
      expect(till.attempt()?.seen).toEqual(isKept ? earlier : undefined);
    },
  );

  it('is not forgotten when a later press is refused before any request · CHK-12 · CHK-21', async () => {
    const till = await atTheTill({ placeOrder: () => TE.left(tooOften) });
    const seen = till.cart() ?? cartOf();
    till.order();
    await till.settled();
    till.order({ seen: raised(seen) });
    await till.settled();
    expect(till.task()).toMatchObject({ _tag: 'Failed', failure: changed });
    expect(till.attempt()?.seen).toEqual(seenOrder(seen));
  });

  it('is not requested an hour later, nor for another cart, while there is a cart · CHK-21', async () => {
    for (const change of [{ at: -3_600_000 }, { token: 'another' as CartToken }]) {
      const { till, asked } = await silentTill(1);
      const seen = { ...seenOrder(till.cart() ?? cartOf()), ...change };
      till.setAttempt({ seen, at: 0, ...change });
      const views = till.reopen();
      await till.settled();
      expect(asked).toEqual([]);
      expect(views.at(-1)?.task._tag).toBe('Idle');
    }
  });

  it('is found again once its cart is gone, however late · CHK-12', async () => {
    const { till } = await silentTill(1);
    till.setAttempt({ seen: seenOrder(till.cart() ?? cartOf()), at: -3_600_000 });
    till.forget();
    await till.settled();
    expect(till.task()).toMatchObject({ _tag: 'PaymentNotStarted', order: { number: 'D-1' } });
  });

  it('shows the reason on the reloaded page if it was refused meanwhile · CHK-21', async () => {
    const { till } = await silentTill(1, E.left(changed));
    till.setAttempt({ seen: seenOrder(till.cart() ?? cartOf()), at: 0 });
    const views = till.reopen();
    await till.settled();
    expect(views.at(-1)?.task).toEqual({ _tag: 'Failed', name: 'order', failure: changed });
  });
});

describe('a refusal of an order after a lost response', () => {
  const no: Failure = { _tag: 'Refused', code: 'gateway.closed', violations: [] };

  it('does not settle the attempt once the cart is gone: the order is requested and found · CHK-12 · CHK-21', async () => {
    const answers: Failure[] = [unreachable, no];
    const till = await atTheTill({
      placeOrder:
        ({ token }) =>
        async () => {
          till.backend.carts.delete(token);
          const failure = answers.shift();
          return failure ? E.left(failure) : E.right(orderOf());
        },
    });
    till.order();
    await till.settled();
    expect(till.task()).toMatchObject({ _tag: 'PaymentNotStarted', order: { number: 'D-1' } });
    expect([till.attempt(), till.cart()]).toEqual([undefined, null]);
  });

  it('settles the attempt while the cart exists · CHK-21', async () => {
    const { till } = await silentTill(2, E.left(no));
    till.order();
    await till.settled();
    expect(till.task()).toEqual({ _tag: 'Failed', name: 'order', failure: no });
    expect(till.attempt()).toBeUndefined();
  });

  it('leaves the attempt open for the next page if the order cannot be fetched either · CHK-21', async () => {
    const answers: Failure[] = [unreachable];
    const till = await atTheTill({
      placeOrder:
        ({ token }) =>
        async () => {
          till.backend.carts.delete(token);
          return E.left(answers.shift() ?? no);
        },
    });
    const seen = seenOrder(till.cart() ?? cartOf());
    till.order();
    await till.settled();
    expect(till.task()).toEqual({ _tag: 'Failed', name: 'order', failure: no });
    expect(till.attempt()?.seen).toEqual(seen);
  });
});

describe('two tabs that order the same cart', () => {
  it('both reach the order, at whichever request the slower one finds the cart gone · CHK-12', async () => {
    for (const gone of ['choosePayment', 'setComment'] as const) {
      const till = await atTheTill({ [gone]: () => TE.left(notFound) });
      const seen = till.cart() ?? cartOf();
      till.order({ seen, way: visa, comment: 'Bitte klingeln' });
      await till.settled();
      expect(till.task(), gone).toMatchObject({ _tag: 'Ordered', order: { number: 'D-1' } });
    }
  });

  it('both reach the order, even if the other one has already cleared the cart · CHK-12', async () => {
    const till = await atTheTill();
    const seen = till.cart() ?? cartOf();
    till.forget();
    till.order({ seen, way: visa });
    await till.settled();
    expect(till.task()).toMatchObject({ _tag: 'Ordered', order: { number: 'D-1' } });
  });

  it('keep a cart that was started since · CART-4', async () => {
    const till = await atTheTill();
    const seen = till.cart() ?? cartOf();
    const next = cartOf([], { token: 'next' as CartToken });
    till.backend.carts.set(next.token, next);
    till.tokens.write(next.token);
    till.order({ seen });
    await till.settled();
    expect([till.task()?._tag, till.kept(), till.cart()?.token]).toEqual(['Ordered', 'next', 'next']);
  });

  it('report that there is no order if none exists', async () => {
    const till = await atTheTill({
      choosePayment: () => TE.left(notFound),
      placeOrder: () => TE.left(notFound),
    });
    till.order({ way: visa });
    await till.settled();
    expect(till.task()).toEqual({ _tag: 'Failed', name: 'order', failure: notFound });
    expect(till.attempt()).toBeUndefined();
  });
});

it.each([
  [unreachable, true],
  [{ _tag: 'Unreadable', at: 'order' }, true],
  [{ _tag: 'Unavailable', status: 500 }, true],
  [{ _tag: 'Unavailable', status: 504 }, true],
  [{ _tag: 'Unavailable', status: 429 }, false],
  [{ _tag: 'Unavailable', status: 403 }, false],
  [notFound, false],
  [changed, false],
] satisfies readonly (readonly [Failure, boolean])[])(
  'the failure %j leaves the outcome of an order open: %s · CHK-21',
  (failure, open) => expect(leavesOpen(failure)).toBe(open),
);

it.each([
  [0, true],
  [15 * 60_000, true],
  [15 * 60_000 + 1, false],
  [-1, false],
])('an order requested %d ms ago is requested again after a reload: %s · CHK-21', (ago, asks) =>
  expect(repeatsAfterReload({ seen: seenOrder(cartOf()), at: 1_000 }, 1_000 + ago)).toBe(asks),
);
