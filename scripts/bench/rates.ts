import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import type { RunningShop } from '../running-shop.ts';

const seconds = 5;
const visitors = 8;

/** Processor time that a process has used so far. Units: seconds. Linux only. */
const processorTime = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

/** Memory of a process. Units: MiB. Linux only. */
export const memoryOf = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);

/** Pages per second of one whole core, for the server alone. */
export const pagesPerSecond = async (
  { origin, process: server }: RunningShop,
  path: string,
  warmUp = 600,
): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const ask = (): Promise<void> =>
    new Promise((resolve, reject) => {
      get(origin + path, { agent, headers: { 'accept-encoding': 'br' } }, (answer) =>
        answer.resume().on('end', resolve),
      ).on('error', reject);
    });
  const pid = server.pid ?? 0;
  for (let warm = 0; warm < warmUp; warm += 1) await ask();
  const before = processorTime(pid);
  const until = Date.now() + seconds * 1000;
  let answered = 0;
  const visitor = async () => {
    for (; Date.now() < until; answered += 1) await ask();
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  agent.destroy();
  return Math.round(answered / (processorTime(pid) - before));
};
