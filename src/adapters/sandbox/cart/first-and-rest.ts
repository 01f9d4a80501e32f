/** A list that has something in it, or nothing. */
export const firstAndRest = <A>(all: readonly A[]): readonly [A, ...A[]] | undefined => {
  const [first, ...rest] = all;
  return first === undefined ? undefined : [first, ...rest];
};
