/** How many pieces lie in a cart, not how many lines it has. Source: D82. */
export const piecesIn = (
  cart: { readonly items: readonly { readonly quantity: number }[] } | null | undefined,
): number => cart?.items.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
