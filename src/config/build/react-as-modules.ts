import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const wrapped: readonly string[] = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
/** They ask for one another as CommonJS does. */
const own = /\/node_modules\/(react|react-dom|scheduler)\//;
const prefix = '\0module:';
const require = createRequire(import.meta.url);

/** A name is left out where nobody imports it. */
const exported = (name: string): string => `export const ${name} = /* @__PURE__ */ (() => whole.${name})();`;

/**
 * React is CommonJS: each file that imports it would carry the bundler's bridge, which is a request of its own, and say
 * `(0, react.useState)` for `useState`. Here it is wrapped once, as the module that it is meant to be.
 */
export const reactAsModules = (): Plugin => ({
  name: 'react-as-modules',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (id, importer = '') =>
    wrapped.includes(id) && !importer.startsWith(prefix) && !own.test(importer) ? prefix + id : undefined,
  load(id) {
    if (!id.startsWith(prefix)) return undefined;
    const name = id.slice(prefix.length);
    const names = Object.keys(require(name) as object).filter((key) => key !== 'default');
    return [`import whole from '${name}';`, ...names.map(exported), 'export default whole;'].join('\n');
  },
});
