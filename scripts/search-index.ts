import { loadModule } from './load-module.ts';

/** Fills the search service's indexes from a running shop. */
const { runSearchIndex } = await loadModule<
  typeof import('../src/config/server/services/fill-search-index.ts')
>('/src/config/server/services/fill-search-index.ts');
process.exit(await runSearchIndex(process.argv.slice(2), process.env));
