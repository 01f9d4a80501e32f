import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { shortNames } from './short-names.ts';

const property = /--[a-z][\w-]*/g;

/** Maps each custom property in the stylesheets below `root` to one or two letters. */
export const makePropertyNames = (root: string): Readonly<Record<string, string>> => {
  const names = shortNames(1);
  const sheets = globSync('src/ui/**/*.css', { cwd: root }).sort();
  const found = sheets.flatMap((file) => readFileSync(`${root}/${file}`, 'utf8').match(property) ?? []);
  return Object.fromEntries([...new Set(found)].map((name) => [name, `--${names.next().value}`]));
};

/**
 * Replaces the shop's custom properties by short names in the stylesheets; the page server does the same with
 * `.vite/properties.json`.
 */
export const propertyNames = (root: string): Plugin => {
  const names = makePropertyNames(root);
  return {
    name: 'property-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/ui\/.*\.css(\?|$)/ },
      handler: (code) => ({ code: code.replace(property, (name) => names[name] ?? name), map: null }),
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      const source = JSON.stringify(names);
      this.emitFile({ type: 'asset', fileName: '.vite/properties.json', source });
    },
  };
};
