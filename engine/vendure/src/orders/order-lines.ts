import type { Order, OrderLine } from '@vendure/core';
import { lineFieldsOf } from '../fields/typed-fields';

/** Whether a line is the shop's gift and not one of the buyer's lines. */
export const isGift = (line: OrderLine): boolean => lineFieldsOf(line).gift ?? false;

type WithLines = Pick<Order, 'lines'>;

/** The paid lines. A gift does not count for any price, coupon, parcel or limit. */
export const boughtLines = ({ lines }: WithLines): readonly OrderLine[] =>
  lines.filter((line) => !isGift(line));

/** Runs a calculation of the engine on an order without its gift. */
export const amongBought = async <Counted>(order: Order, count: () => Promise<Counted>): Promise<Counted> => {
  const { lines } = order;
  order.lines = [...boughtLines(order)];
  try {
    return await count();
  } finally {
    order.lines = lines;
  }
};

/** In the order in which they were added, the gift last. */
export const orderedLines = ({ lines }: WithLines): readonly OrderLine[] =>
  [...lines].sort((a, b) => Number(isGift(a)) - Number(isGift(b)) || Number(a.id) - Number(b.id));
