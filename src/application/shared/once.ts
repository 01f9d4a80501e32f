/** Loads a part with the first call; `arrival` resolves for those who only wait for it. */
export interface Once<A> {
  (): Promise<A>;
  readonly arrival: Promise<A>;
}

/** A failed load is repeated with the next call. The caller is notified before those who only wait for the arrival. */
export const once = <A>(fetchPart: () => Promise<A>): Once<A> => {
  const { promise: arrival, resolve } = Promise.withResolvers<A>();
  let coming: Promise<A> | undefined;
  const part = (): Promise<A> => {
    if (coming) return coming;
    const asked = fetchPart();
    coming = asked;
    asked.then(resolve, () => {
      coming = undefined;
    });
    return asked;
  };
  return Object.assign(part, { arrival });
};
