import type { Hono } from 'hono';
import type { Environment } from '../environment.ts';
import type { Assets } from '../rendering/assets.ts';
import { makeShop } from './make-shop.ts';
import type { Backend } from './services/backend.ts';
import type { PageServerTypes } from './visit.ts';

const words: Assets['words'] = (brand, locale) => `/@id/__x00__virtual:words/${brand}/${locale}/*`;

let made: Hono<PageServerTypes> | undefined;
let madeWith: Backend | undefined;

/** The shop over Vite's modules. Loaded anew after each change, and with it everything that it imports. */
export const developmentShop = (
  environment: Environment,
  backend: Backend,
  head: () => string,
  report: (error: unknown) => void,
): Hono<PageServerTypes> => {
  if (!made || madeWith !== backend) {
    madeWith = backend;
    made = makeShop(environment, backend, {
      assets: () => ({
        starter: '/src/config/starter.ts',
        filesOf: () => ({ scripts: ['/src/config/entry-client.tsx'], sheets: [], css: '' }),
        words,
        devHead: head(),
      }),
      relaxed: true,
      report,
    });
  }
  return made;
};
