/** The number of a request, counted from 1. Unique per subject. */
export type RequestNumber = number & { readonly RequestNumber: unique symbol };

/** The newest request for each subject: a product, a cart. Source: STOCK-4, PRICE-3. */
export type NewestRequests = ReadonlyMap<string, RequestNumber>;

export const noRequests: NewestRequests = new Map();

/**
 * Begins a request. Earlier requests for the same subject no longer count, even if this one fails. Source: STOCK-4,
 * PRICE-3.
 */
export const beginRequest = (
  newest: NewestRequests,
  about: string,
): { readonly newest: NewestRequests; readonly request: RequestNumber } => {
  const request = ((newest.get(about) ?? 0) + 1) as RequestNumber;
  return { newest: new Map(newest).set(about, request), request };
};

/** Whether a response counts: no newer request for the same subject was begun. Source: STOCK-4, PRICE-3. */
export const answerCounts = (newest: NewestRequests, about: string, request: RequestNumber): boolean =>
  newest.get(about) === request;
