/** Which goods of an order a withdrawal names. Source: LAW-4, ORD-6. */

import type { CartItemId } from '../cart/cart.ts';
import { isGift } from '../cart/gift.ts';
import { articleName, inPlainNotation } from './article.ts';

/** The parts of an order's line that a withdrawal can name. */
export interface NamedLine {
  readonly id: CartItemId;
  readonly title: string;
  readonly quantity: number;
  readonly options: readonly { readonly value: string }[];
}

/** What a withdrawal names of an order. `pieces`: how many of a line, by its id; a line without a number is meant whole. */
export interface WithdrawnGoods {
  readonly lines: readonly CartItemId[];
  readonly pieces?: Readonly<Record<string, number>>;
}

type Counted = { readonly id: CartItemId; readonly quantity: number };

type Withdrawn<Item> = {
  readonly items: readonly Item[];
  readonly withdrawals?: readonly Partial<WithdrawnGoods>[];
};

/** Returns how many pieces of an item withdrawals name, together never more than were bought. */
export const withdrawnPieces = (
  { id, quantity }: Counted,
  withdrawals: readonly Partial<WithdrawnGoods>[] = [],
): number =>
  withdrawals.reduce(
    (sum, { lines = [], pieces }) =>
      lines.includes(id) ? Math.min(quantity, sum + (pieces?.[id] ?? quantity)) : sum,
    0,
  );

/** Returns the items of an order with the pieces that no withdrawal names. Their totals stay those of the order. */
export const keptItems = <Item extends Counted>({ items, withdrawals }: Withdrawn<Item>): readonly Item[] =>
  items.flatMap((item) => {
    const gone = withdrawnPieces(item, withdrawals);
    if (gone === 0) return [item];
    return gone === item.quantity ? [] : [{ ...item, quantity: item.quantity - gone }];
  });

/** Whether the withdrawals of an order, taken together, name all that was bought. */
export const isWhollyWithdrawn = (order: Withdrawn<Counted & { readonly isGift?: boolean }>): boolean =>
  order.withdrawals !== undefined && keptItems(order).every(isGift);

const piecesOf = (lines: readonly Counted[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Some pieces of lines that have the same name, or of all lines of a product. */
interface Meant {
  readonly lines: readonly NamedLine[];
  readonly pieces: number;
}

/** Reads how many pieces an article means of what it ends with: all if it has no number. Undefined if it is something else. */
const readPieces = (
  article: string,
  name: string,
  lines: readonly NamedLine[],
  number: RegExp,
): Meant | undefined => {
  if (!article.endsWith(name)) return undefined;
  const all = piecesOf(lines);
  const [, written = `${all}`] = number.exec(article.slice(0, article.length - name.length).trim()) ?? [
    '',
    '',
  ];
  const pieces = Number(written);
  return pieces >= 1 && pieces <= all ? { lines, pieces } : undefined;
};

/** As the shop writes it, and as people do. */
const ownNumber = /^(\d+) ×$/;
const anyNumber = /^(?:(\d+) ?[×x]?)?$/;

const grouped = (lines: readonly NamedLine[], by: (line: NamedLine) => string) => [
  ...Map.groupBy(lines, (line) => inPlainNotation(by(line))),
];

/**
 * Returns what an article means: the lines that the shop names so, otherwise all of the product that it names.
 * Undefined if nothing or several things can be meant.
 */
const meant = (lines: readonly NamedLine[], written: string): Meant | undefined => {
  const article = inPlainNotation(written);
  const named = grouped(lines, articleName);
  const read = (groups: typeof named, number: RegExp) =>
    groups.flatMap(([name, same]) => readPieces(article, name, same, number) ?? []);
  const [own] = read(named, ownNumber);
  if (own) return own;
  const names = new Set(named.map(([name]) => name));
  const products = grouped(lines, ({ title }) => title).filter(([title]) => !names.has(title));
  const found = [
    ...read(named, anyNumber),
    // Some lenses of a product with several values: it is unknown which ones.
    ...read(products, anyNumber).filter(
      ({ lines: same, pieces }) => pieces === piecesOf(same) || grouped(same, articleName).length === 1,
    ),
  ];
  return found.length === 1 ? found[0] : undefined;
};

/** Assigns pieces to lines of the same name: first those that no earlier withdrawal names. */
const assign = (
  taken: Map<CartItemId, number>,
  { lines, pieces }: Meant,
  earlier: readonly Partial<WithdrawnGoods>[],
): void => {
  let rest = pieces;
  for (const gone of [(line: NamedLine) => withdrawnPieces(line, earlier), () => 0])
    for (const line of lines) {
      const before = taken.get(line.id) ?? 0;
      const more = Math.max(0, Math.min(rest, line.quantity - gone(line) - before));
      taken.set(line.id, before + more);
      rest -= more;
    }
};

/**
 * Returns what a withdrawal names of an order: all of it if it names no goods. Undefined if an article matches nothing
 * for certain, so that a person has to read it. `earlier`: the withdrawals from the order before. Source: ORD-6.
 */
export const namedLines = (
  lines: readonly NamedLine[],
  goods: readonly string[],
  earlier: readonly Partial<WithdrawnGoods>[] = [],
): WithdrawnGoods | undefined => {
  if (goods.length === 0) return { lines: lines.map(({ id }) => id) };
  const taken = new Map<CartItemId, number>();
  for (const article of goods) {
    const some = meant(lines, article);
    if (!some) return undefined;
    assign(taken, some, earlier);
  }
  const named = lines.filter(({ id }) => (taken.get(id) ?? 0) > 0);
  const part = named.filter(({ id, quantity }) => taken.get(id) !== quantity);
  return {
    lines: named.map(({ id }) => id),
    ...(part.length > 0 && {
      pieces: Object.fromEntries(part.map(({ id }) => [id, taken.get(id) as number])),
    }),
  };
};
