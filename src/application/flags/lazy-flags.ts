import { Observable } from 'rxjs';
import type { Experiment, VariableValue } from '../../domain/content/experiment.ts';
import { answering } from '../shared/answering.ts';
import { loading } from '../shared/remote-state.ts';
import type { Flags } from './flags.ts';

/** The flags contained in a page: the variables of each feature that it uses. */
export type BroughtFlags = Readonly<Record<string, Readonly<Record<string, VariableValue>>>>;

type Command = (...args: readonly unknown[]) => unknown;

const tellsNobody = { seen: () => undefined, track: () => undefined, setAttributes: () => undefined };

/**
 * Flags whose code loads with the first request; those contained in the page are known at once. `counts`: whether this
 * page may report at all. If not, a report does not load the code either.
 */
export const makeLazyFlags = (
  brought: BroughtFlags,
  counts: boolean,
  openDesk: (known: Map<string, Experiment>) => Promise<Flags>,
): Flags => {
  const known = new Map<string, Experiment>();
  for (const key in brought)
    known.set(key, { _tag: 'Known', variables: new Map(Object.entries(brought[key] ?? {})) });
  let coming: Promise<Flags> | undefined;
  const desk = (): Promise<Flags> => {
    coming ??= openDesk(known);
    return coming;
  };
  const now = (key: string): Experiment => known.get(key) ?? loading;
  return answering<Flags>(
    {
      ...(!counts && tellsNobody),
      now,
      watch: (key) =>
        new Observable((watcher) => {
          if (known.has(key)) {
            watcher.next(now(key));
            return watcher.complete();
          }
          desk().then(
            (flags) => watcher.add(flags.watch(key).subscribe(watcher)),
            (error: unknown) => watcher.error(error),
          );
          return undefined;
        }),
    },
    (name) =>
      (...args: readonly unknown[]) =>
        desk().then(
          (flags) => (flags[name] as Command)(...args),
          () => undefined,
        ),
  );
};
