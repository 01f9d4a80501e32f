const says = (code: string, values: string): string =>
  `p.facts @? '$[*] ? (@.code == "${code}" && @.value like_regex "^(${values})$")'`;

const amount = "((p.contents->>'amount')::int * (p.contents->>'count')::int)";

const offered = (what: string, where: string): string => `select pp.channel, ${what}
  from product p join product_price pp on pp.product_id = p.id join price_channel c on c.num = pp.channel and c.listed
  where p.is_active and not p.is_trial and not p.discontinued and ${where}
    and not exists (select from product_gap gap where gap.product_id = p.id and gap.brand = c.brand)`;

const solutions = offered(
  `round(pp.price * 2190.0 / ${amount})::int as year, ${says('lens_case_included', 'yes')} as with_case`,
  `p.care_kind in ('multi_purpose', 'peroxide') and p.contents->>'unit' = 'ml' and ${amount} > 0
    and ${says('preservative', 'none|polyquaternium')} and ${says('suitable_for', 'soft|soft_and_rigid')}`,
);

const cases = offered(
  `round(pp.price * 4.0 / ${amount})::int as year`,
  `p.care_kind = 'case' and p.contents->>'unit' = 'piece' and ${amount} > 0`,
);

const wear = 'lk.wear + (60 * care.year + 365) / 730';

const band = `(5 - width_bucket(-(${wear})::numeric, '{-6000,-4500,-3000,-1500}'::numeric[]))`;

const plain = 'channel, category, ltype, usage, pband, rband, avail, traits';

/**
 * The cost of wearing includes care. Stores the yearly cost of care by channel, and adds it for reusable lenses in the
 * key table and in all counts by traits. The cost is the fifth trait.
 */
export const careCost: readonly string[] = [
  'create table care_cost (channel int2 primary key, year int not null)',
  'create index product_care on product (care_kind) where care_kind is not null',
  `insert into care_cost select s.channel, min(s.year + case when s.with_case then 0 else k.year end) as year
    from (${solutions}) s left join (select k.channel, min(k.year) as year from (${cases}) k group by 1) k on k.channel = s.channel
    where s.with_case or k.year is not null group by 1`,
  `update lk set wear = ${wear}, traits = (lk.traits & ~(15 << 16)) | (${band} << 16)
    from product p, care_cost care
    where p.id = lk.id and p.contents->>'unit' = 'lenses' and p.lens_usage <> 'daily' and care.channel = lk.channel`,
  'truncate facet_cube, facet_made, facet_nb',
  `insert into facet_cube (${plain}, brand, range, n) select ${plain}, brand, range, count(*)::int from lk
    group by ${plain}, brand, range`,
  `insert into facet_made (${plain}, range, n) select ${plain}, range, sum(n)::int from facet_cube group by ${plain}, range`,
  `insert into facet_nb (${plain}, n) select ${plain}, sum(n)::int from facet_made group by ${plain}`,
];
