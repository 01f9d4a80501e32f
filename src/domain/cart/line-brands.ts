/** The brands of a line as one text; of none it says nothing. Source: CART-12. */
export const lineBrands = (brands: readonly string[]): string | undefined =>
  brands.length > 0 ? brands.join(', ') : undefined;
