import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { PaymentOutcome } from '../../../src/domain/checkout/payment.ts';
import type { Order } from '../../../src/domain/orders/order.ts';
import type { ReorderInterval } from '../../../src/domain/orders/reorder-interval.ts';
import type { Day } from '../../../src/domain/shared/dates.ts';
import { plainCartItem } from '../../arbitraries/cart.ts';
import { another, open, payment, settled, slow, sold, token, watched } from './watched-order.ts';

const cut: Failure = { _tag: 'Unreachable' };
const gone: Failure = { _tag: 'NotFound' };
const inMay: ReorderInterval = { days: 180, reorderAt: '2027-05-20' as Day };
const care = { ...plainCartItem, category: 'lenscare' } as const;
const blank = { order: { _tag: 'Loading' }, documents: { _tag: 'Loading' }, retrying: false };

describe('an opened order', () => {
  it('is loading from the start, without data of the order before', async () => {
    const { session, view } = watched({ orders: { order: (name) => TE.right({ ...sold, token: name }) } });
    expect(view()).toStrictEqual(blank);
    session.open(token);
    await settled();
    session.open(another);
    expect(view()).toStrictEqual(blank);
  });

  it('is requested again if no response comes, and then reported as failed', async () => {
    const { session, read, waits, view } = watched({ orders: { order: () => TE.left(cut) } });
    session.open(token);
    await settled();
    expect([read.length, waits]).toEqual([3, [400, 1200]]);
    expect(view()).toMatchObject({ order: { _tag: 'Failed', error: cut }, documents: { _tag: 'Loading' } });
  });

  it('is loaded again after its payment even if the first request failed · CHK-13', async () => {
    const answers: E.Either<Failure, Order>[] = [E.left(gone), E.right(open)];
    const { session, read, view } = watched({
      orders: { order: () => async () => answers.shift() ?? E.left(gone) },
    });
    session.open(token, payment);
    await settled();
    expect([read, view()?.order]).toEqual([[token, token], { _tag: 'Ready', value: open }]);
  });

  it('is loaded again only once its payment is known · CHK-13', async () => {
    const outcomes = slow<E.Either<Failure, PaymentOutcome>>();
    const { session, read, view } = watched({ payments: { outcome: outcomes.ask } });
    session.open(token, payment);
    await settled();
    expect(read).toEqual([token]);
    await outcomes.answer(0, E.right('succeeded'));
    expect([read, view()?.outcome]).toEqual([[token, token], 'succeeded']);
  });

  it('shows the newest answer, also if an older one arrives later', async () => {
    const { ask, answer } = slow<E.Either<Failure, Order>>();
    const { session, view } = watched({ orders: { order: ask } });
    session.open(token);
    session.refresh();
    await answer(1, E.right(sold));
    await answer(0, E.right(open));
    expect(view()?.order).toMatchObject({ _tag: 'Ready', value: { state: 'new' } });
  });

  it('reports the refusal of an order, and no other failure · CHK-24', async () => {
    const refusals: Failure[] = [];
    const refusal: Failure = { _tag: 'Refused', code: 'customer.not_signed_in', violations: [] };
    const answers: TE.TaskEither<Failure, Order>[] = [TE.left(refusal), TE.left({ _tag: 'NotFound' })];
    const { session } = watched({
      orders: { order: () => answers.shift() ?? TE.right(open) },
      onRefused: (failure) => void refusals.push(failure),
    });
    for (const _ of [1, 2, 3]) {
      session.open(token);
      await settled();
      expect(refusals).toEqual([refusal]);
    }
  });

  it('is paid by its token, even if it was opened by its number', async () => {
    const asked: unknown[] = [];
    const { session } = watched({
      payments: {
        start: (order) => {
          asked.push(order);
          return TE.left(gone);
        },
      },
    });
    session.open(another);
    await settled();
    session.payAgain({ way: { method: 'twint' }, returnPath: '/' });
    expect(asked).toEqual([token]);
  });
});

describe('the reorder interval', () => {
  const asking = async (order: Order) => {
    const asked: unknown[] = [];
    const { session, view } = watched({
      orders: {
        order: () => TE.right(order),
        reorderInterval: (email, items) => {
          asked.push([email, items]);
          return TE.right(inMay);
        },
      },
    });
    session.open(token);
    await settled();
    return { asked, reorder: view()?.reorder };
  };
  const customer = { id: '7', email: 'mara@example.org' };

  it.each([
    [
      'for the lenses only, and for the customer',
      { ...sold, customer, items: [plainCartItem, care] },
      customer.email,
    ],
    ['without a customer if the order has none', { ...sold, items: [plainCartItem] }, ''],
  ])('is requested %s · CHK-17', async (_, order, email) =>
    expect(await asking(order)).toEqual({ asked: [[email, [plainCartItem]]], reorder: inMay }),
  );

  it('is not requested for an order without lenses · CHK-17', async () =>
    expect(await asking({ ...sold, customer, items: [care] })).toEqual({ asked: [], reorder: undefined }));
});

describe('an order that has been replaced by another one', () => {
  /** Opens one order, then the other, and only then answers the request of the first. */
  const overtaken = async (
    first: ReturnType<typeof watched>,
    late: () => Promise<void>,
    paid?: typeof payment,
  ) => {
    first.session.open(token, paid);
    await settled();
    first.session.open(another);
    await settled();
    const before = first.view();
    await late();
    return [first.view(), before];
  };

  it('does not show a late response', async () => {
    const orders = slow<E.Either<Failure, Order>>();
    const one = watched({ orders: { order: orders.ask } });
    const [after, before] = await overtaken(one, () => orders.answer(0, E.right(sold)));
    expect(after).toEqual(before);
  });

  it.each([E.right(['/late.pdf']), E.left(gone)])(
    'does not show late documents: %j · ORD-2',
    async (late) => {
      const documents = slow<E.Either<Failure, readonly string[]>>();
      const one = watched({ orders: { order: () => TE.right(sold), documents: documents.ask } });
      const [after, before] = await overtaken(one, () => documents.answer(0, late));
      expect([after, documents.asked()]).toEqual([before, 2]);
    },
  );

  it('does not show a late reorder date · CHK-17', async () => {
    const intervals = slow<E.Either<Failure, ReorderInterval>>();
    const one = watched({ orders: { order: () => TE.right(sold), reorderInterval: intervals.ask } });
    const [after, before] = await overtaken(one, () => intervals.answer(0, E.right(inMay)));
    expect([after, intervals.asked()]).toEqual([before, 2]);
  });

  it('does not request its payment if it was replaced before that', async () => {
    const outcomes = slow<E.Either<Failure, PaymentOutcome>>();
    const { session } = watched({ payments: { outcome: outcomes.ask } });
    session.open(token, payment);
    session.open(another);
    await settled();
    expect(outcomes.asked()).toBe(0);
  });

  it.each(['pending', 'succeeded'] as const)('stops asking for a payment that is %s', async (outcome) => {
    const outcomes = slow<E.Either<Failure, PaymentOutcome>>();
    const one = watched({ payments: { outcome: outcomes.ask } });
    const [after, before] = await overtaken(one, () => outcomes.answer(0, E.right(outcome)), payment);
    expect([after, outcomes.asked(), one.read]).toEqual([before, 1, [token, another]]);
  });
});
