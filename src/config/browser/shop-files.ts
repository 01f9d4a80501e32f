import type { Shop } from '../../application/shared/shop.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';

/** Each shop is a chunk of its own: a browser gets the configuration of one. */
export const shopFiles: Readonly<Record<BrandId, () => Promise<Shop>>> = {
  okulino: () => import('../brands/okulino.ts').then(({ okulino }) => okulino.shop),
  linsenwerk: () => import('../brands/linsenwerk.ts').then(({ linsenwerk }) => linsenwerk.shop),
  viszola: () => import('../brands/viszola.ts').then(({ viszola }) => viszola.shop),
  opalys: () => import('../brands/opalys.ts').then(({ opalys }) => opalys.shop),
  augental: () => import('../brands/augental.ts').then(({ augental }) => augental.shop),
};
