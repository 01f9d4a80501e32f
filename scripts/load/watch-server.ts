import { setTimeout as pause } from 'node:timers/promises';
import { memoryOf } from '../bench/rates.ts';

/** Memory of a server after everything collectable was collected. Units: MB. */
export interface Held {
  readonly heap: number;
  /** Memory outside of the heap: cached pages, data read from sockets. */
  readonly external: number;
  readonly resident: number;
}

interface HeapUsage {
  readonly usedSize: number;
  readonly backingStorageSize?: number;
}

/** Queries a process that was started with `--inspect` by the inspector protocol. */
const inspect = async (
  port: number,
  methods: readonly string[],
): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as readonly {
    readonly webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  const answers: Record<string, unknown>[] = [];
  await new Promise((opened, failed) => {
    socket.addEventListener('open', opened);
    socket.addEventListener('error', failed);
  });
  for (const [id, method] of methods.entries()) {
    const answered = new Promise<Record<string, unknown>>((resolve) => {
      const hear = ({ data }: MessageEvent): void => {
        const said = JSON.parse(String(data));
        if (said.id !== id) return;
        socket.removeEventListener('message', hear);
        resolve(said.result);
      };
      socket.addEventListener('message', hear);
    });
    socket.send(JSON.stringify({ id, method }));
    answers.push(await answered);
  }
  socket.close();
  return answers;
};

/** Collects garbage twice, because finalizers free more, and then measures the memory. */
export const weigh = async (inspector: number, pid: number): Promise<Held> => {
  await inspect(inspector, ['HeapProfiler.collectGarbage']);
  await pause(500);
  const [, usage] = await inspect(inspector, ['HeapProfiler.collectGarbage', 'Runtime.getHeapUsage']);
  const { usedSize, backingStorageSize = 0 } = usage as unknown as HeapUsage;
  return { heap: usedSize / 1e6, external: backingStorageSize / 1e6, resident: memoryOf(pid) * 1.048576 };
};

/** The event loop delay since the last query, from the process's Prometheus metrics. Units: ms. */
export const lateness = async (
  metricsPort: number,
): Promise<{ readonly p99: number; readonly max: number }> => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const of = (name: string): number =>
    Number(
      new RegExp(`dioptra_eventloop_delay_seconds\\{quantile="${name}"[^}]*\\} (\\S+)`).exec(text)?.[1],
    ) * 1000;
  return { p99: of('0.99'), max: of('1') };
};

/** The growth of a value, by linear regression. Units: of the value, an hour. */
export const growthPerHour = (readings: readonly (readonly [seconds: number, value: number])[]): number => {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [at, of] = [mean(readings.map(([seconds]) => seconds)), mean(readings.map(([, value]) => value))];
  const across = readings.reduce((sum, [seconds]) => sum + (seconds - at) ** 2, 0);
  const along = readings.reduce((sum, [seconds, value]) => sum + (seconds - at) * (value - of), 0);
  return across === 0 ? 0 : (along / across) * 3600;
};
