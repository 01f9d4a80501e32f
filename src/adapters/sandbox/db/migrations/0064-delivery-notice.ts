/** Whether the buyer of a cart allows the carrier to have e-mail and phone number. Null: not asked. */
export const deliveryNotice: readonly string[] = [`alter table cart add column shipping_opt_in boolean`];
