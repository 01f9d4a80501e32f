import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

/** Runs without any installation, on any Node from 18 on: no package and no TypeScript here. */
export const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const bin = join(root, 'node_modules', '.bin');

/** Node 24 comes with the packages, and everything after the installation runs on it. */
export const environment = () => ({ ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` });

/** Runs a command to its end; the result has the exit code. */
export const run = (command, args, more = {}) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', ...more, env: { ...environment(), ...more.env } })
    .status ?? 1;

/** Runs a command in parallel to others. Its output is printed at its end, in one piece. */
export const runBeside = (command, args) =>
  new Promise((resolve) => {
    const running = spawn(command, args, {
      cwd: root,
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = [];
    for (const stream of [running.stdout, running.stderr]) stream.on('data', (piece) => said.push(piece));
    const end = (code) => resolve({ code, said: Buffer.concat(said).toString().trimEnd() });
    running.on('error', ({ message }) => {
      said.push(Buffer.from(message));
      end(1);
    });
    running.on('close', (code) => end(code ?? 1));
  });

const digest = (paths) => {
  const hash = createHash('sha256');
  const add = (path) => {
    const full = join(root, path);
    if (!existsSync(full)) return;
    hash.update(path).update(readFileSync(full));
  };
  const walk = (path) => {
    for (const entry of readdirSync(join(root, path), { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    ))
      if (entry.isDirectory()) walk(join(path, entry.name));
      else add(join(path, entry.name));
  };
  for (const path of paths)
    if (path.endsWith('/')) walk(path.slice(0, -1));
    else add(path);
  return hash.digest('hex');
};
const isKnown = (mark, now) => existsSync(mark) && readFileSync(mark, 'utf8') === now;

/**
 * Installs the versions of the lock file if it changed or nothing is installed. Does not use `npm ci`, because it
 * refuses a lock file that was written where the optional packages of other platforms were not visible.
 */
export const install = () => {
  const mark = join(root, 'node_modules', '.installed');
  const now = digest(['package-lock.json']);
  if (isKnown(mark, now)) return;
  console.log('Installing …');
  if (run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel', 'error']) !== 0)
    throw new Error('The packages could not be installed');
  writeFileSync(mark, now);
};

/** Builds when a source changed since the last build. */
export const build = () => {
  const mark = join(root, 'dist', '.sources');
  const now = digest(['src/', 'vite.config.ts', 'package-lock.json']);
  if (isKnown(mark, now)) return;
  console.log('Building …');
  if (run('vite', ['build', '--app', '--logLevel', 'warn']) !== 0) throw new Error('The build failed');
  writeFileSync(mark, now);
};

const engine = 'engine/vendure';

/** Whether the engine shows pages for staff: most of its packages are only needed to build them. */
const wantsStaffPages = process.env.DIOPTRA_ENGINE_STAFF_PAGES !== 'off';

/** Installs the packages of a folder with its own program, from its lock file. */
export const installIn = (folder, parts = []) => {
  const mark = join(root, folder, 'node_modules', '.installed');
  const now = `${digest([`${folder}/package-lock.json`])}${parts.join('')}`;
  if (isKnown(mark, now)) return;
  console.log(`Installing ${folder} …`);
  const asked = ['ci', '--no-audit', '--no-fund', '--loglevel', 'error', ...parts];
  if (run('npm', asked, { cwd: join(root, folder) }) !== 0)
    throw new Error(`The packages of ${folder} could not be installed`);
  writeFileSync(mark, now);
};
export const installEngine = () => installIn(engine, wantsStaffPages ? [] : ['--omit=optional']);

/** Builds from scratch, so that nothing is left of removed sources. */
export const buildEngine = () => {
  const dist = join(root, engine, 'dist');
  const mark = join(dist, '.sources');
  const now = digest([`${engine}/src/`, `${engine}/tsconfig.json`, `${engine}/package-lock.json`]);
  if (isKnown(mark, now)) return;
  console.log('Building the engine …');
  rmSync(dist, { recursive: true, force: true });
  if (run('npm', ['run', '--silent', 'build'], { cwd: join(root, engine) }) !== 0)
    throw new Error('The build of the engine failed');
  writeFileSync(mark, now);
};

/** The engine's fields and operations are part of its pages, so they trigger a build too. */
export const buildStaffPages = () => {
  const pages = join(root, engine, 'staff', 'dist');
  const mark = join(pages, '.sources');
  const own = readdirSync(join(root, engine, 'staff')).filter((name) => name !== 'dist');
  const now = digest([
    `${engine}/src/`,
    ...own.sort().map((name) => `${engine}/staff/${name}`),
    `${engine}/package-lock.json`,
  ]);
  if (isKnown(mark, now)) return;
  rmSync(pages, { recursive: true, force: true });
  if (run('npm', ['run', '--silent', 'staff-pages'], { cwd: join(root, engine) }) !== 0)
    throw new Error('The pages for staff could not be built');
  writeFileSync(mark, now);
};
