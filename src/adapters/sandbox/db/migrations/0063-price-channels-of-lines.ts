/** At whose prices a line was put into its cart, and which partner sent the visitor; null: the shop's own, nobody. */
export const priceChannelsOfLines: readonly string[] = [
  `alter table cart_line add column price_channel text, add column fk text`,
];
