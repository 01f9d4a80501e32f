/** Copies of customers whom an engine keeps, their sessions there, and orders that were not placed at the shop. */
export const engineAccounts: readonly string[] = [
  `alter table customer add column engine_customer text, add constraint customer_of_engine unique (brand, engine_customer)`,
  `alter table session add column engine_session text, add column engine_token text`,
  `alter table shop_order add column elsewhere boolean`,
];
