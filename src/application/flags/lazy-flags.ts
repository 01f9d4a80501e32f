import { from, of, switchMap } from 'rxjs';
import type { Experiment, VariableValue } from '../../domain/content/experiment.ts';
import type { Flags } from './flags.ts';

/** What a page brings along: the variables of each feature that it holds. */
export type BroughtFlags = Readonly<Record<string, Readonly<Record<string, VariableValue>>>>;

const loading: Experiment = { _tag: 'Loading' };

/** What the page brought is known at once; the code that asks for more comes with the first question. */
export const makeLazyFlags = (
  brought: BroughtFlags,
  openDesk: (known: Map<string, Experiment>) => Promise<Flags>,
): Flags => {
  const known = new Map<string, Experiment>();
  for (const [key, variables] of Object.entries(brought))
    known.set(key, { _tag: 'Known', variables: new Map(Object.entries(variables)) });
  let coming: Promise<Flags> | undefined;
  const desk = (): Promise<Flags> => {
    coming ??= openDesk(known);
    return coming;
  };
  const later = (act: (flags: Flags) => unknown): Promise<void> =>
    desk().then(act, () => undefined) as Promise<void>;
  return {
    now: (key) => known.get(key) ?? loading,
    watch: (key) => {
      const here = known.get(key);
      return here ? of(here) : from(desk()).pipe(switchMap((flags) => flags.watch(key)));
    },
    settle: (keys) => later((flags) => flags.settle(keys)),
    seen: (key) => void later((flags) => flags.seen(key)),
    track: (name, properties) => void later((flags) => flags.track(name, properties)),
    setAttributes: (attributes) => void later((flags) => flags.setAttributes(attributes)),
  };
};
