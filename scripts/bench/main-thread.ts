import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath, median } from './chromium.ts';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Units of these three: microseconds; `tdur` is processor time of the thread. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly url?: string } };
}
interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly result?: Readonly<Record<string, string>>;
  readonly params?: { readonly value?: readonly TraceEvent[] };
}

const slowdown = 4;
const long = 50;

/** What blocks the main thread from the first paint on, as a phone with a quarter of the speed feels it. */
const tasksOf = (events: readonly TraceEvent[], address: string): readonly number[] => {
  const page = events.findLast(({ name, args }) => name === 'CommitLoad' && args?.data?.url === address);
  const main = events.find(
    ({ pid, name, args }) => pid === page?.pid && name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const painted = events.find(({ pid, name }) => pid === page?.pid && name === 'firstContentfulPaint');
  if (!main || !painted) throw new Error(`${address} was not painted`);
  return events.flatMap(({ name, ph, pid, tid, ts, dur = 0, tdur = 0 }) =>
    name === 'RunTask' && ph === 'X' && pid === main.pid && tid === main.tid && ts + dur >= painted.ts
      ? [(slowdown * tdur) / 1000]
      : [],
  );
};

/**
 * Chromium by its raw protocol, with no session on the page: an inspector that listens makes V8 note where each error
 * was made, which costs React's first lines 70 ms.
 */
const openTracer = async () => {
  const profile = mkdtempSync(join(tmpdir(), 'dioptra-bench-'));
  const browser = spawn(
    chromiumPath,
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  const address = await new Promise<string>((resolve) => {
    let said = '';
    browser.stderr.on('data', (part: Buffer) => {
      said += part.toString();
      const found = /ws:\/\/\S+/.exec(said);
      if (found) resolve(found[0]);
    });
  });
  const socket = new WebSocket(address);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  let sent = 0;
  const answers = new Map<number, (result: Readonly<Record<string, string>>) => void>();
  let events: TraceEvent[] = [];
  let complete: () => void = () => undefined;
  socket.addEventListener('message', ({ data }) => {
    const { id, method, result, params } = JSON.parse(String(data)) as Message;
    if (id !== undefined) answers.get(id)?.(result ?? {});
    if (method === 'Tracing.dataCollected') events.push(...(params?.value ?? []));
    if (method === 'Tracing.tracingComplete') complete();
  });
  const send = (method: string, params = {}) =>
    new Promise<Readonly<Record<string, string>>>((resolve) => {
      sent += 1;
      answers.set(sent, resolve);
      socket.send(JSON.stringify({ id: sent, method, params }));
    });
  const trace = async (page: string): Promise<readonly TraceEvent[]> => {
    events = [];
    const { browserContextId } = await send('Target.createBrowserContext');
    await send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: {
        includedCategories: [
          'toplevel',
          'devtools.timeline',
          'disabled-by-default-devtools.timeline',
          'loading',
        ],
        excludedCategories: ['*'],
      },
    });
    await send('Target.createTarget', { url: page, browserContextId, width: 412, height: 823 });
    await new Promise((resolve) => setTimeout(resolve, 4000));
    const done = new Promise<void>((resolve) => {
      complete = resolve;
    });
    await send('Tracing.end');
    await done;
    await send('Target.disposeBrowserContext', { browserContextId });
    return events;
  };
  const close = async () => {
    socket.close();
    browser.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true });
  };
  return { trace, close };
};

/** Blocking time and longest task of a first visit. Units: milliseconds of a slow phone's processor. */
export const mainThread = async (address: string, count: number) => {
  const tracer = await openTracer();
  const blocking: number[] = [];
  const longest: number[] = [];
  try {
    for (let run = 0; run < count; run += 1) {
      const tasks = tasksOf(await tracer.trace(address), address);
      blocking.push(tasks.reduce((sum, task) => sum + Math.max(0, task - long), 0));
      longest.push(Math.max(0, ...tasks));
    }
  } finally {
    await tracer.close();
  }
  return { blocking: median(blocking), longest: median(longest) };
};
