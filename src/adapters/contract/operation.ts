import type * as t from 'io-ts';
import { NoBody, NoQuery } from './scalars.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** `/carts/:token/items/:item` → `{ token: string; item: string }`. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { readonly [K in Name | keyof PathParams<`/${Rest}`>]: string }
  : Path extends `${string}:${infer Name}`
    ? { readonly [K in Name]: string }
    : Readonly<Record<never, string>>;

/** The parameters of a query string. */
export type QueryStrings = Readonly<Record<string, string | undefined>>;

/**
 * One call of the Shop API. Client, server routes and documentation are all derived from it, and what it does stands in
 * the comment of its row.
 * Every call also takes the query parameters `brand_channel` and `locale` (see `channel.ts`).
 */
export interface Operation<Path extends string = string, Query = unknown, Body = unknown, Answer = unknown> {
  readonly method: Method;
  readonly path: Path;
  readonly query: t.Type<Query, QueryStrings>;
  readonly body: t.Type<Body, unknown>;
  readonly answer: t.Type<Answer, unknown>;
  /** Statuses besides 200 that a caller must handle; 400 and 5xx are always possible. */
  readonly refusals: readonly (401 | 403 | 404 | 409 | 422 | 429)[];
}

export type QueryOf<Op> = Op extends Operation<string, infer Query, infer _B, infer _A> ? Query : never;
export type BodyOf<Op> = Op extends Operation<string, infer _Q, infer Body, infer _A> ? Body : never;
export type AnswerOf<Op> = Op extends Operation<string, infer _Q, infer _B, infer Answer> ? Answer : never;
export type ParamsOf<Op> =
  Op extends Operation<infer Path, infer _Q, infer _B, infer _A> ? PathParams<Path> : never;

/**
 * Encodes a path part. An address would drop empty parts and dots and so request something else; they become a name
 * that nothing has.
 */
const partOf = (value = ''): string =>
  /^\.{0,2}$/.test(value) ? '-' : encodeURIComponent(value.toWellFormed());

/** Fills `:name` parts, each encoded on its own. */
export const pathFor = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => partOf(params[name]));

type Row<Path extends string, Query, Body, Answer> = Omit<
  Operation<Path, Query, Body, Answer>,
  'query' | 'body' | 'refusals'
> &
  Partial<Pick<Operation<Path, Query, Body, Answer>, 'query' | 'body' | 'refusals'>>;

/** One row of the table; what it leaves out gets an empty default. */
export const operation = <Path extends string, Answer, Query = object, Body = undefined>(
  row: Row<Path, Query, Body, Answer>,
): Operation<Path, Query, Body, Answer> =>
  // Without its own codec a row has the default type parameters; these two codecs match them.
  ({ query: NoQuery, body: NoBody, refusals: [], ...row }) as unknown as Operation<Path, Query, Body, Answer>;
