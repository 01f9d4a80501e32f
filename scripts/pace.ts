import { spawnSync } from 'node:child_process';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

/** How many processes the tests run at once: two browsers, the server, and the driver. */
const atOnce = 4;
/** How long the work takes on two idle cores. Units: ms. */
const quiet = 560;
/** The upper limit: waiting longer is not useful. */
const slowest = 20;

const work = (): number => {
  let sum = 0;
  for (let i = 0; i < 30_000_000; i += 1) sum = (sum * 31 + i) | 0;
  return sum;
};

/** How many times slower this machine is now than two idle cores; never less than 1. */
const measure = async (): Promise<number> => {
  const began = performance.now();
  await Promise.all(
    Array.from(
      { length: atOnce },
      () => new Promise((done) => new Worker(new URL(import.meta.url)).once('message', done)),
    ),
  );
  return Math.min(slowest, Math.max(1, (performance.now() - began) / quiet));
};

/** The machine's pace, measured once. The process that starts tests passes it on to all its children. */
export const pace = (): number => {
  process.env.TEST_PACE ??= spawnSync(process.execPath, [import.meta.filename], { encoding: 'utf8' }).stdout;
  return Number(process.env.TEST_PACE);
};

/** A time limit for what hangs, scaled to the speed of this machine. Units: ms. */
export const patience = (ms: number): number => Math.round(ms * pace());

if (!isMainThread) parentPort?.postMessage(work());
else if (import.meta.main) console.log((await measure()).toFixed(2));
