import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { makeGuestDesk } from '../../../src/application/orders/guest-desk.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { OrderToken } from '../../../src/domain/orders/order.ts';

const lookup = { number: 'OKU-4821-9037', email: 'mira@linse.example' };
const withdrawal = { ...lookup, name: 'Mira', goods: ['Aqua 30'] };
const receipt = { ...withdrawal, receipt: 'WD-1', receivedAt: '2026-11-19T09:00:00.000Z' };
const token = 'order-token' as OrderToken;
const unreachable: Failure = { _tag: 'Unreachable' };

/** A desk whose shop gives these answers in turn; records what was sent. */
const deskWith = (...answers: readonly E.Either<Failure, unknown>[]) => {
  const sent: unknown[] = [];
  const left = [...answers];
  const answer = (input: unknown) => async () => {
    sent.push(input);
    return (left.shift() ?? E.left(unreachable)) as never;
  };
  const orders = { lookUp: answer, withdraw: answer, cancel: answer };
  const desk = makeGuestDesk(orders, async () => undefined);
  const settled = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return firstValueFrom(desk.state$);
  };
  return { desk, sent, settled };
};

describe('the guest desk', () => {
  it('cancels a subscription once, and clears the result when it is left · ACC-5', async () => {
    const receipt = { receipt: 'KD-1', receivedAt: '2026-11-22T10:00:00Z' };
    const { desk, sent, settled } = deskWith(E.right(receipt));
    const cancellation = {
      name: 'Mara',
      number: 'ABO-1',
      email: 'mara@example.org',
      kind: 'ordinary',
    } as const;
    desk.cancel(cancellation);
    desk.cancel(cancellation);
    expect((await settled()).cancellation).toEqual({ _tag: 'Done', value: receipt });
    expect(sent).toEqual([cancellation]);
    desk.leave();
    expect((await settled()).cancellation).toEqual({ _tag: 'Idle' });
  });

  it('finds an order by number and e-mail · LAW-5', async () => {
    const { desk, settled } = deskWith(E.right(token));
    desk.lookUp(lookup);
    expect((await settled()).lookup).toEqual({ _tag: 'Done', value: token });
  });

  it('repeats a request without a response, and reports a failure if none comes · LAW-4', async () => {
    const { desk, sent, settled } = deskWith(E.left(unreachable), E.left(unreachable), E.right(receipt));
    desk.withdraw(withdrawal);
    expect((await settled()).withdrawal).toEqual({ _tag: 'Done', value: receipt });
    expect(sent).toEqual([withdrawal, withdrawal, withdrawal]);
    const offline = deskWith();
    offline.desk.withdraw(withdrawal);
    expect((await offline.settled()).withdrawal).toEqual({ _tag: 'Failed', failure: unreachable });
  });

  it('sends one request for a double press · LAW-4', async () => {
    const { desk, sent, settled } = deskWith(E.right(receipt), E.right(receipt));
    desk.withdraw(withdrawal);
    desk.withdraw(withdrawal);
    await settled();
    expect(sent).toHaveLength(1);
  });

  it('ignores a response that comes after it was left', async () => {
    const { desk, settled } = deskWith(E.right(token));
    desk.lookUp(lookup);
    desk.leave();
    expect((await settled()).lookup).toEqual({ _tag: 'Idle' });
  });
});
