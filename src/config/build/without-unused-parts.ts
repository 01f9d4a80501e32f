import type { Plugin } from 'vite';

/** What a module of a library imports of another, and what stands in its place. */
interface Replaced {
  readonly importer: RegExp;
  readonly from: string;
  readonly stubs: Readonly<Record<string, string>>;
  /** What is imported as before. */
  readonly kept: readonly string[];
}

/** For what is never reached: says so if it is. */
const neverReached = "() => { throw new Error('left out of this build'); }";

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
  {
    importer: /\/rxjs\/dist\/esm\/internal\/observable\/from\.js$/,
    from: '../scheduled/scheduled',
    // No stream here is given a scheduler.
    stubs: { scheduled: neverReached },
    kept: [],
  },
  // Nor is one made of what arrives piece by piece: such an input is refused as any other that is no stream.
  {
    importer: /\/rxjs\/dist\/esm\/internal\/observable\/innerFrom\.js$/,
    from: '../util/isAsyncIterable',
    stubs: { isAsyncIterable: '() => false' },
    kept: [],
  },
  {
    importer: /\/rxjs\/dist\/esm\/internal\/observable\/innerFrom\.js$/,
    from: '../util/isReadableStreamLike',
    stubs: { isReadableStreamLike: '() => false', readableStreamLikeToAsyncGenerator: neverReached },
    kept: [],
  },
  {
    importer: /\/rxjs\/dist\/esm\/internal\/observable\/innerFrom\.js$/,
    from: 'tslib',
    stubs: { __asyncValues: neverReached, __awaiter: neverReached },
    kept: [],
  },
];

const routerModule = /\/react-router\/dist\/production\/lib\//;

/** Names for developers' tools keep a component that nobody uses; so does a call that might have done something. */
const droppable = (code: string): string =>
  code
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/(= )(React\$1\.(?:forwardRef|createContext)\()/g, '$1/* @__PURE__ */ $2');

const importOf = (from: string): RegExp =>
  new RegExp(`import \\{([^}]+)\\} from ["']${from.replaceAll('.', '\\.')}["'];`);

const replace = (code: string, { from, stubs, kept }: Replaced): string | undefined => {
  const imported = importOf(from);
  const names = imported
    .exec(code)?.[1]
    ?.split(',')
    .map((name) => name.trim());
  if (!names || names.some((name) => !(name in stubs) && !kept.includes(name))) return undefined;
  const still = kept.length > 0 ? `import { ${kept.join(', ')} } from "${from}"; ` : '';
  const declared = Object.entries(stubs).map(([name, stub]) => `const ${name} = ${stub};`);
  return code.replace(imported, still + declared.join(' '));
};

/**
 * Leaves out of the browser's code what libraries hold for others: React Router's framework mode and its tools that watch
 * navigations, RxJS's schedulers and asynchronous iterables. Together four kilobytes of every first visit. Fails the
 * build when a library comes to import something else.
 */
export const withoutUnusedParts = (): Plugin => ({
  name: 'without-unused-parts',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    const parts = replaced.filter(({ importer }) => importer.test(id));
    if (parts.length === 0 && !routerModule.test(id)) return undefined;
    let changed = routerModule.test(id) ? droppable(code) : code;
    for (const part of parts)
      changed =
        replace(changed, part) ?? this.error(`${id} imports ${part.from} in another way than we know`);
    return { code: changed, map: null };
  },
});
