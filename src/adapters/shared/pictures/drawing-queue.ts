/** Priority of a job: a shopper is waiting for it, or it can wait. */
export type Urgency = 'now' | 'later';

/** Runs one job at a time. Jobs for later only start when no shopper is waiting. */
export interface DrawingQueue {
  readonly run: <A>(urgency: Urgency, job: () => Promise<A>) => Promise<A>;
}

export const makeDrawingQueue = (): DrawingQueue => {
  const waiting: Record<Urgency, Array<() => Promise<void>>> = { now: [], later: [] };
  let isRunning = false;
  const next = (): void => {
    if (isRunning) return;
    const start = waiting.now.shift() ?? waiting.later.shift();
    if (!start) return;
    isRunning = true;
    void start().finally(() => {
      isRunning = false;
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
