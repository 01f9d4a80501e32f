import type { CeKind, DeviceClass } from '../product-safety.ts';

/** Product kinds in product law. A category of the shop contains several of these. */
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
  /** The law that its CE marking is based on. Absent: it has no CE marking. */
  readonly ce?: CeKind;
  /** The device classes that its manufacturer may have assigned. Medical devices only. */
  readonly classes: readonly DeviceClass[];
  /** Whether it cannot be used safely without instructions. */
  readonly instructions: boolean;
}

const device = (classes: readonly DeviceClass[], instructions: boolean): KindDuties => ({
  ce: 'medical_device',
  classes,
  instructions,
});

/**
 * The legal duties for each kind, for every seller. The manufacturer determines the class: if a rule allows two, both
 * are listed. Rules are those of Regulation (EU) 2017/745 (MDR), Annex VIII; the Swiss ordinance (MedDO, SR 812.213,
 * article 15) adopts them. Instructions: MDR, Annex I, 23.1 d, which exempts devices of class I and IIa that are safe
 * to use without them. Source: LAW-20.
 */
export const kindDuties: Readonly<Record<PassportKind, KindDuties>> = {
  /** Rule 5: in the eye for up to 30 days without a break IIa, longer IIb. */
  contact_lens: device(['IIa', 'IIb'], true),
  /** Rule 16: products for disinfecting, cleaning, rinsing or hydrating contact lenses are IIb. */
  lens_disinfectant: device(['IIb'], true),
  lens_rinse: device(['IIb'], true),
  lens_cleaner: device(['IIb'], true),
  /**
   * On the lens, rule 16; on the eye, rule 21, a substance that stays where it is applied: IIb; on the skin of the
   * eyelid IIa.
   */
  eye_drops: device(['IIa', 'IIb'], true),
  /** Rule 1: holds lenses and has no effect on them. */
  lens_case: device(['I'], false),
  /** Cleans glasses and does not touch the eye: not a device. Regulation (EU) 2023/988 (GPSR), article 19. */
  glasses_cleaner: { classes: [], instructions: false },
  /** Regulation (EU) 2016/425, annex I (category I: sunlight) and annex II, 1.4: instructions must be included. */
  sunglasses: { ce: 'protective_equipment', classes: [], instructions: true },
  /** Rule 1. */
  reading_glasses: device(['I'], false),
};
