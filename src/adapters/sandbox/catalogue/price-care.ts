import { sql } from 'kysely';
import { type CaseOffer, careOfYear, type SolutionOffer } from '../../../domain/catalogue/lens/care-cost.ts';
import type { Minor } from '../../../domain/shared/money.ts';
import type { Db } from '../db/schema.ts';
import { lacksNothing } from '../passports/gap-list.ts';

interface Row {
  readonly channel: number;
  readonly kind: 'solution' | 'case';
  readonly with_case: boolean;
  readonly price: Minor;
  readonly amount: number;
}

const says = (code: string, ...values: readonly string[]) =>
  sql<boolean>`p.facts @? ${sql.lit(
    `$[*] ? (@.code == "${code}" && (${values.map((value) => `@.value == "${value}"`).join(' || ')}))`,
  )}::jsonpath`;

/** Condition: the solution is known to suit every soft lens. */
const forAll = sql<boolean>`(p.care_kind in ('multi_purpose', 'peroxide') and p.contents->>'unit' = 'ml'
  and ${says('preservative', 'none', 'polyquaternium')} and ${says('suitable_for', 'soft', 'soft_and_rigid')})`;

const amount = sql`((p.contents->>'amount')::int * (p.contents->>'count')::int)`;

/**
 * Selects the cheapest offers by content in each listed channel: solutions with a case, solutions without a case, and
 * cases.
 */
const offers = sql<Row>`
  select distinct on (o.channel, o.kind, o.with_case) o.* from (
    select pp.channel, case p.care_kind when 'case' then 'case' else 'solution' end as kind,
      ${says('lens_case_included', 'yes')} as with_case, pp.price, ${amount} as amount
    from product p
    join product_price pp on pp.product_id = p.id
    join price_channel c on c.num = pp.channel and c.listed
    where p.care_kind is not null and p.is_active and not p.is_trial and not p.discontinued
      and ${lacksNothing(sql`p.id`, sql`c.brand`)}
      and (${forAll} or (p.care_kind = 'case' and p.contents->>'unit' = 'piece'))) o
  where o.amount > 0
  order by o.channel, o.kind, o.with_case, o.price::numeric / o.amount`;

const solutionOf = ({ price, amount: ml, with_case: withCase }: Row): SolutionOffer => ({
  price,
  ml,
  withCase,
});
const caseOf = ({ price, amount: cases }: Row): CaseOffer => ({ price, cases });

const yearOf = (rows: readonly Row[]): Minor | undefined =>
  careOfYear(
    rows.filter(({ kind }) => kind === 'solution').map(solutionOf),
    rows.filter(({ kind }) => kind === 'case').map(caseOf),
  );

/** Recomputes the cost of care in each channel. Returns whether it has changed. Source: LAW-17. */
export const priceCare = async (db: Db): Promise<boolean> => {
  const { rows } = await offers.execute(db);
  const known = await db.selectFrom('care_cost').selectAll().execute();
  const before = new Map(known.map(({ channel, year }) => [channel, year]));
  const after = new Map(
    [...Map.groupBy(rows, ({ channel }) => channel)].flatMap(([channel, own]) => {
      const year = yearOf(own);
      return year === undefined ? [] : [[channel, year] as const];
    }),
  );
  const isSame =
    before.size === after.size && [...after].every(([channel, year]) => before.get(channel) === year);
  if (isSame) return false;
  await db.deleteFrom('care_cost').execute();
  if (after.size > 0)
    await db
      .insertInto('care_cost')
      .values([...after].map(([channel, year]) => ({ channel, year })))
      .execute();
  return true;
};
