import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeOf, type Variant, variantFor } from '../../../src/domain/flags/variant.ts';

const side = (name: string, weight: number): Variant => ({
  name,
  weight,
  enabled: true,
  variables: new Map(),
});
const ids = Array.from({ length: 100 }, (_, bucket) => `bucket-${bucket}`);
const share = (variants: readonly Variant[], name: string, key = 'hero'): number =>
  ids.filter((id) => variantFor(variants, key, id)?.name === name).length;

const key = fc.string({ minLength: 1 });
const sides = fc.array(
  fc
    .oneof(fc.double({ min: 0, max: 1000, noNaN: true }), fc.constantFrom(-1, Number.NaN, Infinity))
    .map((weight) => side('', weight)),
  { maxLength: 6 },
);
const named = sides.map((list) => list.map((one, at) => ({ ...one, name: `side ${at}` })));

describe('the variant of a visitor', () => {
  it('is always the same, and has a positive weight · TRK-5', () =>
    fc.assert(
      fc.property(named, key, key, (variants, feature, id) => {
        const chosen = variantFor(variants, feature, id);
        expect(variantFor(variants, feature, id)).toBe(chosen);
        const possible = variants.filter(({ weight }) => weight > 0 && Number.isFinite(weight));
        if (possible.length === 0) expect(chosen).toBeUndefined();
        else expect(possible).toContain(chosen);
      }),
    ));

  it('is distributed according to the weights · TRK-5', () => {
    const halves = [side('a', 1), side('b', 1)];
    expect(share(halves, 'a')).toBeGreaterThan(35);
    expect(share(halves, 'a')).toBeLessThan(65);
    const tenth = [side('a', 90), side('b', 10)];
    expect(share(tenth, 'b')).toBeGreaterThan(3);
    expect(share(tenth, 'b')).toBeLessThan(20);
    expect(share([side('a', 1), side('b', 0)], 'a')).toBe(100);
  });

  it('is independent of the variant for another feature · TRK-5', () => {
    const halves = [side('a', 1), side('b', 1)];
    const both = ids.filter(
      (id) => variantFor(halves, 'hero', id)?.name === 'a' && variantFor(halves, 'footer', id)?.name === 'a',
    ).length;
    expect(both).toBeGreaterThan(12);
    expect(both).toBeLessThan(40);
  });

  it('changes only for visitors affected by a changed weight · TRK-5', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), (one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        const at = (weight: number) => [side('a', weight), side('b', 100 - weight)];
        for (const id of ids)
          if (variantFor(at(less), 'hero', id)?.name === 'a')
            expect(variantFor(at(more), 'hero', id)?.name).toBe('a');
      }),
    ));

  it('is undefined without a visitor id, unless only one variant is possible · TRK-5', () => {
    expect(variantFor([side('a', 1), side('b', 1)], 'hero')).toBeUndefined();
    expect(variantFor([side('a', 0), side('b', 2)], 'hero')?.name).toBe('b');
    expect(variantFor([], 'hero')).toBeUndefined();
  });

  it('is the same in every version of the shop · TRK-5', () =>
    expect(ids.slice(0, 4).map((id) => Math.floor(placeOf('hero', id) * 1000))).toEqual([35, 81, 525, 953]));

  it('depends on a position from 0 to below 1', () =>
    fc.assert(
      fc.property(key, key, (feature, id) => {
        const place = placeOf(feature, id);
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThan(1);
      }),
    ));
});
