import type { Minor, Money } from '../shared/money.ts';
import type { CartItem } from './cart.ts';

type Line = Pick<CartItem, 'productId' | 'eye' | 'pairId'>;

/** One line, or the lines for the two eyes of a pair, the right one first. */
export type LineCard<A> = readonly [A] | readonly [right: A, left: A];

/**
 * Groups lines for display: the right and the left eye of one pair of one product form one card, at the position of the
 * first of the two. Every other line is a card of its own. Lines that are not exactly one complete pair are not
 * grouped. Source: CART-22.
 */
export const lineCards = <A extends Line>(lines: readonly A[]): readonly LineCard<A>[] => {
  const partners = ({ productId, pairId }: Line): readonly A[] =>
    pairId === undefined
      ? []
      : lines.filter((other) => other.productId === productId && other.pairId === pairId);
  return lines.flatMap((line): readonly LineCard<A>[] => {
    const pair = partners(line);
    const right = pair.find(({ eye }) => eye === 'right');
    const left = pair.find(({ eye }) => eye === 'left');
    if (!right || !left || pair.length > 2) return [[line]];
    return line === pair[0] ? [[right, left]] : [];
  });
};

/** Returns the sum of two lines. */
const sumOf = (one: Money, other: Money | undefined): Money =>
  other ? { ...one, minor: (one.minor + other.minor) as Minor } : one;

/** Returns the total of the lines of a card. Source: CART-22. */
export const cardTotal = ([first, second]: LineCard<Pick<CartItem, 'total'>>): Money =>
  sumOf(first.total, second?.total);

/** Returns the savings of the lines of a card. Absent if no line states any. Source: CART-16, CART-22. */
export const cardSavings = ([first, second]: LineCard<Pick<CartItem, 'savings'>>): Money | undefined =>
  first.savings ? sumOf(first.savings, second?.savings) : second?.savings;

/** Whether both lines have the same unit price and delivery interval, so that one sentence describes both. Source: CART-22. */
export const areAlike = (
  a: Pick<CartItem, 'unitPrice' | 'every'>,
  b: Pick<CartItem, 'unitPrice' | 'every'>,
): boolean =>
  a.unitPrice.minor === b.unitPrice.minor &&
  a.every?.every === b.every?.every &&
  a.every?.unit === b.every?.unit;
