import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { previous } from '../src/config/build/keep-previous.ts';
import { patience } from './pace.ts';
import { isAfter, isVersion, releasedChangelog } from './supply/changelog.ts';
import { shipped } from './supply/lock-file.ts';

/**
 * `npm run release -- 0.2.0`: from a clean tree, builds one archive that starts by itself, its SBOM and checksums; then
 * commits the changelog's and the package's new version with a tag. It pushes nothing. `--dry-run` leaves the tree
 * unchanged, and the archive. Run `npm test` before it.
 */

const isDry = process.argv.includes('--dry-run');
const version = process.argv.slice(2).find((word) => !word.startsWith('-')) ?? '';
const stop = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};
const said = (command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).trim();
const run = (command: string, ...args: readonly string[]): void => {
  execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
};

const { version: current } = JSON.parse(readFileSync('package.json', 'utf8'));
if (!isVersion(version)) stop('Usage: npm run release -- 0.2.0, with a version of three numbers');
if (!isAfter(version, current)) stop(`${version} is not newer than ${current}`);
if (said('git', 'status', '--porcelain') !== '') stop('There are uncommitted changes. Commit them first');
const tag = `v${version}`;
if (said('git', 'tag', '--list', tag) !== '') stop(`The tag ${tag} already exists`);
const day = new Date().toISOString().slice(0, 10);
const changelog =
  releasedChangelog(readFileSync('CHANGELOG.md', 'utf8'), version, day) ??
  stop('The changelog has no entries under Unreleased');

const written = ['CHANGELOG.md', 'package.json', 'package-lock.json'];
const putBack = () => run('git', 'checkout', '--quiet', '--', ...written);

const name = `dioptra-${version}-${process.platform}-${process.arch}`;
const out = 'dist-release';
const stage = mkdtempSync(join(tmpdir(), 'dioptra-release-'));

/** Contents of an installed shop: the build, and the packages that it needs, including Node itself. */
const fill = (folder: string): void => {
  mkdirSync(folder);
  for (const file of [
    'dist/client',
    'dist/server',
    'dist/accessibility.json',
    'deploy',
    'docs',
    'LICENSE',
    'CHANGELOG.md',
    'README.md',
    'package.json',
  ])
    if (existsSync(file))
      cpSync(file, join(folder, file), { recursive: true, filter: (path) => path !== 'docs/site' });
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const owned = shipped(lock).map(([path]) => path);
  const isOwned = new Set(owned);
  for (const path of owned)
    if (existsSync(path))
      cpSync(path, join(folder, path), {
        recursive: true,
        verbatimSymlinks: true,
        // A package nested in another package's folder is copied by itself, if it is shipped.
        filter: (file) => !/\/node_modules\/(?:\.bin|(?:@[^/]+\/)?[^/]+)$/.test(file) || isOwned.has(file),
      });
  mkdirSync(join(folder, previous), { recursive: true });
  mkdirSync(join(folder, 'node_modules', '.bin'));
  symlinkSync('../node/bin/node', join(folder, 'node_modules', '.bin', 'node'));
  cpSync('deploy/start', join(folder, 'start'));
};

const freePort = (): Promise<number> =>
  new Promise((free) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => free(port));
    });
  });

/** Unpacks the archive in an empty place and starts it, without a registry or the machine's Node. Returns its `/ready`. */
const prove = async (archive: string): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'dioptra-unpacked-'));
  run('tar', '-xzf', archive, '-C', folder);
  const port = await freePort();
  const child = spawn(join(folder, name, 'start'), {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: '/usr/bin:/bin',
      HOME: folder,
      PORT: String(port),
      DIOPTRA_BRAND_PORTS: 'off',
      DIOPTRA_DATA: join(folder, 'data', 'shop'),
      DIOPTRA_DEMONSTRATION: 'on',
    },
  });
  const ended = new Promise<void>((end) => child.once('exit', () => end()));
  try {
    const deadline = Date.now() + patience(120_000);
    while (Date.now() < deadline && child.exitCode === null) {
      const answer = await fetch(`http://localhost:${port}/ready`).catch(() => undefined);
      if (answer?.ok) {
        const page = await fetch(`http://localhost:${port}/p/10010`, { redirect: 'follow' });
        if (!page.ok) throw new Error(`A product page returns ${page.status}`);
        // Assets of another build are placed beside a running server.
        writeFileSync(join(folder, name, previous, 'other.js'), '');
        const other = await fetch(`http://localhost:${port}/assets/other.js`);
        if (!other.ok) throw new Error(`An asset of an earlier build returns ${other.status}`);
        return await answer.text();
      }
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    throw new Error('The unpacked release does not start');
  } finally {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  }
};

let isDone = false;
try {
  writeFileSync('CHANGELOG.md', changelog);
  run('npm', 'version', version, '--no-git-tag-version', '--loglevel', 'error');
  run('node', 'scripts/supply-chain.ts', '--check');
  run('npm', 'run', 'build', '--silent');
  run('node', 'scripts/docs.mjs', '--pages');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out);
  fill(join(stage, name));
  const archive = join(out, `${name}.tar.gz`);
  run('tar', '--owner=0', '--group=0', '--numeric-owner', '-czf', archive, '-C', stage, name);
  const bill = join(out, `dioptra-${version}.cdx.json`);
  writeFileSync(
    bill,
    `${said('npm', 'sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only', '--omit', 'dev')}\n`,
  );
  const sums = [archive, bill].map(
    (file) =>
      `${createHash('sha256').update(readFileSync(file)).digest('hex')}  ${file.slice(out.length + 1)}`,
  );
  writeFileSync(join(out, 'SHA256SUMS'), `${sums.join('\n')}\n`);
  console.log(`${archive}: ${await prove(archive)}`);
  for (const sum of sums) console.log(sum);
  isDone = !isDry;
  if (isDone) {
    run('git', 'commit', '--quiet', '-m', `Release ${version}`, '--', ...written);
    run('git', 'tag', '--annotate', tag, '-m', `Dioptra ${version}`);
    console.log(`The tag ${tag} was created. Push it with its branch.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(stage, { recursive: true, force: true });
  if (!isDone) putBack();
}
