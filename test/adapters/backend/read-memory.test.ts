import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { makeReadMemory } from '../../../src/adapters/backend/read-memory.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';

const setUp = () => {
  let now = 0;
  let asked = 0;
  let changed = -1;
  const memory = makeReadMemory({ freshFor: 5000, capacity: 2, now: () => now, changedAt: () => changed });
  const read: TE.TaskEither<Failure, number> = async () => {
    asked += 1;
    return E.right(asked);
  };
  return {
    ask: (question: string) => memory(question, read)(),
    fail: (question: string) => memory(question, TE.left<Failure, number>({ _tag: 'Unreachable' }))(),
    change: () => {
      changed = now;
    },
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
  };
};

describe('the read cache', () => {
  it('makes one request for identical reads at the same time', async () => {
    const { ask } = setUp();
    expect(await Promise.all([ask('lens'), ask('lens'), ask('drops')])).toEqual([
      E.right(1),
      E.right(1),
      E.right(2),
    ]);
  });

  it('requests again once a response is too old', async () => {
    const { ask, wait } = setUp();
    await ask('lens');
    wait(5000);
    expect(await ask('lens')).toEqual(E.right(1));
    wait(1);
    expect(await ask('lens')).toEqual(E.right(2));
  });

  it('requests again after something was published', async () => {
    const { ask, change, wait } = setUp();
    await ask('lens');
    change();
    wait(1);
    expect(await ask('lens')).toEqual(E.right(2));
    expect(await ask('lens')).toEqual(E.right(2));
  });

  it('treats a response requested at the very moment of publishing as old', async () => {
    const { ask, change } = setUp();
    await ask('lens');
    change();
    expect(await ask('lens')).toEqual(E.right(2));
  });

  it('counts the age of a response from its request', async () => {
    const { ask, wait } = setUp();
    wait(4000);
    await ask('lens');
    wait(3000);
    expect(await ask('lens')).toEqual(E.right(1));
  });

  it('counts a refreshed response as the newest when it evicts', async () => {
    const { ask, wait } = setUp();
    await ask('lens');
    await ask('drops');
    wait(5001);
    await ask('lens');
    await ask('case');
    expect(await ask('lens')).toEqual(E.right(3));
  });

  it('keeps a later response although an earlier request fails afterwards', async () => {
    let fail: (failure: E.Either<Failure, number>) => void = () => undefined;
    const failing = new Promise<E.Either<Failure, number>>((resolve) => {
      fail = resolve;
    });
    let now = 0;
    const memory = makeReadMemory({ freshFor: 5000, capacity: 2, now: () => now });
    const first = memory('lens', () => failing)();
    now = 5001;
    const second = memory('lens', TE.right(2))();
    fail(E.left({ _tag: 'Unreachable' }));
    await Promise.all([first, second]);
    expect(await memory('lens', TE.right(3))()).toEqual(E.right(2));
  });

  it('requests again after a failure', async () => {
    const { ask, fail } = setUp();
    expect(E.isLeft(await fail('lens'))).toBe(true);
    expect(await ask('lens')).toEqual(E.right(1));
  });

  it('evicts the oldest response when it is full', async () => {
    const { ask } = setUp();
    await ask('lens');
    await ask('drops');
    await ask('case');
    expect(await ask('drops')).toEqual(E.right(2));
    expect(await ask('lens')).toEqual(E.right(4));
  });
});
