/**
 * Splits a title at the comma into the name and the kind of product: `Solvenne Brio`, `Sonnenbrille trapezförmig`. The
 * kind may be missing.
 */
export const nameAndKind = (title: string): readonly [name: string, kind?: string] => {
  const end = title.indexOf(', ');
  return end < 0 ? [title] : [title.slice(0, end), title.slice(end + 2)];
};
