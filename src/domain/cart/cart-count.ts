/** Counts the pieces of a variant: a lens bought alone and the same lens in a pair take from one stock. Source: STOCK-5. */
export const piecesOfVariant = <Id>(
  lines: readonly { readonly variantId: Id; readonly quantity: number }[],
  variant: Id,
): number =>
  lines.reduce((sum, { variantId, quantity }) => (variantId === variant ? sum + quantity : sum), 0);

/** Counts the pieces in a cart, not its lines. Gifts do not count. Source: UI-3. */
export const piecesIn = (
  cart:
    | { readonly items: readonly { readonly quantity: number; readonly isGift?: boolean }[] }
    | null
    | undefined,
): number => cart?.items.reduce((sum, { quantity, isGift }) => (isGift ? sum : sum + quantity), 0) ?? 0;
