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

/** Where the engine is, and as whom the shop asks it. */
export interface EngineSettings {
  /** Without a path: `http://127.0.0.1:4300`. */
  readonly address: string;
  readonly key: string;
  /** What the engine calls each shop: the token of its channel. */
  readonly channels: Readonly<Record<BrandId, string>>;
  readonly fetch?: Fetch;
  readonly report: (incident: Incident) => void;
  /** How long an answer may take. Units: ms. */
  readonly timeoutMs?: number;
}

/** One operation of the engine, with what it is asked by and how its answer reads. */
export interface Question<Asked, A> {
  readonly kind: 'query' | 'mutation';
  readonly name: string;
  /** GraphQL types of what it is asked by, by their names: `String!`. */
  readonly asks: Readonly<Record<keyof Asked & string, string>>;
  readonly answer: t.Type<A, unknown>;
}

/** The shop that asks, and in which language it is answered. */
export interface EngineChannel {
  readonly brand: BrandId;
  readonly locale: Locale;
}

export type EngineAnswer<A> = E.Either<RefusalOfEngine, A>;

export interface Engine {
  /** Left: a no, whose words are the shop's. Throws `EngineAway` where there is no answer to be had. */
  readonly ask: <Asked extends object, A>(
    channel: EngineChannel,
    question: Question<Asked, A>,
    asked: Asked,
  ) => Promise<EngineAnswer<A>>;
}

/** The engine does not answer, or says what nobody can read. Its message names the operation and nothing of a person. */
export class EngineAway extends Error {
  override readonly name = 'EngineAway';
  /** `Unreachable`, `status 403`, `failed CHANNEL_NOT_FOUND`, or where an answer could not be read. */
  readonly code: string;
  constructor(operation: string, why: string) {
    super(`${operation}: ${why}`);
    this.code = why;
  }
}

/** What somebody hears whose call needs an engine that is away. Nothing was changed, as far as the shop knows. */
export const engineIsAway: E.Either<Refusal, never> = refuse(503, 'server.engine_unavailable');

const patience = 10_000;

const FailedC = t.type({ errors: t.UnknownArray });
const CodedC = t.type({ extensions: t.type({ code: t.string }) });
/** GraphQL's own name of what went wrong: `failed CHANNEL_NOT_FOUND`. Undefined: nothing did. */
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

/** Either of both is said, the other is `null`. */
const answerC = <A>(name: string, ok: t.Type<A, unknown>) =>
  t.type({
    data: t.type({ [name]: t.partial({ ok: t.union([ok, t.null]), no: t.union([RefusalC, t.null]) }) }),
  });

/** Asks Vendure with our plugin, by its key and in one shop's channel. Source: `engine/vendure/src/api/schema.ts`. */
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
      // What only reads may be asked once more; what changes something is asked again by who wants it.
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
