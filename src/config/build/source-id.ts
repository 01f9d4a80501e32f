import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Beside the lists of what was built. */
export const sourceIdFile = 'client/.vite/sources.txt';

const lockFile = 'package-lock.json';

const filesOf = (root: string): readonly string[] => [
  ...readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1)),
  'vite.config.ts',
  lockFile,
];

/** The packages that are locked. The shop's own version is no part of them: a release is what was checked before it. */
const packagesOf = (lock: string): string => {
  const { '': own, ...others } = JSON.parse(lock).packages;
  return JSON.stringify([{ ...own, version: undefined }, others]);
};

const contentOf = (root: string, file: string): string | Buffer => {
  const content = readFileSync(join(root, file));
  return file === lockFile ? packagesOf(content.toString()) : content;
};

/** The same for the same sources and packages, wherever they are and whichever version they are released as. */
export const sourceId = (root: string): string =>
  [...filesOf(root)]
    .sort()
    .reduce(
      (hash, file) => hash.update(file.replaceAll(sep, '/')).update(contentOf(root, file)),
      createHash('sha256'),
    )
    .digest('hex');

/** Says of a build what it was made of, so that nothing is said of it that was found in another. Source: LAW-15. */
export const writeSourceId = (root: string): Plugin => ({
  name: 'source-id',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: sourceIdFile.replace('client/', ''), source: sourceId(root) });
  },
});
