import { createServer, isRunnableDevEnvironment } from 'vite';

/** Runs one source module through Vite, for scripts that need what Node alone cannot import. */
export const loadModule = async <A>(file: string): Promise<A> => {
  const vite = await createServer({
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The server environment cannot run modules');
  const module = await ssr.runner.import<A>(file);
  await vite.close();
  return module;
};
