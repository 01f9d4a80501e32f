/** The part of Playwright's report that says whether all journeys ran. */
export interface JourneysReport {
  readonly errors?: readonly unknown[];
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly skipped: number };
  /** One for each file, named relative to the folder of the journeys. */
  readonly suites: readonly { readonly file: string }[];
}

/** Why a run is not valid for the build as a whole; empty if the run was complete. `journeys`: all existing journey files. */
export const whyNotWhole = (
  { errors = [], stats, suites }: JourneysReport,
  journeys: readonly string[],
  looked: number,
): string | undefined => {
  if (stats.unexpected > 0 || errors.length > 0) return 'not all journeys passed';
  if (stats.skipped > 0) return 'some journeys were skipped';
  const missing = journeys.filter((journey) => !suites.some(({ file }) => file === journey));
  if (missing.length > 0) return `these journeys did not run: ${missing.join(', ')}`;
  return looked === 0 ? 'no page was checked' : undefined;
};
