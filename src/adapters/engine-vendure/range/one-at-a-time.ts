interface Waiting<Wish, A> {
  wish: Wish;
  readonly done: Promise<A>;
}

/**
 * Runs one piece of work at a time for many callers. A caller during a run waits for the next run, which all such
 * callers share. It starts after their call, so it includes what they asked for.
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
