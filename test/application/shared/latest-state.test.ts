import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../src/application/shared/failure.ts';
import { type Asked, latestState } from '../../../src/application/shared/latest-state.ts';

const gone: Failure = { _tag: 'Unreachable' };

/** Makes all requests at once, lets the answers arrive in any order, and returns all states that were seen. */
const seenOf = async (s: fc.Scheduler, questions: readonly { readonly fails: boolean }[]) => {
  const asked$ = new Subject<TE.TaskEither<Failure, number> | null>();
  const seen: Asked<Failure, number>[] = [];
  latestState(asked$).subscribe((state) => seen.push(state));
  questions.forEach(({ fails }, number) => {
    const answer = s.schedule(Promise.resolve(fails ? E.left(gone) : E.right(number)));
    asked$.next(() => answer);
  });
  await s.waitIdle();
  return { seen, asked$ };
};

const questions = fc.array(fc.record({ fails: fc.boolean() }), { minLength: 1, maxLength: 6 });

describe('the newest request', () => {
  it('is the only one whose response is shown, in whatever order responses come · PRICE-3 · STOCK-4 · SRCH-3', () =>
    fc.assert(
      fc.asyncProperty(fc.scheduler(), questions, async (s, asked) => {
        const { seen } = await seenOf(s, asked);
        const last = asked.length - 1;
        expect(seen.at(-1)).toMatchObject(
          asked[last]?.fails ? { _tag: 'Failed', error: gone } : { _tag: 'Ready', value: last },
        );
        for (const state of seen) if (state?._tag === 'Ready') expect(state.value).toBe(last);
      }),
    ));

  it('discards an older response even if it fails itself · PRICE-3', async () => {
    const asked$ = new Subject<TE.TaskEither<Failure, string> | null>();
    const seen: Asked<Failure, string>[] = [];
    latestState(asked$).subscribe((state) => seen.push(state));
    let answerOld: (answer: E.Either<Failure, string>) => void = () => undefined;
    asked$.next(() => new Promise((resolve) => (answerOld = resolve)));
    asked$.next(TE.left(gone));
    await new Promise((resolve) => setImmediate(resolve));
    answerOld(E.right('too late'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(seen.at(-1)).toEqual({ _tag: 'Failed', error: gone });
  });

  it('keeps the reason of its failure, leaves nothing loading, and clears it with the next request · NOTE-6', async () => {
    const asked$ = new Subject<TE.TaskEither<Failure, string> | null>();
    const seen: Asked<Failure, string>[] = [];
    latestState(asked$).subscribe((state) => seen.push(state));
    for (const task of [TE.left(gone), TE.right('there')]) {
      asked$.next(task);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(seen).toEqual([
      { _tag: 'Loading' },
      { _tag: 'Failed', error: gone },
      { _tag: 'Loading' },
      { _tag: 'Ready', value: 'there' },
    ]);
  });

  it('keeps the last value while it is pending, and drops it once it has failed or nothing is requested · NOTE-6 · PRICE-3', async () => {
    const asked$ = new Subject<TE.TaskEither<Failure, string> | null>();
    const seen: Asked<Failure, string>[] = [];
    latestState(asked$).subscribe((state) => seen.push(state));
    asked$.next(TE.right('first'));
    await new Promise((resolve) => setImmediate(resolve));
    asked$.next(TE.left(gone));
    expect(seen.at(-1)).toEqual({ _tag: 'Loading', value: 'first' });
    await new Promise((resolve) => setImmediate(resolve));
    expect(seen.at(-1)).toStrictEqual({ _tag: 'Failed', error: gone });
    asked$.next(TE.right('second'));
    await new Promise((resolve) => setImmediate(resolve));
    asked$.next(null);
    expect(seen.at(-1)).toBeNull();
  });
});
