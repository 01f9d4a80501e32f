import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const mark = 'own-copy:';

/**
 * Copies the shop's modules that one entry imports into it, without sharing them with other chunks. Only for modules
 * without state, which would exist twice.
 */
export const ownCopies = (root: string, entry: string): Plugin => {
  const source = resolve(root, 'src');
  /** The file of a module, or of its original if it is a copy; undefined if its imports are not copied. */
  const fileOf = (importer: string): string | undefined => {
    if (importer.startsWith(mark)) return resolve(source, importer.slice(mark.length));
    return importer === resolve(root, entry) ? importer : undefined;
  };
  return {
    name: 'own-copies',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(id, importer, options) {
      const file = importer !== undefined && id.startsWith('.') && fileOf(importer);
      if (!file) return undefined;
      const found = await this.resolve(id, file, { ...options, skipSelf: true });
      return found && mark + relative(source, found.id);
    },
    load: async (id) =>
      id.startsWith(mark)
        ? { code: await readFile(resolve(source, id.slice(mark.length)), 'utf8'), moduleType: 'ts' }
        : undefined,
  };
};
