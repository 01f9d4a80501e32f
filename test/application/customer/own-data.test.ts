import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { makeOwnData, type OwnDataView } from '../../../src/application/customer/own-data.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';

const cut: Failure = { _tag: 'Unreachable' };

/** Each request waits for its answer. */
const watched = () => {
  const waiting: PromiseWithResolvers<E.Either<Failure, string>>[] = [];
  const saved: string[] = [];
  const data = makeOwnData(
    {
      file: () => () => {
        const asked = Promise.withResolvers<E.Either<Failure, string>>();
        waiting.push(asked);
        return asked.promise;
      },
    },
    (text) => saved.push(text),
  );
  let now: OwnDataView = { _tag: 'Idle' };
  data.state$.subscribe((state) => {
    now = state;
  });
  return {
    data,
    saved,
    now: () => now,
    asked: () => waiting.length,
    answer: async (index: number, answer: E.Either<Failure, string>) => {
      waiting[index]?.resolve(answer);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
};

describe('the file of a customer’s own data', () => {
  it('is requested once, and saved once for each request · ACC-3', async () => {
    const { data, saved, now, asked, answer } = watched();
    expect(now()).toEqual({ _tag: 'Idle' });
    data.ask();
    data.ask();
    expect([now(), asked()]).toEqual([{ _tag: 'Asked' }, 1]);
    await answer(0, E.right('{}'));
    expect([now(), saved]).toEqual([{ _tag: 'Saved' }, ['{}']]);
    data.ask();
    expect(now()).toEqual({ _tag: 'Asked' });
    await answer(1, E.right('{"more":1}'));
    expect([now(), saved]).toEqual([{ _tag: 'Saved' }, ['{}', '{"more":1}']]);
  });

  it('reports a failure, and can be requested again', async () => {
    const { data, saved, now, asked, answer } = watched();
    data.ask();
    await answer(0, E.left(cut));
    expect([now(), saved]).toEqual([{ _tag: 'Failed', failure: cut }, []]);
    data.ask();
    expect([now(), asked()]).toEqual([{ _tag: 'Asked' }, 2]);
  });

  it('is dropped once its page is left, even if it comes later', async () => {
    const { data, saved, now, answer } = watched();
    data.ask();
    data.leave();
    await answer(0, E.right('{}'));
    expect([now(), saved]).toEqual([{ _tag: 'Idle' }, []]);
    data.ask();
    await answer(1, E.right('{}'));
    data.leave();
    expect([now(), saved]).toEqual([{ _tag: 'Idle' }, ['{}']]);
  });

  it('is that of the newest request, even after an abandoned one', async () => {
    const { data, saved, now, answer } = watched();
    data.ask();
    data.leave();
    data.ask();
    await answer(0, E.right('{"old":1}'));
    expect(now()).toEqual({ _tag: 'Asked' });
    await answer(1, E.right('{}'));
    expect([now(), saved]).toEqual([{ _tag: 'Saved' }, ['{}']]);
  });
});
