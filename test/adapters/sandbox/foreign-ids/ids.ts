import type { OperationName } from '../../../../src/adapters/contract/shop-api.ts';

/** Ids of the things of one customer. */
export interface Ids {
  readonly account: string;
  readonly cart: string;
  readonly item: string;
  readonly express: string;
  readonly shipment: string;
  readonly order: string;
  readonly internal: string;
  readonly number: string;
  /** The number and the internal id of an order that is paid; `order`, `internal` and `number` are of one that is not. */
  readonly sold: string;
  readonly soldInternal: string;
  readonly payment: string;
  readonly address: string;
  readonly mails: string;
  readonly wearer: string;
  readonly set: string;
  readonly alarm: string;
  readonly alert: string;
  readonly check: string;
  readonly alias: string;
  readonly subscription: string;
}

export interface Asked {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/**
 * Makes a request with the ids of another customer; `own`: the requester's own ids, to combine with them. Several
 * requests if ids belong together.
 */
export type Ask = (theirs: Ids, own: Ids) => Asked | readonly Asked[];

/**
 * How an operation that takes an id treats another customer's id. A string: the reason why no customer's data is behind
 * it. `said`: its answer depends on no id, so it is only compared; `holder`: by design it is open to a guest with its
 * token.
 */
export type Row = string | Ask | { readonly ask: Ask; readonly said?: true; readonly holder?: true };

export type Rows = Readonly<Partial<Record<OperationName, Row>>>;

/** Why no customer's data is behind an id. */
export const nobodys = 'Products belong to no customer.';
export const proof = 'It authenticates the caller, and has its own tests.';
export const words = 'It takes texts of the caller and no ids.';
