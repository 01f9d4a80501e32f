import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { makeCircuitBreaker } from '../../../src/application/shared/circuit-breaker.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';

const unreachable: Failure = { _tag: 'Unreachable' };
const silence = TE.left<Failure>(unreachable);

const open = (waits: 'nobody' | 'asker' = 'nobody') => {
  let now = 0;
  const told: boolean[] = [];
  const breaker = makeCircuitBreaker({
    policy: { mostUnanswered: 3, restMs: 5000 },
    clock: { now: () => now },
    waits,
    changed: (isUp) => void told.push(isUp),
  });
  let asked = 0;
  const ask = (answer: TE.TaskEither<Failure, string> = TE.right('answer')) =>
    breaker.guard<string>(() => {
      asked += 1;
      return answer();
    })();
  return {
    ask,
    told,
    breaker,
    asked: () => asked,
    fallSilent: async () => {
      for (let n = 0; n < 3; n += 1) await ask(silence);
    },
    pass: (ms: number) => {
      now += ms;
    },
  };
};

describe('a service behind a circuit breaker', () => {
  it('is requested each time as long as it responds, whatever the response · CALL-3', async () => {
    const { ask, asked, told, breaker } = open();
    const nos: readonly Failure[] = [
      { _tag: 'NotFound' },
      { _tag: 'Unreadable', at: 'story' },
      { _tag: 'Unavailable', status: 401 },
      { _tag: 'Refused', code: 'no', violations: [] },
    ];
    for (const no of nos)
      for (let n = 0; n < 3; n += 1) expect(await ask(TE.left(no))).toEqual({ _tag: 'Left', left: no });
    expect(await ask()).toEqual({ _tag: 'Right', right: 'answer' });
    expect([asked(), told, breaker.isUp()]).toEqual([13, [], true]);
  });

  it.each<Failure>([
    unreachable,
    { _tag: 'Unavailable', status: 500 },
    { _tag: 'Unavailable', status: 503 },
    { _tag: 'Unavailable', status: 429 },
  ])('is not requested after three times %j, which is reported once · CALL-3', async (failure) => {
    const { ask, asked, told, breaker } = open();
    for (let n = 0; n < 10; n += 1) await ask(TE.left(failure));
    expect(await ask()).toEqual({ _tag: 'Left', left: unreachable });
    expect([asked(), told, breaker.isUp()]).toEqual([3, [false], false]);
  });

  it('is reported as silent once for all requests that were pending together · CALL-3', async () => {
    const { ask, told, asked } = open();
    await Promise.all(Array.from({ length: 9 }, () => ask(silence)));
    expect([asked(), told]).toEqual([9, [false]]);
  });

  it('is tried by one request in the background, and used again once that is answered · CALL-3', async () => {
    const { ask, asked, told, fallSilent, pass } = open();
    await fallSilent();
    pass(5000);
    let answer: (text: string) => void = () => undefined;
    const slow = TE.rightTask<Failure, string>(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    expect(await ask(slow)).toEqual({ _tag: 'Left', left: unreachable });
    expect(await ask()).toEqual({ _tag: 'Left', left: unreachable });
    expect([asked(), told]).toEqual([4, [false]]);
    answer('late');
    await expect.poll(() => told).toEqual([false, true]);
    expect(await ask()).toEqual({ _tag: 'Right', right: 'answer' });
  });

  it('stays silent without another report if the trial request fails · CALL-3', async () => {
    const { ask, asked, told, fallSilent, pass } = open();
    await fallSilent();
    for (let n = 0; n < 4; n += 1) {
      pass(5000);
      await ask(silence);
      await ask(silence);
    }
    expect([asked(), told]).toEqual([7, [false]]);
  });

  it('may be tried by a caller that waits, while others get the failure at once · CALL-3', async () => {
    const { ask, told, fallSilent, pass } = open('asker');
    await fallSilent();
    pass(5000);
    const [first, second] = await Promise.all([ask(), ask()]);
    expect([first, second]).toEqual([
      { _tag: 'Right', right: 'answer' },
      { _tag: 'Left', left: unreachable },
    ]);
    expect(told).toEqual([false, true]);
  });

  it('can be tried again after a trial request that throws · CALL-3', async () => {
    const { ask, told, fallSilent, pass } = open();
    await fallSilent();
    pass(5000);
    await ask(() => Promise.reject(new Error('defect')));
    pass(5000);
    await ask();
    await expect.poll(() => told).toEqual([false, true]);
  });
});
