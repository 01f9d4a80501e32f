import { loadModule } from './load-module.ts';

/**
 * Prints which product lacks legally required information in which shop, and fails if one does: `npm run
 * products:check`. It reads the database from the settings; while the embedded one is in use, `/sandbox/products` shows
 * the same.
 */
const { checkProducts } = await loadModule<typeof import('./products-check/check-products.ts')>(
  '/scripts/products-check/check-products.ts',
);
const { lines, code } = await checkProducts(process.env);
for (const line of lines) console.log(line);
process.exit(code);
