import type { ClockPort } from '../../../application/shared/clock.ts';
import type { ProductId } from '../../../domain/catalogue/product.ts';
import { type BrandId, brandIds } from '../../../domain/shared/brand-id.ts';
import { placeOfError } from '../../shared/place-of-error.ts';
import type { RangeKeeper, RangeMark } from '../../shop-server/engine/range-keeper.ts';
import type { Incident } from '../../shop-server/shop-server.ts';
import { type Engine, EngineAway } from '../engine.ts';
import { categoriesFromEngine } from './categories-from-engine.ts';
import { makeShared } from './one-at-a-time.ts';
import { type CategoryList, makeRangeReader, type RangeReader } from './read-range.ts';

/** Keeps the local copy of the product range up to date. Never throws: failures are reported and retried the next time. */
export interface RangeFollower {
  /** Copies everything. True: the copy is complete. */
  readonly whole: () => Promise<boolean>;
  /**
   * Copies what changed since the last time, or everything if that is unknown. Many simultaneous calls cause at most
   * two runs.
   */
  readonly changed: () => Promise<boolean>;
}

export interface FollowedRange {
  readonly engine: Engine;
  readonly keeper: RangeKeeper;
  readonly clock: ClockPort;
  readonly report: (incident: Incident) => void;
}

/** Asks for changes from a little earlier, to include those written before but visible only later. Units: ms. */
const overlap = 60_000;

/** A full copy after this time finds what no change reports, for example a product that a shop no longer sells. Units: ms. */
const wholeEvery = 24 * 3_600_000;

const isFresh = (mark: RangeMark | undefined, now: number): mark is RangeMark =>
  mark !== undefined && mark.wholeAt.getTime() > now - wholeEvery;

const eachShop = async <A>(work: (shop: BrandId) => Promise<A>): Promise<ReadonlyMap<BrandId, A>> => {
  const entries: [BrandId, A][] = [];
  for (const shop of brandIds) entries.push([shop, await work(shop)]);
  return new Map(entries);
};

interface CopiedProducts {
  readonly asOf: Date;
  readonly there: ReadonlySet<ProductId>;
  /** A product itself changed, so its categories may have changed. */
  readonly touched: boolean;
}

const copyProducts = async (
  reader: RangeReader,
  keeper: RangeKeeper,
  shop: BrandId,
  since: Date | undefined,
): Promise<CopiedProducts> => {
  const there = new Set<ProductId>();
  let asOf: Date | undefined;
  let touched = false;
  for await (const page of reader.products(shop, since)) {
    asOf ??= page.asOf;
    await keeper.keepProducts(shop, page.products);
    for (const id of page.ids) there.add(id);
    touched ||= !since || page.changedAt.some((at) => at >= since);
  }
  return { asOf: asOf ?? new Date(0), there, touched };
};

const copyCategories = async (
  reader: RangeReader,
  keeper: RangeKeeper,
  sinceOf: (shop: BrandId) => Date | undefined,
  isTouched: boolean,
): Promise<void> => {
  const all = () => eachShop((shop) => reader.categories(shop));
  const isStale = (lists: ReadonlyMap<BrandId, CategoryList>): boolean =>
    [...lists.values()].some(({ categories }) => categories.length > 0);
  const changed = isTouched ? undefined : await eachShop((shop) => reader.categories(shop, sinceOf(shop)));
  const lists = !changed || isStale(changed) ? await all() : changed;
  await keeper.dropCategoriesBut(new Set([...lists.values()].flatMap(({ ids }) => ids)));
  if (lists !== changed) {
    const known = [...lists.values()].flatMap(({ categories }) => categories);
    const once = [...new Map(known.map((category) => [category.shopId, category])).values()];
    await keeper.keepCategories(categoriesFromEngine(once));
  }
};

type Wish = 'whole' | 'changed';

/** Follows the product range of an engine: asks at the start, once a minute, and whenever the engine reports a change. */
export const makeRangeFollower = ({ engine, keeper, clock, report }: FollowedRange): RangeFollower => {
  const reader = makeRangeReader(engine, report);

  const copy = async (wish: Wish): Promise<void> => {
    const known = await keeper.marks();
    const now = clock.now();
    const isWhole = wish === 'whole' || !brandIds.every((shop) => isFresh(known.get(shop), now));
    const sinceOf = (shop: BrandId): Date | undefined => {
      const mark = isWhole ? undefined : known.get(shop);
      return mark && new Date(mark.asOf.getTime() - overlap);
    };
    const copied = await eachShop((shop) => copyProducts(reader, keeper, shop, sinceOf(shop)));
    if (isWhole) await keeper.dropProductsBut(new Map([...copied].map(([shop, { there }]) => [shop, there])));
    await copyCategories(
      reader,
      keeper,
      sinceOf,
      [...copied.values()].some(({ touched }) => touched),
    );
    await keeper.finish(
      new Map(
        [...copied].map(([shop, { asOf }]) => [
          shop,
          { asOf, wholeAt: isWhole ? new Date(now) : (known.get(shop)?.wholeAt ?? new Date(now)) },
        ]),
      ),
    );
  };

  const reported = async (wish: Wish): Promise<boolean> => {
    try {
      await copy(wish);
      return true;
    } catch (error) {
      // The caller of the engine has already reported that it is unavailable.
      if (!(error instanceof EngineAway))
        report({ operation: 'range', kind: 'job-failed', detail: placeOfError(error) });
      return false;
    }
  };
  const ask = makeShared(reported, (one, other): Wish => (one === 'whole' ? one : other));
  return { whole: () => ask('whole'), changed: () => ask('changed') };
};
