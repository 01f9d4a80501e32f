import { variantId } from '../../../domain/catalogue/variant.ts';
import type { CartItemWire } from '../../contract/cart/cart-item.ts';
import { newId } from '../db/new-token.ts';
import type { KeptLine } from '../db/subscription-tables.ts';

/** Converts a line of a cart or an order into a subscription line. */
export const keptLine = ({ product_id, formatted_options, meta, quantity }: CartItemWire): KeptLine => {
  const options = Object.fromEntries(formatted_options.map(({ code, value }) => [code, value]));
  return { id: newId(), product_id, variant_id: variantId(product_id, options), options, meta, quantity };
};
