import { BehaviorSubject, type Observable } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { lazySession } from '../../../src/application/shared/lazy.ts';
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
  it('is fetched once, and runs earlier commands before it is watched', async () => {
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

  it('runs commands given before it was there in their order', async () => {
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

  it('that starts on commands is not fetched by subscribers, who get its state from then on', async () => {
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

  it('that starts on commands shows its state once the shared session was fetched elsewhere', async () => {
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

  it('returns nothing from a command, whatever the session returns', async () => {
    const counter = lazySession<Counter>(async () => ({ ...makeCounter(), double: () => 'doubled' }));
    expect(counter.double()).toBeUndefined();
    await settled();
    expect(counter.double()).toBeUndefined();
  });

  it('is fetched again after its code could not be loaded', async () => {
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

  it('is fetched by a subscriber alone, and then gives its state at once', async () => {
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

  it('reports to its subscribers that its code cannot be loaded', async () => {
    const broken = new Error('no network');
    const counter = lazySession<Counter>(() => Promise.reject(broken));
    const errors: unknown[] = [];
    counter.state$.subscribe({ error: (error) => errors.push(error) });
    await settled();
    expect(errors).toEqual([broken]);
  });
});
