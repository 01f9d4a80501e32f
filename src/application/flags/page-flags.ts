import { of } from 'rxjs';
import type { Experiment } from '../../domain/content/experiment.ts';
import { defaultFlag, experimentOf, type Flag, isFlagKey } from '../../domain/flags/flag.ts';
import type { Flags } from './flags.ts';

const loading: Experiment = { _tag: 'Loading' };
const otherwise = experimentOf(defaultFlag);

/** Flags of one page that is being rendered: what was decided for it, and which it turns out to hold. */
export const makePageFlags = (decided: ReadonlyMap<string, Flag>) => {
  const held = new Set<string>();
  const experiments = new Map([...decided].map(([key, flag]) => [key, experimentOf(flag)] as const));
  const now = (key: string): Experiment => {
    // Nobody can decide what an editor mistyped.
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
