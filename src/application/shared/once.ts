/** Fetches a part with the first question; `arrival` tells those who only wait for it. */
export interface Once<A> {
  (): Promise<A>;
  readonly arrival: Promise<A>;
}

/**
 * A part that could not be had is fetched again for the next question. Who asked for it hears of it before those who only
 * wait for its arrival.
 */
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
