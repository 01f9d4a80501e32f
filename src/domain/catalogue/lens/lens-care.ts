import { factOf, type LensUsage, type ShownProduct } from '../product.ts';

export const lensMaterials = ['silicone_hydrogel', 'hydrogel', 'bio_hydrogel'] as const;
export type LensMaterial = (typeof lensMaterials)[number];

export const preservatives = ['none', 'polyhexanide', 'polyquaternium'] as const;
export type Preservative = (typeof preservatives)[number];

/**
 * The kind of solution a lens is stored in overnight. `none`: it is thrown away. `mild`: without a preservative that
 * its material absorbs.
 */
export type Solution = 'none' | 'mild' | 'any';

/**
 * Returns the kind of solution for a lens. Plain hydrogel tolerates every solution for soft lenses. Materials not known
 * to tolerate it must not be used with polyhexanide.
 */
export const solutionFor = (usage: LensUsage, material?: LensMaterial): Solution => {
  if (usage === 'daily') return 'none';
  return material === 'hydrogel' ? 'any' : 'mild';
};

/** Whether a solution with this preservative suits a lens that needs this kind of solution. */
export const isFitting = (solution: Solution, preservative: Preservative): boolean =>
  solution === 'any' || (solution === 'mild' && preservative !== 'polyhexanide');

export type CareHint =
  | 'hands'
  | 'once'
  | 'rub'
  | 'fresh'
  | 'case'
  | 'replace_two_weekly'
  | 'replace_monthly'
  | 'water'
  | 'asleep'
  | 'overnight';

export interface CareAdvice {
  readonly solution: Solution;
  /** In the order in which the steps are done in the evening. */
  readonly hints: readonly CareHint[];
}

const betweenWearings: Readonly<Record<LensUsage, readonly CareHint[]>> = {
  daily: ['once'],
  two_weekly: ['rub', 'fresh', 'case', 'replace_two_weekly'],
  monthly: ['rub', 'fresh', 'case', 'replace_monthly'],
};

/** The product facts that determine the advice. */
export const careFacts = ['material', 'overnight_wear'] as const;

/** Returns the care advice for a lens from its known facts. Undefined if the product is not a lens. */
export const careAdvice = ({
  lensUsage,
  facts,
}: Pick<ShownProduct, 'lensUsage' | 'facts'>): CareAdvice | undefined => {
  if (!lensUsage) return undefined;
  const fact = (code: (typeof careFacts)[number]) => factOf({ facts }, code);
  const material = lensMaterials.find((one) => one === fact('material'));
  const night = fact('overnight_wear') === 'up_to_6_nights' ? 'overnight' : 'asleep';
  return {
    solution: solutionFor(lensUsage, material),
    hints: ['hands', ...betweenWearings[lensUsage], 'water', night],
  };
};
