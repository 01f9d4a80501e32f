import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Exception, judge, licencesPage, type ShippedPackage } from './supply/licences.ts';
import { type LockFile, lockFaults, nameOf, shipped } from './supply/lock-file.ts';

/**
 * Checks where packages come from and which licences they have, and writes `docs/licences.md`. `--check` writes nothing
 * and fails when the file is out of date.
 */

/**
 * Packages that run scripts when they are installed: the runtime itself, compilers of other languages, native code of
 * the engine.
 */
const mayRunScripts: Readonly<Record<string, readonly string[]>> = {
  'package-lock.json': ['node', '@swc/core'],
  'engine/vendure/package-lock.json': ['@apollo/protobufjs', 'bcrypt', 'esbuild', 'msw'],
  'docs/site/package-lock.json': ['esbuild'],
};

const libvips = 'a separate, unchanged shared library that can be replaced in `node_modules`';
const exceptions: readonly Exception[] = [
  { name: '@img/sharp-libvips-*', licence: 'LGPL-3.0-or-later', why: libvips },
  { name: '@img/sharp-wasm32', licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', why: libvips },
  { name: '@img/sharp-win32-*', licence: 'Apache-2.0 AND LGPL-3.0-or-later', why: libvips },
  { name: 'png-js', licence: 'MIT', why: 'only its file `LICENSE` states it' },
];

const read = (file: string): LockFile => JSON.parse(readFileSync(file, 'utf8'));
const lock = read('package-lock.json');

/** The licence that an installed package declares; for packages of other platforms, the one in the lock file. */
const licenceOf = (folder: string, locked: string | undefined): string | undefined => {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return locked;
  const { license } = JSON.parse(readFileSync(file, 'utf8'));
  return typeof license === 'string' ? license : locked;
};
const packages = shipped(lock).map(
  ([folder, { version = '', license }]): ShippedPackage => ({
    name: nameOf(folder),
    version,
    licence: licenceOf(folder, license),
  }),
);

const { judged, faults } = judge(packages, exceptions);
const page = 'docs/licences.md';
const written = licencesPage(judged);
const isOld = !existsSync(page) || readFileSync(page, 'utf8') !== written;
const isCheck = process.argv.includes('--check');
const lockFiles = globSync('**/package-lock.json', {
  exclude: (path) => /(^|[/\\])(node_modules|\.git|\.data|\.vendure|dist[\w-]*)$/.test(path),
});
const all = [
  ...lockFiles.filter((file) => !(file in mayRunScripts)).map((file) => `${file} is not checked`),
  ...Object.entries(mayRunScripts).flatMap(([file, names]) =>
    lockFaults(read(file), new Set(names)).map((fault) => `${file}: ${fault}`),
  ),
  ...faults,
  ...(isCheck && isOld ? [`${page} is out of date: run node scripts/supply-chain.ts`] : []),
];
for (const fault of all) console.error(fault);
if (!isCheck && isOld && faults.length === 0) writeFileSync(page, written);
if (all.length === 0)
  console.log(
    `${packages.length} packages shipped, ${Object.keys(lock.packages).length - 1} in the lock file`,
  );
process.exitCode = all.length > 0 ? 1 : 0;
