/** Which paths another application answers: those of services and appointments. */

/** Whole parts of a path, one behind the other. Source: ROUTE-8, D40. */
const marks: readonly (readonly string[])[] = [
  ['termin'],
  ['en', 'appointment'],
  ['fr', 'rendez-vous'],
  ['it', 'appuntamento'],
  ['service'],
];

const partsOf = (path: string): readonly string[] =>
  path
    .replace(/[?#].*/s, '')
    .split('/')
    .filter(Boolean);

const contains = (parts: readonly string[], mark: readonly string[]): boolean =>
  parts.some((_, start) => mark.every((part, index) => parts[start + index] === part));

/**
 * Whether a path has a part that belongs to the other application. Only whole parts count: `/terminator` is ours.
 * Query and anchor say nothing. Source: ROUTE-8, D40.
 */
export const isServicePath = (path: string): boolean => {
  const parts = partsOf(path);
  return marks.some((mark) => contains(parts, mark));
};
