import * as E from 'fp-ts/Either';
import type { Thing } from '../contract/absences.ts';
import type { Channel } from '../contract/channel.ts';
import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from '../contract/operation.ts';
import type { Problem } from '../contract/problem.ts';
import type { OperationName, ShopApi } from '../contract/shop-api.ts';
import type { Session } from './customers/session.ts';
import type { CustomerRow } from './db/customer-tables.ts';

/** A no of the shop: what it says on the wire. Nothing was changed. */
export interface Refusal {
  readonly status: 401 | 403 | 404 | 409 | 422 | 429 | 503;
  readonly problem: Problem;
  /** After how long who asked too often may ask again, at the earliest. Units: s. */
  readonly retryAfter?: number;
}

/** Where a call comes from: the shop and its language, and the customer who is signed in there, if one is. */
export interface Asker extends Channel {
  readonly customer?: CustomerRow | undefined;
}

/** One call, decoded. */
export interface Call<Op> {
  readonly channel: Asker;
  readonly params: ParamsOf<Op>;
  readonly query: QueryOf<Op>;
  readonly body: BodyOf<Op>;
  /** Who calls, as far as rate limits go. */
  readonly client: string;
  /** Who is signed in, and how somebody is signed in and out. */
  readonly session: Session;
}

/** Throws only on a defect of ours; every expected no is a refusal. */
export type Handler<Op> = (call: Call<Op>) => Promise<E.Either<Refusal, AnswerOf<Op>>>;
export type Handlers = { readonly [Name in OperationName]: Handler<ShopApi[Name]> };

export const refuse = (
  status: Refusal['status'],
  code: string,
  rest: Omit<Problem, 'code'> = {},
): E.Either<Refusal, never> => E.left({ status, problem: { code, ...rest } });

export const notFound = (thing: Thing): E.Either<Refusal, never> => refuse(404, `${thing}.not_found`);
