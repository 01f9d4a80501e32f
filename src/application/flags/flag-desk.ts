import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { from, map } from 'rxjs';
import type { Experiment } from '../../domain/content/experiment.ts';
import { defaultFlag, experimentOf, type Flag } from '../../domain/flags/flag.ts';
import type { Failure } from '../shared/failure.ts';
import { flagPatience } from './decisions.ts';
import type { Flags } from './flags.ts';
import type { Attributes, FlagEvent } from './ports.ts';

export interface FlagDeskParts<Grant> {
  /** The flags that the page contains. Later answers are added. */
  readonly known: Map<string, Experiment>;
  readonly ask: (keys: readonly string[]) => TaskEither<Failure, ReadonlyMap<string, Flag>>;
  /** The visitor's consent to statistics, if given. Nothing is reported without it. Read before each use. Source: TRK-7. */
  readonly consent: () => Promise<Grant | undefined>;
  readonly track: (consent: Grant, event: FlagEvent) => void;
  readonly setAttributes: (consent: Grant, attributes: Attributes) => void;
  /** What was already reported during this visit, on any page. */
  readonly counted: {
    readonly has: (name: string) => boolean;
    readonly add: (consent: Grant, name: string) => void;
  };
  readonly wait: (ms: number) => Promise<void>;
}

const loading: Experiment = { _tag: 'Loading' };
const otherwise = experimentOf(defaultFlag);

/** The flags of one page load in the browser. All keys that screens request in one tick go into one request. Source: TRK-5. */
export const makeFlagDesk = <Grant>(parts: FlagDeskParts<Grant>): Flags => {
  const { known, ask, consent, wait } = parts;
  /** Defaults for this page only, because the service did not answer in time. */
  const assumed = new Set<string>();
  const told = new Set<string>();
  const asking = new Map<string, Promise<void>>();
  let next: { readonly keys: Set<string>; readonly done: Promise<void> } | undefined;

  const askFor = async (keys: readonly string[]): Promise<void> => {
    const answer = await Promise.race([ask(keys)(), wait(flagPatience).then(() => undefined)]);
    for (const key of keys) {
      const flag = answer && E.isRight(answer) ? answer.right.get(key) : undefined;
      if (!flag) assumed.add(key);
      known.set(key, flag ? experimentOf(flag) : otherwise);
      asking.delete(key);
    }
  };
  const enqueue = (key: string): Promise<void> => {
    const before = asking.get(key);
    if (before) return before;
    assumed.delete(key);
    if (!next) {
      const keys = new Set<string>();
      const done = Promise.resolve().then(() => {
        next = undefined;
        return askFor([...keys]);
      });
      next = { keys, done };
    }
    next.keys.add(key);
    asking.set(key, next.done);
    return next.done;
  };
  const settle = async (keys: readonly string[]): Promise<void> => {
    await Promise.all(keys.filter((key) => !known.has(key) || assumed.has(key)).map(enqueue));
  };
  const now = (key: string): Experiment => known.get(key) ?? loading;
  const withConsent = async (tell: (grant: Grant) => void): Promise<boolean> => {
    const grant = await consent().catch(() => undefined);
    if (grant !== undefined) tell(grant);
    return grant !== undefined;
  };
  return {
    now,
    watch: (key) => from(known.has(key) ? Promise.resolve() : enqueue(key)).pipe(map(() => now(key))),
    settle,
    seen: (key) => {
      const experiment = now(key);
      const takesPart = experiment._tag === 'Known' && experiment.variables.size > 0;
      const name = `experiment_seen ${key}`;
      if (!takesPart || told.has(key) || parts.counted.has(name)) return;
      told.add(key);
      const event = { name: 'experiment_seen', properties: { feature: key } };
      void withConsent((grant) => {
        parts.track(grant, event);
        parts.counted.add(grant, name);
      }).then((isTold) => isTold || told.delete(key));
    },
    track: (name, properties = {}) => {
      void withConsent((grant) => parts.track(grant, { name, properties }));
    },
    setAttributes: (attributes) => {
      void withConsent((grant) => parts.setAttributes(grant, attributes));
    },
  };
};
