import type { CataloguePort } from '../application/catalogue/ports.ts';
import type { NewCartLine } from '../domain/cart/cart.ts';
import type { ProductSummary } from '../domain/catalogue/product.ts';
import { answerTo, NotSeen } from './verdict.ts';

/** Two of them at least. */
export type Goods = readonly [ProductSummary, ProductSummary, ...ProductSummary[]];

/** Cards of the whole shop, a page at a time, until nothing more comes. */
export async function* cardsOf(catalogue: CataloguePort, pages = 20): AsyncGenerator<ProductSummary> {
  for (let page = 1; page <= pages; page += 1) {
    const { products } = await answerTo('a listing', catalogue.products({ page, itemsPerPage: 40 }));
    if (products.length === 0) return;
    yield* products;
  }
}

/** Care products without options, with ten pieces or more and no stop-order: three of them, or two. */
export const findGoods = async (catalogue: CataloguePort): Promise<Goods> => {
  const goods: ProductSummary[] = [];
  for await (const one of cardsOf(catalogue)) {
    const may = one.category === 'lenscare' && one.orderable === 'orderable' && one.stock >= 10;
    if (!may || one.stopOrder) continue;
    const product = await answerTo('a product', catalogue.product(one.id));
    if (product.options.length === 0) goods.push(one);
    if (goods.length === 3) break;
  }
  const [first, second, ...rest] = goods;
  if (!first || !second)
    throw new NotSeen('no two care products without options have ten pieces: see the test data');
  return [first, second, ...rest];
};

/** A box for each eye of a lens that is there. */
export const findLens = async (catalogue: CataloguePort): Promise<readonly NewCartLine[]> => {
  for await (const { id, category, orderable, stock, stopOrder } of cardsOf(catalogue)) {
    if (category !== 'lens' || orderable !== 'orderable' || stock < 10 || stopOrder) continue;
    const { options } = await answerTo('a lens', catalogue.product(id));
    const chosen = Object.fromEntries(options.map(({ code, values }) => [code, values[0]]));
    const pairId = crypto.randomUUID();
    return (['right', 'left'] as const).map((eye) => ({
      productId: id,
      options: chosen,
      quantity: 1,
      eye,
      pairId,
    }));
  }
  throw new NotSeen('no lens has ten pieces');
};
