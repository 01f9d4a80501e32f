/** Why the shop does not repeat an order. Source: REO-4. */
export const reorderRefusals = [
  'cart_not_found',
  'cart_not_in_cart_state',
  'payment_completed',
  'last_order_missing',
  'last_order_not_completed',
  'last_order_of_another_customer',
  'no_reorderable_products',
  'shipping_address_missing',
  'shipment_missing',
  'adjustment_missing',
  'customer_missing',
  'account_missing',
  'product_not_found',
] as const;
export type ReorderRefusal = (typeof reorderRefusals)[number];

/** The one message for all of them, because the shopper can resolve none. A key of the texts. Source: REO-4. */
export const reorderNotPossible = 'reorder.not_possible';

/** Returns the cause that a code names, with or without the prefix `reorder.`. Undefined for other failures. Source: REO-4. */
export const reorderRefusal = (code: string): ReorderRefusal | undefined =>
  reorderRefusals.find((cause) => code === cause || code === `reorder.${cause}`);
