import { mapEyes, swapEyes } from '../catalogue/lens/eyes.ts';
import type { Prescription } from '../catalogue/lens/prescription.ts';
import { type Mend, mended } from '../catalogue/lens/shield/finding.ts';
import type { CartItem, NewCartLine } from './cart.ts';
import { fromCartLines, toCartLines } from './prescribed-lines.ts';

/** Lines of one product, and of one pair. */
export type PairItem = Pick<
  CartItem,
  'id' | 'productId' | 'options' | 'quantity' | 'eye' | 'pairId' | 'createdFrom' | 'every'
>;

/** What a replacement keeps of the line that it replaces. */
const kept = ({ createdFrom, every }: PairItem): Pick<NewCartLine, 'createdFrom' | 'every'> => ({
  ...(createdFrom && { createdFrom }),
  ...(every && { every }),
});

const valuesOf = ({ options }: Pick<CartItem, 'options'>): NewCartLine['options'] =>
  Object.fromEntries(options.map(({ code, value }) => [code, value]));

/** Returns the values and boxes for each eye from the lines of a pair. */
export const pairEyes = (items: readonly PairItem[]): Prescription =>
  fromCartLines(items.map((item) => ({ ...item, options: valuesOf(item) })));

/**
 * Returns the lines that replace those of a pair after a correction, with the same number of boxes of each. Undefined
 * if a single box for both eyes would have to be split into two. Source: WEAR-3.
 */
export const mendedLines = (items: readonly PairItem[], mend: Mend): readonly NewCartLine[] | undefined => {
  const [first] = items;
  if (!first) return undefined;
  const before = pairEyes(items);
  const values = mended(
    mapEyes(before, (eye) => eye.values),
    mend,
  );
  const { pairId, productId } = first;
  const line = kept(first);
  if (first.eye === 'both') {
    if (mend._tag === 'TakeValue' && mend.eye === 'both')
      return [{ ...line, productId, options: { ...values.right }, quantity: first.quantity, eye: 'both' }];
    if (first.quantity < 2) return undefined;
  }
  const { right, left } = before;
  const after: Prescription =
    mend._tag === 'SwapEyes'
      ? swapEyes(before)
      : {
          ...(right && { right: { ...right, values: { ...values.right } } }),
          ...(left && { left: { ...left, values: { ...values.left } } }),
        };
  return toCartLines({ id: productId }, after, pairId ?? first.id).map((one) => ({ ...one, ...line }));
};

/**
 * Returns the lines that replace those of a pair after one of them got other values, with the same number of boxes of
 * each. Two equal eyes become one line. Empty if the line is for no eye. Source: CART-23.
 */
export const changedLines = (
  items: readonly PairItem[],
  { eye }: Pick<PairItem, 'eye'>,
  options: NewCartLine['options'],
): readonly NewCartLine[] => {
  const [first] = items;
  if (!first || eye === undefined) return [];
  const { id, pairId, productId, quantity } = first;
  if (eye === 'both') return [{ ...kept(first), productId, options, quantity, eye }];
  const before = pairEyes(items);
  const old = before[eye];
  const after: Prescription = { ...before, ...(old && { [eye]: { ...old, values: options } }) };
  return toCartLines({ id: productId }, after, pairId ?? id).map((one) => ({ ...one, ...kept(first) }));
};
