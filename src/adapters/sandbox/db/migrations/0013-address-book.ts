export const addressBook: readonly string[] = [
  `create table customer_address (
    id text primary key, customer_id int not null references customer(id) on delete cascade, address jsonb not null,
    is_default boolean not null, position int generated always as identity)`,
  'create index address_of_customer on customer_address(customer_id)',
];
