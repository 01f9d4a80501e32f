import * as E from 'fp-ts/Either';
import type { ProductId } from '../../../domain/catalogue/product.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { defaultLocale } from '../../../domain/shared/locale.ts';
import type { RangeProduct } from '../../shop-server/engine/range-keeper.ts';
import type { Incident } from '../../shop-server/shop-server.ts';
import { type Engine, EngineAway, type Question } from '../engine.ts';
import type { Unreadable } from './each-readable.ts';
import { productFromEngine } from './product-from-engine.ts';
import { ProductNumberC, type ShopCategory } from './range-codecs.ts';
import { shopCategories, shopProducts } from './range-questions.ts';

export interface ProductPage {
  /** When the engine began to answer. */
  readonly asOf: Date;
  readonly products: readonly RangeProduct[];
  /** Those that nobody could read are there as well. */
  readonly ids: readonly ProductId[];
  /** When one of them itself, beside its prices and shelves, was last changed. */
  readonly changedAt: readonly Date[];
}

export interface CategoryList {
  readonly ids: readonly string[];
  readonly categories: readonly ShopCategory[];
}

export interface RangeReader {
  /** A shop's products, page by page. `since`: those that changed by then; none: all. */
  readonly products: (shop: BrandId, since?: Date) => AsyncIterable<ProductPage>;
  readonly categories: (shop: BrandId, since?: Date) => Promise<CategoryList>;
}

/** With all its languages a product is some thousands of letters, and an answer has an end. */
const atOnce = 100;

const idOf = (came: unknown): readonly ProductId[] => {
  const id = typeof came === 'object' && came !== null && 'shopId' in came ? came.shopId : undefined;
  return ProductNumberC.is(id) ? [id] : [];
};

/** Reads the range of the engine. What cannot be read is reported by its place, and left out. Throws `EngineAway`. */
export const makeRangeReader = (engine: Engine, report: (incident: Incident) => void): RangeReader => {
  const ask = async <Asked extends object, A>(
    brand: BrandId,
    question: Question<Asked, A>,
    asked: Asked,
  ): Promise<A> => {
    const answer = await engine.ask({ brand, locale: defaultLocale }, question, asked);
    if (E.isLeft(answer)) throw new EngineAway(question.name, answer.left.code);
    return answer.right;
  };
  const readable = <A>(operation: string, all: readonly E.Either<Unreadable, A>[]): readonly A[] =>
    all.flatMap((one) => {
      if (E.isRight(one)) return [one.right];
      report({ operation, kind: 'wrong-answer', detail: one.left.at });
      return [];
    });

  return {
    products: async function* (shop, since) {
      let total = 0;
      for (let skip = 0; skip === 0 || skip < total; ) {
        const asked = { take: atOnce, skip, since: since?.toISOString() ?? null };
        const list = await ask(shop, shopProducts, asked);
        const read = readable(shopProducts.name, list.products);
        yield {
          asOf: list.asOf,
          products: read.map(productFromEngine),
          ids: list.products.flatMap((one) => (E.isRight(one) ? [one.right.shopId] : idOf(one.left.came))),
          changedAt: read.map(({ changedAt }) => changedAt),
        };
        // Where some were taken away meanwhile, those behind them have moved up: the place is looked at again.
        const gone = Math.max(0, total - list.total);
        skip = gone > 0 ? Math.max(0, skip - gone) : skip + atOnce;
        total = list.total;
      }
    },
    categories: async (shop, since) => {
      const { ids, categories } = await ask(shop, shopCategories, { since: since?.toISOString() ?? null });
      return { ids, categories: readable(shopCategories.name, categories) };
    },
  };
};
