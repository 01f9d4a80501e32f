/** Marks carts whose buyer wants no gift. */
export const cartGifts: readonly string[] = [
  `alter table cart add column gift_declined boolean not null default false`,
];
