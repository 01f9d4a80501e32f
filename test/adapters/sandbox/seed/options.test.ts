import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { products } from '../../../../src/adapters/sandbox/seed/products/products.ts';
import { writeDioptres } from '../../../../src/domain/catalogue/lens/lens-measure.ts';
import { type OptionCode, optionCodes } from '../../../../src/domain/catalogue/lens/lens-options.ts';

const byId = new Map(products.map((product) => [product.id, product]));

describe('the options of the seed', () => {
  const canonical: Readonly<Record<OptionCode, RegExp>> = {
    sphere: /^(0\.00|[+-]\d{1,2}\.(00|25|50|75))$/,
    cylinder: /^-[0-2]\.(25|75)$/,
    axis: /^([1-9]|1[0-8])0$/,
    radius: /^8\.[3-9]$/,
    diameter: /^1[34]\.\d$/,
    add: /^(low|medium|high|\+[0-2]\.(00|25|50|75))$/,
    color: /^[a-z]+(-[a-z]+)*$/,
    dominance: /^[DN]$/,
  };

  it('are in their order, with values in canonical form and without duplicates · CAT-7', () => {
    for (const { options } of products) {
      const codes = options.map(({ code }) => code);
      expect(codes).toEqual(optionCodes.filter((code) => codes.includes(code)));
      for (const { code, values } of options) {
        for (const value of values) expect(value).toMatch(canonical[code]);
        expect(new Set(values).size).toBe(values.length);
        expect(values.length).toBeGreaterThan(0);
      }
    }
  });

  it('go from -12 to +8 dioptres, in quarter steps up to six, then in halves', () => {
    const sphere =
      byId
        .get('10010')
        ?.options.find(({ code }) => code === 'sphere')
        ?.values.map(Number) ?? [];
    expect([sphere[0], sphere.at(-1)]).toEqual([-12, 8]);
    for (const [i, value] of sphere.slice(1).entries()) {
      const step = value - (sphere[i] ?? 0);
      const within = Math.max(Math.abs(value), Math.abs(sphere[i] ?? 0)) <= 6;
      // Zero is left out: a lens without correction is not spherical.
      expect(step).toBe(value === 0.25 ? 0.5 : within ? 0.25 : 0.5);
    }
  });

  it('leave at least one value of every option, whatever axis and colour are chosen · CAT-9', () => {
    for (const { options, narrowings } of products) {
      const valuesOf = (code: OptionCode) => options.find((option) => option.code === code)?.values ?? [''];
      for (const axis of valuesOf('axis'))
        for (const color of valuesOf('color'))
          for (const { code, values } of options) {
            const left = values.filter((value) =>
              narrowings.every(
                (rule) =>
                  rule.code !== code ||
                  !rule.values.includes(rule.when === 'axis' ? axis : color) ||
                  rule.keep.includes(value),
              ),
            );
            expect(left.length).toBeGreaterThan(0);
          }
    }
  });

  it('are written with sign, dot and two digits', () =>
    fc.assert(
      fc.property(fc.integer({ min: -2000, max: 2000 }), (hundredths) => {
        const text = writeDioptres(hundredths);
        expect(text).toMatch(/^([+-]\d+\.\d\d|0\.00)$/);
        expect(Math.round(Number(text) * 100)).toBe(hundredths);
      }),
    ));
});
