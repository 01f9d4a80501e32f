import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type * as t from 'io-ts';
import type { Failure } from '../../application/shared/failure.ts';
import { decode } from './decode.ts';
import { parsedJson } from './parsed-json.ts';

export type Fetch = (request: Request) => Promise<Response>;

/** The response of another server. `body` is undefined if it is not JSON. */
export interface OutsideAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Maximum response size, more than any of these services sends. Units: bytes. */
const largestAnswer = 5_000_000;

const readWhole = async ({ body }: Response): Promise<string> => {
  let text = '';
  const letters = new TextDecoder();
  for await (const part of body ?? []) {
    text += letters.decode(part as Uint8Array, { stream: true });
    if (text.length > largestAnswer) throw new Error('response too large');
  }
  return text;
};

/** The errors of a connection that was never made. */
const noConnection = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const isUnsent = (error: unknown): boolean => {
  const { cause } = Object(error) as { readonly cause?: unknown };
  return noConnection.has(String((Object(cause) as { readonly code?: unknown }).code));
};

/**
 * Sends a request to an external service. A late or endless response counts as unreachable. `timeoutMs`: for the whole
 * exchange.
 */
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
          reject(new Error('timeout'));
          giveUp.abort();
        }, timeoutMs);
      });
      const answered = async (): Promise<OutsideAnswer> => {
        const response = await fetch(request(giveUp.signal));
        return { status: response.status, body: parsedJson(await readWhole(response)) };
      };
      try {
        return await Promise.race([answered(), late]);
      } finally {
        clearTimeout(timer);
      }
    },
    (error): Failure => ({ _tag: 'Unreachable', ...(isUnsent(error) && { isUnsent: true }) }),
  );

/** Decodes a service's response with a codec. The failure names the path, never the value. */
export const readOutside =
  <A>(name: string, codec: t.Decoder<unknown, A>) =>
  ({ body }: Pick<OutsideAnswer, 'body'>): E.Either<Failure, A> =>
    pipe(
      decode(codec)(body),
      E.mapLeft((at): Failure => ({ _tag: 'Unreadable', at: `${name}: ${at}` })),
    );
