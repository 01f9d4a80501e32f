import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultFlag,
  experimentOf,
  type Flag,
  flagsLine,
  isFlagKey,
} from '../../../src/domain/flags/flag.ts';

const flag = (enabled: boolean, variables: Readonly<Record<string, string | number | boolean>>): Flag => ({
  enabled,
  variables: new Map(Object.entries(variables)),
});

describe('a feature flag', () => {
  it('has its variables while it is on, and none while it is off · TRK-5', () => {
    expect(experimentOf(flag(true, { promise: 'saving' }))).toEqual({
      _tag: 'Known',
      variables: new Map([['promise', 'saving']]),
    });
    expect(experimentOf(flag(false, { promise: 'saving' }))).toEqual({ _tag: 'Known', variables: new Map() });
    expect(experimentOf(defaultFlag)).toEqual({ _tag: 'Known', variables: new Map() });
    expect(defaultFlag.enabled).toBe(false);
  });

  it.each([
    ['home-promise', true],
    ['a', true],
    ['A.b_c-1', true],
    ['', false],
    ['-a', false],
    ['a b', false],
    ['a/b', false],
    ['a'.repeat(80), true],
    ['a'.repeat(81), false],
  ])('may have the key %j: %s', (key, is) => expect(isFlagKey(key)).toBe(is));
});

const values = fc.oneof(fc.string(), fc.integer(), fc.boolean());
const flags = fc.dictionary(
  fc.string(),
  fc.record({ enabled: fc.boolean(), variables: fc.dictionary(fc.string(), values) }),
);
const mapOf = (of: {
  readonly [key: string]: { enabled: boolean; variables: Record<string, string | number | boolean> };
}) => new Map(Object.entries(of).map(([key, { enabled, variables }]) => [key, flag(enabled, variables)]));
const backwards = <A>(map: ReadonlyMap<string, A>): ReadonlyMap<string, A> => new Map([...map].reverse());

describe('the key that separates copies of a page by flags', () => {
  it('does not depend on the order of flags and variables · TRK-5', () =>
    fc.assert(
      fc.property(flags, (of) => {
        const decided = mapOf(of);
        const turned = new Map(
          [...backwards(decided)].map(([key, one]) => [key, { ...one, variables: backwards(one.variables) }]),
        );
        expect(flagsLine(turned)).toBe(flagsLine(decided));
      }),
    ));

  it('differs if a flag, a variable or a value differs · TRK-5', () => {
    const lines = [
      new Map<string, Flag>(),
      new Map([['a', flag(true, {})]]),
      new Map([['b', flag(true, {})]]),
      new Map([['a', flag(false, {})]]),
      new Map([['a', flag(true, { x: 1 })]]),
      new Map([['a', flag(true, { x: '1' })]]),
      new Map([['a', flag(true, { x: true })]]),
      new Map([['a', flag(true, { x: 1, y: 1 })]]),
    ].map(flagsLine);
    expect(new Set(lines).size).toBe(lines.length);
  });
});
