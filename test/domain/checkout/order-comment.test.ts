import { describe, expect, it } from 'vitest';
import { commentProblem } from '../../../src/domain/checkout/order-comment.ts';

describe('a comment', () => {
  it.each([
    [0, undefined],
    [500, undefined],
    [501, 'too_long'],
  ])('of %i characters: %s', (length, problem) => {
    expect(commentProblem('a'.repeat(length))).toBe(problem);
    expect(commentProblem('😀'.repeat(length))).toBe(problem);
  });

  it.each([
    ['Bitte klingeln.\nDanke!', undefined],
    ['see https://evil.example', 'carries_link'],
    ['a bell\u0007', 'invalid_characters'],
  ])('%j: %s · ADDR-4 · ADDR-7', (comment, problem) => expect(commentProblem(comment)).toBe(problem));
});
