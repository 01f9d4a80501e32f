import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beTheOnlyRun } from '../../scripts/engine/one-run.ts';
import { CannotRun } from '../../scripts/engine/refusal.ts';

let folder: string;
let children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dioptra-one-run-'));
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  rmSync(folder, { recursive: true, force: true });
});

/** A process that keeps running, started with this program. */
const living = async (path: string): Promise<ChildProcess> => {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, 'console.log(1); setInterval(() => undefined, 1000);');
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(child);
  await new Promise((resolve) => child.stdout?.once('data', resolve));
  return child;
};
const running = () => join(folder, 'running.json');
const note = (script: number | undefined, engine?: number) =>
  writeFileSync(running(), JSON.stringify({ script, engine }));
/** A process id that does not exist. */
const nobody = 2 ** 22 + 1;
const begin = () => beTheOnlyRun(folder, 'own-script.mjs');

describe('an engine run', () => {
  it('is recorded while it lasts', async () => {
    const run = await begin();
    run.noteEngine(7);
    expect(JSON.parse(readFileSync(running(), 'utf8'))).toEqual({ script: process.pid, engine: 7 });
    run.end();
    expect(existsSync(running())).toBe(false);
  });

  it('is refused beside another run, whose record stays', async () => {
    const other = await living('own-script.mjs');
    note(other.pid);
    await expect(begin()).rejects.toThrow(
      new CannotRun(
        `The engine of this folder is already running (process ${other.pid}). Stop it there with Ctrl+C.`,
      ),
    );
    expect(existsSync(running())).toBe(true);
  });

  it('starts after a killed run, and stops the engine left running', async () => {
    const engine = await living('engine/vendure/dist/serve.mjs');
    const ended = new Promise((resolve) => engine.once('exit', (_, signal) => resolve(signal)));
    note(nobody, engine.pid);
    await begin();
    expect(await ended).toBe('SIGTERM');
  });

  it('starts after a run whose process ids are in use by others, and leaves those alone', async () => {
    const stranger = await living('stranger.mjs');
    note(stranger.pid, stranger.pid);
    await begin();
    expect([stranger.exitCode, stranger.signalCode]).toEqual([null, null]);
  });

  it('starts after a run that was killed before it recorded anything', async () => {
    writeFileSync(running(), '');
    await begin();
    expect(JSON.parse(readFileSync(running(), 'utf8'))).toEqual({ script: process.pid });
  });
});
