/** Index for abandoned carts: few carts are open and have an e-mail. */
export const cartsLeft: readonly string[] = [
  `create index cart_left on cart(updated_at) where email is not null and checkout_state <> 'completed'`,
];
