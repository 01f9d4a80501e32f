/** What happened on a page before an error. Recorded from the start; the report itself is made of it later. */

/** An event that preceded an error. Source: TRK-6. */
export interface Breadcrumb {
  readonly kind: 'page' | 'press' | 'request' | 'failure';
  readonly text: string;
  /** Units: milliseconds since 1970. */
  readonly at: number;
}

/** The maximum number of preceding events in a report. Source: TRK-6. */
export const maxBreadcrumbs = 50;

/** Adds an event. If there are too many, the oldest is dropped. Source: TRK-6. */
export const withBreadcrumb = (crumbs: readonly Breadcrumb[], crumb: Breadcrumb): readonly Breadcrumb[] =>
  [...crumbs, crumb].slice(-maxBreadcrumbs);
