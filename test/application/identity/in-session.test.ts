import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { inSession } from '../../../src/application/identity/in-session.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import { guest, wrong } from './visited-session.ts';

type Answer = E.Either<Failure, string>;

const opened = () => {
  const answers: ((answer: Answer) => void)[] = [];
  const sent: string[] = [];
  let isOpen = true;
  let returns = 0;
  let expiries = 0;
  const port: { readonly save: (name: string) => TE.TaskEither<Failure, string> } = {
    save: (name) => () => {
      sent.push(name);
      return new Promise((resolve) => answers.push(resolve));
    },
  };
  const own = inSession(port, {
    isOpen: () => isOpen,
    returns: () => returns,
    expire: () => {
      expiries += 1;
    },
  });
  return {
    own,
    sent,
    answer: (answer: Answer) => answers.shift()?.(answer),
    leave: () => {
      isOpen = false;
    },
    comeBack: () => {
      returns += 1;
    },
    expiries: () => expiries,
  };
};

describe('a port in the session of its customer', () => {
  it('answers as it does, until the customer has left; then it sends nothing · ACC-17 · AUTH-22', async () => {
    const { own, sent, answer, leave } = opened();
    const [first, second] = [own.save('a'), own.save('b')];
    const heard = first();
    answer(E.right('saved'));
    expect(await heard).toEqual(E.right('saved'));
    leave();
    expect(await second()).toEqual(E.left({ _tag: 'Unreachable' }));
    expect(sent).toEqual(['a']);
  });

  it.each<[string, Answer, number]>([
    ['a refusal to a guest', E.left(guest), 1],
    ['another refusal', E.left(wrong), 0],
    ['no answer', E.left({ _tag: 'Unreachable' }), 0],
    ['success', E.right('saved'), 0],
  ])('tells of %s whether the session has expired · CHK-24', async (_, said, count) => {
    const { own, answer, expiries } = opened();
    const heard = own.save('a')();
    answer(said);
    expect(await heard).toEqual(said);
    expect(expiries()).toBe(count);
  });

  it('does not take a late refusal for an expiry of the session that followed', async () => {
    const { own, answer, comeBack, expiries } = opened();
    const heard = own.save('a')();
    comeBack();
    answer(E.left(guest));
    expect(await heard).toEqual(E.left(guest));
    expect(expiries()).toBe(0);
  });
});
