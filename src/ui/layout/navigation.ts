import type { Localised } from '../../domain/shared/locale.ts';

/** A category that the menu names; its name is a word of `navigation`. */
export interface MenuEntry {
  readonly name:
    | 'lenses'
    | 'care'
    | 'sunglasses'
    | 'reading'
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
  /** Slugs joined by `/`, per language. */
  readonly path: Localised;
  readonly children: readonly MenuEntry[];
}
