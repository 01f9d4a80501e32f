import type { PriceSource } from '../../domain/tracking/partner-offer.ts';

/** Channel and partner's mark, as prices are asked for and goods are bought. Source: PRICE-2, PRICE-6. */
export const sourceToWire = ({ channel, fk }: PriceSource) => ({
  price_channel: channel,
  ...(fk !== undefined && { fk }),
});
