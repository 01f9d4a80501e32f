import type { Shop } from '../../application/shared/shop.ts';
import type { ShopCurrency } from '../../domain/shared/amounts.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';

/** Where the sandbox has each shop's chat. */
export const sandboxChat = (brand: BrandId): string => `/chat/${brand}/{language}`;

/** What a deployment says of a shop, and its own file does not. */
export interface Deployed {
  readonly origin?: string | undefined;
  /** Where its people chat; true: in the sandbox. */
  readonly chat?: string | true | undefined;
  /** What it sells in, where that is not its own. */
  readonly currency?: ShopCurrency | undefined;
  /** Whether its totals can be paid in coins. */
  readonly cashRounding?: boolean | undefined;
  /** What the merchant's own identity service is called. */
  readonly houseIdentity?: string | undefined;
  /** What follows from the laws, where the shop comes without them. */
  readonly per100ml?: Shop['per100ml'] | undefined;
}

/** The shop as it is deployed. */
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
