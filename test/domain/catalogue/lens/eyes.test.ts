import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eyesAlike, mapEyes, swapEyes } from '../../../../src/domain/catalogue/lens/eyes.ts';
import { eyesOf } from '../../../arbitraries/eye-prescription.ts';

const eyes = eyesOf(fc.integer());
const same = (a: number, b: number): boolean => a === b;

describe('a pair of eyes', () => {
  it.each([
    [{}, {}],
    [{ right: 1 }, { left: 1 }],
    [{ left: 2 }, { right: 2 }],
    [
      { right: 1, left: 2 },
      { right: 2, left: 1 },
    ],
    [
      { right: 0, left: 2 },
      { right: 2, left: 0 },
    ],
  ])('%j swapped is %j', (given, swapped) => expect(swapEyes(given)).toStrictEqual(swapped));

  it('swapped twice is unchanged, and swapped once stays as alike', () =>
    fc.assert(
      fc.property(eyes, (given) => {
        expect(swapEyes(swapEyes(given))).toEqual(given);
        expect(eyesAlike(swapEyes(given), same)).toBe(eyesAlike(given, same));
      }),
    ));

  it.each([
    [{}, false],
    [{ right: 1 }, false],
    [{ left: 1 }, false],
    [{ right: 1, left: 2 }, false],
    [{ right: 1, left: 1 }, true],
    [{ right: 0, left: 0 }, true],
  ])('%j is alike: %s', (given, alike) => expect(eyesAlike(given, same)).toBe(alike));

  it('mapped eye by eye keeps its sides', () =>
    fc.assert(
      fc.property(eyes, (given) => {
        expect(mapEyes(given, (one) => one)).toEqual(given);
        expect(mapEyes(swapEyes(given), String)).toEqual(swapEyes(mapEyes(given, String)));
      }),
    ));
});
