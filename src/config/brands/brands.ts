import { type BrandId, brandIds } from '../../domain/shared/brand-id.ts';
import { isHostOf } from '../../domain/shared/shop-host.ts';
import { laws } from '../law/laws.ts';
import { shop as augentalShop } from './augental/shop.ts';
import { theme as augentalTheme } from './augental/theme.ts';
import type { Brand } from './brand.ts';
import { shop as linsenwerkShop } from './linsenwerk/shop.ts';
import { theme as linsenwerkTheme } from './linsenwerk/theme.ts';
import { shopOf } from './of-all-shops.ts';
import { shop as okulinoShop } from './okulino/shop.ts';
import { theme as okulinoTheme } from './okulino/theme.ts';
import { shop as opalysShop } from './opalys/shop.ts';
import { theme as opalysTheme } from './opalys/theme.ts';
import { shop as viszolaShop } from './viszola/shop.ts';
import { theme as viszolaTheme } from './viszola/theme.ts';

export const brands: Readonly<Record<BrandId, Brand>> = {
  okulino: { shop: { ...shopOf(okulinoShop), laws }, theme: okulinoTheme },
  linsenwerk: { shop: { ...shopOf(linsenwerkShop), laws }, theme: linsenwerkTheme },
  viszola: { shop: { ...shopOf(viszolaShop), laws }, theme: viszolaTheme },
  opalys: { shop: { ...shopOf(opalysShop), laws }, theme: opalysTheme },
  augental: { shop: { ...shopOf(augentalShop), laws }, theme: augentalTheme },
};

/** Which shop answers where nothing says otherwise. */
export const defaultBrand: BrandId = 'okulino';

/**
 * The shop of a host name, with or without port: `viszola.localhost:3000`. None: not a host of ours. `origins`: where else
 * the shops are reached.
 */
export const brandOfHost =
  (origins: Readonly<Partial<Record<BrandId, readonly string[]>>> = {}) =>
  (host: string): BrandId | undefined =>
    brandIds.find((id) =>
      [brands[id].shop.origin, ...(origins[id] ?? [])].some((origin) => isHostOf({ id, origin }, host)),
    );
