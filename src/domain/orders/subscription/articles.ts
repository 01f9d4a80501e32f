/** What comes, as its buyer names it: a pair of lenses is one article, twice. In the order of the lines. */
export const articlesOf = (
  lines: readonly { readonly title: string; readonly quantity: number }[],
): readonly (readonly [title: string, quantity: number])[] => {
  const all = new Map<string, number>();
  for (const { title, quantity } of lines) all.set(title, (all.get(title) ?? 0) + quantity);
  return [...all];
};
