import { describe, expect, it } from 'vitest';
import { priceBandEdges, priceBandOf, priceBands } from '../../../src/domain/catalogue/facet-values.ts';

describe('a band of prices', () => {
  it.each([
    ['0-20', { to: 2000 }],
    ['20-40', { from: 2000, to: 4000 }],
    ['80-120', { from: 8000, to: 12_000 }],
    ['120-', { from: 12_000 }],
    ['20-41', undefined],
    ['', undefined],
    ['-', undefined],
  ])('%j has the limits %j · CAT-3', (value, band) => expect(priceBandOf(value)).toStrictEqual(band));

  it('begins where the previous one ends, as its name says · CAT-3', () => {
    expect(priceBands).toHaveLength(priceBandEdges.length + 1);
    const names = priceBands.map((value) => {
      const { from = 0, to } = priceBandOf(value) ?? {};
      return `${from / 100}-${to === undefined ? '' : to / 100}`;
    });
    expect(names).toEqual(priceBands);
  });
});
