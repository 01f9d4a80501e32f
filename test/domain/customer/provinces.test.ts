import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { provinces, readProvince } from '../../../src/domain/customer/provinces.ts';

describe('the provinces of Italy', () => {
  it('number 107, each with its own two-letter code and a name · CHK-7', () => {
    expect(provinces).toHaveLength(107);
    expect(new Set(provinces.map(({ code }) => code)).size).toBe(107);
    for (const { code, name } of provinces) {
      expect(code).toMatch(/^[A-Z]{2}$/);
      expect(name).toMatch(/^\p{Lu}[’\p{L}]/u);
    }
  });
  it.each([
    ['mi', 'MI'],
    [' Milano ', 'MI'],
    ['forlì-cesena', 'FC'],
    ['XX', undefined],
    ['', undefined],
  ])('are read from %j as %s · CHK-7', (typed, code) => expect(readProvince(typed)).toBe(code));
  it('are found by code and by name · CHK-7', () =>
    fc.assert(
      fc.property(fc.constantFrom(...provinces), ({ code, name }) => {
        expect([readProvince(code), readProvince(name)]).toEqual([code, code]);
      }),
    ));
});
