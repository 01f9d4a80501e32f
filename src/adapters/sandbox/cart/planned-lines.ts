import type { Configuration } from '../../../domain/catalogue/lens/lens-options.ts';
import type { CartItemWire } from '../../contract/cart/cart-item.ts';

/** A line as it will lie in the cart. Without an id it is new. */
export interface PlannedLine {
  readonly id?: string;
  readonly productId: string;
  readonly variantId: string;
  readonly options: Configuration;
  readonly meta: CartItemWire['meta'];
  readonly createdFrom?: NonNullable<CartItemWire['created_from']>;
  readonly quantity: number;
  /** A partner's price channel; none: the shop's own. */
  readonly priceChannel?: string;
  /** The mark of the partner who sent the visitor. */
  readonly fk?: string;
  /** Index of the new item that made or grew it; undefined where nothing changed. */
  readonly item?: number;
}

const sideOf = ({ variantId, meta }: PlannedLine): string => `${meta.eye ?? ''} ${variantId}`;

const sidesOf = (lines: readonly PlannedLine[], pair: string): string =>
  lines
    .filter(({ meta }) => meta.pair_id === pair)
    .map(sideOf)
    .sort()
    .join('|');

/** A pair that lies in the cart already, with the same values for the same eyes, keeps its name. */
const knownPair = (present: readonly PlannedLine[], added: readonly PlannedLine[], pair: string): string => {
  const wanted = sidesOf(added, pair);
  const pairs = present.flatMap(({ meta }) => (meta.pair_id === undefined ? [] : [meta.pair_id]));
  return pairs.find((known) => sidesOf(present, known) === wanted) ?? pair;
};

/** The lines that come, with the names of the pairs that lie there already. */
export const withKnownPairs = (
  present: readonly PlannedLine[],
  added: readonly PlannedLine[],
): readonly PlannedLine[] =>
  added.map((line) => {
    const pair = line.meta.pair_id;
    if (pair === undefined) return line;
    return { ...line, meta: { ...line.meta, pair_id: knownPair(present, added, pair) } };
  });

/** What two lines are the same by. */
export const keyOf = (line: PlannedLine): string => `${line.meta.pair_id ?? ''} ${sideOf(line)}`;

/**
 * Who puts more of a line into the cart at a partner's prices gets all of it at these; at the shop's own, none of it becomes
 * dearer. What is put in to come regularly makes all of the line come so; more of what comes so already does.
 */
const grown = (present: PlannedLine, { priceChannel, fk, meta }: PlannedLine): PlannedLine => ({
  ...present,
  ...(meta.subscription_frequency !== undefined && { meta: { ...present.meta, ...meta } }),
  ...(priceChannel !== undefined && { priceChannel }),
  ...(fk !== undefined && { fk }),
});

/** Lays new lines to those that are there; equal ones become one, a pair only as a whole. A trial stays one. */
export const planLines = (
  present: readonly PlannedLine[],
  added: readonly PlannedLine[],
  isFixed: (productId: string) => boolean,
): readonly PlannedLine[] => {
  const planned = new Map(present.map((line) => [keyOf(line), line]));
  withKnownPairs(present, added).forEach((named, item) => {
    const same = planned.get(keyOf(named));
    const quantity = same && !isFixed(named.productId) ? same.quantity + named.quantity : named.quantity;
    planned.set(keyOf(named), same ? { ...grown(same, named), quantity, item } : { ...named, item });
  });
  return [...planned.values()];
};
