import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { PaymentStart, ProviderPage } from '../../../src/domain/checkout/payment.ts';
import type { AliasId } from '../../../src/domain/checkout/payment-alias.ts';
import { another, payment, settled, slow, token, watched } from './watched-order.ts';

const way = { method: 'twint' };
const page: ProviderPage = { paymentId: payment, url: '/pay/p' };
const redirect: PaymentStart = { _tag: 'Redirect', ...page };
const refused: Failure = { _tag: 'Refused', code: 'payment.order_closed', violations: [] };
const cut: Failure = { _tag: 'Unreachable' };

/** An order page whose payment starts when a test says so. */
const atThePayment = async () => {
  const starts = slow<E.Either<Failure, PaymentStart>>();
  const asked: unknown[] = [];
  const one = watched({
    payments: {
      start: (...question) => {
        asked.push(question);
        return starts.ask();
      },
    },
  });
  one.session.open(token);
  await settled();
  return { ...one, starts, asked };
};

describe('paying an order again', () => {
  it.each([
    [
      { way, returnPath: '/back' },
      { method: 'twint', returnPath: '/back' },
    ],
    [
      { way, returnPath: '/back', keeps: false },
      { method: 'twint', returnPath: '/back' },
    ],
    [
      { way, returnPath: '/back', keeps: true },
      { method: 'twint', returnPath: '/back', keepAlias: true },
    ],
    [
      { way: { method: 'visa', alias: 'a1' as AliasId }, returnPath: '/back' },
      { method: 'visa', alias: 'a1', returnPath: '/back' },
    ],
  ])('turns the input %j into the request %j · ACC-7', async (input, question) => {
    const { session, asked } = await atThePayment();
    session.payAgain(input);
    expect(asked).toStrictEqual([[token, question]]);
  });

  it('sends no request before an order is open', () => {
    const asked: unknown[] = [];
    const { session, views } = watched({
      payments: {
        start: (...question) => {
          asked.push(question);
          return TE.right(redirect);
        },
      },
    });
    session.payAgain({ way, returnPath: '/' });
    expect(asked).toEqual([]);
    expect(views).toEqual([{ order: { _tag: 'Loading' }, documents: { _tag: 'Loading' }, retrying: false }]);
  });

  it('sends one request for a double press, and is marked as under way', async () => {
    const { session, starts, view } = await atThePayment();
    session.payAgain({ way, returnPath: '/' });
    session.payAgain({ way, returnPath: '/' });
    expect(starts.asked()).toBe(1);
    expect(view()).toMatchObject({ order: { _tag: 'Ready' }, retrying: true });
    await starts.answer(0, E.right(redirect));
    expect(view()).toMatchObject({ retrying: false, redirect });
    session.payAgain({ way, returnPath: '/' });
    expect(starts.asked()).toBe(2);
  });

  it('leads to the provider, and does not load the order again meanwhile · CHK-11', async () => {
    const { session, starts, view, read } = await atThePayment();
    session.payAgain({ way, returnPath: '/' });
    await starts.answer(0, E.right(redirect));
    expect([view()?.redirect, read]).toEqual([redirect, [token]]);
  });

  it('loads the order again at once if no page of a provider follows', async () => {
    const { session, starts, view, read } = await atThePayment();
    session.payAgain({ way, returnPath: '/' });
    await starts.answer(0, E.right({ _tag: 'Settled' }));
    expect(view()).toMatchObject({ retrying: false });
    expect([view()?.redirect, read]).toEqual([undefined, [token, token]]);
  });

  it.each([
    [refused, [token, token]],
    [{ _tag: 'Unavailable', status: 503 } as const, [token]],
  ])('reports its failure, and loads the order again only after a refusal: %j', async (failure, names) => {
    const { session, starts, view, read } = await atThePayment();
    session.payAgain({ way, returnPath: '/' });
    await starts.answer(0, E.left(failure));
    expect(view()).toMatchObject({ retrying: false, retryFailure: failure });
    expect(read).toEqual(names);
    session.payAgain({ way, returnPath: '/' });
    expect(view()).not.toHaveProperty('retryFailure');
  });

  it('repeats a request without a response', async () => {
    const { session, starts, waits, view } = await atThePayment();
    session.payAgain({ way, returnPath: '/' });
    await starts.answer(0, E.left(cut));
    await starts.answer(1, E.right(redirect));
    expect([waits, view()?.redirect]).toEqual([[400], redirect]);
  });

  it.each([E.left(refused), E.right(redirect), E.right({ _tag: 'Settled' } as const)])(
    'changes nothing once another order is open: %j',
    async (answer) => {
      const { session, starts, view, read } = await atThePayment();
      session.payAgain({ way, returnPath: '/' });
      session.open(another);
      await settled();
      const before = view();
      await starts.answer(0, answer);
      expect([view(), read]).toEqual([before, [token, another]]);
    },
  );
});
