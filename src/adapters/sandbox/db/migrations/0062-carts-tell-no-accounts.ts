/** Orders kept what carts once told: whether there is an account under their e-mail. */
export const cartsTellNoAccounts: readonly string[] = [
  `update shop_order set basket = basket #- '{customer,registered}'
      where basket->'customer' ? 'registered'`,
];
