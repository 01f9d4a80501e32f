/** The paths served by another application: services and appointments. */

/** Sequences of whole path segments. Source: ROUTE-8. */
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
 * Whether a path contains a segment of the other application. Only whole segments count: `/terminator` is ours. Query
 * and anchor are ignored. Source: ROUTE-8.
 */
export const isServicePath = (path: string): boolean => {
  const parts = partsOf(path);
  return marks.some((mark) => contains(parts, mark));
};
