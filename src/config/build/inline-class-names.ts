import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const imported = /^import (\w+) from '(\.[^']+\.module\.css)';$/gm;

/**
 * Replaces `css.header` by the final class name, so that no page contains a table of names. All stylesheets are kept,
 * even if no code uses their table any more.
 */
export const inlineClassNames = (nameOf: (local: string, file: string) => string): Plugin[] => [
  {
    name: 'inline-class-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/ui\/.*\.tsx?$/ },
      handler(code, id) {
        let written = code;
        for (const [, table, path = ''] of code.matchAll(imported)) {
          const file = resolve(dirname(id), path);
          const sheet = readFileSync(file, 'utf8');
          written = written.replaceAll(
            new RegExp(`(?<![\\w.])${table}\\.(\\w+)`, 'g'),
            (asked, local: string) =>
              new RegExp(`\\.${local}(?![\\w-])`).test(sheet) ? JSON.stringify(nameOf(local, file)) : asked,
          );
        }
        return written === code ? null : { code: written, map: null };
      },
    },
  },
  {
    name: 'keep-sheets',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  },
];
