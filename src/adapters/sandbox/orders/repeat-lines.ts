import * as E from 'fp-ts/Either';
import { type ChangedValue, switchLine } from '../../../domain/cart/product-switch.ts';
import { checkQuantity } from '../../../domain/cart/stock-check.ts';
import type { Configuration } from '../../../domain/catalogue/lens/lens-options.ts';
import { isComplete, variantId } from '../../../domain/catalogue/variant.ts';
import type { CartItemWire } from '../../contract/cart/cart-item.ts';
import type { Channel } from '../../contract/channel.ts';
import type { PlannedLine } from '../cart/planned-lines.ts';
import type { Db } from '../db/schema.ts';
import type { ProductFacts, ProductMap } from '../products/product-facts.ts';
import { readProducts } from '../products/read-products.ts';
import { productNumber } from '../products/read-summaries.ts';
import type { Sandbox } from '../sandbox.ts';
import { readStock, type StockOfVariants, type StockQuestion } from '../stock/stock.ts';

type Remembered = Pick<CartItemWire, 'product_id' | 'title'>;

/** The result for one line of a repeated order. */
export type RepeatedLine = { readonly from: Remembered } & (
  | { readonly _tag: 'Again'; readonly line: PlannedLine; readonly product: ProductFacts }
  /** Its product is not available: this one replaces it. */
  | {
      readonly _tag: 'Switched';
      readonly line: PlannedLine;
      readonly product: ProductFacts;
      readonly changed: readonly ChangedValue[];
    }
  /** The product cannot be ordered any more. */
  | { readonly _tag: 'Gone' }
  /** The product can be ordered, but not with these values or not in this quantity. */
  | { readonly _tag: 'NotNow' }
);

const successorsOf = async (db: Db, ids: readonly string[]) => {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'replacement_id'])
    .where(
      'id',
      'in',
      ids.flatMap((id) => productNumber(id) ?? []),
    )
    .execute();
  return new Map(
    rows.flatMap(({ id, replacement_id: next }) => (next === null ? [] : [[String(id), String(next)]])),
  );
};

/** A repeated line is ordered once, even if it was a subscription line. */
const onceMeta = ({
  subscription_frequency: _every,
  subscription_frequency_unit: _unit,
  ...meta
}: CartItemWire['meta']): CartItemWire['meta'] => meta;

const plannedLine = (item: CartItemWire, product: ProductFacts, options: Configuration): PlannedLine => ({
  productId: product.id,
  variantId: variantId(product.id, options),
  options,
  meta: onceMeta(item.meta),
  quantity: product.isTrial ? 1 : item.quantity,
});

const sameAgain = (item: CartItemWire, product: ProductFacts): PlannedLine =>
  plannedLine(
    item,
    product,
    Object.fromEntries(item.formatted_options.map(({ code, value }) => [code, value])),
  );

const inItsPlace = (
  item: CartItemWire,
  product: ProductFacts,
): { readonly line: PlannedLine; readonly changed: readonly ChangedValue[] } | undefined => {
  const switched = switchLine(
    { options: item.formatted_options, quantity: item.quantity },
    { ...product, options: product.optionsFor({}) },
  );
  if (switched._tag !== 'Ready') return undefined;
  return { line: plannedLine(item, product, switched.line.options), changed: switched.changed };
};

/** Reads the stock of variants, given with their values. */
export type StockOf = (
  questions: readonly (StockQuestion & { readonly options: Configuration })[],
) => Promise<StockOfVariants>;

/** Whether a line is available as it is: its product, values and stock. `stockOf`: the sandbox's own stock if omitted. */
export const isLineAvailable = async (
  db: Db,
  product: ProductFacts,
  { variantId: id, options, quantity }: PlannedLine,
  stockOf: StockOf = (questions) => readStock(db, questions),
): Promise<boolean> => {
  if (!product.orderable || !isComplete(product.optionsFor(options), options)) return false;
  const level = (await stockOf([{ product, variantId: id, options }])).get(id);
  return E.isRight(
    checkQuantity({
      stopOrder: level?.stopOrder ?? false,
      stock: level?.onHand ?? 0,
      quantity,
      current: 0,
    }),
  );
};

const repeated = async (
  db: Db,
  item: CartItemWire,
  products: ProductMap,
  successor: string | undefined,
  stockOf?: StockOf,
): Promise<RepeatedLine> => {
  const product = products.get(item.product_id);
  // The title in the language of the request. The order only has it in the language in which it was placed.
  const from = { product_id: item.product_id, title: product?.title ?? item.title };
  const same = product && sameAgain(item, product);
  if (same && (await isLineAvailable(db, product, same, stockOf)))
    return { _tag: 'Again', from, line: same, product };
  const other = successor === undefined ? undefined : products.get(successor);
  const instead = other && inItsPlace(item, other);
  if (instead && (await isLineAvailable(db, other, instead.line, stockOf)))
    return { _tag: 'Switched', from, product: other, ...instead };
  return { _tag: product?.orderable ? 'NotNow' : 'Gone', from };
};

/** Checks every line of an order again. Gifts are left out, since they were not bought. Source: REO-3. */
export const repeatLines = async (
  db: Db,
  sandbox: Sandbox,
  channel: Channel,
  items: readonly CartItemWire[],
  stockOf?: StockOf,
): Promise<readonly RepeatedLine[]> => {
  const bought = items.filter(({ is_gift, detail }) => !is_gift && detail.category !== 'service');
  const ids = [...new Set(bought.map(({ product_id }) => product_id))];
  if (ids.length === 0) return [];
  const successors = await successorsOf(db, ids);
  const products = await readProducts(db, sandbox, channel, [...ids, ...successors.values()]);
  const lines = [];
  for (const item of bought)
    lines.push(await repeated(db, item, products, successors.get(item.product_id), stockOf));
  return lines;
};
