/**
 * Returns the delivered articles as the buyer names them: the two lenses of a pair are one article with quantity two.
 * In line order.
 */
export const articlesOf = (
  lines: readonly { readonly title: string; readonly quantity: number }[],
): readonly (readonly [title: string, quantity: number])[] => {
  const all = new Map<string, number>();
  for (const { title, quantity } of lines) all.set(title, (all.get(title) ?? 0) + quantity);
  return [...all];
};
