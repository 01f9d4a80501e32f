import { variantId } from '../../../domain/catalogue/variant.ts';
import type { DeliveryInterval } from '../../../domain/shared/delivery-interval.ts';
import type { CartItemWire } from '../../contract/cart/cart-item.ts';
import { newId } from '../db/new-token.ts';
import type { KeptLine } from '../db/subscription-tables.ts';

/** A line that is delivered regularly, at the price of such a line, whatever it was in its order or cart. Source: SUBS-2. */
export const inRhythm = (line: KeptLine, { every, unit }: DeliveryInterval): KeptLine => ({
  ...line,
  meta: { ...line.meta, subscription_frequency: every, subscription_frequency_unit: unit },
});

/** Converts a line of a cart or an order into a subscription line. */
export const keptLine = ({ product_id, formatted_options, meta, quantity }: CartItemWire): KeptLine => {
  const options = Object.fromEntries(formatted_options.map(({ code, value }) => [code, value]));
  return { id: newId(), product_id, variant_id: variantId(product_id, options), options, meta, quantity };
};
