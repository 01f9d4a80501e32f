import { type EyeSide, type Eyes, mapEyes } from '../catalogue/lens/eyes.ts';
import type { LastChoice } from '../catalogue/lens/last-choice.ts';
import type { EyeValues } from '../catalogue/lens/prescription.ts';
import type { KnownEyes, KnownSource } from '../catalogue/lens/shield/known-eyes.ts';
import { type LensSet, lensPasses, type Wearer } from './lens-pass.ts';

const valuesOf = ({ eyes }: Pick<LensSet, 'eyes'>): Eyes<EyeValues> => mapEyes(eyes, ({ values }) => values);

/**
 * Returns the last ordered values of each eye. The two eyes may come from different orders, because a customer may
 * reorder for one eye only.
 */
const latest = (sets: readonly Pick<LensSet, 'eyes'>[]): Eyes<EyeValues> => {
  const of = (eye: EyeSide) => sets.find(({ eyes }) => eyes[eye])?.eyes[eye]?.values;
  const [right, left] = [of('right'), of('left')];
  return { ...(right && { right }), ...(left && { left }) };
};

/**
 * Returns what each person a customer orders for wears, the customer first. `sets`: the newest first. `own`: the
 * customer's name, if they also order for others. Source: WEAR-1, WEAR-4.
 */
export const knownWearers = (
  sets: readonly LensSet[],
  wearers: readonly Wearer[],
  source: KnownSource,
  own?: string,
): readonly KnownEyes[] => {
  const passes = lensPasses(sets, wearers);
  return passes.map(({ wearer, entries }): KnownEyes => {
    const worn = entries.map(({ set }) => set);
    const [{ set: now }] = entries;
    const name = wearers.find(({ id }) => id === wearer)?.name ?? own;
    return {
      id: wearer,
      source,
      ...(name !== undefined && { name }),
      orderedAt: now.orderedAt,
      productId: now.productId,
      eyes: latest(worn),
      worn: worn.map((set) => ({ productId: set.productId, eyes: valuesOf(set) })),
    };
  });
};

/** Returns the same for values that were handed over, or are kept on the device. Source: WEAR-4. */
export const knownChoice = ({ productId, origin, ...choice }: LastChoice): KnownEyes => {
  const eyes = valuesOf(choice);
  return { id: 'choice', source: 'device', ...origin, productId, eyes, worn: [{ productId, eyes }] };
};
