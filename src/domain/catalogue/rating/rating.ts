/** Units: stars. Source: CAT-15. */
export const maxRating = 5;
/** What a shopper who rates begins with. Source: CAT-15. */
export const defaultRating = 5;

/** An average that stars can show: within 0 and 5; none is 0. */
export const shownRating = (average: number): number =>
  Number.isFinite(average) ? Math.min(Math.max(average, 0), maxRating) : 0;

/** How full each of the five stars is, in quarters: 0 is empty, 4 is full. Source: CAT-15. */
export const starQuarters = (average: number): readonly number[] =>
  Array.from({ length: maxRating }, (_, star) =>
    Math.round(Math.min(Math.max(shownRating(average) - star, 0), 1) * 4),
  );
