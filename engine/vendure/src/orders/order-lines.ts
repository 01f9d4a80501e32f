import type { Order, OrderLine } from '@vendure/core';
import { lineFieldsOf } from '../fields/typed-fields';

/** What the shop gives: no line of the buyer's. */
export const isGift = (line: OrderLine): boolean => lineFieldsOf(line).gift ?? false;

type WithLines = Pick<Order, 'lines'>;

/** What somebody pays for. A gift counts for nothing: no price, coupon, parcel or limit knows of it. */
export const boughtLines = ({ lines }: WithLines): readonly OrderLine[] =>
  lines.filter((line) => !isGift(line));

/** What the engine counts of an order while the gift is out of its sight. */
export const amongBought = async <Counted>(order: Order, count: () => Promise<Counted>): Promise<Counted> => {
  const { lines } = order;
  order.lines = [...boughtLines(order)];
  try {
    return await count();
  } finally {
    order.lines = lines;
  }
};

/** In the order in which they were laid in, the gift last. */
export const orderedLines = ({ lines }: WithLines): readonly OrderLine[] =>
  [...lines].sort((a, b) => Number(isGift(a)) - Number(isGift(b)) || Number(a.id) - Number(b.id));
