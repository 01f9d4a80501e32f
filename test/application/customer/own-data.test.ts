import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { makeOwnData, type OwnDataView } from '../../../src/application/customer/own-data.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';

const cut: Failure = { _tag: 'Unreachable' };

/** Each request waits for its answer. */
const watched = () => {
  const waiting: PromiseWithResolvers<E.Either<Failure, string>>[] = [];
  const data = makeOwnData({
    file: () => () => {
      const asked = Promise.withResolvers<E.Either<Failure, string>>();
      waiting.push(asked);
      return asked.promise;
    },
  });
  let now: OwnDataView = { _tag: 'Idle' };
  data.state$.subscribe((state) => {
    now = state;
  });
  return {
    data,
    now: () => now,
    asked: () => waiting.length,
    answer: async (index: number, answer: E.Either<Failure, string>) => {
      waiting[index]?.resolve(answer);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
};

describe('the file of a customer’s own data', () => {
  it('is requested once, and delivered under a number of its own · ACC-3', async () => {
    const { data, now, asked, answer } = watched();
    expect(now()).toEqual({ _tag: 'Idle' });
    data.ask();
    data.ask();
    expect([now(), asked()]).toEqual([{ _tag: 'Asked' }, 1]);
    await answer(0, E.right('{}'));
    const first = now();
    expect(first).toMatchObject({ _tag: 'Here', file: '{}' });
    data.ask();
    await answer(1, E.right('{"more":1}'));
    const second = now();
    expect(second).toMatchObject({ _tag: 'Here', file: '{"more":1}' });
    expect('number' in first && 'number' in second && second.number > first.number).toBe(true);
  });

  it('reports a failure, and can be requested again', async () => {
    const { data, now, asked, answer } = watched();
    data.ask();
    await answer(0, E.left(cut));
    expect(now()).toEqual({ _tag: 'Failed', failure: cut });
    data.ask();
    expect([now(), asked()]).toEqual([{ _tag: 'Asked' }, 2]);
  });

  it('is dropped once its page is left, even if it comes later', async () => {
    const { data, now, answer } = watched();
    data.ask();
    data.leave();
    await answer(0, E.right('{}'));
    expect(now()).toEqual({ _tag: 'Idle' });
    data.ask();
    await answer(1, E.right('{}'));
    data.leave();
    expect(now()).toEqual({ _tag: 'Idle' });
  });

  it('is that of the newest request, even after an abandoned one', async () => {
    const { data, now, answer } = watched();
    data.ask();
    data.leave();
    data.ask();
    await answer(0, E.right('{"old":1}'));
    expect(now()).toEqual({ _tag: 'Asked' });
    await answer(1, E.right('{}'));
    expect(now()).toMatchObject({ _tag: 'Here', file: '{}' });
  });
});
