import type { Plugin } from 'vite';

const router = /\/react-router\/dist\/production\/lib\/router\/router\.js$/;
const imported = /import \{([^}]+)\} from "\.\/instrumentation\.js";/;

/** What the router calls of it whether or not somebody watches; the rest is only called with watchers. */
const stubs: Readonly<Record<string, string>> = {
  consumeInstrumentationClientResultMetaReceiver: '() => undefined',
  getRouteInstrumentationUpdates: '() => ({})',
  instrumentClientSideRouter: '(router) => router',
};

/**
 * Leaves out of the browser's code the part of React Router that lets a tool watch each navigation: nothing here does,
 * and it is a kilobyte of every first visit. Fails the build when the router comes to import something else of it.
 */
export const withoutInstrumentation = (): Plugin => ({
  name: 'without-instrumentation',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!router.test(id)) return undefined;
    const names = imported
      .exec(code)?.[1]
      ?.split(',')
      .map((name) => name.trim());
    if (!names || names.some((name) => !(name in stubs)))
      return this.error('React Router imports its instrumentation in another way than we know');
    const declared = names.map((name) => `const ${name} = ${stubs[name]};`).join(' ');
    return { code: code.replace(imported, declared), map: null };
  },
});
