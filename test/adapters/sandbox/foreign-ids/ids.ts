import type { OperationName } from '../../../../src/adapters/contract/shop-api.ts';

/** What names the things of one customer. */
export interface Ids {
  readonly account: string;
  readonly cart: string;
  readonly item: string;
  readonly express: string;
  readonly shipment: string;
  readonly order: string;
  readonly internal: string;
  readonly number: string;
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

/** Asks with somebody's ids; `own`: the things of who asks, to go with another's. Several where ids go together. */
export type Ask = (theirs: Ids, own: Ids) => Asked | readonly Asked[];

/**
 * How an operation that takes an id treats another's. A sentence: why there is nothing of anybody's behind it. `said`: its
 * answer depends on no id, so it is only compared; `holder`: by design it opens for a guest who holds its token.
 */
export type Row = string | Ask | { readonly ask: Ask; readonly said?: true; readonly holder?: true };

export type Rows = Readonly<Partial<Record<OperationName, Row>>>;

/** Why there is nothing of anybody's behind an id. */
export const nobodys = 'What is sold is nobody’s.';
export const proof = 'It proves who asks, and is tried on its own.';
export const words = 'It takes texts of who asks, and names nothing.';
