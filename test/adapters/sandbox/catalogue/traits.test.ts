import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productFromWire, summaryFromWire } from '../../../../src/adapters/backend/product-from-wire.ts';
import { costOfWearingOf } from '../../../../src/domain/catalogue/lens/cost-of-wearing.ts';
import { type TraitCode, traitCodes } from '../../../../src/domain/catalogue/listing.ts';
import { type BandedMeasure, bandOf } from '../../../../src/domain/catalogue/measure-bands.ts';
import { factOf } from '../../../../src/domain/catalogue/product.ts';
import { done } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

let shop: TestSandbox;
beforeAll(async () => {
  shop = await startSandbox();
});
afterAll(() => shop.close());

type Query = NonNullable<Parameters<ReturnType<TestSandbox['client']>['getProducts']>[0]['query']>;
const list = (query: Query) => done(shop.client().getProducts({ query }));

const facetOf = async (category: string, code: TraitCode) =>
  (await list({ category })).meta.facets.find((facet) => facet.code === code)?.values ?? [];

const banded: readonly (readonly [BandedMeasure, category: string, fact: string])[] = [
  ['water', 'lens', 'water_content'],
  ['oxygen', 'lens', 'oxygen_transmissibility'],
  ['frame_width', 'sun', 'lens_width'],
];
const named: readonly (readonly ['uv' | 'frame_shape', category: string, fact: string])[] = [
  ['uv', 'lens', 'uv_filter'],
  ['uv', 'sun', 'uv_filter'],
  ['frame_shape', 'sun', 'frame_shape'],
];

/** The values of a fact in the products of a listing. */
const said = async (query: Query, fact: string): Promise<readonly (string | undefined)[]> => {
  const { result } = await list({ ...query, limit: 100 });
  const pages = await Promise.all(
    result.map(({ product_id: id }) => done(shop.client().getProduct({ params: { id } }))),
  );
  return pages.map((wire) => factOf(productFromWire(wire), fact));
};

describe('a listing by product traits', () => {
  it.each(banded)(
    'has the products of a band of %s in %s, as in their data tables · CAT-18 · CAT-19',
    async (measure, category, fact) => {
      const values = await facetOf(category, measure);
      expect(values.length).toBeGreaterThan(1);
      for (const { value, count } of values) {
        const facts = await said({ category, [measure]: [value] }, fact);
        expect(facts).toHaveLength(Math.min(count, 100));
        for (const text of facts) expect(bandOf(measure, Number.parseFloat(text ?? '')), text).toBe(value);
      }
    },
  );

  it.each(named)(
    'has the products of a %s in %s, as in their data tables · CAT-18 · CAT-19',
    async (code, category, fact) => {
      const values = await facetOf(category, code);
      expect(values.length).toBeGreaterThan(0);
      for (const { value, count } of values) {
        const facts = await said({ category, [code]: [value] }, fact);
        expect(facts).toEqual(Array.from({ length: Math.min(count, 100) }, () => value));
      }
    },
  );

  it('has each lens in the band of its box size and of its cost of wearing · CAT-18', async () => {
    const cardsOf = async (query: Query) =>
      (await list({ category: 'lens', ...query, limit: 100 })).result.map(summaryFromWire);
    for (const { value } of await facetOf('lens', 'box_size'))
      for (const { contents } of await cardsOf({ box_size: [value] }))
        expect(bandOf('box_size', contents.amount)).toBe(value);
    const costs = await facetOf('lens', 'wear_cost');
    expect(costs.length).toBeGreaterThan(2);
    for (const { value } of costs)
      for (const card of await cardsOf({ wear_cost: [value] }))
        expect(bandOf('wear_cost', (costOfWearingOf(card)?.month.minor ?? 0) / 100)).toBe(value);
  });

  it('has each lens in one band of each measure, and no other product in any · CAT-18', async () => {
    const { meta } = await list({ category: 'lens' });
    for (const code of ['water', 'oxygen', 'box_size', 'wear_cost'] as const) {
      const values = await facetOf('lens', code);
      expect(
        values.reduce((sum, { count }) => sum + count, 0),
        code,
      ).toBe(meta.total);
      expect(await facetOf('care', code), code).toEqual([]);
    }
  });

  it('offers no lens filters for glasses, and no filters of glasses for lenses · CAT-18 · CAT-19', async () => {
    const offered = async (category: string) =>
      (await list({ category })).meta.facets
        .map(({ code }) => code)
        .filter((code) => traitCodes.some((one) => one === code));
    expect(await offered('sun')).toEqual(['uv', 'frame_shape', 'frame_width']);
    expect(await offered('lens')).toEqual(['water', 'oxygen', 'uv', 'box_size', 'wear_cost']);
  });
});
