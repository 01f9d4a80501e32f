import type { Shop } from '../../application/shared/shop.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';

/** Where the sandbox has each shop's chat. */
export const sandboxChat = (brand: BrandId): string => `/chat/${brand}/{language}`;

/** What a deployment says of a shop, and its own file does not. */
export interface Deployed {
  readonly origin?: string | undefined;
  /** Where its people chat; true: in the sandbox. */
  readonly chat?: string | true | undefined;
}

/** The shop as it is deployed. */
export const deployed = (shop: Shop, { origin = shop.origin, chat }: Deployed): Shop => ({
  ...shop,
  origin,
  contact: chat ? { ...shop.contact, chat: chat === true ? sandboxChat(shop.id) : chat } : shop.contact,
});
