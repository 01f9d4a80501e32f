/** Returns the brands of a line as one text. Undefined if there are none. Source: CART-12. */
export const lineBrands = (brands: readonly string[]): string | undefined =>
  brands.length > 0 ? brands.join(', ') : undefined;
