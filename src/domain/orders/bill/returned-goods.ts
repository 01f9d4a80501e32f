import type { CartItemId } from '../../cart/cart.ts';
import { type WithdrawnGoods, withdrawnPieces } from '../withdrawn-lines.ts';
import type { Returned } from './credit.ts';

interface BoughtItem {
  readonly id: CartItemId;
  readonly quantity: number;
  readonly isGift: boolean;
}

const sumOf = (lines: readonly { readonly count: number }[]): number =>
  lines.reduce((sum, { count }) => sum + count, 0);

/**
 * Returns what of an order's invoice is credited for goods that come back; its lines are those of the order. Pieces
 * that came back before do not count again. Undefined if nothing does. Source: DOC-5, ORD-6.
 */
export const returnedGoods = (
  items: readonly BoughtItem[],
  goods: WithdrawnGoods,
  before: readonly WithdrawnGoods[],
): Exclude<Returned, { readonly _tag: 'Amount' }> | undefined => {
  const left = items.flatMap((item, place) => {
    const gone = withdrawnPieces(item, before);
    const count = item.quantity - gone;
    return item.isGift || count === 0 ? [] : [{ item, place, before: gone, count }];
  });
  const back = left.flatMap((line) => {
    const count = Math.min(line.count, withdrawnPieces(line.item, [goods]));
    return count === 0 ? [] : [{ ...line, count }];
  });
  if (back.length === 0) return undefined;
  if (sumOf(back) === sumOf(left)) return { _tag: 'Rest' };
  const part = back.filter(({ item, count }) => count < item.quantity);
  return {
    _tag: 'Goods',
    places: back.map(({ place }) => place),
    ...(part.length > 0 && {
      pieces: new Map(part.map(({ place, count, before: gone }) => [place, { count, before: gone }])),
    }),
  };
};
