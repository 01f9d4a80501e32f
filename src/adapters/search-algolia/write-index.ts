import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { Failure } from '../../application/shared/failure.ts';
import type { Channel } from '../contract/channel.ts';
import { WholeC } from '../contract/scalars.ts';
import { readOutside } from '../shared/ask-outside.ts';
import { makeAlgoliaCall } from './call.ts';
import { indexOf, sortedIndexOf } from './index-names.ts';
import type { IndexRecord } from './index-record.ts';
import { replicaSettingsOf, replicaSorts, settingsOf } from './index-settings.ts';
import type { AlgoliaSettings } from './settings.ts';

const TaskC = t.type({ taskID: WholeC }, 'AlgoliaTask');
const StateC = t.type({ status: t.string }, 'AlgoliaTaskState');

/** Number of records in one call. */
const batchSize = 1000;
/** Units: ms. */
const pollEvery = 500;
/** Number of times a task's state is polled. A task takes seconds, or minutes if many clients write. */
const mostPolls = 600;

const batches = <A>(all: readonly A[]): readonly (readonly A[])[] =>
  Array.from({ length: Math.ceil(all.length / batchSize) }, (_, index) =>
    all.slice(index * batchSize, (index + 1) * batchSize),
  );

/**
 * Fills an index while the old one is still searched: writes to a copy, which replaces it at the end. A search finds
 * either all old or all new products. Needs a key that may write.
 */
export const makeIndexWriter = (settings: AlgoliaSettings, wait: (ms: number) => Promise<void>) => {
  const call = makeAlgoliaCall(settings, 'write');
  const at = (index: string, rest: string): string => `/1/indexes/${encodeURIComponent(index)}/${rest}`;
  const published = (index: string, task: number, polls = mostPolls): TE.TaskEither<Failure, void> =>
    pipe(
      call({ method: 'GET', path: at(index, `task/${task}`) }),
      TE.flatMapEither(readOutside('task', StateC)),
      TE.flatMap(({ status }): TE.TaskEither<Failure, void> => {
        if (status === 'published') return TE.right(undefined);
        if (polls <= 1) return TE.left({ _tag: 'Unavailable', status: 504 });
        return pipe(
          TE.fromTask(() => wait(pollEvery)),
          TE.flatMap(() => published(index, task, polls - 1)),
        );
      }),
    );
  const change = (
    index: string,
    rest: string,
    body: unknown,
    method: 'POST' | 'PUT' = 'POST',
  ): TE.TaskEither<Failure, void> =>
    pipe(
      call({ method, path: at(index, rest), body }),
      TE.flatMapEither(readOutside(rest.replace(/\/.*/, ''), TaskC)),
      TE.flatMap(({ taskID }) => published(index, taskID)),
    );
  const inTurn = (steps: readonly TE.TaskEither<Failure, void>[]): TE.TaskEither<Failure, void> =>
    steps.reduce(
      (before, step) =>
        pipe(
          before,
          TE.flatMap(() => step),
        ),
      TE.right<Failure, void>(undefined),
    );
  return (channel: Channel, records: readonly IndexRecord[]): TE.TaskEither<Failure, void> => {
    const index = indexOf(settings.prefix, channel);
    const beside = `${index}_new`;
    return inTurn([
      change(index, 'settings', settingsOf(index, channel.locale), 'PUT'),
      ...replicaSorts.map((sort) =>
        change(sortedIndexOf(index, sort), 'settings', replicaSettingsOf(sort, channel.locale), 'PUT'),
      ),
      change(index, 'operation', {
        operation: 'copy',
        destination: beside,
        scope: ['settings', 'synonyms', 'rules'],
      }),
      ...batches(records).map((some) =>
        change(beside, 'batch', { requests: some.map((body) => ({ action: 'updateObject', body })) }),
      ),
      change(beside, 'operation', { operation: 'move', destination: index }),
    ]);
  };
};
