import { idsAreEqual, type Order, type OrderLine } from '@vendure/core';
import { productFieldsOf } from '../fields/typed-fields';
import { boughtLines } from '../orders/order-lines';
import { violation } from '../plugin/refused';

/** The limits of a cart, which its shop sends with each change. */
export interface Limits {
  /** Number of different lines. */
  readonly lines: number;
  /** Number of pieces per line. */
  readonly pieces: number;
  /** Number of pieces of a trial product, over all its lines. */
  readonly trials: number;
  /** Products limited to one piece, over all their lines: by their number in the shop, or their sku. */
  readonly oneOnly: readonly string[];
}

/** No limits apply again to what was agreed before. */
export const unlimited: Limits = {
  lines: Number.POSITIVE_INFINITY,
  pieces: Number.POSITIVE_INFINITY,
  trials: Number.POSITIVE_INFINITY,
  oneOnly: [],
};

const mostOf = ({ pieces, trials, oneOnly }: Limits, { productVariant }: OrderLine): number => {
  const { shopId, trial } = productFieldsOf(productVariant.product);
  if (trial) return trials;
  return oneOnly.some((code) => code === shopId || code === productVariant.sku) ? 1 : Math.max(1, pieces);
};

/** Number of pieces of the product in the other lines of the cart. */
const piecesBeside = (order: Pick<Order, 'lines'>, { id, productVariantId }: OrderLine): number =>
  boughtLines(order)
    .filter((line) => idsAreEqual(line.productVariantId, productVariantId) && !idsAreEqual(line.id, id))
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** Number of pieces that a line may have beside the other lines of the cart. */
const roomFor = (limits: Limits, order: Pick<Order, 'lines'>, line: OrderLine): number => {
  const { trial } = productFieldsOf(line.productVariant.product);
  const max = mostOf(limits, line);
  return trial || max === 1 ? max - piecesBeside(order, line) : max;
};

/**
 * The number of pieces of a line that a cart takes when another one is merged into it: as many as its limits allow,
 * never fewer than it holds already. The shop's own rule.
 */
export const piecesTaken = (
  limits: Limits,
  order: Pick<Order, 'lines'>,
  line: OrderLine,
  { held, wanted }: { readonly held: number; readonly wanted: number },
): number => Math.max(held, Math.min(wanted, roomFor(limits, order, line)));

/** Refuses a line that exceeds a limit, together with the other lines of the cart. */
export const refuseTooMany = (limits: Limits, order: Order, line: OrderLine, path: string): void => {
  const { trial } = productFieldsOf(line.productVariant.product);
  if (trial && line.quantity !== 1) throw violation('product.quantity_fixed', path);
  if (line.quantity > roomFor(limits, order, line))
    throw violation('product.max_quantity_exceeded', path, { max: mostOf(limits, line) });
};
