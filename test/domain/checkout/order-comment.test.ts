import { describe, expect, it } from 'vitest';
import { isTooLong } from '../../../src/domain/checkout/order-comment.ts';

describe('a comment', () => {
  it.each([
    [0, false],
    [500, false],
    [501, true],
  ])('of %i characters is too long: %s', (length, long) => {
    expect(isTooLong('a'.repeat(length))).toBe(long);
    expect(isTooLong('😀'.repeat(length))).toBe(long);
  });
});
