import type { LensUsage, ShownProduct } from '../product.ts';

export const lensMaterials = ['silicone_hydrogel', 'hydrogel', 'bio_hydrogel'] as const;
export type LensMaterial = (typeof lensMaterials)[number];

export const preservatives = ['none', 'polyhexanide', 'polyquaternium'] as const;
export type Preservative = (typeof preservatives)[number];

/** What a lens is kept in overnight. `none`: nothing, it is thrown away. `mild`: not in what its material soaks up. */
export type Solution = 'none' | 'mild' | 'any';

/** Plain hydrogel stands every solution for soft lenses; of what is not known to, polyhexanide is kept away. */
export const solutionFor = (usage: LensUsage, material?: LensMaterial): Solution => {
  if (usage === 'daily') return 'none';
  return material === 'hydrogel' ? 'any' : 'mild';
};

/** Whether a solution that holds so much against germs goes with a lens that wants it so. */
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
  /** In the order of an evening. */
  readonly hints: readonly CareHint[];
}

const betweenWearings: Readonly<Record<LensUsage, readonly CareHint[]>> = {
  daily: ['once'],
  two_weekly: ['rub', 'fresh', 'case', 'replace_two_weekly'],
  monthly: ['rub', 'fresh', 'case', 'replace_monthly'],
};

/** The facts that decide it. */
export const careFacts = ['material', 'overnight_wear'] as const;

/** How a lens is cared for, out of what is known of it; nothing of what is no lens. */
export const careAdvice = ({
  lensUsage,
  facts,
}: Pick<ShownProduct, 'lensUsage' | 'facts'>): CareAdvice | undefined => {
  if (!lensUsage) return undefined;
  const fact = (code: (typeof careFacts)[number]) => facts.find((one) => one.code === code)?.value;
  const material = lensMaterials.find((one) => one === fact('material'));
  const night = fact('overnight_wear') === 'up_to_6_nights' ? 'overnight' : 'asleep';
  return {
    solution: solutionFor(lensUsage, material),
    hints: ['hands', ...betweenWearings[lensUsage], 'water', night],
  };
};
