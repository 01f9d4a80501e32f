import type { Localised } from '../../domain/shared/locale.ts';

/** A category that the menu names; its name is a word of `navigation`. */
export interface MenuEntry {
  readonly name:
    | 'lenses'
    | 'daily'
    | 'twoWeekly'
    | 'monthly'
    | 'toric'
    | 'multifocal'
    | 'colour'
    | 'care'
    | 'sunglasses'
    | 'reading';
  /** Slugs joined by `/`, per language. */
  readonly path: Localised;
  readonly children: readonly MenuEntry[];
}
