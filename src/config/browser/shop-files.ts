import type { Shop } from '../../application/shared/shop.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import { type Deployed, deployed } from '../brands/deployed.ts';
import { type OwnShop, shopOf } from '../brands/of-all-shops.ts';

const files: Readonly<Record<BrandId, () => Promise<{ readonly shop: OwnShop }>>> = {
  okulino: () => import('../brands/okulino/shop.ts'),
  linsenwerk: () => import('../brands/linsenwerk/shop.ts'),
  viszola: () => import('../brands/viszola/shop.ts'),
  opalys: () => import('../brands/opalys/shop.ts'),
  augental: () => import('../brands/augental/shop.ts'),
};

/** Loads a shop's configuration. Each shop has its own chunk: a browser loads one shop, and no theme. */
export const loadShop = async (brand: BrandId, here: Deployed): Promise<Shop> =>
  deployed(shopOf((await files[brand]()).shop), here);
