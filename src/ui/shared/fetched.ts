/** Code that is asked for once: even where it is there already, an import takes longer than what a loader does beside. */
export const fetched = <A>(load: () => Promise<A>): (() => Promise<A>) => {
  let there: A | undefined;
  return async () => {
    there ??= await load();
    return there;
  };
};
