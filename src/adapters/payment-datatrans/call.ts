import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { Failure } from '../../application/shared/failure.ts';
import { askOutside, type OutsideAnswer } from '../shared/ask-outside.ts';
import { decode } from '../shared/decode.ts';
import { type DatatransSettings, shopperPatience } from './settings.ts';

const ProblemC = t.type({ error: t.type({ code: t.string }) });

const refused = (code: string): Failure => ({ _tag: 'Refused', code, violations: [] });

/** Datatrans' error codes and the shop's failures. Other errors are our mistake or theirs, never the shopper's. */
const refusals: Readonly<Record<string, Failure>> = {
  TRANSACTION_NOT_FOUND: { _tag: 'NotFound' },
  DECLINED: refused('payment.declined'),
  SOFT_DECLINED: refused('payment.declined'),
  BLOCKED_CARD: refused('payment.declined'),
  EXPIRED_CARD: refused('payment.alias_unusable'),
  INVALID_CARD: refused('payment.alias_unusable'),
  INVALID_ALIAS: refused('payment.alias_unusable'),
  ALIAS_NOT_FOUND: refused('payment.alias_unusable'),
  INVALID_TRANSACTION_STATUS: refused('payment.not_possible'),
};

const failureOf = ({ status, body }: OutsideAnswer): Failure => {
  const problem = decode(ProblemC)(body);
  const known = problem._tag === 'Right' ? refusals[problem.right.error.code] : undefined;
  return known ?? { _tag: 'Unavailable', status };
};

interface DatatransCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  /** Idempotency key: requests with the same key run only once, for an hour. */
  readonly key?: string;
  /** A shopper is waiting for the response. */
  readonly isAwaited?: true;
}

/** How long to wait for an identical call that is still running. Units: ms. */
const conflictWait = 400;

/** Makes the client of the API. Merchant and password are sent in one header, only to the configured server. */
export const makeDatatransCall = ({
  apiBase,
  merchantId,
  password,
  fetch,
  timeoutMs = 2 * shopperPatience,
}: DatatransSettings) => {
  const once = ({
    method,
    path,
    body,
    key,
    isAwaited,
  }: DatatransCall): TE.TaskEither<Failure, OutsideAnswer> =>
    pipe(
      askOutside(
        fetch,
        isAwaited ? Math.min(timeoutMs, shopperPatience) : timeoutMs,
        (signal) =>
          new Request(apiBase + path, {
            method,
            redirect: 'error',
            signal,
            headers: {
              accept: 'application/json',
              authorization: `Basic ${Buffer.from(`${merchantId}:${password}`).toString('base64')}`,
              ...(body !== undefined && { 'content-type': 'application/json; charset=utf-8' }),
              ...(key !== undefined && { 'idempotency-key': key }),
            },
            ...(body !== undefined && { body: JSON.stringify(body) }),
          }),
      ),
      TE.filterOrElse(({ status }) => status >= 200 && status < 300, failureOf),
    );
  return (call: DatatransCall): TE.TaskEither<Failure, OutsideAnswer> =>
    pipe(
      once(call),
      // Two presses at the same moment: the first is still being processed.
      TE.orElse((failure) =>
        failure._tag === 'Unavailable' && failure.status === 409
          ? pipe(once(call), (again) => T.delay(conflictWait)(again))
          : TE.left(failure),
      ),
    );
};
