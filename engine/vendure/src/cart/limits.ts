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

const piecesOfProduct = (order: Order, { productVariantId }: OrderLine): number =>
  boughtLines(order)
    .filter((line) => idsAreEqual(line.productVariantId, productVariantId))
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** Refuses a line that exceeds a limit, together with the other lines of the cart. */
export const refuseTooMany = (limits: Limits, order: Order, line: OrderLine, path: string): void => {
  const { trial } = productFieldsOf(line.productVariant.product);
  if (trial && line.quantity !== 1) throw violation('product.quantity_fixed', path);
  const max = mostOf(limits, line);
  const pieces = trial || max === 1 ? piecesOfProduct(order, line) : line.quantity;
  if (pieces > max) throw violation('product.max_quantity_exceeded', path, { max });
};
