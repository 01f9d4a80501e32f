/** How many pieces were put into a cart, not how many lines it has; a gift was not. Source: D82. */
export const piecesIn = (
  cart:
    | { readonly items: readonly { readonly quantity: number; readonly isGift?: boolean }[] }
    | null
    | undefined,
): number => cart?.items.reduce((sum, { quantity, isGift }) => (isGift ? sum : sum + quantity), 0) ?? 0;
