/** Names of lens wearers, deleted with their customer. Lenses without a wearer are assigned to the customer. */
export const lensPass: readonly string[] = [
  `create table lens_wearer (
    id text primary key, position int generated always as identity,
    customer_id int not null references customer(id) on delete cascade,
    name text not null, unique (customer_id, name))`,
  `create table lens_set_wearer (
    customer_id int not null references customer(id) on delete cascade, set_id text not null,
    wearer_id text references lens_wearer(id) on delete cascade, primary key (customer_id, set_id))`,
  'create index lens_set_of_wearer on lens_set_wearer(wearer_id)',
];
