import type * as E from 'fp-ts/Either';
import type { Channel } from '../contract/channel.ts';
import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from '../contract/operation.ts';
import type { OperationName, ShopApi } from '../contract/shop-api.ts';
import type { Refusal } from './refusal.ts';

/** Who calls, as far as a backend keeps sessions. */
export interface Caller<Customer> {
  /** The customer who is signed in to the shop that is asked; none: a guest. */
  readonly customer: () => Promise<Customer | undefined>;
  /** Value of `set-cookie`; none: the browser keeps what it has. */
  readonly cookie: () => string | undefined;
}

/** Where a call comes from: the shop and its language, and the customer who is signed in there, if one is. */
export interface Asker<Customer = unknown> extends Channel {
  readonly customer?: Customer | undefined;
}

/** One call, decoded. `Customer`, `Session`: what the backend knows of who is signed in, and how somebody is signed in and out. */
export interface Call<Op, Customer = unknown, Session = unknown> {
  readonly channel: Asker<Customer>;
  readonly params: ParamsOf<Op>;
  readonly query: QueryOf<Op>;
  readonly body: BodyOf<Op>;
  /** Who calls, as far as rate limits go. */
  readonly client: string;
  readonly session: Session;
}

/** Throws only on a defect of ours; every expected no is a refusal. */
export type Handler<Op, Customer = unknown, Session = unknown> = (
  call: Call<Op, Customer, Session>,
) => Promise<E.Either<Refusal, AnswerOf<Op>>>;

/** One handler for every operation of the contract: a missing one is a type error. */
export type Handlers<Customer = unknown, Session = unknown> = {
  readonly [Name in OperationName]: Handler<ShopApi[Name], Customer, Session>;
};
