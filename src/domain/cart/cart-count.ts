/** Counts the pieces in a cart, not its lines. Gifts do not count. Source: UI-3. */
export const piecesIn = (
  cart:
    | { readonly items: readonly { readonly quantity: number; readonly isGift?: boolean }[] }
    | null
    | undefined,
): number => cart?.items.reduce((sum, { quantity, isGift }) => (isGift ? sum : sum + quantity), 0) ?? 0;
