/** Returns the lowest and the highest of numeric values; undefined if there are not two different ones. */
export const spanOf = (
  values: readonly string[],
): { readonly from: string; readonly to: string } | undefined => {
  const sorted = values.toSorted((a, b) => Number(a) - Number(b));
  const [from, to] = [sorted.at(0), sorted.at(-1)];
  return from === undefined || to === undefined || from === to ? undefined : { from, to };
};
