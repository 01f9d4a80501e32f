import type { CeKind, DeviceClass } from '../product-safety.ts';

/** What a product is to the law of products: a category of the shop holds several of these. */
export const passportKinds = [
  'contact_lens',
  'lens_disinfectant',
  'lens_rinse',
  'lens_cleaner',
  'eye_drops',
  'lens_case',
  'glasses_cleaner',
  'sunglasses',
  'reading_glasses',
] as const;
export type PassportKind = (typeof passportKinds)[number];

export interface KindDuties {
  /** By which law its CE marking is affixed; none: it carries none. */
  readonly ce?: CeKind;
  /** Classes that its maker may have found for it. Medical devices only. */
  readonly classes: readonly DeviceClass[];
  /** Whether nobody can use it safely without instructions. */
  readonly instructions: boolean;
}

const device = (classes: readonly DeviceClass[], instructions: boolean): KindDuties => ({
  ce: 'medical_device',
  classes,
  instructions,
});

/**
 * What each kind owes, whoever sells it. The class is the maker's finding: where a rule leaves two, both stand here.
 * Rules are those of Regulation (EU) 2017/745 (MDR), Annex VIII; the Swiss ordinance (MedDO, SR 812.213, article 15)
 * takes them over. Instructions: MDR, Annex I, 23.1 d, which lets devices of class I and IIa do without where they are
 * used safely so. Source: LAW-20.
 */
export const kindDuties: Readonly<Record<PassportKind, KindDuties>> = {
  /** Rule 5: into the eye up to 30 days on end IIa, longer IIb. */
  contact_lens: device(['IIa', 'IIb'], true),
  /** Rule 16: what is meant for disinfecting, cleaning, rinsing or hydrating contact lenses is IIb. */
  lens_disinfectant: device(['IIb'], true),
  lens_rinse: device(['IIb'], true),
  lens_cleaner: device(['IIb'], true),
  /** On the lens rule 16; on the eye rule 21, a substance that stays where it is put: IIb; on the skin of the lid IIa. */
  eye_drops: device(['IIa', 'IIb'], true),
  /** Rule 1: holds lenses and does nothing to them. */
  lens_case: device(['I'], false),
  /** Cleans glasses and touches no eye: no device. Regulation (EU) 2023/988 (GPSR), article 19. */
  glasses_cleaner: { classes: [], instructions: false },
  /** Regulation (EU) 2016/425, annex I (category I: sunlight) and annex II, 1.4: instructions go with it. */
  sunglasses: { ce: 'protective_equipment', classes: [], instructions: true },
  /** Rule 1. */
  reading_glasses: device(['I'], false),
};
