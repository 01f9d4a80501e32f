/**
 * Returns the articles of an order or a subscription as the buyer names them: the two lenses of a pair are one article
 * with quantity two. In line order, each with the other fields of its first line.
 */
export const articlesOf = <Line extends { readonly title: string; readonly quantity: number }>(
  lines: readonly Line[],
): readonly Line[] => {
  const all = new Map<string, Line>();
  for (const line of lines) {
    const quantity = (all.get(line.title)?.quantity ?? 0) + line.quantity;
    all.set(line.title, { ...(all.get(line.title) ?? line), quantity });
  }
  return [...all.values()];
};
