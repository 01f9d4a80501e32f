import type { Localised } from '../../domain/shared/locale.ts';

/** A category of the first level; its name is a word of `navigation`. */
export interface MenuEntry {
  readonly name: 'lenses' | 'care' | 'sunglasses' | 'reading';
  /** Its slug in each language: the home page asks for it before there are words. */
  readonly path: Localised;
  readonly children: readonly SubEntry[];
}

/** A category of the second level; its name is a word of `navigation`, its own slug a word of `slug`. */
export type SubEntry =
  | 'daily'
  | 'twoWeekly'
  | 'monthly'
  | 'dailyToric'
  | 'monthlyToric'
  | 'multifocal'
  | 'colour'
  | 'multiPurpose'
  | 'peroxide'
  | 'drops'
  | 'cases'
  | 'polarised'
  | 'gradient'
  | 'mirrored'
  | 'photochromic'
  | 'clear'
  | 'blueFilter'
  | 'foldable';
