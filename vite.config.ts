import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { bundleReport } from './src/config/build/bundle-report.ts';
import { makeClassNames } from './src/config/build/class-names.ts';
import { inlineClassNames } from './src/config/build/inline-class-names.ts';
import { keepPrevious } from './src/config/build/keep-previous.ts';
import { ownCopies } from './src/config/build/own-copies-plugin.ts';
import { precompress } from './src/config/build/precompress.ts';
import { propertyNames } from './src/config/build/property-names.ts';
import { reactAsModules } from './src/config/build/react-as-modules.ts';
import { withoutNames } from './src/config/build/without-names.ts';
import { withoutRuntimeFile } from './src/config/build/without-runtime-file.ts';
import { withoutUnusedParts } from './src/config/build/without-unused-parts.ts';
import { words } from './src/config/build/words-plugin.ts';

const starter = 'src/config/starter.ts';
const app = 'src/config/entry-client.tsx';
const page = 'src/config/entry-page.ts';

const shared =
  /\/src\/(ui\/(shared\/|catalogue\/(card|Breadcrumb|product\/form\/option-groups))|domain\/(shared|catalogue|cart))/;
/** Rules and lists that nothing on a first visit asks: they go with what asks them. */
const askedLater =
  /\/domain\/(shared\/(after-sign-in|brand-id|checkout-step|country|dates|day-arithmetic|edit-distance|format-date|geo|money|redirect|service-path|shop-day|vat|wall-clock)|cart\/(cart|cart-check|checkout-state|coupon|created-from|customer-id|free-shipping|gift|gift-opt-out|lines-again|service-item|product-switch|shown-savings|stock-check)|catalogue\/(lens\/(eye-prescription|eyes|last-choice|lens-care|lens-measure|plausibility|supply|wear)|rating\/(given-rating|rating-round|review)|delivery|facet-values|made-in|product-safety|timed-content|wishes))\.ts|\/ui\/shared\/(LedAway\.tsx|elements\/(ChatLink|EmailField|Fact)\.tsx|(failure-text|form-texts|use-experiment)\.ts|notifications\/(Notes|use-free-place))/;

/** What only an order or an account needs of the adapters. */
const orderingOnly =
  /\/adapters\/((backend|contract)\/personal\/|backend\/(ordering|checkout|address-a|account|my-orders|identity|order-from|partner-from|score)|browser\/(identity|lightbox|named-cookie|order-type|provider-window|signed-in-mark|wip)|contract\/(ordering|checkout\/(checkout|credit|addresses|partners)|orders\/|account|customers|hydra|identity))/;

/**
 * What parts have in common that else share nothing. A group takes along what its modules import: without a place of
 * their own, consent or a link of a story would bring the whole checkout with it.
 */
const crumbs =
  /\/src\/(domain\/(shared\/(shop-day|redirect|service-path)|customer\/(email|miles-and-more)|catalogue\/(timed-content|lens\/wear))|application\/(shared\/(clock|failure)|catalogue\/shown-content)|ui\/(shared\/elements\/(EmailField|Fact)|checkout\/shipping\/use-method-name))\.tsx?/;

/** Comes only where a page asks for it: features that it did not bring along, an error, or where somebody gives their consent. */
const ofItsOwn =
  /\/src\/adapters\/(flags\/|reporting\/|analytics\/|browser\/(campaign-cookies|cart-tabs|counted-once|forget-kept|kept-|was-signed-in))/;

/** What asks for stories, with its codecs: only who goes on to another page of the shop's own needs it. */
const contentOnly = /\/adapters\/(backend|contract)\/content/;

/** What decides which island wakes, and what it stands on: all that a page evaluates before somebody is there. */
const kernel =
  /vite\/preload-helper|\/src\/(config\/(clock|browser\/(signs|offline-links))|ui\/(islands|layout\/header\/(fold-menus|language-toggle)|shared\/(patiently|lost-sheets|place|lead|opens-elsewhere))|adapters\/browser\/storages|domain\/tracking\/consent-glance)\.ts|preload-helper/;
/** The live parts of the frame. */
const tools =
  /\/src\/ui\/(layout\/(header\/(live-tools|AccountColumn|AccountLink|CartButton|WishesButton)|ConnectionHint|LiveSlots|CartSlot|ProductMarks)|wishlist\/(WishlistSlot|WishButton|use-wishes)|identity\/use-account|cart\/(use-cart|pending-of|use-fetch-cart|drawer\/use-sidebar)|shared\/(notifications\/NotificationRegion|elements\/(Head|PreLink|ChatLink|Button|button))|art\/(icons|illustrations\/illustration)[\w/-]*|layout\/(LoadingBar|use-loading-bar|Footer|header\/TopBar))\.|\/domain\/(shared\/loading-bar|layout\/chrome|customer\/account-label|identity\/auth-state)\.|\/adapters\/browser\/(cart-)?tabs\./;

/** What shows instead of a page that could not be shown. */
const failing =
  /\/src\/ui\/(routes\/errors\/(ErrorView|NotFound|OtherError)|art\/illustrations\/LostLens|shared\/departments)/;

/** What only the app draws its pages with. */
const appOnly =
  /\/src\/(config\/(entry-|browser\/(preload|settle-routes))|config\/rendering|ui\/(page|pages|app-routes|document)\.tsx?|ui\/layout\/(Layout|Here|Frame|use-follow|use-frame|frame|load-frame|menu\/|header\/(Header|MobileMenu|LanguagePanel|PromotionSlot|promotion|use-folds)\.)|ui\/tracking|domain\/tracking\/(goods|clean-address)|config\/browser\/(be-there|router-moves)|ui\/shared\/(hydrated|words|load)\.ts|ui\/routes\/(.+\/loader|errors\/(RouteError|BrokenError)))/;

/**
 * Libraries in parts that a slow phone can evaluate one by one. The starter stays out of them: a shared chunk would be a
 * second request at load.
 */
const groups = [
  {
    name: 'react',
    tags: ['$initial' as const],
    // With the bundler's own few lines, which would else be one more request.
    test: /node_modules\/(react|react-dom|scheduler)\/|src\/config\/browser\/react-dom|module:react/,
  },
  { name: 'router', test: /node_modules\/react-router\// },
  { name: 'kernel', test: (id: string) => kernel.test(id) },
  {
    name: 'rxjs',
    test: /node_modules\/rxjs\/dist\/esm\/internal\/(Observable|Subscriber|Subscription|config|NotificationFactories|scheduler\/timeoutProvider|symbol\/|util\/(isFunction|errorContext|createErrorClass|UnsubscriptionError|arrRemove|noop|identity|pipe|reportUnhandledError))/,
  },
  { name: 'streams', test: /node_modules\/rxjs\// },
  { name: 'vendor', tags: ['$initial' as const], test: /node_modules/ },
  {
    name: 'base',
    tags: ['$initial' as const],
    test: (id: string) =>
      !/starter|^own-copy:|\/src\/ui\/search\//.test(id) &&
      !appOnly.test(id) &&
      !tools.test(id) &&
      !failing.test(id),
  },
  { name: 'tools', test: tools },
  { name: 'errors', test: failing },
  // Nothing opens before somebody asks.
  { name: 'dialog', test: /\/src\/ui\/shared\/elements\/Dialog/ },
  // One file for what several pages share, instead of a dozen crumbs; what one page alone has stays with it.
  {
    name: 'card',
    test: (id: string) => shared.test(id) && !askedLater.test(id) && !appOnly.test(id),
  },
  // Asked for once by most, and never again.
  {
    name: 'consent',
    test: /\/src\/(config\/browser\/(consent\.ts|tracking\/where)|application\/tracking\/(consent|own|campaign)|adapters\/browser\/(campaign|forget|kept-)|domain\/tracking\/(consent\.ts|kept|campaign)|ui\/consent\/Kept)/,
  },
  // The client of the Shop API with its codecs, and the rules that they ask: it comes with the first question.
  {
    name: 'backend',
    test: (id: string) =>
      !orderingOnly.test(id) &&
      !ofItsOwn.test(id) &&
      !contentOnly.test(id) &&
      (/\/src\/(adapters\/|application\/(catalogue\/\w+-lookup|cart\/cart-sidebar|shared\/latest-state))|node_modules\/(io-ts|rxjs)\//.test(
        id,
      ) ||
        crumbs.test(id)),
  },
  // Counting with days, and printing them: a filled-in lens, a cart and what comes after it.
  {
    name: 'days',
    test: /\/domain\/(shared\/(dates|day-arithmetic|wall-clock)|catalogue\/lens\/supply)\.ts|node_modules\/(date-fns|@date-fns\/utc)\//,
  },
  { name: 'cart', test: /\/src\/ui\/(cart\/|routes\/cart\/.+\.css)/ },
  // What offers and stories are drawn with, instead of a crumb for each.
  { name: 'offers', test: /\/src\/(domain\/tracking\/promotion|ui\/content\/(LinkTo|promotion))/ },
  {
    name: 'stories',
    test: /\/src\/ui\/content\/(Blocks|Headed|ItemTitle|ContentPicture|RichText|views)\./,
  },
  { name: 'listing', test: /\/src\/ui\/catalogue\/(listing\/|PageHead|page-head)/ },
  // What all forms of more than a field share, signing in before all: it needs nothing of the checkout.
  {
    name: 'form',
    test: /\/src\/(domain\/shared\/after-sign-in|ui\/checkout\/(Card\.module|CheckoutSkeleton|StepHead))|node_modules\/react-hook-form\//,
  },
  { name: 'orders', test: /\/src\/(ui\/orders|application\/orders)\// },
  { name: 'suggestions', test: /\/src\/ui\/search\/(?!SearchBox|search-box)/ },
  {
    name: 'checkout',
    test: /\/src\/ui\/(checkout\/|routes\/(checkout|thank-you)\/.+\.css)/,
  },
];

/** These hold WebAssembly, native code or files of their own, so the server loads them from where they are installed. */
const external = ['@electric-sql/pglite', 'opentype.js', 'pdfkit', 'pg', 'piscina', 'sharp'];

const nameOf = makeClassNames(import.meta.dirname);

export default defineConfig(({ command }) => ({
  plugins: [
    words(),
    ownCopies(import.meta.dirname, starter),
    reactAsModules(),
    withoutNames(),
    withoutUnusedParts(),
    propertyNames(import.meta.dirname),
    inlineClassNames(nameOf),
    react(),
    withoutRuntimeFile(),
    keepPrevious(),
    bundleReport(import.meta.dirname),
    precompress(),
  ],
  css:
    command === 'build'
      ? { modules: { generateScopedName: nameOf } }
      : { transformer: 'lightningcss' as const },
  builder: {},
  environments: {
    client: {
      // RxJS keeps its modern build behind this condition.
      resolve: { conditions: ['es2015', ...defaultClientConditions] },
      build: {
        outDir: 'dist/client',
        manifest: true,
        cssMinify: 'lightningcss',
        target: 'baseline-widely-available',
        assetsInlineLimit: 0,
        // What every page has by then is not looked for again: each lazy chunk would name it once more.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_, files) =>
            files.filter((file) => !/\/(react|rxjs|kernel|base|entry-client|entry-page)-/.test(file)),
        },
        rolldownOptions: {
          input: [starter, page, app],
          output: {
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7].[ext]',
            codeSplitting: { groups },
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
