import type { Shop } from '../../../application/shared/shop.ts';
import type { ProductId } from '../../../domain/catalogue/product.ts';
import { presentLine } from '../cart/add-to-cart.ts';
import type { CartView } from '../cart/cart-view.ts';
import { refuseQuantity } from '../cart/check-lines.ts';
import { type PlannedLine, planLines } from '../cart/planned-lines.ts';
import type { Trx } from '../db/schema.ts';
import { readStock } from '../stock/stock.ts';
import type { RepeatedLine } from './repeat-lines.ts';

type Laid = Extract<RepeatedLine, { readonly line: PlannedLine }>;

export const isPlanned = (line: RepeatedLine): line is Laid => 'line' in line;

/**
 * Equal lines of the order become one line with all its pieces: a product may replace another one that was ordered with
 * it. Lines already in the cart keep the larger of both quantities, so that repeating an order twice does not double it.
 */
const plan = (present: readonly PlannedLine[], laid: readonly Laid[]): readonly PlannedLine[] => {
  const before = new Map(present.map(({ id, quantity }) => [id, quantity]));
  const trials = new Set(laid.flatMap(({ product }) => (product.isTrial ? [product.id] : [])));
  const wanted = planLines(
    [],
    laid.map(({ line }) => line),
    (id) => trials.has(id as ProductId),
  );
  return planLines(present, wanted, () => true).map(({ item, ...line }) => {
    const last = item === undefined ? undefined : wanted[item]?.item;
    return {
      ...line,
      quantity: Math.max(line.quantity, (line.id !== undefined && before.get(line.id)) || 0),
      ...(last !== undefined && { item: last }),
    };
  });
};

/** Plans the cart with the lines of an order. Lines with too little stock are left out and marked `NotNow`. */
export const planRepeatedLines = async (
  trx: Trx,
  shop: Shop,
  view: CartView,
  lines: readonly RepeatedLine[],
): Promise<{ readonly planned: readonly PlannedLine[]; readonly lines: readonly RepeatedLine[] }> => {
  const laid = lines.filter(isPlanned);
  const before = view.lines.map(({ row }) => presentLine(row));
  const after = plan(before, laid);
  const stock = await readStock(
    trx,
    laid.map(({ product, line }) => ({ product, variantId: line.variantId })),
  );
  const tooMany = after.flatMap((line) => {
    const one = line.item === undefined ? undefined : laid[line.item];
    return one && refuseQuantity(shop, one.product, stock, { before, after }, line, '') ? [one] : [];
  });
  if (tooMany.length === 0) return { planned: after, lines };
  const short = new Set<RepeatedLine>(tooMany);
  return planRepeatedLines(
    trx,
    shop,
    view,
    lines.map((line) => (short.has(line) ? { _tag: 'NotNow', from: line.from } : line)),
  );
};
