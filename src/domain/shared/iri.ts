/** Returns the last part of an IRI in a response: `/api/customers/42` gives 42. Source: CART-1. */
export const idOfIri = (iri: string): string =>
  iri
    .replace(/[?#].*/s, '')
    .split('/')
    .filter(Boolean)
    .at(-1) ?? '';
