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
  /** There is no such thing, or it is not the asker's. `code`: the backend's own word for which: `cart.not_found`. */
  | { readonly _tag: 'NotFound'; readonly code?: string }
  /** The other side understood and says no. */
  | Refused;

export interface Unavailable {
  readonly _tag: 'Unavailable';
  readonly status: number;
  /** How long who asked has to wait, when it was said: too often (429), or of a server with too much to do (503). Units: s. */
  readonly wait?: number;
}

export interface Refused {
  readonly _tag: 'Refused';
  /** A key of the words: `coupon.expired`, `stock.reduce_stock`. */
  readonly code: string;
  /** The other side's own sentence in the shopper's language, when it sent one with a 422. Source: CART-13. */
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

/** Somebody asked too often. */
export const isLimit = (failure: Failure): failure is Unavailable =>
  failure._tag === 'Unavailable' && failure.status === 429;

export const canRetry = (failure: Failure): boolean =>
  failure._tag === 'Unreachable' || failure._tag === 'Unavailable';

/** After these nobody has said whether what was asked for was done. */
export const leavesOpen = (failure: Failure): boolean =>
  failure._tag === 'Unreachable' ||
  failure._tag === 'Unreadable' ||
  (failure._tag === 'Unavailable' && failure.status >= 500);
