import { countriesWithPer100ml } from '../../application/shared/law-for.ts';
import { type BrandId, brandIds } from '../../domain/shared/brand-id.ts';
import { isHostOf } from '../../domain/shared/shop-host.ts';
import { laws } from '../law/laws.ts';
import { shop as augentalShop } from './augental/shop.ts';
import { theme as augentalTheme } from './augental/theme.ts';
import type { Brand } from './brand.ts';
import { shop as linsenwerkShop } from './linsenwerk/shop.ts';
import { theme as linsenwerkTheme } from './linsenwerk/theme.ts';
import { type OwnShop, shopOf } from './of-all-shops.ts';
import { shop as okulinoShop } from './okulino/shop.ts';
import { theme as okulinoTheme } from './okulino/theme.ts';
import { shop as opalysShop } from './opalys/shop.ts';
import { theme as opalysTheme } from './opalys/theme.ts';
import type { Theme } from './theme.ts';
import { shop as viszolaShop } from './viszola/shop.ts';
import { theme as viszolaTheme } from './viszola/theme.ts';

const brandOf = (own: OwnShop, theme: Theme): Brand => {
  const shop = { ...shopOf(own), laws };
  return { shop: { ...shop, per100ml: countriesWithPer100ml(shop) }, theme };
};

export const brands: Readonly<Record<BrandId, Brand>> = {
  okulino: brandOf(okulinoShop, okulinoTheme),
  linsenwerk: brandOf(linsenwerkShop, linsenwerkTheme),
  viszola: brandOf(viszolaShop, viszolaTheme),
  opalys: brandOf(opalysShop, opalysTheme),
  augental: brandOf(augentalShop, augentalTheme),
};

/** The shop that answers if nothing selects another. */
export const defaultBrand: BrandId = 'okulino';

/**
 * Finds the shop of a host name, with or without port: `viszola.localhost:3000`. Undefined if the host belongs to no
 * shop. `origins`: further origins of the shops.
 */
export const brandOfHost =
  (origins: Readonly<Partial<Record<BrandId, readonly string[]>>> = {}) =>
  (host: string): BrandId | undefined =>
    brandIds.find((id) =>
      [brands[id].shop.origin, ...(origins[id] ?? [])].some((origin) => isHostOf({ id, origin }, host)),
    );
