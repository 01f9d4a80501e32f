import type { BackendSettings } from '../adapters/backend/browsing-ports.ts';
import type { ClientSettings } from '../adapters/backend/client.ts';
import type { Shop } from '../application/shared/shop.ts';
import { comparedChannel } from '../domain/catalogue/price/price-lookup.ts';
import type { Locale } from '../domain/shared/locale.ts';

export const backendSettingsOf = (
  shop: Shop,
  locale: Locale,
  client: Omit<ClientSettings, 'channel'>,
): BackendSettings => {
  const recommended = comparedChannel(shop.features.struckThroughPrice);
  return {
    ...client,
    channel: { brand_channel: shop.id, locale },
    priceChannel: shop.priceChannel,
    reviews: shop.features.reviews,
    ...(recommended !== undefined && { recommendedRetailChannel: recommended }),
  };
};
