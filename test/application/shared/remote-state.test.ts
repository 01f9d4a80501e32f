import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  failed,
  keepValue,
  loading,
  type RemoteState,
  ready,
} from '../../../src/application/shared/remote-state.ts';

type State = RemoteState<string, number>;
const states = fc.oneof<[fc.Arbitrary<State>, fc.Arbitrary<State>, fc.Arbitrary<State>]>(
  fc.constant(loading),
  fc.string().map(failed),
  fc.integer().map(ready),
);

describe('the value on screen', () => {
  it('stays until there is a newer one, and nothing is shown before the first', () =>
    fc.assert(
      fc.property(fc.array(states, { minLength: 1 }), (told) => {
        const last = told.at(-1);
        const newest = told.findLast(({ _tag }) => _tag === 'Ready');
        const seen = told.reduce<State>(keepValue, loading);
        expect(seen).toStrictEqual(newest ? { ...last, value: newest.value } : last);
      }),
    ));
});
