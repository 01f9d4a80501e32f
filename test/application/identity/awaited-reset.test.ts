import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { awaitedReset } from '../../../src/application/identity/awaited-reset.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';

const gone: Failure = { _tag: 'Unreachable' };
const comeIn = (wait: number): Failure => ({ _tag: 'Unavailable', status: 429, wait });
const full: Failure = { _tag: 'Unavailable', status: 503 };
const no: Failure = { _tag: 'Refused', code: 'customer.reset_link_invalid', violations: [] };

/** The final answer for the given failures, the number of requests, and the waiting times. */
const asked = async (failures: readonly Failure[]) => {
  const waited: number[] = [];
  let times = 0;
  const task = async () => {
    const failure = failures[times];
    times += 1;
    return failure ? E.left(failure) : E.right('kept');
  };
  const answer = await awaitedReset(async (ms) => void waited.push(ms))(task)();
  return { answer: E.isLeft(answer) ? answer.left : answer.right, times, waited };
};

describe('a new password', () => {
  it.each<[string, Failure[], unknown, number, number[]]>([
    ['succeeds at once', [], 'kept', 1, []],
    ['is repeated after a lost response', [gone, gone], 'kept', 3, [400, 1200]],
    [
      'is repeated after the delay that the shop sends',
      [comeIn(3), gone, comeIn(15)],
      'kept',
      4,
      [3000, 400, 15_000],
    ],
    ['fails if the delay is long', [comeIn(16)], comeIn(16), 1, []],
    ['fails after the last attempt', [1, 1, 1, 1].map(comeIn), comeIn(1), 4, [1000, 1000, 1000]],
    ['ends with a refusal', [no], no, 1, []],
    ['reports that the shop is unavailable', [full], full, 1, []],
  ])('%s · AUTH-11 · AUTH-16', async (_, failures, answer, times, waited) =>
    expect(await asked(failures)).toEqual({ answer, times, waited }),
  );
});
