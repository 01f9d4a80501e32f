import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { type Observable, type SchedulerAction, type SchedulerLike, Subscription } from 'rxjs';
import { expect, it } from 'vitest';
import { makeDeliveryLookup } from '../../src/application/catalogue/delivery-lookup.ts';
import { makePricingLookup } from '../../src/application/catalogue/pricing-lookup.ts';
import { makeAutocomplete } from '../../src/application/search/autocomplete.ts';
import type { Failure } from '../../src/application/shared/failure.ts';
import type { RemoteState } from '../../src/application/shared/remote-state.ts';
import type { ProductId } from '../../src/domain/catalogue/product.ts';
import { quoteFor } from '../application/shared/shelf.ts';
import { sequences } from './sequences.ts';
import { settle, some } from './wire.ts';

const productId = 'daily' as ProductId;

/** A visitor makes a request, or waits while the given number of answers arrive. */
type Step<Q> = { readonly ask: Q } | { readonly arrive: number };
const stepsOf = <Q>(question: fc.Arbitrary<Q>): fc.Arbitrary<readonly Step<Q>[]> =>
  fc.array(
    fc.oneof(
      { weight: 3, arbitrary: fc.record({ ask: question }) },
      { weight: 2, arbitrary: fc.record({ arrive: fc.integer({ min: 1, max: 4 }) }) },
    ),
    { maxLength: 12, size: '+1' },
  );
const failures = fc.array(fc.boolean(), { maxLength: 24 });

/** Answers or fails when the scheduler decides. */
const slowly = (s: fc.Scheduler, fails: readonly boolean[]) => {
  let asked = 0;
  return <A>(answer: A): TaskEither<Failure, A> =>
    () => {
      const failsNow = fails[asked++] ?? false;
      const answered = s.schedule(Promise.resolve(), 'answer');
      return answered.then(() =>
        failsNow ? E.left<Failure, A>({ _tag: 'Unavailable', status: 503 }) : E.right(answer),
      );
    };
};

/** A state shown on a screen, with the request that was the newest at that time. */
interface Seen<Q, A> {
  readonly shown: RemoteState<Failure, A> | null;
  readonly newest: Q | undefined;
}
interface LookUp<Q, A> {
  readonly state$: Observable<Seen<Q, A>['shown']>;
  readonly ask: (question: Q) => void;
}

/** Makes requests step by step, and records every state. */
const follow = async <Q, A>(s: fc.Scheduler, { state$, ask }: LookUp<Q, A>, steps: readonly Step<Q>[]) => {
  let newest: Q | undefined;
  const seen: Seen<Q, A>[] = [];
  state$.subscribe((shown) => seen.push({ shown, newest }));
  for (const step of steps) {
    if ('arrive' in step) await some(s, step.arrive);
    else {
      newest = step.ask;
      ask(step.ask);
    }
  }
  await settle(s);
  expect(seen.at(-1)?.shown?._tag).not.toBe('Loading');
  return seen;
};
const readyValue = <A>(shown: RemoteState<Failure, A> | null): A | undefined =>
  shown?._tag === 'Ready' ? shown.value : undefined;

it('the price is that of the newest quantity, for any order of responses, and nothing stays loading · PRICE-3', () =>
  fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      failures,
      stepsOf(fc.integer({ min: 0, max: 9 })),
      async (s, fails, steps) => {
        const answer = slowly(s, fails);
        const { state$, ask } = makePricingLookup({
          pricing: ({ quantity }) => answer(quoteFor(productId, quantity)),
        });
        const askFor = (quantity: number) => ask({ productId, quantity });
        const seen = await follow(s, { state$, ask: askFor }, steps);
        for (const { shown, newest } of seen) {
          if (shown?._tag === 'Ready') expect(shown.value).toEqual(quoteFor(productId, newest ?? 0));
          expect(shown === null).toBe(!newest);
        }
      },
    ),
    sequences(),
  ));

const day = (quantities: readonly number[]): string => `2026-11-2${quantities.join('')}`;

it('stock and arrival are those of the newest choice, for any order of responses, and nothing stays loading · STOCK-4', () =>
  fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      failures,
      stepsOf(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 2 })),
      async (s, fails, steps) => {
        const answer = slowly(s, fails);
        const { state$, ask } = makeDeliveryLookup({
          deliveryDates: (asked) => {
            const items = asked.map(({ quantity }) => ({ variantId: 'a', available: quantity, tags: [] }));
            return answer({ tags: [], items });
          },
          deliveryPrediction: (items) => {
            const arrival = day(items.map(({ quantity }) => quantity));
            return answer({ earliest: arrival, latest: arrival });
          },
        });
        const askFor = (quantities: readonly number[]) =>
          ask(quantities.map((quantity) => ({ productId, options: {}, quantity })));
        const seen = await follow(s, { state$, ask: askFor }, steps);
        for (const { shown, newest = [] } of seen) {
          expect(shown === null).toBe(newest.length === 0);
          const delivery = readyValue(shown);
          if (!delivery) continue;
          expect(delivery.dates.items.map(({ available }) => available)).toEqual(newest);
          expect(delivery.prediction.earliest).toBe(day(newest));
          expect(delivery.each.map(({ latest }) => latest)).toEqual(newest.map((one) => day([one])));
        }
      },
    ),
    sequences(),
  ));

/** A clock on which a pause ends when the scheduler decides. */
const whenever = (s: fc.Scheduler): SchedulerLike => ({
  now: () => 0,
  schedule<T>(work: (this: SchedulerAction<T>, state?: T) => void, _?: number, state?: T) {
    const action = new Subscription() as SchedulerAction<T>;
    void s.schedule(Promise.resolve(), 'a pause ends').then(() => action.closed || work.call(action, state));
    return action;
  },
});

it('search hits are those of the last typed query, for any order of responses, and nothing stays loading · SRCH-1 · SRCH-3', () =>
  fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      failures,
      stepsOf(fc.constantFrom('', ' ', 'a', 'ac', 'acu', ' acu ')),
      async (s, fails, steps) => {
        const answer = slowly(s, fails);
        const asked: string[] = [];
        const { state$, type } = makeAutocomplete(
          {
            search: (query) => {
              asked.push(query);
              return answer({ query, hits: [], page: 0, hitCount: 0, pageCount: 0, hitsPerPage: 6 });
            },
          },
          { tell: () => undefined },
          whenever(s),
        );
        const seen = await follow(s, { state$, ask: type }, steps);
        const loads = seen.filter(({ shown }) => shown?._tag === 'Loading').length;
        expect(loads).toBe(asked.length);
        let question = -1;
        for (const { shown, newest = '' } of seen) {
          if (shown?._tag === 'Loading') question += 1;
          if (shown?._tag === 'Ready') expect(shown.value.query).toBe(asked[question]);
          if (newest.trim() === '') expect(shown).toBeNull();
        }
        // Typing the same text again makes no new request: the last text counts, not that of the last answer.
        const last = steps.findLast((one) => 'ask' in one)?.ask?.trim() ?? '';
        if (last !== '') expect([seen.at(-1)?.shown === null, asked.at(-1)]).toEqual([false, last]);
      },
    ),
    sequences(),
  ));
