import * as E from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeClient } from '../../../../src/adapters/backend/client.ts';
import { findOperations } from '../../../../src/adapters/contract/catalogue/find-products.ts';
import { readProducts } from '../../../../src/adapters/sandbox/products/read-products.ts';
import { eyePrescription } from '../../../../src/domain/catalogue/lens/eye-prescription.ts';
import type { OwnEye } from '../../../../src/domain/catalogue/lens/own-values.ts';
import { madeIn } from '../../../../src/domain/catalogue/made-in.ts';
import { isComplete } from '../../../../src/domain/catalogue/variant.ts';
import { done } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

let shop: TestSandbox;
beforeAll(async () => {
  shop = await startSandbox();
});
afterAll(() => shop.close());

const channel = { brand_channel: 'okulino', locale: 'de' } as const;
const client = () => shop.client();
type Query = Parameters<ReturnType<TestSandbox['client']>['findProducts']>[0]['query'];

const eyes: readonly OwnEye[] = [
  { sphere: '-2.50' },
  { sphere: '-6.25' },
  { sphere: '+2.00' },
  { sphere: '0.00' },
  { sphere: '-1.75', cylinder: '-0.75', axis: '180' },
  { sphere: '-1.75', cylinder: '-1.75', axis: '40' },
  { sphere: '-1.75', cylinder: '-2.25', axis: '40' },
  { sphere: '-3.00', add: 'low' },
  { sphere: '-3.00', add: '+2.00' },
];

const allPages = async (values: { readonly right?: OwnEye; readonly left?: OwnEye }, query: Query = {}) => {
  const pages = [];
  for (let page = 1, total = 1; (page - 1) * 100 < total; page += 1) {
    const { result, meta } = await done(
      client().findProducts({ query: { ...query, page, limit: 100 }, body: values }),
    );
    total = meta.total;
    pages.push(...result);
  }
  return pages;
};

/** Judges like the product's form: some base curve, diameter and colour of the lens is available with the eye's values. */
const formAccepts = (
  optionsFor: (chosen: object) => readonly { code: string; values: readonly string[] }[],
  eye: OwnEye,
) => {
  const all = optionsFor({}) as never;
  const of = (options: typeof all, code: string): readonly (string | undefined)[] =>
    (options as readonly { code: string; values: readonly string[] }[]).find((one) => one.code === code)
      ?.values ?? [undefined];
  return of(all, 'color').some((color) => {
    const options = optionsFor({ ...(eye.axis && { axis: eye.axis }), ...(color && { color }) }) as never;
    return of(options, 'radius').some((radius) =>
      of(options, 'diameter').some((diameter) =>
        E.isRight(
          E.chainW(madeIn(options))(
            eyePrescription({ ...eye, ...(radius && { radius }), ...(diameter && { diameter }) }),
          ),
        ),
      ),
    );
  });
};

describe('a listing by lens values', () => {
  it.each(eyes)(
    'has the lenses that can be ordered with %j, and all products that are no lens · FIND-2',
    async (eye) => {
      const listed = [];
      for (let page = 1, total = 1; (page - 1) * 100 < total; page += 1) {
        const { result, meta } = await done(client().getProducts({ query: { page, limit: 100 } }));
        total = meta.total;
        listed.push(...result);
      }
      const products = await readProducts(
        shop.sandbox.db,
        shop.sandbox,
        channel,
        listed.map(({ product_id }) => product_id),
      );
      const wanted = listed.filter(
        ({ product_id, category }) =>
          category !== 'lens' || formAccepts(products.get(product_id)!.optionsFor as never, eye),
      );
      const found = await allPages({ right: eye });
      expect(found.map(({ product_id }) => product_id)).toEqual(wanted.map(({ product_id }) => product_id));
      for (const { product_id, category, eyes: variants } of found) {
        if (category !== 'lens') continue;
        const variant = variants?.right ?? {};
        expect(isComplete(products.get(product_id)!.optionsFor(variant), variant)).toBe(true);
        expect(variants?.left).toBeUndefined();
      }
    },
  );

  it('has the products made for both eyes · FIND-2', async () => {
    const [short, toric] = [{ sphere: '-2.50' }, { sphere: '-6.25' }];
    const ids = async (values: object) => (await allPages(values)).map(({ product_id }) => product_id);
    const [right, left] = [await ids({ right: short }), await ids({ left: toric })];
    expect(await ids({ right: short, left: toric })).toEqual(right.filter((id) => left.includes(id)));
  });

  it('has the same products if facets are switched off · FIND-2 · SRCH-1', async () => {
    const body = { right: { sphere: '-2.50' } };
    const ask = (query: NonNullable<Query>) => done(client().findProducts({ query, body }));
    for (const query of [{ search: 'tag', limit: 6 }, { search: 'l', page: 2, limit: 4 }, { limit: 3 }]) {
      const whole = await ask(query);
      expect(whole.meta.facets.length).toBeGreaterThan(0);
      expect(await ask({ ...query, facets: 'none' })).toEqual({
        ...whole,
        meta: { ...whole.meta, facets: [] },
      });
    }
  });

  it('counts in its facets what is left, in each category and under each choice · FIND-2', async () => {
    const body = { right: { sphere: '-2.50' }, left: { sphere: '-6.25' } };
    for (const query of [
      {},
      { category: 'lens' },
      { category: 'lens', lens_usage: ['daily'], oxygen: ['100-'] },
      { search: 'tag' },
    ] as const) {
      const found = await allPages(body, query);
      const { meta } = await done(client().findProducts({ query, body }));
      expect(meta.total).toBe(found.length);
      const usage = meta.facets.find(({ code }) => code === 'lens_usage');
      if (!('lens_usage' in query))
        for (const { value, count } of usage?.values ?? [])
          expect(found.filter(({ lens_usage }) => lens_usage === value)).toHaveLength(count);
    }
  });

  it.each([{}, { right: { sphere: 'x' } }, { left: { axis: '10' } }])('rejects %j · FIND-1', async (body) => {
    const answer = await shop.fetch(
      new Request('http://okulino.localhost/api/products/find?brand_channel=okulino&locale=de', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'http://okulino.localhost' },
        body: JSON.stringify(body),
      }),
    );
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toContain('sphere":"');
  });

  it('sends its values in the body only, and is not cached · FIND-4', async () => {
    const seen: Request[] = [];
    const answers: Response[] = [];
    const asking = makeClient(
      {
        base: 'http://okulino.localhost/api',
        channel,
        fetch: async (request) => {
          seen.push(request.clone());
          const answer = await shop.fetch(request);
          answers.push(answer.clone());
          return answer;
        },
      },
      findOperations,
    );
    await done(asking.findProducts({ query: { limit: 10 }, body: { right: { sphere: '-2.75' } } }));
    expect(seen.map(({ url }) => url).join()).not.toContain('2.75');
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store']);
  });
});
