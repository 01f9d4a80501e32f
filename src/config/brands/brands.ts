import { type BrandId, brandIds } from '../../domain/shared/brand-id.ts';
import { augental } from './augental.ts';
import type { Brand } from './brand.ts';
import { linsenwerk } from './linsenwerk.ts';
import { okulino } from './okulino.ts';
import { opalys } from './opalys.ts';
import { viszola } from './viszola.ts';

export const brands: Readonly<Record<BrandId, Brand>> = { okulino, linsenwerk, viszola, opalys, augental };

/** Which shop answers where nothing says otherwise. */
export const defaultBrand: BrandId = 'okulino';

/** The shop of a host name, with or without port: `viszola.localhost:3000`. None: not a host of ours. */
export const brandOfHost = (host: string): BrandId | undefined => {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return brandIds.find((id) => name === `${id}.localhost` || brands[id].hosts.includes(name));
};
