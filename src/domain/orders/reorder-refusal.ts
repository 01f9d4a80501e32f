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

/** The one message that stands for all of them: the shopper can mend none. A key of the words. Source: REO-4. */
export const reorderNotPossible = 'reorder.not_possible';

/** The cause that a code names, with or without `reorder.` before it; none for a failure of another kind. Source: REO-4. */
export const reorderRefusal = (code: string): ReorderRefusal | undefined =>
  reorderRefusals.find((cause) => code === cause || code === `reorder.${cause}`);
