import type * as t from 'io-ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** `/carts/:token/items/:item` → `{ token: string; item: string }`. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { readonly [K in Name | keyof PathParams<`/${Rest}`>]: string }
  : Path extends `${string}:${infer Name}`
    ? { readonly [K in Name]: string }
    : Readonly<Record<never, string>>;

/** What a query string is made of. */
export type QueryStrings = Readonly<Record<string, string | undefined>>;

/**
 * One call of the Shop API. Client, server routes and documentation are all derived from it.
 * Every call also takes the query parameters `brand_channel` and `locale` (see `channel.ts`).
 */
export interface Operation<Path extends string = string, Query = unknown, Body = unknown, Answer = unknown> {
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  readonly path: Path;
  readonly query: t.Type<Query, QueryStrings>;
  readonly body: t.Type<Body, unknown>;
  readonly answer: t.Type<Answer, unknown>;
  /** Statuses besides 200 that a caller has to expect; 400 and 5xx can always come. */
  readonly refusals: readonly (401 | 403 | 404 | 409 | 422 | 429)[];
}

export type QueryOf<Op> = Op extends Operation<string, infer Query, infer _B, infer _A> ? Query : never;
export type BodyOf<Op> = Op extends Operation<string, infer _Q, infer Body, infer _A> ? Body : never;
export type AnswerOf<Op> = Op extends Operation<string, infer _Q, infer _B, infer Answer> ? Answer : never;
export type ParamsOf<Op> =
  Op extends Operation<infer Path, infer _Q, infer _B, infer _A> ? PathParams<Path> : never;

/** Fills `:name` parts, each encoded on its own. */
export const pathFor = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** Keeps the types of one row of the table. */
export const operation = <Path extends string, Query, Body, Answer>(
  row: Operation<Path, Query, Body, Answer>,
): Operation<Path, Query, Body, Answer> => row;
