import type { PriceSource } from '../../domain/tracking/partner-offer.ts';

/**
 * Converts a price source to the fields for requests of prices and purchases: channel and partner mark. Source:
 * PRICE-2, PRICE-6.
 */
export const sourceToWire = ({ channel, fk }: PriceSource) => ({
  price_channel: channel,
  ...(fk !== undefined && { fk }),
});
