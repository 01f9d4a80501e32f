import { sql } from 'kysely';
import type { Passport } from '../../../domain/catalogue/passport/passport.ts';
import type { Party } from '../../../domain/catalogue/product-safety.ts';
import type { Db } from '../db/schema.ts';

interface Row {
  readonly id: number;
  readonly passport: Passport | null;
  readonly country: string | null;
  readonly party: Party | null;
  readonly in_eu: Party | null;
  readonly in_ch: Party | null;
}

const makerOf = ({ country, party, in_eu, in_ch }: Row): Passport['maker'] =>
  country === null || party === null
    ? undefined
    : { country, party, ...(in_eu && { inEu: in_eu }), ...(in_ch && { inCh: in_ch }) };

const passportOf = (row: Row): Passport => {
  const maker = row.passport?.maker ?? makerOf(row);
  return { ...row.passport, ...(maker && { maker }) };
};

/**
 * Reads what is known about products by their numbers. If a product's record has no maker, it is looked up by the
 * maker's name. Unknown numbers are left out.
 */
export const readPassports = async (
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Passport>> => {
  const { rows } = await sql<Row>`select p.id, known.passport, m.country, m.party, m.in_eu, m.in_ch
    from product p left join product_passport known on known.product_id = p.id
    left join maker m on m.name = p.manufacturer
    where p.id = any(${`{${ids.join(',')}}`}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, passportOf(row)]));
};
