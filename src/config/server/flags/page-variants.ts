import { type Flag, flagsLine } from '../../../domain/flags/flag.ts';

/** How many pages with features are remembered. The oldest are dropped and noted again at their next rendering. */
const maxPages = 5000;

type Decided = ReadonlyMap<string, Flag>;

/**
 * Remembers which features each page contains, as its last rendering reported. A page without features has one copy for
 * everybody. A page with features has one copy per combination of variants, however many visitors come.
 */
export const makePageVariants = () => {
  const held = new Map<string, readonly string[]>();
  return {
    heldBy: (key: string): readonly string[] => held.get(key) ?? [],
    /** The cache key of the copy. */
    keyOf: (key: string, decided: Decided): string =>
      decided.size === 0 ? key : `${key} ${flagsLine(decided).replaceAll(' ', '%20')}`,
    /** Notes the features that a rendering used. False if the page was decided for other features and must not be cached. */
    note: (key: string, decided: Decided, now: readonly string[]): boolean => {
      held.delete(key);
      if (now.length > 0) held.set(key, now);
      if (held.size > maxPages) held.delete(held.keys().next().value ?? '');
      return now.length === decided.size && now.every((one) => decided.has(one));
    },
  };
};
