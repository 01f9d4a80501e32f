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

/** Keeps the copy of the range as the engine has it. Nothing throws: what fails is reported, and done again the next time. */
export interface RangeFollower {
  /** All of it. True: the copy is whole. */
  readonly whole: () => Promise<boolean>;
  /** What changed since the last time; all of it where that is not known. Asked often at once, it runs twice at most. */
  readonly changed: () => Promise<boolean>;
}

export interface FollowedRange {
  readonly engine: Engine;
  readonly keeper: RangeKeeper;
  readonly clock: ClockPort;
  readonly report: (incident: Incident) => void;
}

/** What was written before and became visible later is seen by asking a little further back. Units: ms. */
const overlap = 60_000;

/** What no change tells (a product that a shop sells no more, say) is seen by then. Units: ms. */
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
  /** Something of a product itself changed: it may be in other categories now. */
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

/** Follows the range of an engine: asked at the start, once a minute, and whenever the engine says that something changed. */
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
      // An engine that is away was reported by who asked it.
      if (!(error instanceof EngineAway))
        report({ operation: 'range', kind: 'job-failed', detail: placeOfError(error) });
      return false;
    }
  };
  const ask = makeShared(reported, (one, other): Wish => (one === 'whole' ? one : other));
  return { whole: () => ask('whole'), changed: () => ask('changed') };
};
