import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { CannotRun } from './refusal.ts';

/** Environment variables of the engine's programs. */
export type EngineVariables = Readonly<Record<string, string>>;

/** In its own process group: Ctrl+C reaches it through this process, in the right order. */
const start = (program: string, args: readonly string[], variables: EngineVariables): ChildProcess =>
  spawn(process.execPath, ['--no-deprecation', `engine/vendure/dist/${program}`, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
    env: { ...process.env, ...variables },
  });

/** The exit code, or the signal that ended the process. */
type Ending = number | NodeJS.Signals;
const endOf = (child: ChildProcess): Promise<Ending> =>
  new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal ?? 1)));

/** `onStart`: receives the process that must be ended if this run ends before. */
export const fillEngine = async (
  file: string,
  variables: EngineVariables,
  onStart: (child: ChildProcess) => void,
): Promise<void> => {
  const child = start('fill.js', ['--demonstration', file], variables);
  onStart(child);
  if ((await endOf(child)) !== 0) throw new CannotRun('The engine could not be filled.');
};

export interface RunningEngine {
  readonly child: ChildProcess;
  readonly ended: Promise<Ending>;
}

export const runEngine = (
  variables: EngineVariables,
  onStart: (child: ChildProcess) => void,
): RunningEngine => {
  const child = start('serve.js', [], variables);
  onStart(child);
  return { child, ended: endOf(child) };
};

/** How long migrations may take. Units: ms. */
const patience = 300_000;

/** Waits until the engine accepts the shop's key. */
export const answers = async (address: string, key: string, { child }: RunningEngine): Promise<void> => {
  for (let waited = 0; waited < patience; waited += 200) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new CannotRun('The engine did not start.');
    const isThere = await fetch(`${address}/shop-api`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shop-key': key },
      body: JSON.stringify({ query: '{ shopEngine { ok { version } } }' }),
      signal: AbortSignal.timeout(5000),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await pause(200);
  }
  throw new CannotRun('The engine does not respond.');
};
