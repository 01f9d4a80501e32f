import type { BackendSettings } from '../adapters/backend/backend-ports.ts';
import type { ClientSettings } from '../adapters/backend/client.ts';
import type { Shop } from '../application/shared/shop.ts';
import type { Locale } from '../domain/shared/locale.ts';

/** The price channel of struck-through prices. Source: PRICE-4. */
const recommendedRetail = 'recommended_retail';

export const backendSettingsOf = (
  shop: Shop,
  locale: Locale,
  client: Omit<ClientSettings, 'channel'>,
): BackendSettings => ({
  ...client,
  channel: { brand_channel: shop.id, locale },
  priceChannel: shop.priceChannel,
  ...(shop.features.struckThroughPrice && { recommendedRetailChannel: recommendedRetail }),
});
