import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type * as t from 'io-ts';
import type { Failure } from '../../application/shared/failure.ts';
import type { accountApi } from '../contract/account-api.ts';
import type { browsingApi } from '../contract/browsing-api.ts';
import type { Channel } from '../contract/channel.ts';
import {
  type AnswerOf,
  type BodyOf,
  type Method,
  type ParamsOf,
  pathFor,
  type QueryOf,
} from '../contract/operation.ts';
import type { orderingApi } from '../contract/ordering-api.ts';
import type { myOrderOperations } from '../contract/orders/my-orders.ts';
import type { personalApi } from '../contract/personal/personal-api.ts';
import { RefusalC } from '../contract/problem.ts';
import type { ShopApi } from '../contract/shop-api.ts';
import { decode } from '../shared/decode.ts';
import { withoutNulls } from './without-nulls.ts';

type Given<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : object extends Value
    ? { readonly [K in Name]?: Value }
    : { readonly [K in Name]: Value };

/** The arguments of one call: path parameters, query and body, each only if the operation has it. */
export type CallOf<Op> = Given<'params', ParamsOf<Op>> &
  Given<'query', QueryOf<Op>> &
  Given<'body', BodyOf<Op>>;

/** The operations of a part of the Shop API as functions. */
export type ClientOf<Api> = {
  readonly [Name in keyof Api]: (call: CallOf<Api[Name]>) => TE.TaskEither<Failure, AnswerOf<Api[Name]>>;
};
export type ShopClient = ClientOf<ShopApi>;
export type BrowsingClient = ClientOf<typeof browsingApi>;
export type OrderingClient = ClientOf<typeof orderingApi>;
export type AccountClient = ClientOf<typeof accountApi>;
export type PersonalClient = ClientOf<typeof personalApi>;
export type MyOrdersClient = ClientOf<typeof myOrderOperations>;

/** The fields of an operation that a request needs. */
interface Asked {
  readonly method: Method;
  readonly path: string;
  readonly query: t.Encoder<never, unknown>;
  readonly answer: t.Decoder<unknown, unknown>;
}

export interface ClientSettings {
  readonly fetch: (request: Request) => Promise<Response>;
  /** The base URL of the Shop API, without a slash at the end. */
  readonly base: string;
  readonly channel: Channel;
  /** Timeout of a request. Units: milliseconds. */
  readonly timeoutMs?: number;
  /** Called when a response is broken or unexpected; not for refusals or network failures. */
  readonly onFailure?: (operation: string, failure: Failure) => void;
}

interface AnyCall {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: unknown;
  readonly body?: unknown;
}

const unreachable: Failure = { _tag: 'Unreachable' };

/** The status of a request that was understood and refused: the only one whose message is shown. Source: CART-13. */
const understood = 422;

/** Units: s. */
const waitOf = (retryAfter: string | null): { readonly wait?: number } =>
  retryAfter !== null && /^[1-9]\d{0,5}$/.test(retryAfter) ? { wait: Number(retryAfter) } : {};

/** The code of a refusal that has neither a code nor a message. */
const unnamed = 'something_went_wrong';

const refusalOf = (status: number, retryAfter: string | null, body: unknown): Failure => {
  if (status === 429 || status === 503) return { _tag: 'Unavailable', status, ...waitOf(retryAfter) };
  /** Any intermediary may send such a status. Only the backend's own code means that the thing does not exist. */
  const isGone = status === 404 || status === 410;
  return pipe(
    decode(RefusalC)(withoutNulls(body)),
    E.match(
      (): Failure => ({ _tag: 'Unavailable', status }),
      ({ code, violations = [], values, ...said }): Failure => {
        const message = said.message || said.description || said['hydra:description'];
        if (isGone && code?.endsWith('.not_found')) return { _tag: 'NotFound', code };
        const isSaid = status === understood;
        const isNamed = code !== undefined || (isSaid && (message !== undefined || violations.length > 0));
        if (isGone || status >= 500 || !isNamed) return { _tag: 'Unavailable', status };
        return {
          _tag: 'Refused',
          code: code ?? violations.find((violation) => violation.code)?.code ?? unnamed,
          ...(isSaid && message !== undefined && { message }),
          ...(values !== undefined && { values }),
          violations: violations.map((violation) => ({
            field: violation.property_path ?? '',
            code: violation.code ?? unnamed,
            ...(isSaid && violation.message !== undefined && { message: violation.message }),
          })),
        };
      },
    ),
  );
};

/** Whether a successful response contains violations: a backend may refuse with a success status. Source: CHK-18. */
const isRefusal = (body: unknown): boolean => {
  const { violations } = Object(body) as { readonly violations?: unknown };
  return Array.isArray(violations) && violations.length > 0;
};

const requestFor = (settings: ClientSettings, row: Asked, call: AnyCall): Request => {
  const encode = row.query.encode as (query: unknown) => Readonly<Record<string, string | undefined>>;
  const query = new URLSearchParams({ ...settings.channel });
  for (const [key, value] of Object.entries(encode(call.query ?? {})))
    if (value !== undefined) query.set(key, value);
  const body: string | undefined = row.method === 'GET' ? undefined : JSON.stringify(call.body);
  return new Request(`${settings.base}${pathFor(row.path, call.params ?? {})}?${query}`, {
    method: row.method,
    headers: {
      accept: 'application/json',
      ...(row.method !== 'GET' && { 'content-type': 'application/json' }),
    },
    signal: AbortSignal.timeout(settings.timeoutMs ?? 10_000),
    ...(body !== undefined && { body, keepalive: body.length < 60_000 }),
  });
};

const send =
  (settings: ClientSettings, name: string, row: Asked) =>
  (call: AnyCall): TE.TaskEither<Failure, unknown> =>
    pipe(
      TE.tryCatch(
        async () => {
          const request = requestFor(settings, row, call);
          const response = await settings.fetch(request);
          const text = await response.text();
          // Under load, Chromium reports a response that was cut before its first byte as complete and empty.
          if (response.ok && text === '') throw new TypeError('cut');
          // The result keeps a reference to the request: Node garbage-collects an unreferenced one, and its timeout
          // with it.
          const retryAfter = response.headers.get('retry-after');
          return { status: response.status, ok: response.ok, text, retryAfter, request };
        },
        () => unreachable,
      ),
      TE.flatMapEither(({ status, ok, text, retryAfter }) => {
        const payload = E.tryCatch(
          () => JSON.parse(text) as unknown,
          (): Failure => ({ _tag: 'Unreadable', at: `${name}: not JSON` }),
        );
        if (!ok) return E.left(refusalOf(status, retryAfter, E.getOrElseW(() => null)(payload)));
        return pipe(
          payload,
          E.flatMap((body) =>
            isRefusal(body)
              ? E.left(refusalOf(understood, null, body))
              : pipe(
                  decode(row.answer)(withoutNulls(body)),
                  E.mapLeft((at): Failure => ({ _tag: 'Unreadable', at: `${name}: ${at}` })),
                ),
          ),
        );
      }),
      TE.mapLeft((failure) => {
        if (failure._tag === 'Unreadable' || failure._tag === 'Unavailable')
          settings.onFailure?.(name, failure);
        return failure;
      }),
    );

/** Makes the client of a part of the Shop API from its table of operations. Source: CALL-1, 2, 3. */
export const makeClient = <Api extends Readonly<Record<keyof Api, Asked>>>(
  settings: ClientSettings,
  api: Api,
): ClientOf<Api> =>
  Object.fromEntries(Object.entries<Asked>(api).map(([name, row]) => [name, send(settings, name, row)])) as {
    [Name in keyof Api]: never;
  };
