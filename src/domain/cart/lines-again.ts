import type { CartItem, NewCartLine } from './cart.ts';

/** A line to add, and the line that it is made of. */
export interface LineAgain {
  readonly item: CartItem;
  readonly line: NewCartLine;
}

/** Returns the lines that reorder an order. Free gifts from the shop are left out. Source: SUBS-3. */
export const linesAgain = (items: readonly CartItem[]): readonly LineAgain[] =>
  items
    .filter(({ isGift }) => isGift !== true)
    .map((item) => ({
      item,
      line: {
        productId: item.productId,
        options: Object.fromEntries(item.options.map(({ code, value }) => [code, value])),
        quantity: item.quantity,
        ...(item.eye && { eye: item.eye }),
        ...(item.pairId !== undefined && { pairId: item.pairId }),
      },
    }));

/**
 * Returns the lines that fill another cart of the same buyer: unlike those of a repeated order, they keep their
 * interval and their recommendation. Source: CHK-24.
 */
export const linesInOtherCart = (items: readonly CartItem[]): readonly LineAgain[] =>
  linesAgain(items).map(({ item, line }) => ({
    item,
    line: {
      ...line,
      ...(item.every && { every: item.every }),
      ...(item.createdFrom && { createdFrom: item.createdFrom }),
    },
  }));
