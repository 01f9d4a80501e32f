import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { flagPatience, makeDecisions } from '../../../src/application/flags/decisions.ts';
import { noFlags } from '../../../src/application/flags/no-flags.ts';
import type { FlagPort } from '../../../src/application/flags/ports.ts';
import { defaultFlag, type Flag } from '../../../src/domain/flags/flag.ts';

const flag: Flag = { enabled: true, variables: new Map([['promise', 'saving']]) };
const bucket = (number: number) => ({ id: `bucket-${number}`, attributes: {} });
const never = () => new Promise<never>(() => undefined);
const soon = () => new Promise((resolve) => setTimeout(resolve));

const deciding = (getFlag: FlagPort['getFlag'], wait: (ms: number) => Promise<void> = never) => {
  let now = 0;
  let asked = 0;
  const decide = makeDecisions({
    flags: {
      ...noFlags,
      getFlag: (...args) => {
        asked += 1;
        return getFlag(...args);
      },
    },
    clock: { now: () => now },
    wait,
    report: () => undefined,
  });
  return {
    decide,
    asked: () => asked,
    pass: (ms: number) => {
      now += ms;
    },
    keeps: (number: number) => decide.known?.(['hero'], bucket(number)) !== undefined,
  };
};

describe('a kept feature decision', () => {
  it('is unknown before it was requested, and while the request is under way · TRK-5', async () => {
    const { decide, keeps } = deciding(() => TE.right(flag));
    expect(keeps(1)).toBe(false);
    const answer = decide(['hero'], bucket(1));
    expect(keeps(1)).toBe(false);
    await answer;
    expect(decide.known?.(['hero'], bucket(1))).toEqual(new Map([['hero', flag]]));
  });

  it('is requested once by pages that are rendered at the same time · TRK-5', async () => {
    const { decide, asked } = deciding(() => TE.right(flag));
    const pages = await Promise.all([1, 1, 1].map((number) => decide(['hero'], bucket(number))));
    expect(pages).toEqual(Array(3).fill(new Map([['hero', flag]])));
    expect(asked()).toBe(1);
  });

  it('is kept for 5000 buckets at most; the one requested longest ago is dropped first · TRK-5', async () => {
    const { decide, keeps, pass } = deciding(() => TE.right(flag));
    await decide(['hero'], bucket(0));
    pass(10_000);
    await Promise.all(Array.from({ length: 4999 }, (_, index) => decide(['hero'], bucket(index + 1))));
    pass(20_000);
    await decide(['hero'], bucket(0));
    expect([0, 1, 4999].map(keeps)).toEqual([true, true, true]);
    await decide(['hero'], bucket(5000));
    expect([0, 1, 2, 5000].map(keeps)).toEqual([true, false, true, true]);
  });

  it('without a bucket stays the default if the late response is a failure · TRK-5', async () => {
    const late = Promise.withResolvers<void>();
    const nobody = { attributes: {} };
    const { decide, asked, pass } = deciding(
      () => () => late.promise.then(() => E.left({ _tag: 'NotFound' })),
      (ms) => (ms === flagPatience ? Promise.resolve() : never()),
    );
    const first = await decide(['hero'], nobody);
    late.resolve();
    await soon();
    expect([first, await decide(['hero'], nobody)]).toEqual(Array(2).fill(new Map([['hero', defaultFlag]])));
    expect(asked()).toBe(1);
    pass(5000);
    await decide(['hero'], nobody);
    expect(asked()).toBe(2);
  });
});
