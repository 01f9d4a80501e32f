import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Failure } from '../../application/shared/failure.ts';
import { askOutside, type OutsideAnswer } from '../shared/ask-outside.ts';
import type { CdnSettings } from './settings.ts';

const isSuccess = ({ status }: OutsideAnswer): boolean => status >= 200 && status < 300;

/**
 * Sends requests for groups of tags one after the other, because each service limits their number. `isDone`: checks the
 * body if the status alone is not enough.
 */
export const askInParts = (
  { fetch, timeoutMs }: CdnSettings,
  tags: readonly string[],
  most: number,
  requestFor: (tags: readonly string[], signal: AbortSignal) => Request,
  isDone: (answer: OutsideAnswer) => boolean = () => true,
): TE.TaskEither<Failure, unknown> => {
  const parts = Array.from({ length: Math.ceil(tags.length / most) }, (_, nth) =>
    tags.slice(nth * most, (nth + 1) * most),
  );
  return pipe(
    parts,
    TE.traverseSeqArray((part) =>
      pipe(
        askOutside(fetch, timeoutMs, (signal) => requestFor(part, signal)),
        TE.filterOrElse(
          (answer) => isSuccess(answer) && isDone(answer),
          ({ status }): Failure => ({ _tag: 'Unavailable', status }),
        ),
      ),
    ),
  );
};
