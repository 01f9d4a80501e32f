export const passports: readonly string[] = [
  `create table product_passport (
    product_id int primary key references product(id) on delete cascade, passport jsonb not null)`,
  `create table product_gap (
    product_id int not null references product(id) on delete cascade, brand text not null, missing jsonb not null,
    primary key (product_id, brand))`,
  // A range that was copied earlier has no passports, so all of it is copied again.
  "update range_mark set whole_at = 'epoch'",
  'create table gap_rules (brand text primary key, rules text not null)',
];
