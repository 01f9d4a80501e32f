/** The customer of an order, if the buyer was signed in, and the carrier's tracking number. */
export const ordersOfCustomers: readonly string[] = [
  `alter table shop_order add column customer_id int references customer(id) on delete set null,
      add column tracking text`,
  `create index shop_order_of_customer on shop_order(customer_id, created_at desc, number)`,
];
