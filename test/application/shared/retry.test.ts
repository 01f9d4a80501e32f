import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import type { Failure } from '../../../src/application/shared/failure.ts';
import { retryOnline, retryUnreachable } from '../../../src/application/shared/retry.ts';

const answering = (answers: readonly E.Either<Failure, string>[]) => {
  let asked = 0;
  const task = async () => answers[asked++] ?? E.right('none left');
  return { task, asked: () => asked };
};
const gone = E.left<Failure>({ _tag: 'Unreachable' });
const pauses: number[] = [];
const again = retryUnreachable(async (ms) => void pauses.push(ms), [10, 20]);

it('retries after each pause until a response comes', async () => {
  const { task, asked } = answering([gone, gone, E.right('here')]);
  expect(await again(task)()).toEqual(E.right('here'));
  expect([asked(), pauses]).toEqual([3, [10, 20]]);
});
it('gives up retrying after the last pause', async () => {
  const { task, asked } = answering([gone, gone, gone, E.right('too late')]);
  expect(await again(task)()).toEqual(gone);
  expect(asked()).toBe(3);
});
const busy = (status: number, wait?: number) =>
  E.left<Failure>({ _tag: 'Unavailable', status, ...(wait !== undefined && { wait }) });

it('retries at the time that a busy server gives, and not before · LOAD-5', async () => {
  pauses.length = 0;
  const { task, asked } = answering([busy(503, 3), busy(503, 2), E.right('here')]);
  expect(await again(task)()).toEqual(E.right('here'));
  expect([asked(), pauses]).toEqual([3, [3000, 2000]]);
});
it.each([
  ['with a delay longer than the limit', busy(503, 11)],
  ['without a delay', busy(503)],
  ['caused by a rate limit', busy(429, 2)],
])('does not retry a busy response %s · LOAD-5', async (_, no) => {
  const { task, asked } = answering([no]);
  expect(await again(task)()).toEqual(no);
  expect(asked()).toBe(1);
});
it('does not retry a failure other than unreachable', async () => {
  const refused = E.left<Failure>({ _tag: 'NotFound' });
  const { task, asked } = answering([refused]);
  expect(await again(task)()).toEqual(refused);
  expect(asked()).toBe(1);
});

it('retries once the connection is back if there was none, and else gives up', async () => {
  let online = false;
  const waited: string[] = [];
  const persist = retryOnline(again, () => {
    if (online) return undefined;
    waited.push('for a connection');
    online = true;
    return Promise.resolve();
  });
  const later = answering([gone, gone, gone, E.right('here')]);
  expect(await persist(later.task)()).toEqual(E.right('here'));
  expect(waited).toHaveLength(1);
  const never = answering([gone, gone, gone, E.right('too late')]);
  expect(await persist(never.task)()).toEqual(gone);
  expect(waited).toHaveLength(1);
});

it('does not wait for a connection after a refusal', async () => {
  const refused = E.left<Failure>({ _tag: 'NotFound' });
  const { task, asked } = answering([refused]);
  let waits = 0;
  const untilOnline = () => {
    waits += 1;
    return undefined;
  };
  expect(await retryOnline(again, untilOnline)(task)()).toEqual(refused);
  expect([asked(), waits]).toEqual([1, 0]);
});
