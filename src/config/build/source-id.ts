import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Beside the lists of what was built. */
export const sourceIdFile = 'client/.vite/sources.txt';

const filesOf = (root: string): readonly string[] => [
  ...readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1)),
  'vite.config.ts',
  'package-lock.json',
];

/** The same for the same sources and packages, wherever they are. */
export const sourceId = (root: string): string =>
  [...filesOf(root)]
    .sort()
    .reduce(
      (hash, file) => hash.update(file.replaceAll(sep, '/')).update(readFileSync(join(root, file))),
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
