import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandIds, isBrandId } from '../../../src/domain/shared/brand-id.ts';

describe('a brand id', () => {
  it('is one of five · I18N-3', () => {
    expect(brandIds).toEqual(['okulino', 'linsenwerk', 'viszola', 'opalys', 'augental']);
    expect(['okulino', 'Okulino', 'other', '', null, ...brandIds].filter(isBrandId)).toEqual([
      'okulino',
      ...brandIds,
    ]);
  });

  it('is no other value · I18N-3', () =>
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.constantFrom(...brandIds)), (input) => {
        expect(isBrandId(input)).toBe(new Set<unknown>(brandIds).has(input));
      }),
    ));
});
