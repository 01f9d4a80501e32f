/** The last part of an address by which the wire names a thing: `/api/customers/42` is 42. Source: CART-1, D78. */
export const idOfIri = (iri: string): string =>
  iri
    .replace(/[?#].*/s, '')
    .split('/')
    .filter(Boolean)
    .at(-1) ?? '';
