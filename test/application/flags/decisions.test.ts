import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { flagPatience, flagSilence, makeDecisions } from '../../../src/application/flags/decisions.ts';
import { noFlags } from '../../../src/application/flags/no-flags.ts';
import type { FlagPort } from '../../../src/application/flags/ports.ts';
import {
  type CircuitBreaker,
  type Guard,
  makeCircuitBreaker,
} from '../../../src/application/shared/circuit-breaker.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import { defaultFlag, type Flag } from '../../../src/domain/flags/flag.ts';

const flag: Flag = { enabled: true, variables: new Map([['promise', 'saving']]) };
const user = { id: 'bucket-1', attributes: { brand: 'okulino' } };
const never = () => new Promise<never>(() => undefined);
/** A clock on which only the given time has passed. */
const onlyFor = (passed: number) => (ms: number) => (ms <= passed ? Promise.resolve() : never());
const soon = () => new Promise((resolve) => setTimeout(resolve));

/** As in a shop: after three requests without an answer, requests are no longer waited for. */
const breakerOf = (told: boolean[]) =>
  makeCircuitBreaker({
    policy: { mostUnanswered: 3, restMs: 5000 },
    clock: { now: () => 0 },
    waits: 'nobody',
    changed: (isUp) => void told.push(isUp),
  });

const at = (
  getFlag: FlagPort['getFlag'],
  wait: (ms: number) => Promise<void> = never,
  breaker?: CircuitBreaker,
) => {
  let now = 0;
  const reported: string[] = [];
  const waited: number[] = [];
  const decide = makeDecisions({
    flags: { ...noFlags, getFlag },
    clock: { now: () => now },
    wait: (ms) => {
      waited.push(ms);
      return wait(ms);
    },
    report: (key, { _tag }) => void reported.push(`${key} ${_tag}`),
    ...(breaker && { breaker }),
  });
  return {
    decide,
    reported,
    waited,
    pass: (ms: number) => {
      now += ms;
    },
  };
};

describe('the feature decisions of a visitor', () => {
  it('are requested once for each bucket, choice and shop, and again after 30 s · TRK-5', async () => {
    const asked: string[] = [];
    const { decide, pass } = at((key, { id }) => {
      asked.push(`${key} ${id}`);
      return TE.right(flag);
    });
    expect(await decide(['hero', 'hero'], user)).toEqual(new Map([['hero', flag]]));
    await decide(['hero'], user);
    await decide(['hero'], { ...user, id: 'bucket-2' });
    await decide(['hero'], { ...user, forced: new Map([['hero', 'b']]) });
    await decide(['hero'], { ...user, attributes: { brand: 'opalys' } });
    expect(asked).toEqual(['hero bucket-1', 'hero bucket-2', 'hero bucket-1', 'hero bucket-1']);
    pass(29_999);
    await decide(['hero'], user);
    expect(asked).toHaveLength(4);
    pass(1);
    await decide(['hero'], user);
    expect(asked).toHaveLength(5);
  });

  const failures: readonly [string, FlagPort['getFlag']][] = [
    ['NotFound', () => TE.left<Failure>({ _tag: 'NotFound' })],
    ['Unreadable', () => TE.left<Failure>({ _tag: 'Unreadable', at: 'x' })],
    ['Unreachable', () => () => Promise.reject(new Error('defect'))],
  ];
  it.each(failures)(
    'are the defaults after a failure, which is reported once: %s · TRK-5',
    async (tag, getFlag) => {
      const { decide, reported } = at(getFlag);
      expect(await decide(['hero'], user)).toEqual(new Map([['hero', defaultFlag]]));
      await decide(['hero'], user);
      expect(reported).toEqual([`hero ${tag}`]);
    },
  );

  it('are the defaults after 300 ms without a bucket; a late decision serves the next page · TRK-5', async () => {
    const nobody = { attributes: user.attributes };
    const late = Promise.withResolvers<void>();
    const { decide, reported, waited } = at(
      () => () => late.promise.then(() => ({ _tag: 'Right', right: flag })),
      onlyFor(flagPatience),
    );
    expect(await decide(['hero'], nobody)).toEqual(new Map([['hero', defaultFlag]]));
    expect(waited.toSorted()).toEqual([flagSilence, flagPatience].toSorted());
    expect([flagPatience, flagSilence]).toEqual([300, 2000]);
    expect(reported).toEqual(['hero Unavailable']);
    late.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    expect(await decide(['hero'], nobody)).toEqual(new Map([['hero', flag]]));
  });

  it('stay open after 300 ms with a bucket, are not waited for again, and hold once they come · TRK-5 · CONT-3', async () => {
    const late = Promise.withResolvers<void>();
    let asked = 0;
    const { decide, pass } = at(() => {
      asked += 1;
      return () => late.promise.then(() => ({ _tag: 'Right', right: flag }));
    }, onlyFor(flagPatience));
    expect(await decide(['hero'], user)).toEqual(new Map());
    expect(decide.known?.(['hero'], user)).toBeUndefined();
    expect(await decide(['hero'], user)).toEqual(new Map());
    expect(asked).toBe(1);
    late.resolve();
    await soon();
    expect(await decide(['hero'], user)).toEqual(new Map([['hero', flag]]));
    expect(asked).toBe(1);
    pass(30_001);
    expect(await decide(['hero'], user)).toEqual(new Map([['hero', flag]]));
  });

  it('are late on each page of a slow service, which does not open the circuit breaker · TRK-5', async () => {
    const told: boolean[] = [];
    const late = Promise.withResolvers<void>();
    const { decide } = at(
      () => () => late.promise.then(() => ({ _tag: 'Right', right: flag })),
      onlyFor(flagPatience),
      breakerOf(told),
    );
    const users = Array.from({ length: 10 }, (_, n) => ({ ...user, id: `bucket-${n}` }));
    for (const one of users) expect((await decide(['hero'], one)).get('hero')).toBeUndefined();
    late.resolve();
    await soon();
    for (const one of users) expect((await decide(['hero'], one)).get('hero')).toBe(flag);
    expect(told).toEqual([]);
  });

  it('open the circuit breaker if no response comes within two seconds · TRK-5', async () => {
    const told: boolean[] = [];
    const { decide } = at(() => never, onlyFor(flagSilence), breakerOf(told));
    for (let n = 0; n < 4; n += 1) {
      await decide(['hero'], { ...user, id: `bucket-${n}` });
      await soon();
    }
    expect(told).toEqual([false]);
  });

  it('keep their last value when the service becomes slow · TRK-5', async () => {
    let isSlow = false;
    const { decide, pass } = at(
      () => () => (isSlow ? never() : Promise.resolve({ _tag: 'Right', right: flag })),
      (ms) => (isSlow && ms === flagPatience ? Promise.resolve() : never()),
    );
    await decide(['hero'], user);
    isSlow = true;
    pass(30_001);
    expect((await decide(['hero'], user)).get('hero')).toBe(flag);
    pass(5001);
    expect((await decide(['hero'], user)).get('hero')).toBe(flag);
  });

  it('are requested again five seconds after a failure, and no sooner · TRK-5', async () => {
    let asked = 0;
    const { decide, pass } = at(() => {
      asked += 1;
      return TE.left<Failure>({ _tag: 'Unreachable' });
    });
    await decide(['hero'], user);
    pass(4999);
    await decide(['hero'], user);
    expect(asked).toBe(1);
    pass(2);
    await decide(['hero'], user);
    expect(asked).toBe(2);
  });

  it('are the defaults at once, without another report, once the service has fallen silent · TRK-5', async () => {
    let asked = 0;
    let isUp = true;
    const silent: FlagPort['getFlag'] = () => {
      asked += 1;
      return TE.left<Failure>({ _tag: 'Unreachable' });
    };
    const guard: Guard = (question) => (isUp ? question : TE.left<Failure>({ _tag: 'Unreachable' }));
    const { decide, reported, waited } = at(silent, never, { guard, isUp: () => isUp });
    await decide(['hero'], user);
    isUp = false;
    expect(await decide(['hero'], { ...user, id: 'bucket-2' })).toEqual(new Map([['hero', defaultFlag]]));
    expect([asked, waited.length, reported]).toEqual([1, 2, ['hero Unreachable']]);
  });

  it('are requested for valid keys only, twenty at most · TRK-5', async () => {
    const asked: string[] = [];
    const { decide } = at((key) => {
      asked.push(key);
      return TE.right(flag);
    });
    const many = ['', 'a b', 'ok', ...Array.from({ length: 50 }, (_, n) => `k${n}`)];
    expect((await decide(many, user)).size).toBe(20);
    expect(asked).toHaveLength(20);
    expect(asked[0]).toBe('ok');
    // A visitor who takes part in no experiment does not wait.
    const nobody = { attributes: user.attributes };
    const decided = await decide(many, nobody);
    expect([decided.size, decided.get('k49')]).toEqual([51, defaultFlag]);
    expect(decide.known?.(many, nobody)).toEqual(decided);
    expect(asked).toHaveLength(40);
  });
});
