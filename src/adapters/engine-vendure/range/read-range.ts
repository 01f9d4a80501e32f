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
  /** The time at which the engine began to answer. */
  readonly asOf: Date;
  readonly products: readonly RangeProduct[];
  /** Includes the ids of unreadable products. */
  readonly ids: readonly ProductId[];
  /** When each product itself last changed, apart from prices and stock. */
  readonly changedAt: readonly Date[];
}

export interface CategoryList {
  readonly ids: readonly string[];
  readonly categories: readonly ShopCategory[];
}

export interface RangeReader {
  /** A shop's products, page by page. `since`: those changed since then; undefined: all. */
  readonly products: (shop: BrandId, since?: Date) => AsyncIterable<ProductPage>;
  readonly categories: (shop: BrandId, since?: Date) => Promise<CategoryList>;
}

/** With all its languages a product has thousands of characters, and responses are limited in size. */
const atOnce = 100;

const idOf = (came: unknown): readonly ProductId[] => {
  const id = typeof came === 'object' && came !== null && 'shopId' in came ? came.shopId : undefined;
  return ProductNumberC.is(id) ? [id] : [];
};

/** Reads the product range of the engine. Unreadable items are reported with their place and left out. Throws `EngineAway`. */
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
        // If items were removed meanwhile, those after them moved up, so the same range is read again.
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
