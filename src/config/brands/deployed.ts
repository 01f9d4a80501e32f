import type { Shop } from '../../application/shared/shop.ts';
import type { ShopCurrency } from '../../domain/shared/amounts.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';

/** The path of a shop's chat in the sandbox. */
export const sandboxChat = (brand: BrandId): string => `/chat/${brand}/{language}`;

/** Values of a shop that a deployment sets instead of the shop's own file. */
export interface Deployed {
  readonly origin?: string | undefined;
  /** The URL of its chat; true: in the sandbox. */
  readonly chat?: string | true | undefined;
  /** The shop's currency, if it differs from its own file. */
  readonly currency?: ShopCurrency | undefined;
  /** Whether totals are rounded to what coins can pay. */
  readonly cashRounding?: boolean | undefined;
  /** The name of the merchant's own identity service. */
  readonly houseIdentity?: string | undefined;
  /** The result of the laws, for a shop that is loaded without them. */
  readonly per100ml?: Shop['per100ml'] | undefined;
}

/** Returns the shop with the values of the deployment. */
export const deployed = (
  shop: Shop,
  { origin = shop.origin, chat, currency = shop.currency, cashRounding, houseIdentity, per100ml }: Deployed,
): Shop => ({
  ...shop,
  origin,
  currency,
  ...(cashRounding && { cashRounding }),
  ...(houseIdentity !== undefined && { houseIdentity }),
  ...(per100ml && { per100ml }),
  contact: chat ? { ...shop.contact, chat: chat === true ? sandboxChat(shop.id) : chat } : shop.contact,
});
