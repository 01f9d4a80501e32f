import { createServer as createHttpServer } from 'node:http';
import { sep } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer, isRunnableDevEnvironment } from 'vite';

/** Vite in front, the page server behind it: changes to a screen or to the server take effect on the next request. */
const web = createHttpServer();
const vite = await createServer({
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: web } },
});
const ssr = vite.environments.ssr;
if (!isRunnableDevEnvironment(ssr)) throw new Error('The server environment cannot run modules');
const load = <A>(file: string): Promise<A> => ssr.runner.import(file);

const { readEnvironment } = await load<typeof import('../src/config/environment.ts')>(
  '/src/config/environment.ts',
);
const environment = readEnvironment({
  PORT: '5173',
  DIOPTRA_BRAND_PORTS: 'off',
  ...process.env,
  DIOPTRA_HTML_CACHE: 'off',
});
if (environment._tag === 'Left') throw new Error(environment.left.join('\n'));
const settings = environment.right;

/** Stylesheets by their addresses, so that a page is styled before its scripts load. */
const sheets = (): string =>
  [...ssr.moduleGraph.urlToModuleMap.keys()]
    .filter((url) => /\.css$/.test(url))
    .map((url) => `<link rel="stylesheet" href="${url}?direct">`)
    .join('');
const refresh =
  '<script type="module">import r from "/@react-refresh";r.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>t=>t</script><script type="module" src="/@vite/client"></script>';

const report = (error: unknown): void => console.error(error);
const loadShop = () =>
  load<typeof import('../src/config/server/development.ts')>('/src/config/server/development.ts');
const openBackend = async () => (await loadShop()).openBackend(settings, report);
let backend = await openBackend();
/** The database is opened again only when the backend itself has changed. */
let stale = false;
vite.watcher.on('change', (file) => {
  stale ||=
    [`${sep}adapters${sep}`, `${sep}domain${sep}`].some((part) => file.includes(part)) &&
    file.endsWith('.ts');
});

const respond = async (request: Request, bindings: object): Promise<Response> => {
  try {
    if (stale) {
      stale = false;
      await backend.close();
      backend = await openBackend();
    }
    const { developmentShop } = await loadShop();
    return await developmentShop(settings, backend, () => sheets() + refresh, report).fetch(
      request,
      bindings,
    );
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
    return new Response(error instanceof Error ? error.stack : String(error), { status: 500 });
  }
};

const listener = getRequestListener((request, bindings) => respond(request, bindings));
web.on('request', (request, response) =>
  vite.middlewares(request, response, () => listener(request, response)),
);
web.listen(settings.port, () => {
  console.log(`http://localhost:${settings.port}/ and http://{brand}.localhost:${settings.port}/`);
});
const stop = async () => {
  await backend.close();
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
