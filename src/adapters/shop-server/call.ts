import type * as E from 'fp-ts/Either';
import type { Channel } from '../contract/channel.ts';
import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from '../contract/operation.ts';
import type { OperationName, ShopApi } from '../contract/shop-api.ts';
import type { Refusal } from './refusal.ts';

/** The caller's session, as kept by a backend. */
export interface Caller<Customer> {
  /** The customer signed in to the shop of the request. Undefined for a guest. */
  readonly customer: () => Promise<Customer | undefined>;
  /** Value of `set-cookie`. If undefined, the browser keeps its cookie. */
  readonly cookie: () => string | undefined;
}

/** The origin of a call: the shop, the language, and the signed-in customer, if any. */
export interface Asker<Customer = unknown> extends Channel {
  readonly customer?: Customer | undefined;
}

/**
 * One decoded call. `Customer`, `Session`: what the backend knows about the signed-in customer, and how it signs in and
 * out.
 */
export interface Call<Op, Customer = unknown, Session = unknown> {
  readonly channel: Asker<Customer>;
  readonly params: ParamsOf<Op>;
  readonly query: QueryOf<Op>;
  readonly body: BodyOf<Op>;
  /** The client that rate limits count. */
  readonly client: string;
  readonly session: Session;
}

/** Throws only on a bug of ours. Every expected failure is a refusal. */
export type Handler<Op, Customer = unknown, Session = unknown> = (
  call: Call<Op, Customer, Session>,
) => Promise<E.Either<Refusal, AnswerOf<Op>>>;

/** One handler for every operation of the contract: a missing one is a type error. */
export type Handlers<Customer = unknown, Session = unknown> = {
  readonly [Name in OperationName]: Handler<ShopApi[Name], Customer, Session>;
};
