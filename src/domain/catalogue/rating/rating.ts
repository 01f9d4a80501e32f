/** The best rating. Units: stars. Source: CAT-15. */
export const maxRating = 5;
/** The stars preset for a new rating. Source: CAT-15. */
export const defaultRating = 5;

/** Limits an average to 0 to 5 for display. 0 if there is none. */
export const shownRating = (average: number): number =>
  Number.isFinite(average) ? Math.min(Math.max(average, 0), maxRating) : 0;

/** Returns how full each of the five stars is, in quarters: 0 is empty, 4 is full. Source: CAT-15. */
export const starQuarters = (average: number): readonly number[] =>
  Array.from({ length: maxRating }, (_, star) =>
    Math.round(Math.min(Math.max(shownRating(average) - star, 0), 1) * 4),
  );
