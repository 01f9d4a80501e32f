/** The price channel of a cart line, and the partner who referred the visitor. Null: the shop's own prices, no partner. */
export const priceChannelsOfLines: readonly string[] = [
  `alter table cart_line add column price_channel text, add column fk text`,
];
