/** Computes the keys from the e-mail: in lower case, and as the mailbox reads it. Same as `matchingEmail` of the domain. */
export const orderEmailKeys: readonly string[] = [
  `update shop_order set email_key = regexp_replace(lower(email), '\\s', '', 'g')`,
  `update shop_order
      set email_key = replace(regexp_replace(regexp_replace(email_key, '@[^@]*$', ''), '\\+.*$', ''), '.', '')
        || substring(email_key from '@[^@]*$')
      where email_key ~ '@(gmail|googlemail)\\.com$'`,
];

/** The key by which e-mails of orders are compared, as for customers. */
export const orderEmailKey: readonly string[] = [
  'alter table shop_order add column email_key text',
  ...orderEmailKeys,
  'alter table shop_order alter column email_key set not null',
  'create index shop_order_of_email on shop_order(email_key)',
];

/**
 * Updates the hash of customers who used a coupon with an order to the same key. A mailbox with several spellings has
 * one key. Same as `customerKey` of the coupons.
 */
export const couponCustomers: readonly string[] = [
  `update coupon_use set customer = encode(sha256(convert_to(shop_order.email_key, 'UTF8')), 'hex')
     from shop_order
    where shop_order.token = coupon_use.order_token and shop_order.email_key ~ '@(gmail|googlemail)\\.com$'`,
];
