import { type ChildProcess, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** The command with which a process was started; empty if there is no such process. */
const commandOf = (pid: number): string => {
  const entry = `/proc/${pid}/cmdline`;
  if (existsSync('/proc/self/cmdline'))
    return existsSync(entry) ? readFileSync(entry, 'utf8').replaceAll('\0', ' ') : '';
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
};

/** Whether a process with this number and command runs; another process may have the number by now. */
export const runs = (pid: number, words: string): boolean => commandOf(pid).includes(words);

const endsWithin = async (ms: number, isGone: () => boolean): Promise<boolean> => {
  for (let waited = 0; waited < ms && !isGone(); waited += 50) await pause(50);
  return isGone();
};

const send = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch {
    // The process ended meanwhile.
  }
};

/** Asks a process with this command to end, and kills it if it does not. */
export const endProcess = async (
  pid: number,
  words: string,
  signal: NodeJS.Signals,
  patience: number,
): Promise<void> => {
  const isGone = () => !runs(pid, words);
  if (isGone()) return;
  send(pid, signal);
  if (await endsWithin(patience, isGone)) return;
  send(pid, 'SIGKILL');
  await endsWithin(5000, isGone);
};

/** The same for a child process. */
export const endChild = async (
  child: ChildProcess,
  signal: NodeJS.Signals,
  patience: number,
): Promise<void> => {
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  child.kill(signal);
  if (!(await endsWithin(patience, isGone))) child.kill('SIGKILL');
  await endsWithin(5000, isGone);
};
