import type { BackendSettings } from '../adapters/backend/browsing-ports.ts';
import type { ClientSettings } from '../adapters/backend/client.ts';
import type { Shop } from '../application/shared/shop.ts';
import { comparedChannel } from '../domain/catalogue/price/pricing.ts';
import type { Locale } from '../domain/shared/locale.ts';
import { noOffer, type PartnerOffer, priceSource } from '../domain/tracking/partner-offer.ts';

/** `offer`: reads what the visitor's browser has stored of a partner link; called for each price and each add. */
export const backendSettingsOf = (
  shop: Shop,
  locale: Locale,
  client: Omit<ClientSettings, 'channel'>,
  offer: () => PartnerOffer = () => noOffer,
): BackendSettings => {
  const recommended = comparedChannel(shop.features.struckThroughPrice);
  return {
    ...client,
    channel: { brand_channel: shop.id, locale },
    countries: shop.countries,
    priceChannel: shop.priceChannel,
    priceSource: (id) => priceSource(shop, offer(), id),
    reviews: shop.features.reviews,
    ...(recommended !== undefined && { recommendedRetailChannel: recommended }),
  };
};
