import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Attributes, FlagEvent } from '../../application/flags/ports.ts';
import type { Failure } from '../../application/shared/failure.ts';
import type { Flag } from '../../domain/flags/flag.ts';
import { decode } from '../shared/decode.ts';
import { FlagsC, flagsFromWire } from './flags-wire.ts';

const address = '/api/flags';

/** A client of our own server, which knows the visitor's bucket from its cookie. `fetch`: the page's. */
export const makeFlagsClient = (fetch: typeof globalThis.fetch) => {
  const post = (news: object): void => {
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(news),
      keepalive: true,
    }).catch(() => undefined);
  };
  return {
    ask: (keys: readonly string[]): TE.TaskEither<Failure, ReadonlyMap<string, Flag>> =>
      pipe(
        TE.tryCatch(
          async (): Promise<unknown> => {
            const answer = await fetch(`${address}?${new URLSearchParams({ keys: keys.join(',') })}`);
            return answer.json();
          },
          (): Failure => ({ _tag: 'Unreachable' }),
        ),
        TE.flatMapEither((body) =>
          pipe(
            decode(FlagsC)(body),
            E.bimap((at): Failure => ({ _tag: 'Unreadable', at }), flagsFromWire),
          ),
        ),
      ),
    track: (event: FlagEvent): void => post({ event }),
    setAttributes: (attributes: Attributes): void => post({ attributes }),
  };
};
