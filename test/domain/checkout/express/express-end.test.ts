import { describe, expect, it } from 'vitest';
import { expressStandings } from '../../../../src/domain/checkout/express/approval.ts';
import { expressEnds } from '../../../../src/domain/checkout/express/express-end.ts';
import { expressPath } from '../../../../src/domain/shared/express-path.ts';

describe('the ends of a wallet', () => {
  it('are all that it can stand at but approved, and each once · EXP-5', () => {
    expect(expressEnds).toEqual(
      expect.arrayContaining(expressStandings.filter((standing) => standing !== 'approved')),
    );
    expect(expressEnds).not.toContain('approved');
    expect(new Set(expressEnds).size).toBe(expressEnds.length);
  });

  it.each([
    ['de', '/cart/express'],
    ['fr', '/fr/cart/express'],
  ] as const)('are told where its owner comes back to in %s: %s · EXP-7', (locale, path) =>
    expect(expressPath(locale)).toBe(path),
  );
});
