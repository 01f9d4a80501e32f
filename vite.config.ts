import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { bundleReport } from './src/config/build/bundle-report.ts';
import { chunkGroups } from './src/config/build/chunk-groups.ts';
import { makeClassNames } from './src/config/build/class-names.ts';
import { conditionSheets } from './src/config/build/condition-sheets.ts';
import { frameSheets } from './src/config/build/frame-sheets.ts';
import { inlineClassNames } from './src/config/build/inline-class-names.ts';
import { keepPrevious } from './src/config/build/keep-previous.ts';
import { laterSheet } from './src/config/build/later-sheet.ts';
import { ownCopies } from './src/config/build/own-copies-plugin.ts';
import { precompress } from './src/config/build/precompress.ts';
import { propertyNames } from './src/config/build/property-names.ts';
import { reactModules } from './src/config/build/react-modules.ts';
import { writeSourceId } from './src/config/build/source-id.ts';
import { words } from './src/config/build/words-plugin.ts';

const starter = 'src/config/starter.ts';
const app = 'src/config/entry-client.tsx';
const page = 'src/config/entry-page.ts';

/** These hold WebAssembly, native code or files of their own, so the server loads them from where they are installed. */
const external = ['@electric-sql/pglite', 'opentype.js', 'pdfkit', 'pg', 'piscina', 'sharp'];

const thereAnyhow =
  /\/(react|rolldown-runtime|kernel|islands|sign|shared|streams|router|app|entry-client|entry-page)-/;
/** Asked for where carts and checkouts are open already, whose files they stand in. */
const ofCheckouts = /\/(address-desk|content|ordering)-/;

const nameOf = makeClassNames(import.meta.dirname);
const chunks = chunkGroups();

/** In the place of react-i18next, and of the translator that is made with i18next: a fraction of their weight (ADR 11). */
const translation = {
  find: /^(react-i18next|.*\/translation\/translator\.ts)$/,
  replacement: `${import.meta.dirname}/src/ui/shared/translation/light.tsx`,
};

export default defineConfig(({ command }) => ({
  resolve: { alias: [translation] },
  plugins: [
    words(),
    ownCopies(import.meta.dirname, starter),
    propertyNames(import.meta.dirname),
    inlineClassNames(nameOf),
    reactModules(),
    react(),
    chunks.plugin,
    keepPrevious(),
    writeSourceId(import.meta.dirname),
    frameSheets(),
    bundleReport(import.meta.dirname),
    conditionSheets(import.meta.dirname),
    laterSheet(import.meta.dirname, nameOf),
    precompress(),
  ],
  css:
    command === 'build'
      ? { modules: { generateScopedName: nameOf } }
      : { transformer: 'lightningcss' as const },
  // The page server draws these: no file of the build has them.
  build: { rolldownOptions: { external: [/^\/drawings\//] } },
  builder: {},
  environments: {
    client: {
      // RxJS keeps its modern build behind this condition.
      resolve: { conditions: ['es2015', ...defaultClientConditions] },
      build: {
        outDir: 'dist/client',
        manifest: true,
        cssMinify: 'lightningcss',
        // The engines of docs/browsers.md: no rule is written twice for older ones.
        cssTarget: ['chrome122', 'firefox131', 'safari18.4', 'ios18.4'],
        target: 'baseline-widely-available',
        assetsInlineLimit: 0,
        // What every page has by then is not looked for again: each lazy chunk would name it once more.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (asked, files) =>
            ofCheckouts.test(asked) ? [] : files.filter((file) => !thereAnyhow.test(file)),
        },
        rolldownOptions: {
          input: [starter, page, app],
          output: {
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[hash:6].[ext]',
            codeSplitting: { groups: chunks.groups },
          },
        },
      },
    },
    ssr: {
      // Without this the server bundle holds React's development build as well.
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
      // fp-ts and io-ts name no entry points that Node can find; what is CommonJS must stay external in development.
      resolve:
        command === 'build' ? { noExternal: true as const, external } : { noExternal: [/^fp-ts/, /^io-ts/] },
      build: {
        outDir: 'dist/server',
        target: 'node24',
        rolldownOptions: {
          input: {
            main: 'src/config/server/main.ts',
            'password-worker': 'src/adapters/sandbox/customers/password-worker.ts',
          },
          // In one folder: what starts a thread finds its file beside its own.
          output: { chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
}));
