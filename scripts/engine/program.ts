import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { CannotRun } from './refusal.ts';

/** What the engine's programs are told by variables. */
export type EngineVariables = Readonly<Record<string, string>>;

/** In a group of its own: Ctrl+C reaches it by us, when it is its turn. */
const start = (program: string, args: readonly string[], variables: EngineVariables): ChildProcess =>
  spawn(process.execPath, ['--no-deprecation', `engine/vendure/dist/${program}`, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
    env: { ...process.env, ...variables },
  });

/** Its exit code, or the signal that ended it. */
type Ending = number | NodeJS.Signals;
const endOf = (child: ChildProcess): Promise<Ending> =>
  new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal ?? 1)));

/** `onStart`: told of the process that has to be ended, should this run end before. */
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

/** How long tables may take to be brought up to date. Units: ms. */
const patience = 300_000;

/** Until the shop's key opens it. */
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
