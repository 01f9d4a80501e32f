/** Finds the carts that were left: few are open and belong to somebody. */
export const cartsLeft: readonly string[] = [
  `create index cart_left on cart(updated_at) where email is not null and checkout_state <> 'completed'`,
];
