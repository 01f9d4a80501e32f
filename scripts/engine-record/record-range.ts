import * as t from 'io-ts';
import { type Engine, makeEngine, type Question } from '../../src/adapters/engine-vendure/engine.ts';
import { makeRangeReader } from '../../src/adapters/engine-vendure/range/read-range.ts';
import { type BrandId, brandIds } from '../../src/domain/shared/brand-id.ts';

/** A daily lens, a toric and a coloured one with interdependent values, care and its replacement, reading glasses. */
const products: readonly string[] = ['10010', '10020', '10220', '20012', '20061', '40010'];
const categories: readonly string[] = [
  'lens',
  'lens.daily',
  'lens.daily.spherical',
  'care',
  'care.multi-purpose',
];
const shops: readonly BrandId[] = ['okulino', 'viszola'];

const whichEngine: Question<object, { readonly version: number; readonly engine: string }> = {
  kind: 'query',
  name: 'shopEngine',
  asks: {},
  answer: t.type({ version: t.number, engine: t.string }),
};

type Item = Readonly<Record<string, unknown>> & { readonly shopId: string };

interface Told {
  readonly shopEngine?: { readonly ok: unknown };
  readonly shopProducts?: { readonly ok: { readonly products: readonly Item[] } };
  readonly shopCategories?: { readonly ok: { readonly categories: readonly Item[] } };
}

/** Records the raw answers, beside the values read from them. */
const makeTape = () => {
  const told: Told[] = [];
  const listen = async (request: Request): Promise<Response> => {
    const response = await fetch(request);
    const body = (await response.clone().json()) as { readonly data: Told };
    told.push(body.data);
    return response;
  };
  return { told, listen };
};

const rangeOf = async (engine: Engine, told: readonly Told[], shop: BrandId) => {
  const before = told.length;
  const reader = makeRangeReader(engine, ({ operation, detail }) => {
    throw new Error(`${operation}: ${detail}`);
  });
  for await (const _ of reader.products(shop));
  await reader.categories(shop);
  const own = told.slice(before);
  return {
    products: own
      .flatMap(({ shopProducts }) => shopProducts?.ok.products ?? [])
      .filter(({ shopId }) => products.includes(shopId)),
    categories: own
      .flatMap(({ shopCategories }) => shopCategories?.ok.categories ?? [])
      .filter(({ shopId }) => categories.includes(shopId))
      .map((category) => ({
        ...category,
        productIds: (category.productIds as readonly string[]).filter((id) => products.includes(id)),
      })),
  };
};

/** The exact answers of the engine for some products and categories in two shops. */
export const recordRange = async (address: string, key: string) => {
  const { told, listen } = makeTape();
  const engine = makeEngine({
    address,
    key,
    channels: Object.fromEntries(brandIds.map((id) => [id, id])) as Record<BrandId, string>,
    fetch: listen,
    report: () => undefined,
    timeoutMs: 60_000,
  });
  await engine.ask({ brand: 'okulino', locale: 'de' }, whichEngine, {});
  const ranges: [BrandId, Awaited<ReturnType<typeof rangeOf>>][] = [];
  for (const shop of shops) ranges.push([shop, await rangeOf(engine, told, shop)]);
  return { engine: told[0]?.shopEngine?.ok, shops: Object.fromEntries(ranges) };
};
