/** Which lines of an order a withdrawal names. Source: LAW-4, ORD-6. */

import type { CartItemId } from '../cart/cart.ts';
import { isGift } from '../cart/gift.ts';
import type { ReceivedWithdrawal } from './withdrawal.ts';

/** The parts of an order's line that a withdrawal can name. */
export interface NamedLine {
  readonly id: CartItemId;
  readonly title: string;
  readonly quantity: number;
  readonly options: readonly { readonly value: string }[];
}

/** Names a line in a declaration. The lenses of two eyes may differ only in their values. */
export const articleOf = ({ quantity, title, options }: Omit<NamedLine, 'id'>): string =>
  [`${quantity} × ${title}`, ...options.map(({ value }) => value)].join(' · ');

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** Whether an article names a product and nothing else, alone or after the number of all its pieces. */
const isProduct = (article: string, title: string, pieces: number): boolean => {
  if (!article.endsWith(title)) return false;
  const before = article.slice(0, article.length - title.length).trim();
  return before === '' || [`${pieces}`, `${pieces} ×`, `${pieces} x`, `${pieces}x`].includes(before);
};

const piecesOf = (lines: readonly NamedLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Returns the lines that an article means: those that the shop names so, otherwise all of the product that it names. */
const meant = (lines: readonly NamedLine[], written: string): readonly NamedLine[] => {
  const article = plain(written);
  const named = lines.filter((line) => plain(articleOf(line)) === article);
  if (named.length > 0) return named;
  const products = [...Map.groupBy(lines, ({ title }) => plain(title))];
  return products.flatMap(([title, same]) => (isProduct(article, title, piecesOf(same)) ? same : []));
};

/**
 * Returns the lines of an order that a withdrawal names: all of them if it names no goods. Undefined if an article
 * matches no line for certain, so that a person has to read it. Source: ORD-6.
 */
export const namedLines = (
  lines: readonly NamedLine[],
  goods: readonly string[],
): readonly CartItemId[] | undefined => {
  if (goods.length === 0) return lines.map(({ id }) => id);
  const found = goods.map((article) => meant(lines, article));
  if (found.some((some) => some.length === 0)) return undefined;
  const ids = new Set(found.flat().map(({ id }) => id));
  return lines.flatMap(({ id }) => (ids.has(id) ? [id] : []));
};

type Withdrawn<Item> = {
  readonly items: readonly Item[];
  readonly withdrawals?: readonly Pick<ReceivedWithdrawal, 'lines'>[];
};

/** Returns the items of an order that no withdrawal names. */
export const keptItems = <Item extends { readonly id: CartItemId }>({
  items,
  withdrawals = [],
}: Withdrawn<Item>): readonly Item[] => {
  const gone = new Set(withdrawals.flatMap(({ lines = [] }) => lines));
  return items.filter(({ id }) => !gone.has(id));
};

/** Whether the withdrawals of an order, taken together, name all that was bought. */
export const isWhollyWithdrawn = (
  order: Withdrawn<{ readonly id: CartItemId; readonly isGift?: boolean }>,
): boolean => order.withdrawals !== undefined && keptItems(order).every(isGift);
