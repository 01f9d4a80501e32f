import type { Plugin } from 'vite';

type Strip = (code: string) => string;

/** By file: the server finds a page's styles by the file of its chunk. */
const strips: readonly (readonly [file: string, strip: Strip])[] = [
  ['/src/ui/pages.ts', (code) => code.replace(/\bchunk: '[^']+',/g, '')],
];

/** Leaves out of the browser's code the names that only the server and the tests read. */
export const withoutNames = (): Plugin => ({
  name: 'without-names',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: (code, id) => {
    const strip = strips.find(([file]) => id.endsWith(file))?.[1];
    return strip && { code: strip(code), map: null };
  },
});
