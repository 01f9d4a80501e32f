import type { Minor, Money } from '../shared/money.ts';
import type { CartItem } from './cart.ts';

type Line = Pick<CartItem, 'productId' | 'eye' | 'pairId'>;

/** One line; or the two eyes of a pair, the right one first. */
export type LineCard<A> = readonly [A] | readonly [right: A, left: A];

/**
 * Lines as a reader sees them: the right and the left eye of one pair of one product are one card, which stands where the
 * first of the two does; every other line is a card of its own. What is no whole pair, or more than one, stays as it is.
 * Source: CART-22.
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

/** What two lines come to. */
const sumOf = (one: Money, other: Money | undefined): Money =>
  other ? { ...one, minor: (one.minor + other.minor) as Minor } : one;

/** What the lines of a card come to. Source: CART-22. */
export const cardTotal = ([first, second]: LineCard<Pick<CartItem, 'total'>>): Money =>
  sumOf(first.total, second?.total);

/** What the lines of a card save; absent where nothing is said. Source: CART-16, CART-22. */
export const cardSavings = ([first, second]: LineCard<Pick<CartItem, 'savings'>>): Money | undefined =>
  first.savings ? sumOf(first.savings, second?.savings) : second?.savings;

/** Whether one sentence on price and rhythm is true of both lines. Source: CART-22. */
export const areAlike = (
  a: Pick<CartItem, 'unitPrice' | 'every'>,
  b: Pick<CartItem, 'unitPrice' | 'every'>,
): boolean =>
  a.unitPrice.minor === b.unitPrice.minor &&
  a.every?.every === b.every?.every &&
  a.every?.unit === b.every?.unit;
