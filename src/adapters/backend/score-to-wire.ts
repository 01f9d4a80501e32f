import type { ScoreAddress, ScoreRequest } from '../../domain/checkout/credit-score.ts';
import { addressToWire } from '../contract/checkout/address-translation.ts';
import type { ScoreAddressWire, ScoreWire } from '../contract/checkout/credit.ts';

const scoreAddressToWire = (address: ScoreAddress): ScoreAddressWire => ({
  ...addressToWire(address),
  email: address.email,
  ...(address.gender && { gender: address.gender }),
});

/** Source: CHK-16. */
export const scoreToWire = (request: ScoreRequest): ScoreWire => ({
  billing_address: scoreAddressToWire(request.billingAddress),
  shipping_address: scoreAddressToWire(request.shippingAddress),
  order_total: { value: request.orderTotal.minor, currency: request.orderTotal.currency },
  price_channel: request.priceChannel,
  items: request.items.map(({ productId, sku, quantity, unitPrice }) => ({
    product_id: productId,
    sku,
    quantity,
    unit_price: unitPrice.minor,
  })),
  ...(request.lastOrderDate !== undefined && { last_order_date: request.lastOrderDate }),
  tags: request.tags,
  matching_profile: request.matchingProfile,
});
