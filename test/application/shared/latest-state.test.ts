import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../src/application/shared/failure.ts';
import { type Asked, latestState } from '../../../src/application/shared/latest-state.ts';

const gone: Failure = { _tag: 'Unreachable' };

/** Asks all questions at once, lets the answers come in any order, and tells all states that were seen. */
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

describe('the newest question', () => {
  it('is the only one whose answer is shown, in whatever order answers come · PRICE-3 · STOCK-4 · SRCH-3', () =>
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

  it('silences an older answer even when it fails itself · PRICE-3', async () => {
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

  it('that fails keeps why, and leaves nothing loading, nor a failure once it is asked anew · NOTE-6', async () => {
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

  it('keeps the value on screen while the next is under way, and forgets it when nothing is asked · NOTE-6', async () => {
    const asked$ = new Subject<TE.TaskEither<Failure, string> | null>();
    const seen: Asked<Failure, string>[] = [];
    latestState(asked$).subscribe((state) => seen.push(state));
    asked$.next(TE.right('first'));
    await new Promise((resolve) => setImmediate(resolve));
    asked$.next(TE.left(gone));
    expect(seen.at(-1)).toEqual({ _tag: 'Loading', value: 'first' });
    await new Promise((resolve) => setImmediate(resolve));
    expect(seen.at(-1)).toEqual({ _tag: 'Failed', error: gone, value: 'first' });
    asked$.next(null);
    expect(seen.at(-1)).toBeNull();
  });
});
