import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '../../../src/domain/shared/edit-distance.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });

describe('the edit distance of two words', () => {
  it.each([
    ['', '', 0],
    ['gmail', 'gmail', 0],
    ['gmial', 'gmail', 1],
    ['gmal', 'gmail', 1],
    ['gmaiil', 'gmail', 1],
    ['gnail', 'gmail', 1],
    ['mgial', 'gmail', 2],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['kitten', 'sitting', 3],
    ['ab', 'ba', 1],
    ['ca', 'abc', 3],
    ['😀a', 'a', 1],
  ])('%j and %j is %i · ADDR-3', (a, b, distance) => expect(editDistance(a, b)).toBe(distance));

  it.each([
    ['ab', 'bc', 1],
    ['abc', 'xyz', 1],
    ['abc', 'a', 1],
  ])('%j and %j is more than %i · ADDR-3', (a, b, most) =>
    expect(editDistance(a, b, most)).toBe(Number.POSITIVE_INFINITY),
  );

  it('is symmetric, and zero only for equal words · ADDR-3', () =>
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, b) === 0).toBe(a === b);
      }),
    ));

  it('lies between the difference of the lengths and the greater length · ADDR-3', () =>
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = editDistance(a, b);
        expect(distance).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    ));

  it('is exact within the given limit, and infinite beyond it · ADDR-3', () =>
    fc.assert(
      fc.property(word, word, fc.nat(7), (a, b, most) => {
        const distance = editDistance(a, b);
        expect(editDistance(a, b, most)).toBe(distance <= most ? distance : Number.POSITIVE_INFINITY);
      }),
    ));

  it('does not depend on a common prefix and suffix · ADDR-3', () =>
    fc.assert(
      fc.property(word, word, fc.constantFrom('x', 'xy'), (a, b, same) => {
        expect(editDistance(`${same}${a}${same}`, `${same}${b}${same}`)).toBe(editDistance(a, b));
      }),
    ));
});
