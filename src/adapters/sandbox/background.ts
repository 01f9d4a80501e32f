import { doDueWork } from './orders/due-work.ts';
import type { Sandbox } from './sandbox.ts';

/** How often time is looked at. Units: milliseconds. */
const everyMs = 5000;

/** Does what falls due while nobody asks: slow payments, unpaid orders, waiting mails. Answers with how to stop. */
export const startBackground = (sandbox: Sandbox): (() => Promise<void>) => {
  let running: Promise<void> = Promise.resolve();
  let busy = false;
  const tick = async (): Promise<void> => {
    busy = true;
    try {
      await doDueWork(sandbox);
    } catch (error) {
      const detail = error instanceof Error ? error.name : typeof error;
      sandbox.report({ operation: 'background', kind: 'job-failed', detail });
    } finally {
      busy = false;
    }
  };
  const timer = setInterval(() => {
    if (!busy) running = tick();
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};
