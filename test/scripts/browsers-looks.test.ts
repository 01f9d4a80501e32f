import { describe, expect, it } from 'vitest';
import { differences, type Look } from '../../scripts/browsers/looks.ts';

const look = (more: Partial<Look> = {}): Look => ({
  height: 1000,
  over: 0,
  controls: [
    ['a Konto', 40, 40],
    ['button Suchen', 48, 48],
  ],
  ...more,
});

describe('comparing a page in two browsers', () => {
  it.each<[string, Look, readonly string[]]>([
    ['alike', look(), []],
    ['a taller page', look({ height: 1030 }), []],
    ['higher', look({ height: 1031 }), ['1031 px high, not 1000']],
    ['a page that is wider than the window', look({ over: 4 }), ['4 px wider than its window']],
    ['a page without a control', look({ controls: [['a Konto', 40, 40]] }), ['lacks button Suchen']],
    [
      'a page with another control',
      look({ controls: [...look().controls, ['button Weiter', 48, 48]] }),
      ['has button Weiter'],
    ],
    [
      'a page with a control of another size',
      look({
        controls: [
          ['a Konto', 40, 40],
          ['button Suchen', 48, 61],
        ],
      }),
      ['button Suchen: 61 px high, not 48'],
    ],
  ])('%s', (_, other, expected) => expect(differences(look(), other)).toEqual(expected));
});
