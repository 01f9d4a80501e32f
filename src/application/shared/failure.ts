/**
 * What can go wrong between the shop and the outside. Every port fails with one of these and nothing else;
 * a case holds no payload, for payloads may be personal.
 */
export type Failure =
  /** No answer: offline, cut, or too slow. Worth another try. */
  | { readonly _tag: 'Unreachable' }
  /** The other side is there but cannot answer now (5xx), or has been asked too often (429). Worth another try. */
  | Unavailable
  /** An answer that its codec refused. `at` is the operation and the path in the payload. */
  | { readonly _tag: 'Unreadable'; readonly at: string }
  /** There is no such thing, or it is not the asker's. */
  | { readonly _tag: 'NotFound' }
  /** The other side understood and says no. */
  | Refused;

export interface Unavailable {
  readonly _tag: 'Unavailable';
  readonly status: number;
  /** The other side's own sentence in the shopper's language, when it sent one: how long that lasts, or what is away. */
  readonly message?: string;
}

export interface Refused {
  readonly _tag: 'Refused';
  /** A key of the words: `coupon.expired`, `stock.reduce_stock`. */
  readonly code: string;
  /** The other side's own sentence in the shopper's language, when it sent one. */
  readonly message?: string;
  readonly violations: readonly Violation[];
  /** Numbers that the words of `code` need: `{ stock: 3 }`. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Something wrong with one field; `code` is a key of the words. */
export interface Violation {
  readonly field: string;
  readonly code: string;
  readonly message?: string;
}

export const canRetry = (failure: Failure): boolean =>
  failure._tag === 'Unreachable' || failure._tag === 'Unavailable';
