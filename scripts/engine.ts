import type { ChildProcess } from 'node:child_process';
import { join, relative, resolve } from 'node:path';
import { fillOnce } from './engine/fill-once.ts';
import { makeFolder, secretOf, settingsFileOf, writeSettings } from './engine/folder.ts';
import { beTheOnlyRun, type OneRun } from './engine/one-run.ts';
import { isFree } from './engine/ports.ts';
import { type EngineDatabase, openEngineDatabase } from './engine/postgres.ts';
import { endChild } from './engine/processes.ts';
import { answers, runEngine } from './engine/program.ts';
import { CannotRun } from './engine/refusal.ts';
import { buildStaffPages, noStaffPages } from './engine/staff-pages.ts';
import { engineVariables } from './engine/variables.ts';

/**
 * Runs Vendure behind the shop, with its own database, filled with the demonstration: `npm run engine` installs and
 * builds before. See docs/engines.md.
 */
const said = (name: string): string | undefined => process.env[name] || undefined;
const folder = resolve(said('DIOPTRA_ENGINE_FOLDER') ?? join('.data', 'engine'));
const portOf = (name: string): number | undefined => {
  const text = said(name);
  if (text === undefined) return undefined;
  if (!/^\d{1,5}$/.test(text) || Number(text) < 1 || Number(text) > 65_535)
    throw new CannotRun(`${name} should be a port number from 1 to 65535.`);
  return Number(text);
};

let stopping = false;
let oneRun: OneRun | undefined;
let child: ChildProcess | undefined;
let opening: Promise<EngineDatabase> | undefined;
let pages = noStaffPages;

/** Stops the engine first, then what it depends on. */
const stop = async (code: number): Promise<never> => {
  stopping = true;
  pages.stop();
  if (child) await endChild(child, 'SIGTERM', 10_000);
  const database = await opening?.catch(() => undefined);
  await database?.stop();
  oneRun?.end();
  process.exit(code);
};
const leave = (): void => {
  // A second signal does not wait for the engine.
  if (stopping) child?.kill('SIGKILL');
  else void stop(0);
};
const started = (program: ChildProcess): void => {
  child = program;
  oneRun?.noteEngine(program.pid);
};

const told = (address: string, hasPages: boolean): string => {
  const name = said('DIOPTRA_ENGINE_ADMIN') ?? 'superadmin';
  const password = said('DIOPTRA_ENGINE_ADMIN_PASSWORD')
    ? 'the password of DIOPTRA_ENGINE_ADMIN_PASSWORD'
    : 'the password demonstration';
  return [
    '',
    'The engine is open:',
    '',
    `  Staff     ${address}/${hasPages ? 'admin' : 'admin-api'}   as ${name}, with ${password}`,
    `  The shop  DIOPTRA_CONFIG=${relative('.', settingsFileOf(folder))} npm start`,
    '',
    'Ctrl+C stops it and its database.',
    '',
  ].join('\n');
};

const run = async (): Promise<void> => {
  const enginePort = portOf('DIOPTRA_ENGINE_PORT') ?? 4300;
  const shopPort = portOf('PORT');
  makeFolder(folder);
  oneRun = await beTheOnlyRun(folder, 'scripts/engine.ts');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, leave);
  // The parent process was killed, and nothing else could end this one.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && !stopping && leave(), 1000).unref();

  if (!(await isFree(enginePort)))
    throw new CannotRun(
      `Port ${enginePort} is in use. Stop the program that uses it, or choose another port with DIOPTRA_ENGINE_PORT.`,
    );
  const address = `http://127.0.0.1:${enginePort}`;
  const key = secretOf(folder, 'shop-key');
  const { port } = writeSettings(folder, address, shopPort);
  if (said('DIOPTRA_ENGINE_STAFF_PAGES') !== 'off') pages = buildStaffPages();
  opening = openEngineDatabase(folder, said('DIOPTRA_ENGINE_DATABASE_URL'));
  const database = await opening;
  const variables = engineVariables(folder, { databaseUrl: database.url, enginePort, shopPort: port });
  if (!stopping) await fillOnce(folder, database.url, variables, started);
  if (stopping) return;
  const hasPages = await pages.built;
  if (stopping) return;
  const engine = runEngine({ ...variables, DIOPTRA_ENGINE_STAFF_PAGES: hasPages ? 'on' : 'off' }, started);
  await answers(address, key, engine);
  console.log(told(address, hasPages));
  throw await Promise.race([
    engine.ended.then((how) => new CannotRun(`The engine stopped unexpectedly (${how}).`)),
    database.ended.then(() => new CannotRun('The database of the engine stopped unexpectedly.')),
  ]);
};

await run().catch(async (error: unknown) => {
  if (stopping) return;
  console.error(error instanceof CannotRun ? error.message : error);
  await stop(1);
});
