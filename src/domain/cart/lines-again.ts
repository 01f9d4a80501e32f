import type { CartItem, NewCartLine } from './cart.ts';

/** Returns the lines that reorder an order. Free gifts from the shop are left out. */
export const linesAgain = (
  items: readonly CartItem[],
): readonly { readonly item: CartItem; readonly line: NewCartLine }[] =>
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
