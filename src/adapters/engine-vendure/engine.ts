import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import type { Locale } from '../../domain/shared/locale.ts';
import { askOutside, type Fetch } from '../shared/ask-outside.ts';
import { decode } from '../shared/decode.ts';
import { type Refusal, refuse } from '../shop-server/refusal.ts';
import type { Incident } from '../shop-server/shop-server.ts';
import { RefusalC, type RefusalOfEngine } from './refusal.ts';
import { selectionOf } from './selection.ts';

/** The engine's address and the credentials for it. */
export interface EngineSettings {
  /** Without a path: `http://127.0.0.1:4300`. */
  readonly address: string;
  readonly key: string;
  /** The engine's name for each shop: the token of its channel. */
  readonly channels: Readonly<Record<BrandId, string>>;
  readonly fetch?: Fetch;
  readonly report: (incident: Incident) => void;
  /** Timeout of a request. Units: ms. */
  readonly timeoutMs?: number;
}

/** One operation of the engine, with its arguments and the codec of its answer. */
export interface Question<Asked, A> {
  readonly kind: 'query' | 'mutation';
  readonly name: string;
  /** The GraphQL types of its arguments, by name: `String!`. */
  readonly asks: Readonly<Record<keyof Asked & string, string>>;
  readonly answer: t.Type<A, unknown>;
}

/** The shop of the request, and the language of the answer. */
export interface EngineChannel {
  readonly brand: BrandId;
  readonly locale: Locale;
}

export type EngineAnswer<A> = E.Either<RefusalOfEngine, A>;

export interface Engine {
  /** Left: a refusal whose code is one of the shop's. Throws `EngineAway` if there is no answer. */
  readonly ask: <Asked extends object, A>(
    channel: EngineChannel,
    question: Question<Asked, A>,
    asked: Asked,
  ) => Promise<EngineAnswer<A>>;
}

/** The engine does not answer, or its answer cannot be read. The message names the operation and contains no personal data. */
export class EngineAway extends Error {
  override readonly name = 'EngineAway';
  /** `Unreachable`, `status 403`, `failed CHANNEL_NOT_FOUND`, or the place in the answer that could not be read. */
  readonly code: string;
  constructor(operation: string, why: string) {
    super(`${operation}: ${why}`);
    this.code = why;
  }
}

/** The response to a call that needs an unavailable engine. As far as the shop knows, nothing was changed. */
export const engineIsAway: E.Either<Refusal, never> = refuse(503, 'server.engine_unavailable');

const patience = 10_000;

const FailedC = t.type({ errors: t.UnknownArray });
const CodedC = t.type({ extensions: t.type({ code: t.string }) });
/** Returns GraphQL's error code: `failed CHANNEL_NOT_FOUND`. Undefined if there was no error. */
const failureOf = (body: unknown): string | undefined => {
  const failed = decode(FailedC)(body);
  if (E.isLeft(failed)) return undefined;
  const [code] = failed.right.errors.flatMap((error) =>
    CodedC.is(error) && /^[A-Z_]+$/.test(error.extensions.code) ? [error.extensions.code] : [],
  );
  return code === undefined ? 'failed' : `failed ${code}`;
};

const documentOf = <Asked, A>({ kind, name, asks, answer }: Question<Asked, A>): string => {
  const names = Object.entries<string>(asks);
  const variables = names.map(([variable, type]) => `$${variable}: ${type}`).join(', ');
  const passed = names.map(([variable]) => `${variable}: $${variable}`).join(', ');
  const fields = selectionOf(answer);
  return `${kind} ${name}${variables && `(${variables})`} { ${name}${passed && `(${passed})`} { ok${fields && ` { ${fields} }`} no { ${selectionOf(RefusalC)} } } }`;
};

/** One of the two is set, the other is `null`. */
const answerC = <A>(name: string, ok: t.Type<A, unknown>) =>
  t.type({
    data: t.type({ [name]: t.partial({ ok: t.union([ok, t.null]), no: t.union([RefusalC, t.null]) }) }),
  });

/**
 * Makes a client of Vendure with our plugin, with its key and one channel per shop. Source:
 * `engine/vendure/src/api/schema.ts`.
 */
export const makeEngine = ({
  address,
  key,
  channels,
  fetch = globalThis.fetch,
  report,
  timeoutMs = patience,
}: EngineSettings): Engine => {
  const away = (operation: string, why: string): EngineAway => {
    report({ operation, kind: 'wrong-answer', detail: why });
    return new EngineAway(operation, why);
  };

  const post = ({ brand, locale }: EngineChannel, body: unknown) =>
    askOutside(
      fetch,
      timeoutMs,
      (signal) =>
        new Request(`${address}/shop-api?languageCode=${locale}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'vendure-token': channels[brand],
            'x-shop-key': key,
          },
          body: JSON.stringify(body),
          redirect: 'error',
          signal,
        }),
    )();

  return {
    ask: async (channel, question, asked) => {
      const { kind, name, answer } = question;
      const body = { query: documentOf(question), variables: asked };
      const first = await post(channel, body);
      // Only queries are retried; a mutation is repeated by its caller.
      const said = E.isLeft(first) && kind === 'query' ? await post(channel, body) : first;
      if (E.isLeft(said)) throw away(name, said.left._tag);
      const { status } = said.right;
      if (status !== 200) throw away(name, `status ${status}`);
      const failure = failureOf(said.right.body);
      if (failure) throw away(name, failure);
      const read = decode(answerC(name, answer))(said.right.body);
      if (E.isLeft(read)) throw away(name, read.left);
      const { ok, no } = read.right.data[name] ?? {};
      if (no) return E.left(no);
      if (!answer.is(ok ?? null)) throw away(name, 'neither ok nor no');
      return E.right(ok as (typeof answer)['_A']);
    },
  };
};
