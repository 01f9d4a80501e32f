import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Next to the manifests of the build. */
export const sourceIdFile = 'client/.vite/sources.txt';

const lockFile = 'package-lock.json';

const filesOf = (root: string): readonly string[] => [
  ...readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1)),
  'vite.config.ts',
  lockFile,
];

/** Returns the locked packages, without the shop's own version: a release has the sources that were checked before it. */
const packagesOf = (lock: string): string => {
  const { '': own, ...others } = JSON.parse(lock).packages;
  return JSON.stringify([{ ...own, version: undefined }, others]);
};

const contentOf = (root: string, file: string): string | Buffer => {
  const content = readFileSync(join(root, file));
  return file === lockFile ? packagesOf(content.toString()) : content;
};

/** The same for the same sources and packages, whatever their location and release version. */
export const sourceId = (root: string): string =>
  [...filesOf(root)]
    .sort()
    .reduce(
      (hash, file) => hash.update(file.replaceAll(sep, '/')).update(contentOf(root, file)),
      createHash('sha256'),
    )
    .digest('hex');

/** Writes the source id of a build, so that results of another build are not attributed to it. Source: LAW-15. */
export const writeSourceId = (root: string): Plugin => ({
  name: 'source-id',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: sourceIdFile.replace('client/', ''), source: sourceId(root) });
  },
});
