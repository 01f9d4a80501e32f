import type { CataloguePort } from '../application/catalogue/ports.ts';
import type { NewCartLine } from '../domain/cart/cart.ts';
import type { ProductSummary } from '../domain/catalogue/product.ts';
import { answerTo, NotSeen } from './verdict.ts';

/** At least two products. */
export type Goods = readonly [ProductSummary, ProductSummary, ...ProductSummary[]];

/** Yields the product cards of the whole shop, page by page, until no more come. */
export async function* cardsOf(catalogue: CataloguePort, pages = 20): AsyncGenerator<ProductSummary> {
  for (let page = 1; page <= pages; page += 1) {
    const { products } = await answerTo('reading a listing', catalogue.products({ page, itemsPerPage: 40 }));
    if (products.length === 0) return;
    yield* products;
  }
}

/** Finds care products without options, with a stock of ten or more and without a stop-order: three of them, or two. */
export const findGoods = async (catalogue: CataloguePort): Promise<Goods> => {
  const goods: ProductSummary[] = [];
  for await (const one of cardsOf(catalogue)) {
    const may = one.category === 'lenscare' && one.orderable === 'orderable' && one.stock >= 10;
    if (!may || one.stopOrder) continue;
    const product = await answerTo('reading a product', catalogue.product(one.id));
    if (product.options.length === 0) goods.push(one);
    if (goods.length === 3) break;
  }
  const [first, second, ...rest] = goods;
  if (!first || !second)
    throw new NotSeen('fewer than two care products without options have a stock of ten: see the test data');
  return [first, second, ...rest];
};

/** Finds a lens in stock and returns a box for each eye. */
export const findLens = async (catalogue: CataloguePort): Promise<readonly NewCartLine[]> => {
  for await (const { id, category, orderable, stock, stopOrder } of cardsOf(catalogue)) {
    if (category !== 'lens' || orderable !== 'orderable' || stock < 10 || stopOrder) continue;
    const { options } = await answerTo('reading a lens', catalogue.product(id));
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
  throw new NotSeen('no lens has a stock of ten');
};
