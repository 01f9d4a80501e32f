/** Priority of a job: a shopper is waiting for it, or it can wait. */
export type Urgency = 'now' | 'later';

/** Runs a few jobs at a time. Jobs for later only start when no shopper is waiting. */
export interface DrawingQueue {
  readonly run: <A>(urgency: Urgency, job: () => Promise<A>) => Promise<A>;
}

export const makeDrawingQueue = (atOnce: number): DrawingQueue => {
  const waiting: Record<Urgency, Array<() => Promise<void>>> = { now: [], later: [] };
  let running = 0;
  const next = (): void => {
    if (running >= atOnce) return;
    const start = waiting.now.shift() ?? waiting.later.shift();
    if (!start) return;
    running += 1;
    void start().finally(() => {
      running -= 1;
      next();
    });
  };
  return {
    run: (urgency, job) =>
      new Promise((resolve, reject) => {
        waiting[urgency].push(() => job().then(resolve, reject));
        next();
      }),
  };
};
