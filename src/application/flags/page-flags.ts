import { of } from 'rxjs';
import type { Experiment } from '../../domain/content/experiment.ts';
import { defaultFlag, experimentOf, type Flag, isFlagKey } from '../../domain/flags/flag.ts';
import type { Flags } from './flags.ts';

const loading: Experiment = { _tag: 'Loading' };
const otherwise = experimentOf(defaultFlag);

/** The flags of a page during rendering: the decisions made for it, and the list of those it uses. */
export const makePageFlags = (decided: ReadonlyMap<string, Flag>) => {
  const held = new Set<string>();
  const experiments = new Map([...decided].map(([key, flag]) => [key, experimentOf(flag)] as const));
  const now = (key: string): Experiment => {
    // A key that an editor mistyped cannot be decided.
    if (!isFlagKey(key)) return otherwise;
    held.add(key);
    return experiments.get(key) ?? loading;
  };
  const flags: Flags = {
    now,
    watch: (key) => of(now(key)),
    settle: async (keys) => {
      for (const key of keys.filter(isFlagKey)) held.add(key);
    },
    seen: () => undefined,
    track: () => undefined,
    setAttributes: () => undefined,
  };
  return { flags, held: (): readonly string[] => [...held].sort() };
};
