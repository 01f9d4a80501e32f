import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { type Guard, noCircuitBreaker } from '../../application/shared/circuit-breaker.ts';
import type { ClockPort } from '../../application/shared/clock.ts';
import type { Failure } from '../../application/shared/failure.ts';
import type { StoryVersion } from '../../domain/content/story.ts';

export interface StoryblokSettings {
  /** The URL of the delivery API in the space's region, without a slash at the end. */
  readonly url: string;
  /** Never sent to the browser. */
  readonly token: string;
  readonly fetch: typeof fetch;
  readonly clock: ClockPort;
  readonly wait: (ms: number) => Promise<void>;
  /** Timeout of one request including retries. Units: ms. */
  readonly patience: number;
  /** How long a published answer counts as fresh. Units: ms. */
  readonly freshFor: number;
  /** Returns when something was last published; older answers are no longer fresh. Milliseconds since 1970. */
  readonly changedAt?: () => number;
  /** Guards against waiting for a space that does not answer. */
  readonly guard?: Guard;
}

export interface StoryblokAnswer {
  readonly body: unknown;
  /** The total over all pages. */
  readonly total: number;
}

export type Parameters = Readonly<Record<string, string>>;
export type AskStoryblok = (
  path: string,
  version: StoryVersion,
  parameters?: Parameters,
) => TaskEither<Failure, StoryblokAnswer>;

type Outcome = E.Either<Failure, StoryblokAnswer>;

/** Pauses after `429`; each is twice the previous one. Units: ms. */
const firstPause = 200;
const mostTries = 3;
/** How long a stale answer may be used if no new one can be loaded. Units: ms. */
const staleFor = 24 * 3_600_000;
const mostKept = 500;

const failed = (failure: Failure): Outcome => E.left(failure);
/**
 * Whether the API itself sent the response: it reports a missing story as a list of messages. A proxy in between may
 * send 404 for anything.
 */
const saysSo = async (response: Response): Promise<boolean> =>
  Array.isArray(await response.json().catch(() => undefined));
const failureOf = async (response: Response): Promise<Failure> =>
  response.status === 404 && (await saysSo(response))
    ? { _tag: 'NotFound' }
    : { _tag: 'Unavailable', status: response.status };

const versionIn = (body: unknown): number | undefined => {
  const cv: unknown = typeof body === 'object' && body !== null && 'cv' in body ? body.cv : undefined;
  return typeof cv === 'number' && Number.isSafeInteger(cv) && cv > 0 ? cv : undefined;
};

/**
 * Calls the delivery API. Stores its cache version (`cv`) and sends it again, which avoids a redirect, but only while
 * an answer is fresh: with an old version the CDN keeps returning old content. Waits and retries after a rate limit.
 * While the API fails or returns invalid data, the last published answer stays valid for a day. Timed by elapsed time.
 * Source: TIME-3.
 */
export const makeStoryblokClient = ({
  url,
  token,
  fetch: ask,
  clock: { now, steady = now },
  wait,
  patience,
  freshFor,
  changedAt = () => 0,
  guard = noCircuitBreaker.guard,
}: StoryblokSettings): AskStoryblok => {
  const kept = new Map<string, { readonly at: number; readonly answer: StoryblokAnswer }>();
  let newest: { readonly number: number; readonly at: number } | undefined;

  const once = async (
    path: string,
    parameters: URLSearchParams,
    signal: AbortSignal,
  ): Promise<Outcome | 'later'> => {
    try {
      const response = await ask(`${url}${path}?${parameters}`, {
        signal,
        headers: { accept: 'application/json' },
      });
      if (response.status === 429) return 'later';
      if (!response.ok) return failed(await failureOf(response));
      const text = await response.text();
      const total = Number(response.headers.get('total'));
      try {
        const body: unknown = JSON.parse(text);
        return E.right({ body, total: Number.isSafeInteger(total) ? total : 0 });
      } catch {
        return failed({ _tag: 'Unreadable', at: 'storyblok: not JSON' });
      }
    } catch {
      return failed({ _tag: 'Unreachable' });
    }
  };

  const retryWhenOnline = async (path: string, parameters: URLSearchParams): Promise<Outcome> => {
    const signal = AbortSignal.timeout(patience);
    const until = steady() + patience;
    let pause = firstPause;
    for (let tries = 1; tries <= mostTries; tries += 1) {
      const outcome = await once(path, parameters, signal);
      if (outcome !== 'later') return outcome;
      if (tries === mostTries || steady() + pause > until) break;
      await wait(pause);
      pause *= 2;
    }
    return failed({ _tag: 'Unavailable', status: 429 });
  };

  const keep = (key: string, at: number, answer: StoryblokAnswer): void => {
    kept.delete(key);
    kept.set(key, { at, answer });
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) return;
      kept.delete(oldest);
    }
  };

  return (path, version, asked = {}) =>
    async () => {
      const parameters = new URLSearchParams({ version, ...asked });
      const key = `${path}?${parameters}`;
      const known = version === 'published' ? kept.get(key) : undefined;
      const asks = steady();
      const isNew = ({ at }: { readonly at: number }): boolean => at > changedAt() && asks - at <= freshFor;
      if (known && isNew(known)) return E.right(known.answer);
      parameters.set('token', token);
      const cv = version === 'published' && newest && isNew(newest) ? newest : undefined;
      if (cv) parameters.set('cv', String(cv.number));
      const anew = async (): Promise<Outcome> => {
        const outcome = await retryWhenOnline(path, parameters);
        if (version === 'published' && E.isRight(outcome)) {
          const number = versionIn(outcome.right.body);
          if (!cv && number !== undefined) newest = { number, at: asks };
          // The age of a version's content counts from when that version was learnt.
          keep(key, cv?.at ?? asks, outcome.right);
        }
        return outcome;
      };
      const outcome = await guard(anew)();
      const isUsable =
        known && E.isLeft(outcome) && outcome.left._tag !== 'NotFound' && steady() - known.at <= staleFor;
      return isUsable ? E.right(known.answer) : outcome;
    };
};
