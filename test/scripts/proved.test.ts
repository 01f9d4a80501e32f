import { describe, expect, it } from 'vitest';
import {
  idsOf,
  passedInPlaywright,
  passedInVitest,
  skippedInVitest,
  traceFaults,
} from '../../scripts/trace/proved.ts';

const vitest = (status: string) => ({
  testResults: [{ assertionResults: [{ title: 'drops the oldest · NOTE-1', status }] }],
});
const journey = (...statuses: readonly string[]) => ({
  suites: [
    { suites: [{ specs: [{ title: 'buys · CHK-1', tests: statuses.map((status) => ({ status })) }] }] },
  ],
});

describe('a requirement', () => {
  it.each([
    ['drops the oldest · NOTE-1', ['NOTE-1']],
    ['adds once · CART-17 · CART-1', ['CART-17', 'CART-1']],
    ['shows CART-17 nowhere', []],
    ['· CART-17 comes first', []],
  ])('is claimed at the end of a title only: %s', (title, ids) => {
    expect(idsOf(title)).toEqual(ids);
  });

  it.each(['failed', 'skipped', 'pending', 'todo', 'disabled'])(
    'is not proved by a test with the status %s',
    (status) => {
      expect(passedInVitest(vitest(status))).toEqual([]);
      expect(passedInVitest(vitest('passed'))).toHaveLength(1);
    },
  );

  it('counts as skipped only if its test was, not if it failed', () => {
    for (const status of ['skipped', 'pending']) expect(skippedInVitest(vitest(status))).toHaveLength(1);
    for (const status of ['passed', 'failed', 'todo', 'disabled'])
      expect(skippedInVitest(vitest(status))).toEqual([]);
  });

  it.each([['unexpected'], ['skipped'], ['expected', 'unexpected'], []])(
    'is not proved by a journey with the status %s',
    (...statuses) => {
      expect(passedInPlaywright(journey(...statuses.filter((status) => status !== undefined)))).toEqual([]);
      expect(passedInPlaywright(journey('expected', 'flaky'))).toEqual(['buys · CHK-1']);
    },
  );

  it.each([
    [['A-1'], [], [], ['A-1: no test that passed proves it']],
    [['A-1'], [], ['A-1'], []],
    [['A-1'], ['A-1'], [], []],
    [['A-1'], ['A-1'], ['A-1'], []],
    [[], [], ['A-1'], ['A-1 is in scripts/trace/open.ts, but not in docs/requirements.md']],
    [[], ['A-1'], [], ['A-1 is named by a test, but not in docs/requirements.md']],
  ])(
    'with the list %j, %j proved and %j allowed to be open, is checked',
    (listed, proved, allowed, faults) => {
      expect(traceFaults(listed, new Set(proved), new Set(allowed))).toEqual(faults);
    },
  );
});
