import { describe, expect, it } from 'vitest';
import { expressStandings } from '../../../../src/domain/checkout/express/approval.ts';
import { expressEnds } from '../../../../src/domain/checkout/express/express-end.ts';
import { expressPath } from '../../../../src/domain/shared/express-path.ts';

describe('the ways in which a wallet ends', () => {
  it('include all its standings except approved, each once · EXP-5', () => {
    expect(expressEnds).toEqual(
      expect.arrayContaining(expressStandings.filter((standing) => standing !== 'approved')),
    );
    expect(expressEnds).not.toContain('approved');
    expect(new Set(expressEnds).size).toBe(expressEnds.length);
  });

  it.each([
    ['de', '/cart/express'],
    ['fr', '/fr/cart/express'],
  ] as const)('are shown in %s at the address %s · EXP-7', (locale, path) =>
    expect(expressPath(locale)).toBe(path),
  );
});
