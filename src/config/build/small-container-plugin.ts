import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const nothing = '\0nothing';
const replaced: Readonly<Record<string, string>> = {
  inversify: resolve('src/config/browser/small-container.ts'),
  'reflect-metadata/lite': nothing,
};

/** The browser resolves its services with a container of thirty lines; the server and the tests use inversify itself. */
export const smallContainer = (): Plugin => ({
  name: 'small-container',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (id) => (id === nothing ? nothing : replaced[id]),
  load: (id) => (id === nothing ? 'export {}' : undefined),
});
