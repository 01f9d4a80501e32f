interface Waiting<Wish, A> {
  wish: Wish;
  readonly done: Promise<A>;
}

/**
 * One piece of work at a time, for many who ask: who asks while it goes on waits for the next one, which all of them
 * share. It begins after they asked, so it has seen what they ask for.
 */
export const makeShared = <Wish, A>(
  work: (wish: Wish) => Promise<A>,
  both: (one: Wish, other: Wish) => Wish,
): ((wish: Wish) => Promise<A>) => {
  let running: Promise<unknown> | undefined;
  let next: Waiting<Wish, A> | undefined;

  const run = (wish: Wish): Promise<A> => {
    const done = work(wish).finally(() => {
      running = undefined;
    });
    running = done.catch(() => undefined);
    return done;
  };
  return (wish) => {
    if (next) {
      next.wish = both(next.wish, wish);
      return next.done;
    }
    if (!running) return run(wish);
    const waiting: Waiting<Wish, A> = {
      wish,
      done: running.then(() => {
        next = undefined;
        return run(waiting.wish);
      }),
    };
    next = waiting;
    return waiting.done;
  };
};
