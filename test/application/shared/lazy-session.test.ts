import { BehaviorSubject, type Observable } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { lazySession } from '../../../src/application/shared/lazy-session.ts';
import { once } from '../../../src/application/shared/once.ts';

interface Counter {
  readonly state$: Observable<number>;
  readonly add: (by: number) => void;
  readonly double: () => void;
}
const makeCounter = (): Counter => {
  const count$ = new BehaviorSubject(0);
  return {
    state$: count$,
    add: (by) => count$.next(count$.value + by),
    double: () => count$.next(count$.value * 2),
  };
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a lazy session', () => {
  it('is fetched once, and has done what was asked before it is watched', async () => {
    let fetched = 0;
    const counter = lazySession<Counter>(async () => {
      fetched += 1;
      return makeCounter();
    });
    expect(fetched).toBe(0);
    const seen: number[] = [];
    counter.state$.subscribe((count) => seen.push(count));
    counter.add(1);
    await settled();
    counter.double();
    expect([fetched, seen]).toEqual([1, [1, 2]]);
  });

  it('does what was asked before it was there in the order of asking', async () => {
    const counter = lazySession<Counter>(async () => makeCounter());
    counter.add(3);
    counter.double();
    counter.add(1);
    await settled();
    const seen: number[] = [];
    counter.state$.subscribe((count) => seen.push(count));
    await settled();
    expect(seen).toEqual([7]);
  });

  it('that wakes when it is asked is not fetched by watching, and says what it has from then on', async () => {
    let fetched = 0;
    const counter = lazySession<Counter>(async () => {
      fetched += 1;
      return makeCounter();
    }, 'asked');
    const seen: number[] = [];
    counter.state$.subscribe((count) => seen.push(count));
    await settled();
    expect([fetched, seen]).toEqual([0, []]);
    counter.add(2);
    await settled();
    counter.double();
    expect([fetched, seen.at(-1)]).toEqual([1, 4]);
  });

  it('that wakes when it is asked says what others fetched by the same once', async () => {
    const fetchCounter = once(async () => makeCounter());
    const counter = lazySession<Counter>(fetchCounter, 'asked');
    const seen: number[] = [];
    counter.state$.subscribe((count) => seen.push(count));
    const real = await fetchCounter();
    real.add(3);
    await settled();
    counter.add(1);
    expect(seen.at(-1)).toBe(4);
  });

  it('answers a command with nothing, whatever the session answers', async () => {
    const counter = lazySession<Counter>(async () => ({ ...makeCounter(), double: () => 'doubled' }));
    expect(counter.double()).toBeUndefined();
    await settled();
    expect(counter.double()).toBeUndefined();
  });

  it('is fetched anew after its code could not be had', async () => {
    let tries = 0;
    const counter = lazySession<Counter>(async () => {
      tries += 1;
      if (tries === 1) throw new Error('no network');
      return makeCounter();
    });
    counter.add(1);
    await settled();
    counter.add(1);
    await settled();
    expect(tries).toBe(2);
  });

  it('is fetched by watching alone, and then says at once what it has', async () => {
    const counter = lazySession<Counter>(async () => makeCounter());
    const seen: number[] = [];
    counter.state$.subscribe((count) => seen.push(count));
    await settled();
    expect(seen).toEqual([0]);
    counter.add(2);
    const late: number[] = [];
    counter.state$.subscribe((count) => late.push(count));
    expect(late).toEqual([2]);
  });

  it('tells who watches it that its code cannot be had', async () => {
    const broken = new Error('no network');
    const counter = lazySession<Counter>(() => Promise.reject(broken));
    const errors: unknown[] = [];
    counter.state$.subscribe({ error: (error) => errors.push(error) });
    await settled();
    expect(errors).toEqual([broken]);
  });
});
