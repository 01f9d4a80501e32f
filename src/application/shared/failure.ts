/**
 * What can go wrong between the shop and the outside. Every port fails with one of these and nothing else. No case
 * holds a payload, because payloads may contain personal data.
 */
export type Failure =
  /**
   * No answer: offline, connection lost, or timeout. Worth a retry. `isUnsent`: there was no connection, so the other
   * side has certainly not carried it out.
   */
  | { readonly _tag: 'Unreachable'; readonly isUnsent?: true }
  /** The other side cannot answer now (5xx) or limits the rate (429). Worth a retry. */
  | Unavailable
  /** An answer that its codec rejected. `at` is the operation and the path in the payload. */
  | { readonly _tag: 'Unreadable'; readonly at: string }
  /** It does not exist, or belongs to another visitor. `code`: the backend's code for what is missing: `cart.not_found`. */
  | { readonly _tag: 'NotFound'; readonly code?: string }
  /** The other side understood the request and refuses it. */
  | Refused;

export interface Unavailable {
  readonly _tag: 'Unavailable';
  readonly status: number;
  /** How long to wait before a retry, if the answer said so: rate limit (429), or an overloaded server (503). Units: s. */
  readonly wait?: number;
}

export interface Refused {
  readonly _tag: 'Refused';
  /** A translation key: `coupon.expired`, `stock.reduce_stock`. */
  readonly code: string;
  /** The other side's own sentence in the shopper's language, if a 422 contained one. Source: CART-13. */
  readonly message?: string;
  readonly violations: readonly Violation[];
  /** Numbers for the text of `code`: `{ stock: 3 }`. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** An error of one field; `code` is a translation key. */
export interface Violation {
  readonly field: string;
  readonly code: string;
  readonly message?: string;
}

/** Whether the failure is a rate limit. */
export const isLimit = (failure: Failure): failure is Unavailable =>
  failure._tag === 'Unavailable' && failure.status === 429;

export const canRetry = (failure: Failure): boolean =>
  failure._tag === 'Unreachable' || failure._tag === 'Unavailable';

/** Whether the other side understood the request, and this is what it says. */
export const isSaid = (failure: Failure): boolean =>
  failure._tag === 'Refused' || failure._tag === 'NotFound';

/** Whether it is unknown, after this failure, if the request was carried out. */
export const leavesOpen = (failure: Failure): boolean =>
  failure._tag === 'Unreachable' ||
  failure._tag === 'Unreadable' ||
  (failure._tag === 'Unavailable' && failure.status >= 500);
