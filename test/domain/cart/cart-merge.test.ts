import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CountedLine, mergeLines, piecesTaken } from '../../../src/domain/cart/cart-merge.ts';

const line = (key: string, quantity: number): CountedLine => ({ key, quantity });

describe('the merge of two carts', () => {
  it.each([
    ['two empty carts', [], [], []],
    ['only the current cart', [line('a', 2)], [], [line('a', 2)]],
    ['only the stored cart', [], [line('a', 2)], [line('a', 2)]],
    [
      'different lines, those of the current cart first',
      [line('b', 1)],
      [line('a', 2)],
      [line('b', 1), line('a', 2)],
    ],
    ['the same line in both, once', [line('a', 2)], [line('a', 2)], [line('a', 2)]],
    ['the same line with fewer pieces in the current cart', [line('a', 1)], [line('a', 3)], [line('a', 3)]],
    ['the same line with more pieces in the current cart', [line('a', 3)], [line('a', 1)], [line('a', 3)]],
  ])('%s', (_fact, atHand, left, expected) => expect(mergeLines(atHand, left)).toEqual(expected));
});

describe('the pieces that a merged cart takes of a line', () => {
  it('are as many as its limit allows, never fewer than it holds · CART-24', () =>
    fc.assert(
      fc.property(fc.nat(99), fc.nat(99), fc.nat(120), (held, more, limit) => {
        const taken = piecesTaken(held, held + more, (quantity) => quantity <= limit);
        expect(taken).toBe(Math.max(held, Math.min(held + more, limit)));
      }),
    ));
});

describe('merging', () => {
  const cart = fc.uniqueArray(
    fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e'), quantity: fc.integer({ min: 1, max: 99 }) }),
    { selector: ({ key }) => key },
  );
  const asMap = (lines: readonly CountedLine[]) => new Map(lines.map(({ key, quantity }) => [key, quantity]));

  it('loses no line and no piece, and adds none', () => {
    fc.assert(
      fc.property(cart, cart, (one, other) => {
        const [a, b, both] = [asMap(one), asMap(other), asMap(mergeLines(one, other))];
        expect(new Set(both.keys())).toEqual(new Set([...a.keys(), ...b.keys()]));
        for (const [key, pieces] of both) expect(pieces).toBe(Math.max(a.get(key) ?? 0, b.get(key) ?? 0));
      }),
    );
  });

  it('keeps each line once', () => {
    fc.assert(
      fc.property(cart, cart, (one, other) => {
        const keys = mergeLines(one, other).map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it('changes nothing when repeated with either cart', () => {
    fc.assert(
      fc.property(cart, cart, (one, other) => {
        const both = mergeLines(one, other);
        expect(mergeLines(both, other)).toEqual(both);
        expect(mergeLines(both, one)).toEqual(both);
        expect(mergeLines(one, one)).toEqual(one);
      }),
    );
  });

  it('gives the same quantities whichever cart is current, and for three carts in any order', () => {
    fc.assert(
      fc.property(cart, cart, cart, (one, two, three) => {
        expect(asMap(mergeLines(one, two))).toEqual(asMap(mergeLines(two, one)));
        expect(mergeLines(mergeLines(one, two), three)).toEqual(mergeLines(one, mergeLines(two, three)));
      }),
    );
  });
});
