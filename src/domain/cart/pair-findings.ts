import { mapEyes } from '../catalogue/lens/eyes.ts';
import type { ProductOption } from '../catalogue/lens/lens-options.ts';
import type { Finding } from '../catalogue/lens/shield/finding.ts';
import type { KnownEyes } from '../catalogue/lens/shield/known-eyes.ts';
import { type Shielded, shielded } from '../catalogue/lens/shield/order-shield.ts';
import type { CartItem } from './cart.ts';
import { mendedLines, type PairItem, pairEyes } from './mended-lines.ts';

/** Groups the lines of lenses by pair; the two eyes of a pair are in one group. */
export const lensPairs = (items: readonly CartItem[]): readonly (readonly CartItem[])[] => [
  ...Map.groupBy(
    items.filter(({ category, eye, isGift }) => category === 'lens' && eye !== undefined && !isGift),
    ({ id, productId, pairId }) => (pairId === undefined ? id : `${productId} ${pairId}`),
  ).values(),
];

/**
 * Returns what the buyer should check in the lines of a pair, with only the corrections that can be applied. There are
 * no corrections while the options of the lens are unknown. Source: WEAR-3.
 */
export const pairFindings = (
  known: readonly KnownEyes[],
  items: readonly PairItem[],
  options?: readonly ProductOption[],
): Shielded => {
  const [first] = items;
  if (!first) return { findings: [] };
  const eyes = mapEyes(pairEyes(items), ({ values }) => values);
  const found = shielded(known, { productId: first.productId, eyes, ...(options && { options }) });
  const leads = ({ mends, ...finding }: Finding): Finding => ({
    ...finding,
    mends: options ? mends.filter((mend) => mendedLines(items, mend)) : [],
  });
  return { ...found, findings: found.findings.map(leads) };
};
