/** Whether a cart's buyer lets the carrier have e-mail and phone number; null: nobody was asked. */
export const deliveryNotice: readonly string[] = [`alter table cart add column shipping_opt_in boolean`];
