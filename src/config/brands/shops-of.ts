import type { Shop } from '../../application/shared/shop.ts';
import { type BrandId, brandIds } from '../../domain/shared/brand-id.ts';
import type { Settings } from '../settings/settings.ts';
import { brands } from './brands.ts';
import { deployed } from './deployed.ts';

/** What a deployment says of money, and who reckons with it. */
export type MoneySettings = Pick<Settings, 'currencies' | 'cashRounding'> &
  Partial<Pick<Settings, 'backend'>>;

/** A shop with what it sells in here. An engine beside it knows no price of what comes regularly: it is not offered then. */
export const shopOn = ({ currencies, cashRounding, backend }: MoneySettings, brand: BrandId): Shop => {
  const { regularSaving, ...shop } = deployed(brands[brand].shop, {
    currency: currencies[brand],
    cashRounding,
  });
  return backend === 'vendure' || regularSaving === undefined ? shop : { ...shop, regularSaving };
};

/** All shops, with what they sell in here. */
export const shopsOf = (settings: MoneySettings): Readonly<Record<BrandId, Shop>> =>
  Object.fromEntries(brandIds.map((id) => [id, shopOn(settings, id)])) as Record<BrandId, Shop>;
