import type { Localised } from '../shared/locale.ts';

/** A category at level one to five. Source: ROUTE-15. */
export interface Category {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Slugs joined by `/`, per language, used by the language switch. */
  readonly paths: Localised;
  /** From the outermost category to this one. */
  readonly breadcrumb: readonly { readonly title: string; readonly path: string }[];
  readonly children: readonly CategoryLink[];
}

export interface CategoryLink {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly count: number;
}
