import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameEmail } from '../../../src/domain/customer/same-email.ts';

describe('the comparison of two e-mail addresses', () => {
  it.each([
    ['mara@example.org', 'mara@example.org', true],
    ['Mara@Example.org ', 'mara@example.org', true],
    ['mara@example.org', 'mara.keller@example.org', false],
    ['', 'mara@example.org', false],
  ])('finds %j and %j equal: %s', (one, other, same) => {
    expect(isSameEmail(one, other)).toBe(same);
    expect(isSameEmail(other, one)).toBe(same);
  });

  it('ignores case and surrounding spaces', () =>
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(isSameEmail(` ${email.toUpperCase()} `, email)).toBe(true);
      }),
    ));
});
