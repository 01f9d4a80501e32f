import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comboboxMove } from '../../../src/ui/search/combobox-keys.ts';

describe('a key in the search', () => {
  it.each([
    ['ArrowDown', -1, 3, { _tag: 'Activate', index: 0 }],
    ['ArrowDown', 2, 3, { _tag: 'Activate', index: -1 }],
    ['ArrowUp', -1, 3, { _tag: 'Activate', index: 2 }],
    ['ArrowUp', 0, 3, { _tag: 'Activate', index: -1 }],
    ['ArrowDown', -1, 0, null],
    ['Enter', 1, 3, { _tag: 'Follow', index: 1 }],
    ['Enter', -1, 3, null],
    ['Escape', 1, 3, { _tag: 'Close' }],
    ['a', 1, 3, null],
  ] as const)('%s with entry %i of %i', (key, active, count, move) => {
    expect(comboboxMove(key, active, count)).toEqual(move);
  });

  it('returns to the text after one arrow press more than there are entries', () =>
    fc.assert(
      fc.property(fc.constantFrom('ArrowDown', 'ArrowUp'), fc.integer({ min: 1, max: 9 }), (key, count) => {
        let active = -1;
        for (let press = 0; press <= count; press += 1) {
          const move = comboboxMove(key, active, count);
          active = move?._tag === 'Activate' ? move.index : Number.NaN;
        }
        expect(active).toBe(-1);
      }),
    ));
});
