import { type Flag, flagsLine } from '../../../domain/flags/flag.ts';

/** Pages that are remembered to hold a feature; the oldest are found out about again. */
const maxPages = 5000;

type Decided = ReadonlyMap<string, Flag>;

/**
 * Which features each page holds, as its last rendering said. A page that holds none is what it always was: one copy for
 * everybody. Of one that holds some there are as many copies as sides, however many visitors come.
 */
export const makePageVariants = () => {
  const held = new Map<string, readonly string[]>();
  return {
    heldBy: (key: string): readonly string[] => held.get(key) ?? [],
    /** The copy's own key. */
    keyOf: (key: string, decided: Decided): string =>
      decided.size === 0 ? key : `${key} ${flagsLine(decided).replaceAll(' ', '%20')}`,
    /** Notes what a rendering turned out to hold. False: it was decided for something else and must not be kept. */
    note: (key: string, decided: Decided, now: readonly string[]): boolean => {
      held.delete(key);
      if (now.length > 0) held.set(key, now);
      if (held.size > maxPages) held.delete(held.keys().next().value ?? '');
      return now.length === decided.size && now.every((one) => decided.has(one));
    },
  };
};
