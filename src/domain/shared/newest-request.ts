/** The number of a question, counted from 1; each has one of its own. */
export type RequestNumber = number & { readonly RequestNumber: unique symbol };

/** The newest question that was begun, by what it is about: a product, a cart. Source: STOCK-4, PRICE-3. */
export type NewestRequests = ReadonlyMap<string, RequestNumber>;

export const noRequests: NewestRequests = new Map();

/** Begins a question: whatever was asked about the same before does not count any more, even if this one fails. Source: STOCK-4, PRICE-3, D29. */
export const beginRequest = (
  newest: NewestRequests,
  about: string,
): { readonly newest: NewestRequests; readonly request: RequestNumber } => {
  const request = ((newest.get(about) ?? 0) + 1) as RequestNumber;
  return { newest: new Map(newest).set(about, request), request };
};

/** Whether an answer counts: no newer question about the same was begun. Source: STOCK-4, PRICE-3, D29. */
export const answerCounts = (newest: NewestRequests, about: string, request: RequestNumber): boolean =>
  newest.get(about) === request;
