/** Removes from orders what carts once revealed: whether an account with their e-mail exists. */
export const cartsTellNoAccounts: readonly string[] = [
  `update shop_order set basket = basket #- '{customer,registered}'
      where basket->'customer' ? 'registered'`,
];
