import type { Plugin } from 'vite';

type Strip = (code: string) => string;

/** By file: the server finds a page's styles by the file of its chunk, and names in a message what nothing is bound to. */
const strips: readonly (readonly [file: string, strip: Strip])[] = [
  ['/src/ui/pages.ts', (code) => code.replace(/\bchunk: '[^']+',/g, '')],
  [
    '/src/config/composition/tokens.ts',
    (code) =>
      code.replace(/>\('\w+'\)/g, '>()').replace('(name: string) => Symbol.for(name)', '() => Symbol()'),
  ],
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
