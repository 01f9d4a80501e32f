import type { Configuration } from '../../../domain/catalogue/lens/lens-options.ts';
import type { CartItemWire } from '../../contract/cart/cart-item.ts';

/** A line as it will be stored in the cart. A line without an id is new. */
export interface PlannedLine {
  readonly id?: string;
  readonly productId: string;
  readonly variantId: string;
  readonly options: Configuration;
  readonly meta: CartItemWire['meta'];
  readonly createdFrom?: NonNullable<CartItemWire['created_from']>;
  readonly quantity: number;
  /** A partner's price channel. Undefined: the shop's own. */
  readonly priceChannel?: string;
  /** The mark of the partner who referred the visitor. */
  readonly fk?: string;
  /** Index of the new item that created or increased this line. Undefined if the line did not change. */
  readonly item?: number;
}

const sideOf = ({ variantId, meta }: PlannedLine): string => `${meta.eye ?? ''} ${variantId}`;

const sidesOf = (lines: readonly PlannedLine[], pair: string): string =>
  lines
    .filter(({ meta }) => meta.pair_id === pair)
    .map(sideOf)
    .sort()
    .join('|');

/** Returns the id of a pair in the cart that has the same values for the same eyes, else the given id. */
const knownPair = (present: readonly PlannedLine[], added: readonly PlannedLine[], pair: string): string => {
  const wanted = sidesOf(added, pair);
  const pairs = present.flatMap(({ meta }) => (meta.pair_id === undefined ? [] : [meta.pair_id]));
  return pairs.find((known) => sidesOf(present, known) === wanted) ?? pair;
};

/** Returns the added lines. Pairs that are already in the cart get the ids of those pairs. */
export const withKnownPairs = (
  present: readonly PlannedLine[],
  added: readonly PlannedLine[],
): readonly PlannedLine[] =>
  added.map((line) => {
    const pair = line.meta.pair_id;
    if (pair === undefined) return line;
    return { ...line, meta: { ...line.meta, pair_id: knownPair(present, added, pair) } };
  });

/** Returns the key by which two lines count as the same. */
export const keyOf = (line: PlannedLine): string => `${line.meta.pair_id ?? ''} ${sideOf(line)}`;

/**
 * Adding more at a partner's prices moves the whole line to these prices. Adding more at the shop's own prices does not
 * make the line dearer. Adding with regular delivery makes the whole line regular. A line with regular delivery stays
 * regular.
 */
const grown = (present: PlannedLine, { priceChannel, fk, meta }: PlannedLine): PlannedLine => ({
  ...present,
  ...(meta.subscription_frequency !== undefined && { meta: { ...present.meta, ...meta } }),
  ...(priceChannel !== undefined && { priceChannel }),
  ...(fk !== undefined && { fk }),
});

/**
 * Adds new lines to the existing ones and merges equal lines. A pair is merged only as a whole. The quantity of a trial
 * stays one.
 */
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
