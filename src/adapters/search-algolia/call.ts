import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { noCircuitBreaker } from '../../application/shared/circuit-breaker.ts';
import type { Failure } from '../../application/shared/failure.ts';
import { askOutside, type OutsideAnswer } from '../shared/ask-outside.ts';
import { hostsOf, makeHosts, type Purpose } from './hosts.ts';
import type { AlgoliaSettings } from './settings.ts';

interface AlgoliaCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** With a leading slash: `/1/indexes/{name}/settings`. */
  readonly path: string;
  readonly body?: unknown;
}

const isFault = ({ status }: OutsideAnswer): boolean => status >= 500 || status === 408;

/**
 * Calls one host after the other until one responds. A call that one host refuses would be refused by all; if a host is
 * down or slow, the next is tried. All together may take no longer than the settings allow.
 */
export const makeAlgoliaCall = (settings: AlgoliaSettings, purpose: Purpose) => {
  const {
    appId,
    apiKey,
    fetch,
    now,
    hostTimeoutMs,
    totalTimeoutMs,
    guard = noCircuitBreaker.guard,
  } = settings;
  const hosts = makeHosts(hostsOf(appId, purpose), now);
  const ask = (host: string, { method, path, body }: AlgoliaCall, timeoutMs: number) =>
    askOutside(
      fetch,
      timeoutMs,
      (signal) =>
        new Request(host + path, {
          method,
          signal,
          redirect: 'error',
          headers: {
            'x-algolia-application-id': appId,
            'x-algolia-api-key': apiKey,
            ...(body !== undefined && { 'content-type': 'application/json; charset=utf-8' }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
    )();
  const askAll =
    (call: AlgoliaCall): TaskEither<Failure, OutsideAnswer> =>
    async () => {
      const until = now() + totalTimeoutMs;
      let failure: Failure = { _tag: 'Unreachable' };
      for (const host of hosts.inOrder()) {
        const left = until - now();
        if (left <= 0) break;
        const answer = await ask(host, call, Math.min(left, hostTimeoutMs));
        if (E.isLeft(answer) || isFault(answer.right)) {
          hosts.failed(host);
          failure = E.isLeft(answer) ? answer.left : { _tag: 'Unavailable', status: answer.right.status };
          continue;
        }
        hosts.answered(host);
        const { status } = answer.right;
        return status >= 200 && status < 300 ? answer : E.left({ _tag: 'Unavailable', status });
      }
      return E.left(failure);
    };
  return (call: AlgoliaCall): TaskEither<Failure, OutsideAnswer> => guard(askAll(call));
};
