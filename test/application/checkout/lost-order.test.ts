import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { repeatPauses, repeatsAfterReload } from '../../../src/application/checkout/repeat-until-known.ts';
import { type Failure, leavesOpen } from '../../../src/application/shared/failure.ts';
import type { CartToken } from '../../../src/domain/cart/cart.ts';
import { type SeenOrder, seenOrder } from '../../../src/domain/checkout/seen-order.ts';
import { cartOf } from '../../arbitraries/cart.ts';
import { notFound, unreachable } from '../cart/shop-of-one.ts';
import { atTheTill, orderOf, paid, raised } from './till.ts';

const changed: Failure = { _tag: 'Refused', code: 'cart.changed', violations: [] };
const tooOften: Failure = { _tag: 'Unavailable', status: 429 };

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
