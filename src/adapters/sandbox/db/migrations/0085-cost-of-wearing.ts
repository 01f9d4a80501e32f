/** The number of days that a box lasts one eye, as the shop counts them when it lists a product. */
const daysOfBox = `((p.contents->>'amount')::int * (p.contents->>'count')::int
  * case p.lens_usage when 'daily' then 1 when 'two_weekly' then 14 when 'monthly' then 30 end)`;

/**
 * Listings by the monthly cost of wearing: one more number in the key table, and the index of that order. Products that
 * are no lenses have the largest possible number. The index of combinations contains all columns that pages are sorted
 * by.
 */
export const costOfWearing: readonly string[] = [
  'alter table lk add column wear int not null default 2147483647',
  'alter table lk alter column wear drop default',
  `update lk set wear = ((120::bigint * lk.price + ${daysOfBox}) / (2 * ${daysOfBox}))::int from product p
    where p.id = lk.id and p.contents->>'unit' = 'lenses' and p.lens_usage is not null`,
  'create index lk_wear on lk (channel, category, wear, rank) include (id, brand, ltype, usage, pband, rband, avail)',
  'drop index lk_combination',
  `create index lk_combination on lk (channel, category, ltype, usage, pband, rband, avail, brand, rank)
    include (id, price, rating, created, wear)`,
];
