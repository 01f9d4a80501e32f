import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { provinces, readProvince } from '../../../src/domain/customer/provinces.ts';

describe('provinces of Italy', () => {
  it('are 107, each with two capitals of its own and a name · CHK-7', () => {
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
  ])('reads %j as %s · CHK-7', (typed, code) => expect(readProvince(typed)).toBe(code));
  it('are found by their code and by their name alike · CHK-7', () =>
    fc.assert(
      fc.property(fc.constantFrom(...provinces), ({ code, name }) => {
        expect([readProvince(code), readProvince(name)]).toEqual([code, code]);
      }),
    ));
});
