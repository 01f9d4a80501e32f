/** The last part of a customer's `@id`: `/api/customers/42` is customer 42. Source: CART-1, D78. */
export const customerId = (iri: string): string =>
  iri
    .replace(/[?#].*/s, '')
    .split('/')
    .filter(Boolean)
    .at(-1) ?? '';
