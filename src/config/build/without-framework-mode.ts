import type { Plugin } from 'vite';

/** What a module of React Router imports of another, and what stands in its place. */
interface Replaced {
  readonly importer: RegExp;
  readonly from: string;
  readonly stubs: Readonly<Record<string, string>>;
  /** What is imported as before. */
  readonly kept: readonly string[];
}

const replaced: readonly Replaced[] = [
  {
    importer: /\/react-router\/dist\/production\/lib\/router\/router\.js$/,
    from: './instrumentation.js',
    // Called whether or not somebody watches; the rest is only called with watchers.
    stubs: {
      consumeInstrumentationClientResultMetaReceiver: '() => undefined',
      getRouteInstrumentationUpdates: '() => ({})',
      instrumentClientSideRouter: '(router) => router',
    },
    kept: [],
  },
  {
    importer: /\/react-router\/dist\/production\/lib\/dom\/lib\.js$/,
    from: './ssr/components.js',
    // No link has a `prefetch` of the framework: `PreLink` asks for pages in our own way.
    stubs: { PrefetchPageLinks: '() => null', usePrefetchBehavior: '() => [false, null, {}]' },
    kept: ['FrameworkContext', 'mergeRefs'],
  },
];

const importOf = (from: string): RegExp =>
  new RegExp(`import \\{([^}]+)\\} from "${from.replaceAll('.', '\\.')}";`);

/**
 * Leaves out of the browser's code what React Router has for tools that watch navigations and for its framework mode:
 * nothing here uses it, and it is two kilobytes of every first visit. Fails the build when the router comes to import
 * something else.
 */
export const withoutFrameworkMode = (): Plugin => ({
  name: 'without-framework-mode',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    const part = replaced.find(({ importer }) => importer.test(id));
    if (!part) return undefined;
    const { from, stubs, kept } = part;
    const imported = importOf(from);
    const names = imported
      .exec(code)?.[1]
      ?.split(',')
      .map((name) => name.trim());
    if (!names || names.some((name) => !(name in stubs) && !kept.includes(name)))
      return this.error(`React Router imports ${from} in another way than we know`);
    const still = kept.length > 0 ? `import { ${kept.join(', ')} } from "${from}"; ` : '';
    const declared = Object.entries(stubs).map(([name, stub]) => `const ${name} = ${stub};`);
    return { code: code.replace(imported, still + declared.join(' ')), map: null };
  },
});
