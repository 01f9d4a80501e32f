import type { Hono } from 'hono';
import type { Environment } from '../environment.ts';
import type { Assets } from '../rendering/assets.ts';
import { makeShop, wireServer } from './make-shop.ts';
import type { Backend } from './services/backend.ts';
import type { PageServerTypes } from './visit.ts';
import type { ShopParts } from './wiring/shop-parts.ts';
import { TOKENS } from './wiring/tokens.ts';

type Report = ShopParts['report'];

const words: Assets['words'] = (brand, locale) => `/@id/__x00__virtual:words/${brand}/${locale}/*`;

/** `head`: the markup for hot reloading. */
const partsOf = (head: () => string, report: Report): ShopParts => ({
  assets: () => ({
    starter: '/src/config/starter.ts',
    filesOf: (kind) => ({
      scripts: [kind === 'page' ? '/src/config/entry-page.ts' : '/src/config/entry-client.tsx'],
      sheets: [],
      css: '',
    }),
    words,
    devHead: head(),
  }),
  relaxed: true,
  report,
});

/** Opens the backend, which stays when the shop is reloaded. */
export const openBackend = (environment: Environment, report: Report): Promise<Backend> =>
  wireServer(
    environment,
    partsOf(() => '', report),
  ).getAsync(TOKENS.backend);

let made: Hono<PageServerTypes> | undefined;
let madeWith: Backend | undefined;

/** The shop served through Vite's modules. Loaded again after each change, with everything that it imports. */
export const developmentShop = (
  environment: Environment,
  backend: Backend,
  head: () => string,
  report: Report,
): Hono<PageServerTypes> => {
  if (!made || madeWith !== backend) {
    madeWith = backend;
    made = makeShop(environment, backend, partsOf(head, report));
  }
  return made;
};
