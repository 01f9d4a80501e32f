import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Engine, makeEngine } from '../../../../src/adapters/engine-vendure/engine.ts';
import type { Incident } from '../../../../src/adapters/shop-server/shop-server.ts';
import { type BrandId, brandIds } from '../../../../src/domain/shared/brand-id.ts';

export type Told = Record<string, unknown> & { shopId: string };
interface ShopRange {
  products: Told[];
  categories: Told[];
}

/** Answers of the real engine, as recorded by `scripts/engine-record.ts`. */
export const recordedRange = () =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'recorded-range.json'), 'utf8')) as {
    readonly engine: object;
    readonly shops: Record<'okulino' | 'viszola', ShopRange>;
  };

export interface Asked {
  readonly name: string;
  readonly shop: string;
  readonly variables: { readonly take: number; readonly skip: number; readonly since: string | null };
}

export interface RecordedEngine {
  readonly engine: Engine;
  /** The current range by shop; tests change it. */
  readonly shops: Record<string, ShopRange>;
  readonly asked: Asked[];
  readonly incidents: Incident[];
  /**
   * Changes fields of a product or category in a shop, now. `quietly`: for prices and stock, which do not update its
   * own time stamp.
   */
  readonly change: (shop: string, id: string, fields: object, how?: 'quietly') => void;
  /** Its clock. */
  readonly pass: (ms: number) => void;
  readonly answer: { next?: (asked: Asked) => object | undefined };
}

const dayBefore = (at: number): string => new Date(at - 86_400_000).toISOString();

/** An engine that answers like the real one, until a test changes something. */
export const makeRecordedEngine = (startsAt = Date.parse('2026-11-19T08:00:00Z')): RecordedEngine => {
  const recorded = recordedRange();
  const shops: Record<string, ShopRange> = Object.fromEntries(
    brandIds.map((id) => [id, recorded.shops[id as 'okulino'] ?? { products: [], categories: [] }]),
  );
  for (const product of Object.values(shops).flatMap(({ products }) => products))
    product.changedAt = dayBefore(startsAt);
  const changed = new Map<string, number>();
  const asked: Asked[] = [];
  const incidents: Incident[] = [];
  const answer: RecordedEngine['answer'] = {};
  let now = startsAt;

  const isSince = (shop: string, { shopId }: Told, since: string | null): boolean =>
    since === null || (changed.get(`${shop} ${shopId}`) ?? 0) >= Date.parse(since);
  const answers: Record<string, (shop: ShopRange, of: Asked) => object> = {
    shopEngine: () => recorded.engine,
    shopProducts: ({ products }, { shop, variables: { take, skip, since } }) => {
      const found = products.filter((one) => isSince(shop, one, since));
      return { asOf: new Date(now), total: found.length, products: found.slice(skip, skip + take) };
    },
    shopCategories: ({ categories }, { shop, variables: { since } }) => ({
      asOf: new Date(now),
      ids: categories.map(({ shopId }) => shopId),
      categories: categories.filter((one) => isSince(shop, one, since)),
    }),
  };
  const fetch = async (request: Request): Promise<Response> => {
    const { query, variables } = (await request.json()) as { query: string; variables: Asked['variables'] };
    const name = /\{ (\w+)/.exec(query)?.[1] ?? '';
    const question = { name, shop: request.headers.get('vendure-token') ?? '', variables };
    asked.push(question);
    const instead = answer.next?.(question);
    if (instead) return Response.json(instead);
    const ok = answers[name]?.(shops[question.shop] ?? { products: [], categories: [] }, question);
    return Response.json({ data: { [name]: { ok, no: null } } });
  };
  return {
    engine: makeEngine({
      address: 'http://engine.example',
      key: 'k'.repeat(32),
      channels: Object.fromEntries(brandIds.map((id) => [id, id])) as Record<BrandId, string>,
      fetch,
      report: (incident) => incidents.push(incident),
    }),
    shops,
    asked,
    incidents,
    answer,
    change: (shop, id, fields, how) => {
      const range = shops[shop];
      for (const one of [...(range?.products ?? []), ...(range?.categories ?? [])])
        if (one.shopId === id)
          Object.assign(one, fields, how !== 'quietly' && { changedAt: new Date(now).toISOString() });
      changed.set(`${shop} ${id}`, now);
    },
    pass: (ms) => {
      now += ms;
    },
  };
};
