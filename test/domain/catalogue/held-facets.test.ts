import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heldFacets } from '../../../src/domain/catalogue/held-facets.ts';
import { type Facet, filterCodes } from '../../../src/domain/catalogue/listing.ts';

const facet = (code: Facet['code'], counts: Readonly<Record<string, number>>): Facet => ({
  code,
  values: Object.entries(counts).map(([value, count]) => ({ value, count })),
});
const anyFacets: fc.Arbitrary<readonly Facet[]> = fc.uniqueArray(
  fc.record({
    code: fc.constantFrom(...filterCodes.slice(0, 4)),
    values: fc.uniqueArray(
      fc.record({ value: fc.constantFrom('a', 'b', 'c', 'd', 'e'), count: fc.nat(99) }),
      { selector: ({ value }) => value },
    ),
  }),
  { selector: ({ code }) => code },
);
const namesIn = (facets: readonly Facet[]) =>
  facets.flatMap(({ code, values }) => [code, ...values.map(({ value }) => `${code}=${value}`)]);
const countOf = (facets: readonly Facet[], code: string, value: string) =>
  facets.find((one) => one.code === code)?.values.find((one) => one.value === value)?.count;

describe('the facets of an open dialog', () => {
  it('have the new counts, keep a value without products, and end with new values and facets · CAT-33', () =>
    expect(
      heldFacets(
        [facet('brand', { Mareo: 4, Velmora: 9 }), facet('price', { low: 3 })],
        [facet('lens_type', { toric: 2 }), facet('brand', { Aquen: 1, Velmora: 2 })],
      ),
    ).toEqual([
      facet('brand', { Mareo: 0, Velmora: 2, Aquen: 1 }),
      facet('price', { low: 0 }),
      facet('lens_type', { toric: 2 }),
    ]));

  it('lose nothing and keep their order · CAT-33', () =>
    fc.assert(
      fc.property(anyFacets, anyFacets, (shown, now) => {
        const before = new Set(namesIn(shown));
        expect(namesIn(heldFacets(shown, now)).filter((name) => before.has(name))).toEqual(namesIn(shown));
      }),
    ));

  it('count what is counted now, and zero for the rest · CAT-33', () =>
    fc.assert(
      fc.property(anyFacets, anyFacets, (shown, now) => {
        const held = heldFacets(shown, now);
        for (const { code, values } of now)
          for (const { value, count } of values) expect(countOf(held, code, value)).toBe(count);
        for (const { code, values } of held)
          for (const { value, count } of values) expect(count).toBe(countOf(now, code, value) ?? 0);
      }),
    ));

  it('are the same for the same counts, and those of now if none were shown · CAT-33', () =>
    fc.assert(
      fc.property(anyFacets, anyFacets, (shown, now) => {
        expect(heldFacets(now, now)).toEqual(now);
        expect(heldFacets([], now)).toEqual(now);
        expect(heldFacets(heldFacets(shown, now), now)).toEqual(heldFacets(shown, now));
      }),
    ));
});
