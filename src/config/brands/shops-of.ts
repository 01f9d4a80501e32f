import type { Shop } from '../../application/shared/shop.ts';
import { type BrandId, brandIds } from '../../domain/shared/brand-id.ts';
import type { Settings } from '../settings/settings.ts';
import { brands } from './brands.ts';
import { deployed } from './deployed.ts';

/** The deployment's settings about money, and the backend that computes prices. */
export type MoneySettings = Pick<Settings, 'currencies' | 'cashRounding'> &
  Partial<Pick<Settings, 'backend'>>;

/**
 * Returns a shop with its currency in this deployment. With an external engine, which has no subscription prices,
 * subscriptions are not offered at the product.
 */
export const shopOn = ({ currencies, cashRounding, backend }: MoneySettings, brand: BrandId): Shop => {
  const { regularSaving, ...shop } = deployed(brands[brand].shop, {
    currency: currencies[brand],
    cashRounding,
  });
  return backend === 'vendure' || regularSaving === undefined ? shop : { ...shop, regularSaving };
};

/** Returns all shops with their currencies in this deployment. */
export const shopsOf = (settings: MoneySettings): Readonly<Record<BrandId, Shop>> =>
  Object.fromEntries(brandIds.map((id) => [id, shopOn(settings, id)])) as Record<BrandId, Shop>;
