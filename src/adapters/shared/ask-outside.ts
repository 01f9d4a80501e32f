import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type * as t from 'io-ts';
import type { Failure } from '../../application/shared/failure.ts';
import { decode } from './decode.ts';

export type Fetch = (request: Request) => Promise<Response>;

/** What another server answered; `body` is undefined where it is no JSON. */
export interface OutsideAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** More than any of these services answers. Units: bytes. */
const largestAnswer = 5_000_000;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const readWhole = async ({ body }: Response): Promise<string> => {
  let text = '';
  const letters = new TextDecoder();
  for await (const part of body ?? []) {
    text += letters.decode(part as Uint8Array, { stream: true });
    if (text.length > largestAnswer) throw new Error('answer without end');
  }
  return text;
};

/** Asks a service that is not ours. What does not answer in time, or without end, is unreachable. `timeoutMs`: for all of it. */
export const askOutside = (
  fetch: Fetch,
  timeoutMs: number,
  request: (signal: AbortSignal) => Request,
): TE.TaskEither<Failure, OutsideAnswer> =>
  TE.tryCatch(
    async () => {
      const giveUp = new AbortController();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          reject(new Error('too late'));
          giveUp.abort();
        }, timeoutMs);
      });
      const answered = async (): Promise<OutsideAnswer> => {
        const response = await fetch(request(giveUp.signal));
        return { status: response.status, body: parsed(await readWhole(response)) };
      };
      try {
        return await Promise.race([answered(), late]);
      } finally {
        clearTimeout(timer);
      }
    },
    (): Failure => ({ _tag: 'Unreachable' }),
  );

/** What a service answered, as its codec reads it. The failure names the place, never the value. */
export const readOutside =
  <A>(name: string, codec: t.Decoder<unknown, A>) =>
  ({ body }: Pick<OutsideAnswer, 'body'>): E.Either<Failure, A> =>
    pipe(
      decode(codec)(body),
      E.mapLeft((at): Failure => ({ _tag: 'Unreadable', at: `${name}: ${at}` })),
    );
