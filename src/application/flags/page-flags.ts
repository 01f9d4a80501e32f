import { of } from 'rxjs';
import type { Experiment } from '../../domain/content/experiment.ts';
import { experimentOf, type Flag } from '../../domain/flags/flag.ts';
import type { Flags } from './flags.ts';

const loading: Experiment = { _tag: 'Loading' };

/** Flags of one page that is being rendered: what was decided for it, and which it turns out to hold. */
export const makePageFlags = (decided: ReadonlyMap<string, Flag>) => {
  const held = new Set<string>();
  const experiments = new Map([...decided].map(([key, flag]) => [key, experimentOf(flag)] as const));
  const now = (key: string): Experiment => {
    held.add(key);
    return experiments.get(key) ?? loading;
  };
  const flags: Flags = {
    now,
    watch: (key) => of(now(key)),
    settle: async (keys) => {
      for (const key of keys) held.add(key);
    },
    seen: () => undefined,
    track: () => undefined,
    setAttributes: () => undefined,
  };
  return { flags, held: (): readonly string[] => [...held].sort() };
};
