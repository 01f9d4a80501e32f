import type { Shop } from '../../application/shared/shop.ts';
import { type BrandId, brandIds } from '../../domain/shared/brand-id.ts';
import type { Settings } from '../settings/settings.ts';
import { brands } from './brands.ts';
import { deployed } from './deployed.ts';

/** What a deployment says of money. */
export type MoneySettings = Pick<Settings, 'currencies' | 'cashRounding'>;

/** A shop with what it sells in here. */
export const shopOn = ({ currencies, cashRounding }: MoneySettings, brand: BrandId): Shop =>
  deployed(brands[brand].shop, { currency: currencies[brand], cashRounding });

/** All shops, with what they sell in here. */
export const shopsOf = (settings: MoneySettings): Readonly<Record<BrandId, Shop>> =>
  Object.fromEntries(brandIds.map((id) => [id, shopOn(settings, id)])) as Record<BrandId, Shop>;
