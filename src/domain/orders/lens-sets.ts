import { fromCartLines } from '../cart/prescribed-lines.ts';
import type { LensSet } from './lens-pass.ts';
import type { Order } from './order.ts';
import { isSold } from './order-state.ts';
import { keptItems } from './withdrawn-lines.ts';

type Bought = Pick<Order, 'internalId' | 'number' | 'state' | 'createdAt' | 'items' | 'withdrawals'>;

/**
 * Returns the lenses of an order, pair by pair. Cancelled and returned orders and withdrawn pieces do not count, and a
 * set keeps its id if another one is withdrawn from. A trial pack is ignored if the same order contains other lenses.
 * Source: WEAR-1, ORD-6.
 */
export const lensSetsOf = (order: Bought): readonly LensSet[] => {
  const { internalId, number, state, createdAt } = order;
  if (!isSold(state) || state === 'returned') return [];
  const kept = keptItems(order);
  const lenses = order.items.filter(
    ({ category, eye, isGift }) => category === 'lens' && eye !== undefined && !isGift,
  );
  const worn = lenses.some(({ isTrial }) => !isTrial) ? lenses.filter(({ isTrial }) => !isTrial) : lenses;
  const pairs = Map.groupBy(worn, ({ id, productId, pairId }) => `${productId} ${pairId ?? id}`);
  return [...pairs.values()].flatMap((all, index) => {
    const pair = kept.filter(({ id }) => all.some((one) => one.id === id));
    return pair.slice(0, 1).map(
      (first): LensSet => ({
        id: `${internalId}.${index}`,
        orderNumber: number,
        orderedAt: createdAt,
        productId: first.productId,
        title: first.title,
        slug: first.slug,
        image: first.image,
        price: first.unitPrice,
        eyes: fromCartLines(
          pair.map(({ options, ...line }) => ({
            ...line,
            options: Object.fromEntries(options.map(({ code, value }) => [code, value])),
          })),
        ),
      }),
    );
  });
};
